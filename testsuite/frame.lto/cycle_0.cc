/* Three files close a cycle; each alone is right.  */
/* { dg-require-effective-target tf2 } */

#include "edges.h"

extern void publish_head (tf2_ros::StaticTransformBroadcaster &);
extern void publish_hand (tf2_ros::StaticTransformBroadcaster &);

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "arms");
  tf2_ros::StaticTransformBroadcaster broadcaster;
  broadcaster.sendTransform (edge ("torso", "head")); /* { dg-lto-message "'torso' to 'head' is published here|cycle" "first" } */
  publish_head (broadcaster);
  publish_hand (broadcaster);
}
/* { dg-lto-warning "cycle.*\\[-Wframe-cycle\\]" "the cycle" { target *-*-* } 0 } */
/* { dg-prune-output "is published here" } */
