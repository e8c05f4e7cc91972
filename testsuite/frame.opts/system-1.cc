/* System headers are not warned about.  */
/* { dg-do assemble } */

#include "frames.h"
#include "system-1.h"

void
f (tf2_ros::Buffer &buffer)
{
  in_system (buffer);
  buffer.lookupTransform ("/c", "d", 0); /* { dg-warning "'/c'" } */
}
