/* A column beyond those that the lines above have room for.  */
/* { dg-do assemble } */
/* { dg-prune-output "leading-slash" } */
/* { dg-final { scan-output "long-line-1.cc:11:333: warning: " } } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  /* ------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------ */ buffer.lookupTransform ("/map", "odom", 0);
}
