/* Class REP105-TREE: the base directly under the map, where odom is.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */

#include <geometry_msgs/TransformStamped.h>
#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

/* FB-236: in one mode the base is a second branch under the map.  */

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
  s.child_frame_id = "base_link";
  s.transform = pose;
  broadcaster.sendTransform (s); /* { dg-warning "\\[-Wframe-order\\]" "order" } */
}
