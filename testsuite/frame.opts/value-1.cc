/* Values of flags travel with the facts.  */
/* { dg-do assemble } */
/* { dg-options "-Wframe-null-rotation=2.5 -Werror=frame-null-displacement=3 -Wno-frame-cycle -Wno-error=frame-order" } */
/* { dg-final { scan-facts "\\nflag frame-null-rotation warning \"2.5\"\\n" } } */
/* { dg-final { scan-facts "\\nflag frame-null-displacement error \"3\"\\n" } } */
/* { dg-final { scan-facts "\\nflag frame-cycle ignored\\n" } } */
/* { dg-final { scan-facts "\\nflag frame-order no-error\\n" } } */
/* { dg-final { scan-facts "\\nunit \"[^\"]*value-1.cc\" \"g\\+\\+ [0-9]+\"\\n" } } */
/* { dg-final { scan-facts "^frame-facts 1\\." } } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("map", "odom", 0);
}
