/* Of opposites the last counts.  */
/* { dg-options "-Wframe-leading-slash -Wno-frame-leading-slash" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
}
