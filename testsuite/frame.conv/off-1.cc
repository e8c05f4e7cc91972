/* None of it without being asked for.  */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe -Wframe-all" } */

#include <tf/transform_broadcaster.h>

void
all (tf::TransformBroadcaster &broadcaster)
{
  tf::Transform velodyne_to_base_link (tf::Quaternion (0, 0, 0, 1), tf::Vector3 (0, 0, 0));
  broadcaster.sendTransform (tf::StampedTransform (velodyne_to_base_link, ros::Time::now (), "base_link", "velodyne"));
}
