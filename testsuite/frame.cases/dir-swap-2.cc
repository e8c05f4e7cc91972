/* Class DIR-SWAP with -Wframe-all: odometry the wrong way round.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target roscpp } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/TransformStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2/LinearMath/Transform.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/transform_broadcaster.h>

/* FB-076: the pose of the base in the world is sent as that of the world in the
   base.  */

void
fb_076 (ros::Publisher &pub, tf2_ros::TransformBroadcaster &broadcaster,
	double x, double y, const geometry_msgs::Quaternion &q)
{
  nav_msgs::Odometry odom;
  odom.header.stamp = ros::Time::now ();
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.pose.pose.position.x = x;
  odom.pose.pose.position.y = y;
  odom.pose.pose.orientation = q;
  pub.publish (odom);
  geometry_msgs::TransformStamped t;
  t.header.stamp = odom.header.stamp;
  t.header.frame_id = "base_link";
  t.child_frame_id = "odom";
  t.transform.translation.x = x;
  t.transform.translation.y = y;
  t.transform.rotation = q;
  broadcaster.sendTransform (t); /* { dg-warning "'base_link' is above 'odom'.*\\[-Wframe-order\\]" } */
}
