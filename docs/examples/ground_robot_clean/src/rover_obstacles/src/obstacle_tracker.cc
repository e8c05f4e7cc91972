// Obstacles on the map, out of the scans of the lidar.

#include "rover_obstacles/obstacle_tracker.h"

#include <cmath>
#include <limits>

#include <geometry_msgs/PoseArray.h>
#include <geometry_msgs/TransformStamped.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <visualization_msgs/MarkerArray.h>

#include "rover_obstacles/clusters.h"
#include "rover_obstacles/markers.h"

namespace rover_obstacles
{

ObstacleTracker::ObstacleTracker(ros::NodeHandle & nh,
                                 const ros::NodeHandle & private_nh,
                                 tf2_ros::Buffer & buffer)
  : buffer_(buffer)
{
  private_nh.param<std::string>("map_frame", map_frame_, "map");
  private_nh.param<std::string>("base_frame", base_frame_, "base_link");
  private_nh.param("gap", gap_, 0.25);
  private_nh.param("min_points", min_points_, 4);

  obstacle_pub_ = nh.advertise<geometry_msgs::PoseArray>("obstacles", 5);
  marker_pub_ =
    nh.advertise<visualization_msgs::MarkerArray>("obstacle_markers", 5);
  nearest_pub_ =
    nh.advertise<geometry_msgs::PointStamped>("nearest_obstacle", 5);
  scan_sub_ = nh.subscribe("scan", 5, &ObstacleTracker::scanCallback, this);
}

void ObstacleTracker::scanCallback(
  const sensor_msgs::LaserScan::ConstPtr & scan)
{
  if (scan->ranges.empty() || scan->header.frame_id.empty())
  {
    ROS_WARN_THROTTLE(5.0, "a scan without ranges or without a frame");
    return;
  }
  const std::vector<geometry_msgs::PointStamped> centres =
    findClusters(*scan, gap_, static_cast<std::size_t>(min_points_));
  if (centres.empty())
  {
    return;
  }

  publishNearest(centres);
  publishObstacles(centres);
}

void ObstacleTracker::publishObstacles(
  const std::vector<geometry_msgs::PointStamped> & centres)
{
  geometry_msgs::TransformStamped map_T_laser;
  try
  {
    map_T_laser = buffer_.lookupTransform(
      map_frame_, centres.front().header.frame_id,
      centres.front().header.stamp, ros::Duration(0.1));
  }
  catch (const tf2::TransformException & e)
  {
    ROS_WARN_THROTTLE(2.0, "obstacles stay off the map: %s", e.what());
    return;
  }

  geometry_msgs::PoseArray obstacles;
  obstacles.header.stamp = centres.front().header.stamp;
  obstacles.header.frame_id = map_frame_;
  for (const geometry_msgs::PointStamped & centre : centres)
  {
    geometry_msgs::PointStamped on_map;
    tf2::doTransform(centre, on_map, map_T_laser);

    geometry_msgs::Pose pose;
    pose.position = on_map.point;
    pose.orientation.w = 1.0;
    obstacles.poses.push_back(pose);
  }
  obstacle_pub_.publish(obstacles);
  marker_pub_.publish(makeMarkers(obstacles));
}

void ObstacleTracker::publishNearest(
  const std::vector<geometry_msgs::PointStamped> & centres)
{
  // Near means near to the body, not to the lidar.
  geometry_msgs::PointStamped nearest;
  nearest.header.stamp = centres.front().header.stamp;
  nearest.header.frame_id = base_frame_;
  double nearest_distance = std::numeric_limits<double>::infinity();
  for (const geometry_msgs::PointStamped & centre : centres)
  {
    try
    {
      const geometry_msgs::PointStamped in_base =
        buffer_.transform(centre, base_frame_, ros::Duration(0.05));
      const double distance = std::hypot(in_base.point.x, in_base.point.y);
      if (distance < nearest_distance)
      {
        nearest_distance = distance;
        nearest.point = in_base.point;
      }
    }
    catch (const tf2::TransformException & e)
    {
      ROS_WARN_THROTTLE(2.0, "no nearest obstacle: %s", e.what());
      return;
    }
  }
  nearest_pub_.publish(nearest);
}

}  // namespace rover_obstacles
