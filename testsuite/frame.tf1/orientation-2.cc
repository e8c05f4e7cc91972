/* Figure 3 of the PhysFrame paper in one function: axes are changed on one
   side of an unknown rotation, and the result joins two frames that have the
   same axes.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
one_side (tf::TransformBroadcaster &broadcaster, const tf::Matrix3x3 &measured)
{
  const tf::Matrix3x3 a (1, 0, 0, 0, 0, -1, 0, 1, 0);
  const tf::Matrix3x3 b (0, -1, 0, 1, 0, 0, 0, 0, 1);
  tf::Matrix3x3 rotation = measured.transpose ();
  rotation = a * rotation;
  rotation = b * rotation;
  const tf::Transform t (rotation, tf::Vector3 (0, 0, 0));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "map", "camera_link")); /* { dg-warning "'map'.*'camera_link'.*\\[-Wframe-orientation\\]" } */
}

/* Undone behind it, there is nothing wrong.  */

void
both_sides (tf::TransformBroadcaster &broadcaster, const tf::Matrix3x3 &measured)
{
  const tf::Matrix3x3 a (1, 0, 0, 0, 0, -1, 0, 1, 0);
  const tf::Matrix3x3 b (0, -1, 0, 1, 0, 0, 0, 0, 1);
  const tf::Matrix3x3 rotation = b * a * measured * a.transpose () * b.transpose ();
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (rotation), ros::Time::now (), "odom", "base_link"));
}
