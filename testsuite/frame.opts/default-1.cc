/* Loading the plugin is enough for the default warnings.  */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("map", "odom", 0);
  buffer.lookupTransform ("/map", "odom", 0); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]$" } */
  buffer.lookupTransform ("map", "map", 0); /* { dg-warning "'map'.*\\[-Wframe-self-transform\\]$" } */
}
