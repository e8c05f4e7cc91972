/* A region that begins in one header and ends in another.  */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/a", "b", 0); /* { dg-warning "'/a'" } */
#include "pragma-6-begin.h"
  buffer.lookupTransform ("/c", "d", 0);
#include "pragma-6-end.h"
  buffer.lookupTransform ("/e", "f", 0); /* { dg-warning "'/e'" } */
}
