/* Time travel: the same frame at two times; frames of two parameters.  */

#include <memory>
#include <string>

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

class Other : public rclcpp::Node
{
public:
  Other () : Node ("other"), buffer_ (get_clock ()), broadcaster_ (*this)
  {
    parent_ = declare_parameter<std::string> ("parent", "odom");
    child_ = declare_parameter<std::string> ("child", "base_link");
  }

  void
  send ()
  {
    geometry_msgs::msg::TransformStamped t;
    t.header.frame_id = parent_;
    t.child_frame_id = child_;
    broadcaster_.sendTransform (t);
    buffer_.lookupTransform ("base_link", now (), "base_link",
			     rclcpp::Time (0), "odom");
  }

private:
  tf2_ros::Buffer buffer_;
  tf2_ros::TransformBroadcaster broadcaster_;
  std::string parent_, child_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  const auto node = std::make_shared<Other> ();
  node->send ();
  rclcpp::spin (node);
  rclcpp::shutdown ();
  return 0;
}
