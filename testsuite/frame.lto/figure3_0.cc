/* Figure 3 of the PhysFrame paper: axes are changed in one file, around a
   rotation that nobody knows, and published in another.  */
/* { dg-require-effective-target tf } */

#include <tf/transform_broadcaster.h>

extern tf::Transform pose_of_camera (const double *rows);

void
publish (tf::TransformBroadcaster &broadcaster, const double *rows)
{
  tf::Transform transform = pose_of_camera (rows);
  broadcaster.sendTransform ( /* { dg-lto-warning "'map'.*'camera_link'.*\\[-Wframe-orientation\\]" "published" } */
    tf::StampedTransform (transform, ros::Time (0), "map", "camera_link"));
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "slam");
  tf::TransformBroadcaster broadcaster;
  double rows[9] = { 1, 0, 0, 0, 1, 0, 0, 0, 1 };
  for (int i = 0; i < 9; i++)
    rows[i] = argc * i;
  publish (broadcaster, rows);
}
