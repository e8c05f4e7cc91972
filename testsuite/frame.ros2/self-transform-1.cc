/* A transform of ROS 2 from a frame to itself, and a lookup of one.  */

#include <memory>
#include <string>

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

class Self : public rclcpp::Node
{
public:
  Self () : Node ("self"), buffer_ (get_clock ())
  {
    broadcaster_ = std::make_unique<tf2_ros::TransformBroadcaster> (this);
    frame_ = declare_parameter<std::string> ("frame", "odom");
  }

  void
  send ()
  {
    geometry_msgs::msg::TransformStamped t;
    t.header.frame_id = frame_;
    t.child_frame_id = frame_;
    broadcaster_->sendTransform (t); /* { dg-warning "leads from 'odom' .default of parameter 'frame'. to itself.*\\[-Wframe-self-transform\\]" "parameter" } */
    t.header.frame_id = "base_link";
    t.child_frame_id = "base_link";
    broadcaster_->sendTransform (t); /* { dg-warning "'base_link' to itself.*\\[-Wframe-self-transform\\]" "literal" } */
    buffer_.lookupTransform ("laser", "laser", tf2::TimePointZero); /* { dg-warning "\\[-Wframe-self-transform\\]" "lookup" } */
  }

private:
  tf2_ros::Buffer buffer_;
  std::unique_ptr<tf2_ros::TransformBroadcaster> broadcaster_;
  std::string frame_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  const auto node = std::make_shared<Self> ();
  node->send ();
  rclcpp::spin (node);
  rclcpp::shutdown ();
  return 0;
}
