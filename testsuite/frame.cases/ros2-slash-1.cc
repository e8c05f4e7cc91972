/* Class SLASH, in ROS 2.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-all" } */

#include <string>

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/transform_broadcaster.h>

/* FB-097: a slash is put before each link.  */

void
fb_097 (tf2_ros::TransformBroadcaster &broadcaster, const std::string &link)
{
  geometry_msgs::msg::TransformStamped transform;
  transform.header.frame_id = "base_link";
  transform.child_frame_id = "/" + link;
  broadcaster.sendTransform (transform); /* { dg-warning "child frame '/...' starts with '/'.*\\[-Wframe-leading-slash\\]" } */
}
