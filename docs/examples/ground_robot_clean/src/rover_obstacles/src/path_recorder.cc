// The way that the rover took, on the map.

#include "rover_obstacles/path_recorder.h"

#include <cmath>

#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/TransformStamped.h>

namespace rover_obstacles
{

PathRecorder::PathRecorder(ros::NodeHandle & nh,
                           const ros::NodeHandle & private_nh,
                           tf2_ros::Buffer & buffer)
  : buffer_(buffer)
{
  private_nh.param<std::string>("map_frame", path_.header.frame_id, "map");
  private_nh.param<std::string>("base_frame", base_frame_, "base_link");
  private_nh.param("path_spacing", spacing_, 0.10);
  private_nh.param("path_length", max_poses_, 5000);

  path_pub_ = nh.advertise<nav_msgs::Path>("path", 1, true);
  timer_ = nh.createTimer(ros::Duration(0.2), &PathRecorder::record, this);
}

void PathRecorder::record(const ros::TimerEvent &)
{
  const std::string & map_frame = path_.header.frame_id;
  if (!buffer_.canTransform(map_frame, base_frame_, ros::Time(0)))
  {
    return;
  }

  geometry_msgs::PoseStamped pose;
  try
  {
    const geometry_msgs::TransformStamped map_T_base =
      buffer_.lookupTransform(map_frame, base_frame_, ros::Time(0));
    pose.header = map_T_base.header;
    pose.pose.position.x = map_T_base.transform.translation.x;
    pose.pose.position.y = map_T_base.transform.translation.y;
    pose.pose.position.z = map_T_base.transform.translation.z;
    pose.pose.orientation = map_T_base.transform.rotation;
  }
  catch (const tf2::TransformException & e)
  {
    ROS_WARN_THROTTLE(5.0, "the path has a gap: %s", e.what());
    return;
  }

  if (!isFarFromLast(pose.pose.position))
  {
    return;
  }
  path_.header.stamp = pose.header.stamp;
  path_.poses.push_back(pose);
  if (path_.poses.size() > static_cast<std::size_t>(max_poses_))
  {
    path_.poses.erase(path_.poses.begin());
  }
  path_pub_.publish(path_);
}

bool PathRecorder::isFarFromLast(const geometry_msgs::Point & position) const
{
  if (path_.poses.empty())
  {
    return true;
  }
  const geometry_msgs::Point & last = path_.poses.back().pose.position;
  return std::hypot(position.x - last.x, position.y - last.y) >= spacing_;
}

}  // namespace rover_obstacles
