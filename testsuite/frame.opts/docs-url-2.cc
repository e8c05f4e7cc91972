/* Where the page of a warning is, in SARIF (GCC 13 and newer).  */
/* { dg-require-effective-target sarif-stderr } */
/* { dg-options "-fdiagnostics-format=sarif-stderr -fplugin-arg-frame-docs-url=http://localhost/pages" } */
/* { dg-final { scan-output "\"id\": \"-Wframe-leading-slash\"" } } */
/* { dg-final { scan-output "\"helpUri\": \"http://localhost/pages/frame-leading-slash.md\"" } } */
/* { dg-prune-output ".*" } */

#include "frames.h"

void
f (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "odom", 0);
}
