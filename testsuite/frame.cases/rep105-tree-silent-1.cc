/* Class REP105-TREE, put right: silent.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/TransformStamped.h>
#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

void
fb_236 (tf2_ros::TransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &drift,
	const geometry_msgs::Transform &pose)
{
  geometry_msgs::TransformStamped s;
  s.header.stamp = ros::Time::now ();
  s.header.frame_id = "map";
  s.child_frame_id = "odom";
  s.transform = drift;
  broadcaster.sendTransform (s);
  s.header.frame_id = "odom";
  s.child_frame_id = "base_link";
  s.transform = pose;
  broadcaster.sendTransform (s);
}
