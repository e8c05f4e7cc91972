/* map holds base_link directly, although there is an odom: who joins odom to
   map would give base_link a second parent.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
localise (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "map", "base_link")); /* { dg-warning "'base_link'.*\\[-Wframe-order\\]" } */
}

void
start (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "map", "odom")); /* { dg-note "'map' to 'odom' is published here" "there is an odom" } */
}
