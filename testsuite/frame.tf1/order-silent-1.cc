/* REP 105 kept, with frames left out, added, or called otherwise.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
chain (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "earth", "map"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "map", "pressure_altitude"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "pressure_altitude", "odom"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "odom", "base_footprint"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "base_footprint", "base_link"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "base_link", "laser"));
}

/* Other robots, other trees.  */

void
others (tf::TransformBroadcaster &broadcaster, const tf::Transform &t,
	const std::string &prefix)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "robot_1/map", "robot_1/base_link"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "odom_estimate", "map_estimate"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), prefix + "odom", prefix + "map"));
}
