/* Class QUAT-INVALID in ROS 2, fixed: the default is the identity.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-all" } */

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/transform_broadcaster.h>

void
fb_161 (tf2_ros::TransformBroadcaster &br, rclcpp::Clock &clock, double x)
{
  geometry_msgs::msg::TransformStamped t;
  t.header.stamp = clock.now ();
  t.header.frame_id = "odom";
  t.child_frame_id = "base_link";
  t.transform.translation.x = x;
  br.sendTransform (t);
}
