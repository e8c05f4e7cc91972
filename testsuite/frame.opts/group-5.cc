/* A flag beats the other groups too.  */
/* { dg-options "-Wno-frame-leading-slash -Wframe-all -Wframe-conventions" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
}
