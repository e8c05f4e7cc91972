/* Strings in C++17: string_view, optional, structured bindings; designated
   initialisers.  */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target cxx17 } */
/* { dg-additional-options "-std=gnu++17" } */

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include <ros/time.h>
#include <tf2/buffer_core.h>

void
by_view (const tf2::BufferCore &buffer)
{
  std::string_view view = "/view";
  buffer.lookupTransform (std::string (view), "base_link", ros::Time (0)); /* { dg-warning "'/view'.*\\[-Wframe-leading-slash\\]" "view" } */
}

void
by_optional (const tf2::BufferCore &buffer)
{
  std::optional<std::string> id = "/optional";
  buffer.lookupTransform (*id, "base_link", ros::Time (0)); /* { dg-warning "'/optional'.*\\[-Wframe-leading-slash\\]" "optional" } */
}

static std::pair<std::string, std::string>
make_pair ()
{
  return { "/pair", "base_link" };
}

void
by_binding (const tf2::BufferCore &buffer)
{
  auto [target, source] = make_pair ();
  buffer.lookupTransform (target, source, ros::Time (0)); /* { dg-warning "'/pair'.*\\[-Wframe-leading-slash\\]" "pair" } */
}

void
by_tuple (const tf2::BufferCore &buffer)
{
  std::tuple<std::string, std::string> ids ("/tuple", "base_link");
  buffer.lookupTransform (std::get<0> (ids), std::get<1> (ids), ros::Time (0)); /* { dg-warning "'/tuple'.*\\[-Wframe-leading-slash\\]" "tuple" } */
}

struct Frames
{
  std::string target;
  std::string source = "base_link";
};

void
by_designator (const tf2::BufferCore &buffer)
{
  const Frames frames { .target = "/designated" };
  buffer.lookupTransform (frames.target, frames.source, ros::Time (0)); /* { dg-warning "'/designated'.*\\[-Wframe-leading-slash\\]" "designator" } */
}

void
by_init_statement (const tf2::BufferCore &buffer)
{
  if (std::string id = "/init"; !id.empty ())
    buffer.lookupTransform (id, "base_link", ros::Time (0)); /* { dg-warning "'/init'.*\\[-Wframe-leading-slash\\]" "init statement" } */
}
