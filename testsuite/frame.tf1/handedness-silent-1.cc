/* Rotations, and mirrors that mirror.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
rotations (tf::TransformBroadcaster &broadcaster, const tf::Matrix3x3 &unknown)
{
  const tf::Matrix3x3 half (1, 0, 0, 0, -1, 0, 0, 0, -1);
  const tf::Matrix3x3 turn (0.8, -0.6, 0, 0.6, 0.8, 0, 0, 0, 1);
  tf::Transform t (half * turn, tf::Vector3 (0, 0, 0));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "a", "b"));
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (unknown), ros::Time::now (), "a", "c"));
}

/* Left-handed data is made right-handed: a mirror on both sides.  */

void
both_sides (tf::TransformBroadcaster &broadcaster, const tf::Matrix3x3 &unity)
{
  const tf::Matrix3x3 flip (1, 0, 0, 0, -1, 0, 0, 0, 1);
  const tf::Matrix3x3 converted = flip * unity * flip;
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (converted), ros::Time::now (), "a", "d"));
}

/* Two mirrors are a turn.  */

void
twice (tf::TransformBroadcaster &broadcaster)
{
  const tf::Matrix3x3 x (-1, 0, 0, 0, 1, 0, 0, 0, 1);
  const tf::Matrix3x3 y (1, 0, 0, 0, -1, 0, 0, 0, 1);
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (x * y), ros::Time::now (), "a", "e"));
}

/* Points may be mirrored, and a matrix need not be a rotation.  */

tf::Vector3
points (const tf::Vector3 &image)
{
  const tf::Matrix3x3 upside_down (1, 0, 0, 0, -1, 0, 0, 0, 1);
  const tf::Matrix3x3 inertia (2, 0, 0, 0, -3, 0, 0, 0, 4);
  return inertia * (upside_down * image);
}
