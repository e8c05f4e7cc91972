/* Data and transform are made in two other units, and meet here.  */
/* { dg-require-effective-target tf2 } */

#include "mismatch.h"

int
main ()
{
  tf2_ros::Buffer buffer;
  geometry_msgs::PoseStamped out;
  tf2::doTransform (detected (), out, to_map (buffer)); /* { dg-lto-warning "'map_T_base_link' is applied to data in 'camera'.*\\[-Wframe-mismatch\\]" "three units" } */
  tf2::doTransform (in_base (), out, to_map (buffer));
  return 0;
}
