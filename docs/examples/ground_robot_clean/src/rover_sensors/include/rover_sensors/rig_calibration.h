// What the calibration of the sensor rig measured: the sonars, and the frames
// of their ranges.

#ifndef ROVER_SENSORS_RIG_CALIBRATION_H
#define ROVER_SENSORS_RIG_CALIBRATION_H

#include <ros/ros.h>
#include <sensor_msgs/Range.h>
#include <tf2_ros/static_transform_broadcaster.h>

namespace rover_sensors
{

class RigCalibration
{
public:
  RigCalibration(ros::NodeHandle & nh,
                 tf2_ros::StaticTransformBroadcaster & broadcaster);

private:
  void publishMounts(tf2_ros::StaticTransformBroadcaster & broadcaster) const;
  void rangeCallback(const sensor_msgs::Range::ConstPtr & msg);

  ros::Subscriber range_sub_;
  ros::Publisher range_pub_;
};

}  // namespace rover_sensors

#endif  // ROVER_SENSORS_RIG_CALIBRATION_H
