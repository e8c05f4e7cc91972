/* odom hung below base_link on purpose: the inverse is sent.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
measured (tf::TransformBroadcaster &broadcaster,
	  const tf::Transform &odom_T_base)
{
  const tf::Transform base_T_odom = odom_T_base.inverse ();
  broadcaster.sendTransform (tf::StampedTransform (base_T_odom, ros::Time::now (), "base_link", "odom"));
}
