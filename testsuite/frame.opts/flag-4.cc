/* -w silences ours too.  */
/* { dg-options "-w -Wframe-all" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
  buffer.lookupTransform ("map", "map", 0);
}
