/* What a unit has reported when compiled, the link does not repeat.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2_ros/buffer.h>

extern std::string target ();

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "once");
  tf2_ros::Buffer buffer;
  buffer.lookupTransform ("/map", "odom", ros::Time (0)); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "when compiled" } */
  buffer.lookupTransform (target (), "odom", ros::Time (0)); /* { dg-lto-warning "'/earth'.*\\[-Wframe-leading-slash\\]" "when linked" } */
}
