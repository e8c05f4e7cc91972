/* Class QUAT-INVALID: quaternions that are none.  */
/* { dg-do compile } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/TransformStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <sensor_msgs/Imu.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>
#include <tf2_ros/transform_broadcaster.h>
#include <visualization_msgs/Marker.h>

/* FB-158: a pose of which only the position is set.  */

void
fb_158 (const tf::TransformListener &listener, double x)
{
  geometry_msgs::PoseStamped p, out;
  p.header.frame_id = "body";
  p.pose.position.x = x;
  listener.transformPose ("map", p, out); /* { dg-warning "'geometry_msgs::PoseStamped' is transformed with a quaternion that was never set.*\\[-Wframe-quaternion\\]" } */
}

/* A transform of which only the translation is set.  */

void
never_set (tf2_ros::TransformBroadcaster &br, double x)
{
  geometry_msgs::TransformStamped t;
  t.header.stamp = ros::Time::now ();
  t.header.frame_id = "odom";
  t.child_frame_id = "base_link";
  t.transform.translation.x = x;
  br.sendTransform (t); /* { dg-warning "never set, \\(0, 0, 0, 0\\); tf2 ignores it \\(TF_DENORMALIZED_QUATERNION\\).*\\[-Wframe-quaternion\\]" } */
}

/* Not of unit length.  tf2 refuses it, tf makes it one.  */

void
too_long (tf2_ros::TransformBroadcaster &br)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "odom";
  t.child_frame_id = "base_link";
  t.transform.rotation.z = 0.3;
  t.transform.rotation.w = 1;
  br.sendTransform (t); /* { dg-warning "\\(0, 0, 0.3, 1\\) that is not of unit length.* = 1.09; tf2 ignores.*\\[-Wframe-quaternion\\]" } */
}

/* Only z is calculated.  */

void
half_set (ros::Publisher &pub, double yaw)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.pose.pose.orientation.z = yaw;
  pub.publish (odom); /* { dg-warning "only 'z' is set and 'w' stays 0.*\\[-Wframe-quaternion\\]" } */
}

void
unset (ros::Publisher &pub, double x)
{
  visualization_msgs::Marker m;
  m.header.frame_id = "map";
  m.pose.position.x = x;
  pub.publish (m); /* { dg-warning "'visualization_msgs::Marker' is published with a quaternion that was never set.*\\[-Wframe-quaternion\\]" } */
}
