/* The rotation is made in one unit and gets its frames in another.  */
/* { dg-require-effective-target tf } */

#include <tf/transform_broadcaster.h>

tf::Transform from_library (const tf::Matrix3x3 &measured);
tf::Transform from_library_fixed (const tf::Matrix3x3 &measured);
tf::Quaternion no_rotation ();

void
publish (tf::TransformBroadcaster &broadcaster, const tf::Matrix3x3 &measured)
{
  broadcaster.sendTransform (tf::StampedTransform (from_library (measured), ros::Time::now (), "map", "camera_link")); /* { dg-lto-warning "'map'.*'camera_link'.*\\[-Wframe-orientation\\]" "axes changed on one side" } */
  broadcaster.sendTransform (tf::StampedTransform (from_library_fixed (measured), ros::Time::now (), "odom", "base_link"));
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (no_rotation ()), ros::Time::now (), "camera_link", "camera_optical_frame")); /* { dg-lto-warning "'camera_optical_frame'.*\\[-Wframe-orientation\\]" "identity" } */
}

int
main (int argc, char **)
{
  tf::TransformBroadcaster broadcaster;
  publish (broadcaster, tf::Matrix3x3 (tf::createQuaternionFromYaw (argc)));
  return 0;
}
