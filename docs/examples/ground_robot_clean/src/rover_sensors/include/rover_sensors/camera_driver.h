// The camera's driver: pictures and the calibration that belongs to them.

#ifndef ROVER_SENSORS_CAMERA_DRIVER_H
#define ROVER_SENSORS_CAMERA_DRIVER_H

#include <string>

#include <ros/ros.h>
#include <sensor_msgs/CameraInfo.h>
#include <sensor_msgs/Image.h>

#include "rover_sensors/camera_pipe.h"

namespace rover_sensors
{

class CameraDriver
{
public:
  CameraDriver(ros::NodeHandle & nh, const ros::NodeHandle & private_nh);

private:
  void grab(const ros::TimerEvent & event);
  void stampPair(sensor_msgs::Image & image, sensor_msgs::CameraInfo & info,
                 const ros::Time & stamp) const;
  sensor_msgs::CameraInfo makeCameraInfo() const;

  CameraPipe pipe_;
  std::string optical_frame_;
  int width_;
  int height_;
  double focal_length_;

  ros::Publisher image_pub_;
  ros::Publisher info_pub_;
  ros::Timer timer_;
};

}  // namespace rover_sensors

#endif  // ROVER_SENSORS_CAMERA_DRIVER_H
