/* A parameter that is declared in one function and got in others has the
   default that it was declared with.  */

#include <memory>
#include <string>

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

class Reader : public rclcpp::Node
{
public:
  Reader () : Node ("reader"), buffer_ (get_clock ()), broadcaster_ (this)
  {
    declare ();
    target_ = get_parameter ("target").as_string ();
  }

  void
  read ()
  {
    std::string source;
    get_parameter ("source", source);
    buffer_.lookupTransform ("map", source, tf2::TimePointZero); /* { dg-warning "'/base_link' \\(default of parameter 'source'\\).*\\[-Wframe-leading-slash\\]" "source" } */
    buffer_.lookupTransform (target_, "base_link", tf2::TimePointZero); /* { dg-warning "'/map' \\(default of parameter 'target'\\)" "target" } */

    geometry_msgs::msg::TransformStamped t;
    t.header.frame_id = get_parameter ("odom").get_value<std::string> ();
    t.child_frame_id = "odom";
    broadcaster_.sendTransform (t); /* { dg-warning "'odom' .default of parameter 'odom'. to itself.*\\[-Wframe-self-transform\\]" "odom" } */

    /* Declared with two defaults.  */
    const std::string either = get_parameter ("either").as_string ();
    buffer_.lookupTransform (either, "base_link", tf2::TimePointZero);
    /* Never declared.  */
    rclcpp::Parameter other;
    get_parameter ("other", other);
    buffer_.lookupTransform (other.as_string (), "base_link", now ());
  }

private:
  void
  declare ()
  {
    declare_parameter<std::string> ("target", "/map");
    declare_parameter ("source", "/base_link");
    declare_parameter ("odom", rclcpp::ParameterValue ("odom"));
    declare_parameter ("either", "/odom");
  }

  tf2_ros::Buffer buffer_;
  tf2_ros::TransformBroadcaster broadcaster_;
  std::string target_;
};

class Another : public rclcpp::Node
{
public:
  Another () : Node ("another")
  {
    declare_parameter ("either", "odom");
  }
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  const auto node = std::make_shared<Reader> ();
  node->read ();
  rclcpp::spin (node);
  rclcpp::spin (std::make_shared<Another> ());
  return 0;
}
