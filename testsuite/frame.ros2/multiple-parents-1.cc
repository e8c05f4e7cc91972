/* A frame with two parents: one sent by a node, one from a callback.  */

#include <memory>
#include <string>

#include <nav_msgs/msg/odometry.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/static_transform_broadcaster.h>
#include <tf2_ros/transform_broadcaster.h>

class Two : public rclcpp::Node
{
public:
  Two () : Node ("two")
  {
    moving_ = std::make_unique<tf2_ros::TransformBroadcaster> (*this);
    fixed_ = std::make_shared<tf2_ros::StaticTransformBroadcaster> (this);
    geometry_msgs::msg::TransformStamped t;
    t.header.stamp = now ();
    t.header.frame_id = "base_link";
    t.child_frame_id = "laser";
    fixed_->sendTransform (t); /* { dg-note "'base_link' to 'laser' is published here" "constructor" } */
    odometry_ = create_subscription<nav_msgs::msg::Odometry> (
      "odom", 10, [this] (nav_msgs::msg::Odometry::ConstSharedPtr odometry)
      {
	geometry_msgs::msg::TransformStamped u;
	u.header.stamp = odometry->header.stamp;
	u.header.frame_id = "odom";
	u.child_frame_id = "laser";
	u.transform.rotation = odometry->pose.pose.orientation;
	moving_->sendTransform (u); /* { dg-warning "'laser' is given two parents.*\\[-Wframe-multiple-parents\\]" } */
/* { dg-note "'odom' to 'laser' is published here" "callback" { target *-*-* } .-1 } */
      });
  }

private:
  std::unique_ptr<tf2_ros::TransformBroadcaster> moving_;
  std::shared_ptr<tf2_ros::StaticTransformBroadcaster> fixed_;
  rclcpp::Subscription<nav_msgs::msg::Odometry>::SharedPtr odometry_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  rclcpp::spin (std::make_shared<Two> ());
  return 0;
}
