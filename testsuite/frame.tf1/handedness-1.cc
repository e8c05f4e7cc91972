/* Matrices that mirror, used as rotations.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
constructed (tf::TransformBroadcaster &broadcaster)
{
  const tf::Matrix3x3 m (1, 0, 0, 0, 1, 0, 0, 0, -1); /* { dg-warning "determinant.*-1.*\\[-Wframe-handedness\\]" "z mirrored" } */
  tf::Transform t;
  t.setBasis (m);
  t.setOrigin (tf::Vector3 (0, 0, 1));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "base", "lidar")); /* { dg-note "used as a rotation here" "use" } */
}

tf::Quaternion
quaternion ()
{
  tf::Matrix3x3 m;
  m.setValue (0, 1, 0, 1, 0, 0, 0, 0, 1); /* { dg-warning "\\[-Wframe-handedness\\]" "x and y swapped" } */
  tf::Quaternion q;
  m.getRotation (q); /* { dg-note "used as a rotation here" "use" } */
  return q;
}

/* The flip is one factor of several.  */

void
product (tf::TransformBroadcaster &broadcaster, const tf::Matrix3x3 &measured)
{
  const tf::Matrix3x3 flip (1, 0, 0, 0, -1, 0, 0, 0, 1); /* { dg-warning "\\[-Wframe-handedness\\]" "factor" } */
  const tf::Matrix3x3 turn (0, -1, 0, 1, 0, 0, 0, 0, 1);
  const tf::Transform t (turn * flip * measured, tf::Vector3 (0, 0, 0));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "world", "tracker")); /* { dg-note "used as a rotation here" "use" } */
}

static tf::Matrix3x3
mirror ()
{
  return tf::Matrix3x3 (-1, 0, 0, 0, 1, 0, 0, 0, 1); /* { dg-warning "\\[-Wframe-handedness\\]" "helper" } */
}

void
by_helper (tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform t;
  t.setOrigin (tf::Vector3 (1, 0, 0));
  t.setBasis (mirror ()); /* { dg-note "used as a rotation here" "use" } */
  t.frame_id_ = "base";
  t.child_frame_id_ = "sonar";
  broadcaster.sendTransform (t);
}
