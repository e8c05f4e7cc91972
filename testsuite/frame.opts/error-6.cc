/* -Werror= turns the warning on.  */
/* { dg-options "-Wno-frame -Werror=frame-leading-slash" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-error "\\[-Werror=frame-leading-slash\\]" } */
  buffer.lookupTransform ("map", "map", 0);
}
