/* The unit in frame IR, and counts.  */
/* { dg-options "-fplugin-arg-frame-dump=ir -fplugin-arg-frame-stats" } */
/* { dg-final { scan-output "^frame-facts " } } */
/* { dg-final { scan-output "\\nfunction _Z1fRN7tf2_ros6BufferE " } } */
/* { dg-final { scan-output "lookup@tf2 \"map\" \"odom\"" } } */
/* { dg-final { scan-output "\\nframe: 1 units, 1 functions, " } } */
/* { dg-prune-output "." } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("map", "odom", 0);
}
