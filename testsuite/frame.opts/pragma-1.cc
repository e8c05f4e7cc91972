/* Regions: ignored, warning, error, push and pop.  */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/a", "b", 0); /* { dg-warning "'/a'.*\\[-Wframe-leading-slash\\]" } */
#pragma frame diagnostic push
#pragma frame diagnostic ignored "-Wframe-leading-slash"
  buffer.lookupTransform ("/c", "d", 0);
  buffer.lookupTransform ("e", "e", 0); /* { dg-warning "'e'.*\\[-Wframe-self-transform\\]" } */
#pragma frame diagnostic push
#pragma frame diagnostic error "-Wframe-leading-slash"
  buffer.lookupTransform ("/f", "g", 0); /* { dg-error "'/f'.*\\[-Werror=frame-leading-slash\\]" } */
#pragma frame diagnostic pop
  buffer.lookupTransform ("/h", "i", 0);
#pragma frame diagnostic warning "-Wframe-leading-slash"
  buffer.lookupTransform ("/j", "k", 0); /* { dg-warning "'/j'.*\\[-Wframe-leading-slash\\]" } */
#pragma frame diagnostic pop
  buffer.lookupTransform ("/l", "m", 0); /* { dg-warning "'/l'.*\\[-Wframe-leading-slash\\]" } */
}

/* Between functions, to the end of the file.  */
#pragma frame diagnostic ignored "-Wframe-leading-slash"

void
g (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/n", "o", 0);
}
