/* The same flags without the specs file.  */
/* { dg-options "-fplugin-arg-frame-Wno-frame -fplugin-arg-frame-Wframe-self-transform" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
}
