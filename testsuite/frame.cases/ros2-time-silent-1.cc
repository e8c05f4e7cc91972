/* Class TIME in ROS 2, put right: silent.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-all" } */

#include <geometry_msgs/msg/transform_stamped.hpp>
#include <nav_msgs/msg/odometry.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

void
fb_208 (tf2_ros::TransformBroadcaster &broadcaster,
	const nav_msgs::msg::Odometry &m)
{
  geometry_msgs::msg::TransformStamped t;
  t.header.stamp = m.header.stamp;
  t.header.frame_id = "camera_init";
  t.child_frame_id = "aft_mapped";
  t.transform.translation.x = m.pose.pose.position.x;
  t.transform.translation.y = m.pose.pose.position.y;
  t.transform.translation.z = m.pose.pose.position.z;
  t.transform.rotation = m.pose.pose.orientation;
  broadcaster.sendTransform (t);
}

geometry_msgs::msg::TransformStamped
fb_203 (tf2_ros::Buffer &buffer)
{
  return buffer.lookupTransform ("world", "camera", tf2::TimePointZero);
}

geometry_msgs::msg::TransformStamped
waits (tf2_ros::Buffer &buffer, rclcpp::Node &node)
{
  return buffer.lookupTransform ("world", "camera", node.now (),
				 rclcpp::Duration::from_seconds (0.5));
}
