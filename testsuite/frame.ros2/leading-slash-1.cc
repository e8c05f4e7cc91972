/* A slash in a lookup of ROS 2 throws: by tf2's time or ROS's, with or
   without a timeout, through a fixed frame, transform and canTransform.  */

#include <memory>
#include <string>

#include <geometry_msgs/msg/point_stamped.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_geometry_msgs/tf2_geometry_msgs.hpp>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_listener.h>

class Follower : public rclcpp::Node
{
public:
  Follower () : Node ("follower")
  {
    buffer_ = std::make_unique<tf2_ros::Buffer> (get_clock ());
    listener_ = std::make_shared<tf2_ros::TransformListener> (*buffer_);
    points_ = create_subscription<geometry_msgs::msg::PointStamped> (
      "points", 10,
      [this] (geometry_msgs::msg::PointStamped::ConstSharedPtr point)
      {
	geometry_msgs::msg::PointStamped there;
	try
	  {
	    there = buffer_->transform (*point, "/map"); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "transform" } */
	  }
	catch (const tf2::TransformException &e)
	  {
	    RCLCPP_WARN (get_logger (), "%s", e.what ());
	  }
      });
  }

  void
  follow ()
  {
    using namespace std::chrono_literals;
    geometry_msgs::msg::TransformStamped t;

    t = buffer_->lookupTransform ("/map", "base_link", tf2::TimePointZero); /* { dg-warning "target frame '/map' starts with '/': tf2 throws.*\\[-Wframe-leading-slash\\]" "tf2" } */
    t = buffer_->lookupTransform ("map", "/base_link", tf2::TimePointZero, 50ms); /* { dg-warning "source frame '/base_link'.*\\[-Wframe-leading-slash\\]" "timeout" } */
    t = buffer_->lookupTransform ("/map", "base_link", now ()); /* { dg-warning "\\[-Wframe-leading-slash\\]" "now" } */
    t = buffer_->lookupTransform ("map", now (), "/base_link", rclcpp::Time (0), "odom"); /* { dg-warning "'/base_link'.*\\[-Wframe-leading-slash\\]" "fixed" } */
    if (buffer_->canTransform ("/map", "base_link", tf2::TimePointZero)) /* { dg-warning "\\[-Wframe-leading-slash\\]" "canTransform" } */
      RCLCPP_INFO_STREAM (get_logger (), "following " << t.child_frame_id);
  }

private:
  std::unique_ptr<tf2_ros::Buffer> buffer_;
  std::shared_ptr<tf2_ros::TransformListener> listener_;
  rclcpp::Subscription<geometry_msgs::msg::PointStamped>::SharedPtr points_;
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
