/* A region covers the headers that are included in it.  */

#include "frames.h"

#pragma frame diagnostic push
#pragma frame diagnostic ignored "-Wframe-leading-slash"
#define NAME inside
#define ID "/a"
#include "pragma-5.h"
#pragma frame diagnostic pop

void
f (tf2_ros::Buffer &buffer)
{
  inside (buffer);
  buffer.lookupTransform ("/b", "c", 0); /* { dg-warning "'/b'" } */
}
