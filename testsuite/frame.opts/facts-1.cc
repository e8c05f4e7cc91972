/* What is reported is noted in the facts.  */
/* { dg-do assemble } */
/* { dg-final { scan-facts "\\nreported \"[^\\n]*leading-slash" } } */
/* { dg-final { scan-facts-not "\\nreported \"[^\\n]*self-transform" } } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-warning "leading-slash" } */
#pragma frame diagnostic ignored "-Wframe-self-transform"
  buffer.lookupTransform ("map", "map", 0);
}
