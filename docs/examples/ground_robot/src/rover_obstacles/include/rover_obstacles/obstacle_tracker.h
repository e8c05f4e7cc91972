// Obstacles on the map, out of the scans of the lidar.

#ifndef ROVER_OBSTACLES_OBSTACLE_TRACKER_H
#define ROVER_OBSTACLES_OBSTACLE_TRACKER_H

#include <string>
#include <vector>

#include <geometry_msgs/PointStamped.h>
#include <ros/ros.h>
#include <sensor_msgs/LaserScan.h>
#include <tf2_ros/buffer.h>

namespace rover_obstacles
{

class ObstacleTracker
{
public:
  ObstacleTracker(ros::NodeHandle & nh, const ros::NodeHandle & private_nh,
                  tf2_ros::Buffer & buffer);

private:
  void scanCallback(const sensor_msgs::LaserScan::ConstPtr & scan);
  void publishObstacles(
    const std::vector<geometry_msgs::PointStamped> & centres);
  void publishNearest(
    const std::vector<geometry_msgs::PointStamped> & centres);

  tf2_ros::Buffer & buffer_;
  std::string map_frame_;
  std::string base_frame_;
  double gap_;
  int min_points_;

  ros::Subscriber scan_sub_;
  ros::Publisher obstacle_pub_;
  ros::Publisher marker_pub_;
  ros::Publisher nearest_pub_;
};

}  // namespace rover_obstacles

#endif  // ROVER_OBSTACLES_OBSTACLE_TRACKER_H
