/* The switch that leaves the plugin out.  */
/* { dg-options "-fno-frame -Wframe-all -Werror=frame" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
  buffer.lookupTransform ("map", "map", 0);
}
