/* A NED frame differs from its sibling in its axes alone.  */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-ned" } */

#include <tf/transform_broadcaster.h>

void
displaced (tf::TransformBroadcaster &broadcaster)
{
  tf::Quaternion q;
  q.setRPY (M_PI, 0, M_PI / 2);
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (q, tf::Vector3 (0, 0, 1)), ros::Time::now (), "map", "map_ned")); /* { dg-warning "'map_ned' is displaced by \\(0, 0, 1\\).*\\[-Wframe-ned\\]" "displaced" } */
}

void
upright (tf::TransformBroadcaster &broadcaster)
{
  tf::Quaternion q;
  q.setRPY (0, 0, M_PI / 2);
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (q, tf::Vector3 (0, 0, 0)), ros::Time::now (), "odom", "odom_ned")); /* { dg-warning "'odom_ned' keeps the direction of z.*\\[-Wframe-ned\\]" "z" } */
}

void
right (tf::TransformBroadcaster &broadcaster)
{
  tf::Quaternion q;
  q.setRPY (M_PI, 0, M_PI / 2);
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (q, tf::Vector3 (0, 0, 0)), ros::Time::now (), "world", "world_ned"));
}
