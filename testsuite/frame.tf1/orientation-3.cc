/* REP 105 gives these frames the same axes.  */
/* { dg-require-effective-target tf } */

#include <cmath>

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
turned (tf::TransformBroadcaster &broadcaster)
{
  const tf::Transform t (tf::createQuaternionFromYaw (M_PI / 2), tf::Vector3 (0, 0, 0.1));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "base_footprint", "base_link")); /* { dg-warning "'base_footprint'.*'base_link'.*\\[-Wframe-orientation\\]" } */
}
