/* Groups, and a pragma beats a flag.  */
/* { dg-options "-Wframe-self-transform -Werror=frame-leading-slash" } */

#include "frames.h"

#pragma frame diagnostic push
#pragma frame diagnostic ignored "-Wframe"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/a", "b", 0);
  buffer.lookupTransform ("c", "c", 0);
#pragma frame diagnostic warning "-Wframe-self-transform"
  buffer.lookupTransform ("d", "d", 0); /* { dg-warning "'d'.*\\[-Wframe-self-transform\\]" } */
}

#pragma frame diagnostic pop

void
g (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/e", "f", 0); /* { dg-error "'/e'.*\\[-Werror=frame-leading-slash\\]" } */
#pragma frame diagnostic warning "-Wframe-leading-slash"
  buffer.lookupTransform ("/g", "h", 0); /* { dg-warning "'/g'.*\\[-Wframe-leading-slash\\]" } */
}
