/* The helper is in another file, and so is what its caller hands on to.  */
/* { dg-require-effective-target tf2 } */

#include "unchecked-call.h"

void
ignores (tf2_ros::Buffer &buffer, const tf2::Vector3 &in)
{
  tf2::Transform transform;
  get_transform (buffer, transform);
  move (transform, in); /* { dg-lto-warning "'map_T_laser' in 'get_transform' fails, what it did not get is used here.*\\[-Wframe-unchecked-lookup\\]" "ignored" } */
}

void
tests (tf2_ros::Buffer &buffer, const tf2::Vector3 &in)
{
  tf2::Transform transform;
  if (get_transform (buffer, transform))
    move (transform, in); /* { dg-lto-bogus "unchecked-lookup" "tested" } */
}

int
main ()
{
  tf2_ros::Buffer buffer;
  tf2::Vector3 in (1, 0, 0);
  ignores (buffer, in);
  tests (buffer, in);
}
