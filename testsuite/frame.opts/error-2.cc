/* All warnings as errors.  */
/* { dg-options "-Werror -Wframe" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-error "\\[-Werror=frame-leading-slash\\]" } */
  buffer.lookupTransform ("map", "map", 0); /* { dg-error "\\[-Werror=frame-self-transform\\]" } */
}
