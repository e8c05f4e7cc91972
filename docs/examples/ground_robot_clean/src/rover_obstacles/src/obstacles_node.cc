// The program of the obstacles and the path: both look at one tree.

#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_listener.h>

#include "rover_obstacles/obstacle_tracker.h"
#include "rover_obstacles/path_recorder.h"

int main(int argc, char ** argv)
{
  ros::init(argc, argv, "rover_obstacles");
  ros::NodeHandle nh;
  ros::NodeHandle private_nh("~");

  tf2_ros::Buffer buffer;
  tf2_ros::TransformListener listener(buffer);
  rover_obstacles::ObstacleTracker tracker(nh, private_nh, buffer);
  rover_obstacles::PathRecorder recorder(nh, private_nh, buffer);
  ros::spin();
  return 0;
}
