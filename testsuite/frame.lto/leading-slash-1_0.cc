/* Constants and fields of other units reach tf2.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2_ros/buffer.h>

#include "leading-slash-1.h"

void
look (const tf2_ros::Buffer &buffer, const Frames &frames)
{
  buffer.lookupTransform (MAP_FRAME, "base_link", ros::Time (0)); /* { dg-lto-warning "'/map'.*\\[-Wframe-leading-slash\\]" "string" } */
  buffer.lookupTransform (ODOM_FRAME, "base_link", ros::Time (0)); /* { dg-lto-warning "'/odom'.*\\[-Wframe-leading-slash\\]" "pointer" } */
  buffer.lookupTransform ("map", frames.base, ros::Time (0)); /* { dg-lto-warning "'/base'.*\\[-Wframe-leading-slash\\]" "field" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "looks");
  tf2_ros::Buffer buffer;
  look (buffer, Frames ());
  return 0;
}
