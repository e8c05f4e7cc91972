/* The same with the change undone on the other side: silent.  */
/* { dg-require-effective-target tf } */
/* { dg-additional-options "-Wframe-all" } */

#include <tf/transform_broadcaster.h>

extern tf::Transform pose_of_robot (const double *rows);

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "slam");
  tf::TransformBroadcaster broadcaster;
  double rows[9];
  for (int i = 0; i < 9; i++)
    rows[i] = argc * i;
  broadcaster.sendTransform (tf::StampedTransform (
    pose_of_robot (rows), ros::Time (0), "map", "base_link"));
}
