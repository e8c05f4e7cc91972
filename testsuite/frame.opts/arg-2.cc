/* The same flags without the specs file.  */
/* { dg-options "-fplugin-arg-frame-Werror=frame-leading-slash" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-error "\\[-Werror=frame-leading-slash\\]" } */
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
}
