/* A flag beats its group, whatever the order.  */
/* { dg-options "-Wframe-self-transform -Wno-frame" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
}
