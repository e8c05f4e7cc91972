/* The group that is on anyway.  */
/* { dg-options "-Wframe" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-warning "\\[-Wframe-leading-slash\\]" } */
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
}
