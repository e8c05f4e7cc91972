/* Nav2's helpers: the robot's pose, poses in another frame, distances.  */

#include <string>

#include <geometry_msgs/msg/pose_stamped.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/buffer.h>

namespace nav2_util
{
bool getCurrentPose (geometry_msgs::msg::PoseStamped &, tf2_ros::Buffer &,
		     const std::string = "map",
		     const std::string = "base_link", const double = 0.1,
		     const rclcpp::Time = rclcpp::Time ());
bool transformPoseInTargetFrame (const geometry_msgs::msg::PoseStamped &,
				 geometry_msgs::msg::PoseStamped &,
				 tf2_ros::Buffer &, const std::string,
				 const double = 0.1);

namespace geometry_utils
{
double euclidean_distance (const geometry_msgs::msg::PoseStamped &,
			   const geometry_msgs::msg::PoseStamped &,
			   const bool = false);
}
}

using nav2_util::geometry_utils::euclidean_distance;

double
left (tf2_ros::Buffer &buffer)
{
  geometry_msgs::msg::PoseStamped pose, goal;
  if (!nav2_util::getCurrentPose (pose, buffer, "odom"))
    return -1;
  goal.header.frame_id = "map";
  goal.pose.position.x = 3;
  return euclidean_distance (pose, goal); /* { dg-warning "'odom'.*'map'.*\\[-Wframe-mismatch\\]" "distance" } */
}

double
left_in_map (tf2_ros::Buffer &buffer)
{
  geometry_msgs::msg::PoseStamped pose, goal, goal_in_odom;
  if (!nav2_util::getCurrentPose (pose, buffer, "odom"))
    return -1;
  goal.header.frame_id = "map";
  goal.pose.position.x = 3;
  if (!nav2_util::transformPoseInTargetFrame (goal, goal_in_odom, buffer,
					      "odom"))
    return -1;
  return euclidean_distance (pose, goal_in_odom);
}

void
slash (tf2_ros::Buffer &buffer)
{
  geometry_msgs::msg::PoseStamped pose;
  nav2_util::getCurrentPose (pose, buffer, "/map"); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "slash" } */
}
