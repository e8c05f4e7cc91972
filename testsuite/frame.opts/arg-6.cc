/* Arguments with values.  */
/* { dg-options "-fplugin-arg-frame-Wframe-null-rotation=2.5 -fplugin-arg-frame-stats -fplugin-arg-frame-dump-file=/dev/null" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-warning "\\[-Wframe-leading-slash\\]" } */
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
}
