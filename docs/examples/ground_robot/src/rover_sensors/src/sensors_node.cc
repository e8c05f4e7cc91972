// The program of the sensors: all of them in one process, so that they share
// one static broadcaster.

#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>

#include "rover_sensors/camera_driver.h"
#include "rover_sensors/camera_frames.h"
#include "rover_sensors/lidar_driver.h"
#include "rover_sensors/mast_mount.h"
#include "rover_sensors/pan_tilt.h"
#include "rover_sensors/rig_calibration.h"

int main(int argc, char ** argv)
{
  ros::init(argc, argv, "rover_sensors");
  ros::NodeHandle nh;
  ros::NodeHandle private_nh("~");

  try
  {
    tf2_ros::StaticTransformBroadcaster static_broadcaster;
    rover_sensors::publishMastMount(static_broadcaster);
    rover_sensors::publishCameraFrames(static_broadcaster);

    rover_sensors::PanTilt head(nh);
    rover_sensors::CameraDriver camera(nh, private_nh);
    rover_sensors::LidarDriver lidar(nh, private_nh, static_broadcaster);
    rover_sensors::RigCalibration rig(nh, static_broadcaster);
    ros::spin();
  }
  catch (const std::exception & e)
  {
    ROS_FATAL("rover_sensors: %s", e.what());
    return 1;
  }
  return 0;
}
