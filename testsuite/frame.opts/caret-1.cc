/* The caret, the range and the fix-it.  */
/* { dg-options "-fdiagnostics-show-caret" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
  /* { dg-warning "leading-slash" "" { target *-*-* } .-1 } */
}
/* { dg-begin-multiline-output "" }
   buffer.lookupTransform ("/map", "odom", 0);
                          ^~~~~~~~~~~~~~~~~~~
                            ----
                            map
   { dg-end-multiline-output "" } */
