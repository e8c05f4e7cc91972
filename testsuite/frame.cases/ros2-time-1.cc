/* Class TIME in ROS 2.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-time" } */

#include <geometry_msgs/msg/transform_stamped.hpp>
#include <nav_msgs/msg/odometry.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

/* FB-208: a moving transform without a stamp.  */

void
fb_208 (tf2_ros::TransformBroadcaster &broadcaster,
	const nav_msgs::msg::Odometry &m)
{
  geometry_msgs::msg::TransformStamped t;
  t.header.frame_id = "camera_init";
  t.child_frame_id = "aft_mapped";
  t.transform.translation.x = m.pose.pose.position.x;
  t.transform.translation.y = m.pose.pose.position.y;
  t.transform.translation.z = m.pose.pose.position.z;
  t.transform.rotation = m.pose.pose.orientation;
  broadcaster.sendTransform (t); /* { dg-warning "sent without a stamp.*\\[-Wframe-time\\]" "no stamp" } */
}

/* FB-203 there.  */

geometry_msgs::msg::TransformStamped
fb_203 (tf2_ros::Buffer &buffer, rclcpp::Node &node)
{
  return buffer.lookupTransform ("world", "camera", node.now ()); /* { dg-warning "asked for without waiting.*\\[-Wframe-time\\]" "now" } */
}
