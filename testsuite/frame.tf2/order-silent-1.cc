/* Odometry that is inverted on purpose: the inverse () of what was measured
   is sent.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/transform_broadcaster.h>

void
measured (tf2_ros::TransformBroadcaster &broadcaster,
	  const geometry_msgs::Transform &odom_T_base)
{
  tf2::Transform t;
  tf2::fromMsg (odom_T_base, t);
  geometry_msgs::TransformStamped out;
  out.header.stamp = ros::Time::now ();
  out.header.frame_id = "base_link";
  out.child_frame_id = "odom";
  out.transform = tf2::toMsg (t.inverse ());
  broadcaster.sendTransform (out);
}
