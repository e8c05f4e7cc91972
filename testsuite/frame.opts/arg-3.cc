/* The same flags without the specs file.  */
/* { dg-options "-Werror -fplugin-arg-frame-Wno-error=frame-leading-slash -fplugin-arg-frame-Wframe-all" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-warning "\\[-Wframe-leading-slash\\]" } */
  buffer.lookupTransform ("map", "map", 0); /* { dg-error "\\[-Werror=frame-self-transform\\]" } */
}
