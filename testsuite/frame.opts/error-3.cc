/* All but one as errors.  */
/* { dg-options "-Werror -Wno-error=frame-leading-slash" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-warning "\\[-Wframe-leading-slash\\]" } */
  buffer.lookupTransform ("map", "map", 0); /* { dg-error "\\[-Werror=frame-self-transform\\]" } */
}
