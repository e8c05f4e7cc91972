// The program of the base: driver and odometry in one process, so that no
// step of the wheels waits for a topic.

#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>

#include "rover_base/base_driver.h"
#include "rover_base/base_frames.h"
#include "rover_base/odometry.h"

int main(int argc, char ** argv)
{
  ros::init(argc, argv, "rover_base");
  ros::NodeHandle nh;
  ros::NodeHandle private_nh("~");

  try
  {
    tf2_ros::StaticTransformBroadcaster static_broadcaster;
    rover_base::publishBaseFrames(private_nh, static_broadcaster);

    rover_base::Odometry odometry(nh, private_nh);
    rover_base::BaseDriver driver(nh, private_nh, odometry);
    ros::spin();
  }
  catch (const std::exception & e)
  {
    ROS_FATAL("rover_base: %s", e.what());
    return 1;
  }
  return 0;
}
