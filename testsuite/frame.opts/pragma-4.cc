/* A region of a header stays in the header.  */
/* { dg-additional-files "pragma-4.h" } */

#include "frames.h"
#include "pragma-4.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/e", "f", 0); /* { dg-warning "'/e'" } */
  before (buffer);
  after (buffer);
}
