/* Where the page of a warning is, in JSON (GCC 15 and older).  */
/* { dg-require-effective-target json } */
/* { dg-options "-fdiagnostics-format=json -fplugin-arg-frame-docs-url=http://localhost/pages" } */
/* { dg-final { scan-output "\"option\": \"-Wframe-leading-slash\"" } } */
/* { dg-final { scan-output "\"option_url\": \"http://localhost/pages/frame-leading-slash.md\"" } } */
/* { dg-prune-output ".*" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
}
