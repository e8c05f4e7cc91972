/* Class SLASH: ids that begin with a slash.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-all" } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target tf } */

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf2_ros/buffer.h>

/* FB-088: they are broadcast.  */

void
fb_088 (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (),
						   "/odom", "/base_footprint"));
  /* { dg-warning "parent frame '/odom' starts with '/'.*\\[-Wframe-leading-slash\\]" "parent" { target *-*-* } .-2 } */
  /* { dg-warning "child frame '/base_footprint' starts with '/'.*\\[-Wframe-leading-slash\\]" "child" { target *-*-* } .-3 } */
}

/* FB-092: a message and a lookup.  */

void
fb_092 (ros::Publisher &pub, tf2_ros::Buffer &buffer)
{
  const std::string frame = "/world";
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = frame;
  pub.publish (pose); /* { dg-warning "frame '/world' starts with '/'.*\\[-Wframe-leading-slash\\]" } */
  buffer.canTransform ("/world", "base_link", ros::Time (0)); /* { dg-warning "tf2 never has such a frame.*\\[-Wframe-leading-slash\\]" } */
}

/* FB-121: the other half of the program has no slash.  */

void
fb_121 (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (
    tf::StampedTransform (t, ros::Time::now (), "world", "base_link"));
  broadcaster.sendTransform (
    tf::StampedTransform (t, ros::Time::now (), "/world", "base_link"));
  /* { dg-warning "parent frame '/world' starts with '/'.*\\[-Wframe-leading-slash\\]" "" { target *-*-* } .-2 } */
}
