/* Arguments of the plugin and flags of the specs file together.  */
/* { dg-options "-fplugin-arg-frame-Wno-frame-leading-slash -Wframe-all -fplugin-arg-frame-no-facts" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
}
