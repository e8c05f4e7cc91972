/* Regions travel with the facts; lines before and after stay out.  */
/* { dg-do assemble } */
/* { dg-final { scan-facts "\\nregion \[0-9\]+ 12 15 frame-leading-slash ignored\\nregion" } } */
/* { dg-final { scan-facts "\\nregion \[0-9\]+ 18 end frame error\\n" } } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
#pragma frame diagnostic push
#pragma frame diagnostic ignored "-Wframe-leading-slash"
  buffer.lookupTransform ("/a", "b", 0);
  buffer.lookupTransform ("a", "b", 0);
#pragma frame diagnostic pop
}

#pragma frame diagnostic error "-Wframe"
