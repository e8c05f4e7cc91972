/* -Wno-error= turns nothing on.  */
/* { dg-options "-Wno-frame-leading-slash -Wno-error=frame-leading-slash" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
}
