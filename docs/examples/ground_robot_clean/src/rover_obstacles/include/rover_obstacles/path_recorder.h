// The way that the rover took, on the map.

#ifndef ROVER_OBSTACLES_PATH_RECORDER_H
#define ROVER_OBSTACLES_PATH_RECORDER_H

#include <string>

#include <nav_msgs/Path.h>
#include <ros/ros.h>
#include <tf2_ros/buffer.h>

namespace rover_obstacles
{

class PathRecorder
{
public:
  PathRecorder(ros::NodeHandle & nh, const ros::NodeHandle & private_nh,
               tf2_ros::Buffer & buffer);

private:
  void record(const ros::TimerEvent & event);
  bool isFarFromLast(const geometry_msgs::Point & position) const;

  tf2_ros::Buffer & buffer_;
  std::string base_frame_;
  double spacing_;
  int max_poses_;

  nav_msgs::Path path_;
  ros::Publisher path_pub_;
  ros::Timer timer_;
};

}  // namespace rover_obstacles

#endif  // ROVER_OBSTACLES_PATH_RECORDER_H
