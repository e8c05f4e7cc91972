/* A mirror made in one unit, used as a rotation in another.  */
/* { dg-require-effective-target tf } */

#include <tf/transform_broadcaster.h>

tf::Matrix3x3 upside_down ();

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "mount");
  tf::TransformBroadcaster broadcaster;
  const tf::Transform t (upside_down (), tf::Vector3 (0, 0, 1));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "base", "lidar"));
  return 0;
}
