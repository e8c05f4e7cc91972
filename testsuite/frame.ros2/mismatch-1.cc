/* Data of ROS 2 that meets data or a transform of another frame.  */

#include <cmath>
#include <memory>

#include <geometry_msgs/msg/point_stamped.hpp>
#include <geometry_msgs/msg/pose_stamped.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_geometry_msgs/tf2_geometry_msgs.hpp>
#include <tf2_ros/buffer.h>

double
compared (tf2_ros::Buffer &buffer,
	  const geometry_msgs::msg::PoseStamped::ConstSharedPtr &goal)
{
  geometry_msgs::msg::PoseStamped on_map, in_odom;
  on_map = buffer.transform (*goal, "map");
  in_odom = buffer.transform (*goal, "odom", std::chrono::seconds (1));
  return on_map.pose.position.x - in_odom.pose.position.x; /* { dg-warning "\\[-Wframe-mismatch\\]" "R2" } */
}

geometry_msgs::msg::PointStamped
twice (tf2_ros::Buffer &buffer)
{
  geometry_msgs::msg::PointStamped tip, there, twice;
  tip.header.frame_id = "tool0";
  tip.point.z = 0.1;
  const auto base_T_tool
    = buffer.lookupTransform ("base_link", "tool0", tf2::TimePointZero);
  tf2::doTransform (tip, there, base_T_tool);
  tf2::doTransform (there, twice, base_T_tool); /* { dg-warning "'base_link_T_tool0' is applied to data in 'base_link'.*\\[-Wframe-mismatch\\]" "R11" } */
  return twice;
}

tf2::Transform
composed (const tf2_ros::Buffer &buffer, const rclcpp::Time &now)
{
  tf2::Transform map_T_base, odom_T_laser;
  tf2::fromMsg (buffer.lookupTransform ("map", "base_link", now).transform,
		map_T_base);
  tf2::fromMsg (buffer.lookupTransform ("odom", "laser", now).transform,
		odom_T_laser);
  return map_T_base * odom_T_laser; /* { dg-warning "inner frames.*\\[-Wframe-mismatch\\]" "R14" } */
}
