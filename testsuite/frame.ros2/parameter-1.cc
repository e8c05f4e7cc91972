/* What a parameter of ROS 2 is if nobody sets it, got in each way.  A slash
   in a lookup shows that it is known.  */

#include <memory>
#include <string>

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/buffer.h>

class Reader : public rclcpp::Node
{
public:
  Reader () : Node ("reader"), buffer_ (get_clock ()),
    in_list_ (declare_parameter<std::string> ("in_list", "/map"))
  {
    field_ = this->declare_parameter ("field", "/map");
  }

  void
  read ()
  {
    const std::string literal = declare_parameter ("literal", "/map");
    look (literal);
    const std::string text
      = declare_parameter ("text", std::string ("/map"));
    buffer_.lookupTransform (text, "base_link", tf2::TimePointZero); /* { dg-warning "'/map' \\(default of parameter 'text'\\).*\\[-Wframe-leading-slash\\]" "text" } */
    const std::string value
      = declare_parameter ("value", rclcpp::ParameterValue ("/map"))
	  .get<std::string> ();
    buffer_.lookupTransform (value, "base_link", tf2::TimePointZero); /* { dg-warning "'value'" "value" } */
    const std::string either
      = get_parameter_or<std::string> ("either", "/map");
    buffer_.lookupTransform (either, "base_link", tf2::TimePointZero); /* { dg-warning "'either'" "either" } */
    std::string out;
    get_parameter_or<std::string> ("out", out, "/map");
    buffer_.lookupTransform (out, "base_link", tf2::TimePointZero); /* { dg-warning "'out'" "out" } */
    std::string kept = "/map";
    get_parameter ("kept", kept);
    buffer_.lookupTransform (kept, "base_link", tf2::TimePointZero); /* { dg-warning "'kept'" "kept" } */
    buffer_.lookupTransform (field_, "base_link", tf2::TimePointZero); /* { dg-warning "'field'" "field" } */
    buffer_.lookupTransform (in_list_, "base_link", tf2::TimePointZero); /* { dg-warning "'in_list'" "list" } */
  }

private:
  void
  look (const std::string &target)
  {
    buffer_.lookupTransform (target, "base_link", tf2::TimePointZero); /* { dg-warning "'literal'" "literal" } */
  }

  tf2_ros::Buffer buffer_;
  std::string field_, in_list_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  const auto node = std::make_shared<Reader> ();
  node->read ();
  rclcpp::spin (node);
  return 0;
}
