/* Facts can be left out.  */
/* { dg-do assemble } */
/* { dg-options "-fplugin-arg-frame-no-facts" } */
/* { dg-final { scan-facts-not "." } } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-warning "leading-slash" } */
}
