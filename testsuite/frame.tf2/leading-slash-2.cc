/* The ways by which a string reaches tf2, in one unit.  */
/* { dg-require-effective-target tf2 } */

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <ros/ros.h>
#include <tf2_ros/buffer.h>

static void
ask (const tf2_ros::Buffer &buffer, const std::string &target)
{
  buffer.lookupTransform (target, "base_link", ros::Time (0)); /* { dg-warning "'/by_reference'.*\\[-Wframe-leading-slash\\]" "called with one id" } */
}

void
by_reference (const tf2_ros::Buffer &buffer)
{
  ask (buffer, "/by_reference");
}

static void
ask_copy (const tf2_ros::Buffer &buffer, std::string target)
{
  buffer.lookupTransform (target, "base_link", ros::Time (0)); /* { dg-warning "'/by_value'.*\\[-Wframe-leading-slash\\]" "by value" } */
}

void
by_value (const tf2_ros::Buffer &buffer)
{
  std::string id = "/by_value";
  ask_copy (buffer, std::move (id));
}

static void
ask_chars (const tf2_ros::Buffer &buffer, const char *target)
{
  buffer.lookupTransform (target, "base_link", ros::Time (0)); /* { dg-warning "'/chars'.*\\[-Wframe-leading-slash\\]" "const char *" } */
}

void
by_chars (const tf2_ros::Buffer &buffer)
{
  ask_chars (buffer, "/chars");
}

static std::string
make_id ()
{
  return "/made";
}

void
by_result (const tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform (make_id (), "base_link", ros::Time (0)); /* { dg-warning "'/made'.*\\[-Wframe-leading-slash\\]" "result" } */
}

static void
write_id (std::string &id)
{
  id = "/written";
}

void
by_out_parameter (const tf2_ros::Buffer &buffer)
{
  std::string id;
  write_id (id);
  buffer.lookupTransform (id, "base_link", ros::Time (0)); /* { dg-warning "'/written'.*\\[-Wframe-leading-slash\\]" "out parameter" } */
}

static void
write_by_pointer (std::string *id)
{
  *id = "/pointed";
}

void
by_pointer (const tf2_ros::Buffer &buffer)
{
  std::string id;
  write_by_pointer (&id);
  buffer.lookupTransform (id, "base_link", ros::Time (0)); /* { dg-warning "'/pointed'.*\\[-Wframe-leading-slash\\]" "pointer" } */
}

static const char *const LITERAL = "/literal";
static const char ARRAY[] = "/array";
static constexpr char CONSTEXPR_ARRAY[] = "/constexpr";
static const std::string GLOBAL = "/global";
#define MACRO "/macro"

void
by_constants (const tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform (LITERAL, "base_link", ros::Time (0)); /* { dg-warning "'/literal'.*\\[-Wframe-leading-slash\\]" "pointer constant" } */
  buffer.lookupTransform (ARRAY, "base_link", ros::Time (0)); /* { dg-warning "'/array'.*\\[-Wframe-leading-slash\\]" "array" } */
  buffer.lookupTransform (CONSTEXPR_ARRAY, "base_link", ros::Time (0)); /* { dg-warning "'/constexpr'.*\\[-Wframe-leading-slash\\]" "constexpr" } */
  buffer.lookupTransform (GLOBAL, "base_link", ros::Time (0)); /* { dg-warning "'/global'.*\\[-Wframe-leading-slash\\]" "string constant" } */
  buffer.lookupTransform (MACRO, "base_link", ros::Time (0)); /* { dg-warning "'/macro'.*\\[-Wframe-leading-slash\\]" "macro" } */
}

void
by_static_local (const tf2_ros::Buffer &buffer)
{
  static const std::string id = "/static_local";
  buffer.lookupTransform (id, "base_link", ros::Time (0)); /* { dg-warning "'/static_local'.*\\[-Wframe-leading-slash\\]" "static local" } */
}

void
by_concatenation (const tf2_ros::Buffer &buffer, const std::string &name)
{
  const std::string joined = std::string ("/") + "joined";
  buffer.lookupTransform (joined, "base_link", ros::Time (0)); /* { dg-warning "'/joined'.*\\[-Wframe-leading-slash\\]" "+" } */
  std::string appended = "/";
  appended += "appended";
  buffer.lookupTransform (appended, "base_link", ros::Time (0)); /* { dg-warning "'/appended'.*\\[-Wframe-leading-slash\\]" "+=" } */
  buffer.lookupTransform ("/" + name, "base_link", ros::Time (0)); /* { dg-warning "\\[-Wframe-leading-slash\\]" "unknown rest" } */
}

void
by_choice (const tf2_ros::Buffer &buffer, bool choice)
{
  buffer.lookupTransform (choice ? "/left" : "/right", "base_link", ros::Time (0)); /* { dg-warning "'/(left|right)'.*\\[-Wframe-leading-slash\\]" "both arms" } */
  std::string id;
  if (choice)
    id = "/then";
  else
    id = "/else";
  buffer.lookupTransform (id, "base_link", ros::Time (0)); /* { dg-warning "'/(then|else)'.*\\[-Wframe-leading-slash\\]" "both branches" } */
}

void
by_lambda (const tf2_ros::Buffer &buffer)
{
  const std::string id = "/captured";
  auto by_value = [&buffer, id] ()
    {
      buffer.lookupTransform (id, "base_link", ros::Time (0)); /* { dg-warning "'/captured'.*\\[-Wframe-leading-slash\\]" "capture" } */
    };
  by_value ();
  std::string other = "/referred";
  auto by_reference = [&] ()
    {
      buffer.lookupTransform (other, "base_link", ros::Time (0)); /* { dg-warning "'/referred'.*\\[-Wframe-leading-slash\\]" "reference capture" } */
    };
  by_reference ();
  auto by_argument = [&] (const std::string &target)
    {
      buffer.lookupTransform (target, "base_link", ros::Time (0)); /* { dg-warning "'/argument'.*\\[-Wframe-leading-slash\\]" "argument" } */
    };
  by_argument ("/argument");
}

void
by_container (const tf2_ros::Buffer &buffer)
{
  for (const std::string &id : std::vector<std::string> {"/first", "/second"})
    buffer.lookupTransform (id, "base_link", ros::Time (0)); /* { dg-warning "'/(first|second)'.*\\[-Wframe-leading-slash\\]" "vector" } */
  const std::string ids[] = { "/element", "/element" };
  buffer.lookupTransform (ids[0], "base_link", ros::Time (0)); /* { dg-warning "'/element'.*\\[-Wframe-leading-slash\\]" "array of strings" } */
  std::map<int, std::string> by_number;
  by_number[1] = "/mapped";
  buffer.lookupTransform (by_number[1], "base_link", ros::Time (0)); /* { dg-warning "'/mapped'.*\\[-Wframe-leading-slash\\]" "map" } */
  std::shared_ptr<std::string> shared = std::make_shared<std::string> ("/shared");
  buffer.lookupTransform (*shared, "base_link", ros::Time (0)); /* { dg-warning "'/shared'.*\\[-Wframe-leading-slash\\]" "shared_ptr" } */
}

template <typename T> void
ask_any (const tf2_ros::Buffer &buffer, const T &target)
{
  buffer.lookupTransform (target, "base_link", ros::Time (0)); /* { dg-warning "'/template'.*\\[-Wframe-leading-slash\\]" "template" } */
}

void
by_template (const tf2_ros::Buffer &buffer)
{
  ask_any (buffer, "/template");
}
