/* Lookups without a slash, from literals, parameters and messages.  */

#include <memory>
#include <string>

#include <geometry_msgs/msg/pose_stamped.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_geometry_msgs/tf2_geometry_msgs.hpp>
#include <tf2_ros/buffer.h>
#include <tf2_ros/create_timer_ros.h>
#include <tf2_ros/transform_listener.h>

class Follower : public rclcpp::Node
{
public:
  Follower () : Node ("follower")
  {
    buffer_ = std::make_shared<tf2_ros::Buffer> (get_clock ());
    buffer_->setCreateTimerInterface (
      std::make_shared<tf2_ros::CreateTimerROS> (
	get_node_base_interface (), get_node_timers_interface ()));
    listener_ = std::make_shared<tf2_ros::TransformListener> (*buffer_);
    target_ = declare_parameter<std::string> ("target", "map");
    source_ = get_parameter_or<std::string> ("source", "base_link");
    goal_ = create_subscription<geometry_msgs::msg::PoseStamped> (
      "goal", 10, [this] (const geometry_msgs::msg::PoseStamped &goal)
      {
	geometry_msgs::msg::PoseStamped there;
	const auto t = buffer_->lookupTransform (
	  target_, goal.header.frame_id, goal.header.stamp,
	  rclcpp::Duration::from_seconds (0.1));
	tf2::doTransform (goal, there, t);
      });
  }

  void
  follow ()
  {
    const std::string names = "/" + target_;	/* Not a frame.  */
    RCLCPP_INFO (get_logger (), "%s", names.c_str ());
    buffer_->lookupTransform (target_, source_, tf2::TimePointZero);
    buffer_->lookupTransform ("map", "base_link", now ());
  }

private:
  std::string target_, source_;
  std::shared_ptr<tf2_ros::Buffer> buffer_;
  std::shared_ptr<tf2_ros::TransformListener> listener_;
  rclcpp::Subscription<geometry_msgs::msg::PoseStamped>::SharedPtr goal_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  const auto node = std::make_shared<Follower> ();
  node->follow ();
  rclcpp::spin (node);
  rclcpp::shutdown ();
  return 0;
}
