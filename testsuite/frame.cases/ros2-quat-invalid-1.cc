/* Class QUAT-INVALID in ROS 2.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-all" } */

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/transform_broadcaster.h>

/* FB-161: all zero.  */

void
fb_161 (tf2_ros::TransformBroadcaster &br, rclcpp::Clock &clock, double x)
{
  geometry_msgs::msg::TransformStamped t;
  t.header.stamp = clock.now ();
  t.header.frame_id = "odom";
  t.child_frame_id = "base_link";
  t.transform.translation.x = x;
  t.transform.rotation.x = 0;
  t.transform.rotation.y = 0;
  t.transform.rotation.z = 0;
  t.transform.rotation.w = 0;
  br.sendTransform (t); /* { dg-warning "with a quaternion of \\(0, 0, 0, 0\\).*\\[-Wframe-quaternion\\]" } */
}

/* Made one in silence.  */

void
too_long (tf2_ros::TransformBroadcaster &br)
{
  geometry_msgs::msg::TransformStamped t;
  t.header.frame_id = "odom";
  t.child_frame_id = "base_link";
  t.transform.rotation.z = 0.3;
  br.sendTransform (t); /* { dg-warning "not of unit length.*length one in silence.*\\[-Wframe-quaternion\\]" } */
}
