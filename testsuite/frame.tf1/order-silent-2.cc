/* A robot without odometry: base_link on the map.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
localise (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "map", "base_link"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "base_link", "base_footprint"));
}
