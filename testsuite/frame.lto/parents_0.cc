/* One child, two parents, one in each file.  */
/* { dg-require-effective-target tf2 } */

#include "edges.h"

extern void publish_calibration (tf2_ros::StaticTransformBroadcaster &);

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "mounts");
  tf2_ros::StaticTransformBroadcaster broadcaster;
  broadcaster.sendTransform (edge ("base_link", "laser"));
  publish_calibration (broadcaster);
}
/* { dg-lto-warning "'laser'.*\\[-Wframe-multiple-parents\\]" "two parents" { target *-*-* } 0 } */
