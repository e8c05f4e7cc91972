/* In C++20 the compiler makes short strings of static storage itself.  */
/* { dg-additional-options "-std=c++20" } */

#include <string>
#include <tf2_ros/buffer.h>

const std::string MAP = "/map";
const std::string ODOM = "odom";
static const std::string LONG = "/a_name_that_needs_the_heap";

struct Frames
{
  std::string base;
  std::string camera;
};
static const Frames FRAMES = { "base_link", "/camera" };

void
constants (const tf2_ros::Buffer &buffer)
{
  static const std::string local = "/local";
  buffer.lookupTransform (MAP, "a", tf2::TimePointZero); /* { dg-warning "'/map'.*-Wframe-leading-slash" } */
  buffer.lookupTransform (ODOM, "b", tf2::TimePointZero);
  buffer.lookupTransform (LONG, "c", tf2::TimePointZero); /* { dg-warning "'/a_name_that_needs_the_heap'" } */
  buffer.lookupTransform (FRAMES.base, "d", tf2::TimePointZero);
  buffer.lookupTransform (FRAMES.camera, "e", tf2::TimePointZero); /* { dg-warning "'/camera'" } */
  buffer.lookupTransform (local, "f", tf2::TimePointZero); /* { dg-warning "'/local'" } */
}
