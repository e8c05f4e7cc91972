/* A pose without a velocity needs no child; a child from a parameter.  */

#include <memory>
#include <string>

#include <nav_msgs/msg/odometry.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/transform_broadcaster.h>

class Wheels : public rclcpp::Node
{
public:
  Wheels () : Node ("wheels"), broadcaster_ (this)
  {
    odometry_ = create_publisher<nav_msgs::msg::Odometry> ("odom", 10);
    base_ = declare_parameter ("base_frame", "base_link");
    timer_ = create_wall_timer (std::chrono::milliseconds (20),
				[this] () { update (); });
  }

private:
  void
  update ()
  {
    nav_msgs::msg::Odometry pose_only;
    pose_only.header.frame_id = "odom";
    pose_only.pose.pose.position.x = 1;
    odometry_->publish (pose_only);

    nav_msgs::msg::Odometry odometry;
    odometry.header.frame_id = "odom";
    odometry.child_frame_id = base_;
    odometry.twist.twist.linear.x = 1;
    odometry_->publish (odometry);

    geometry_msgs::msg::TransformStamped t;
    t.header = odometry.header;
    t.child_frame_id = odometry.child_frame_id;
    broadcaster_.sendTransform (t);
  }

  std::string base_;
  rclcpp::Publisher<nav_msgs::msg::Odometry>::SharedPtr odometry_;
  tf2_ros::TransformBroadcaster broadcaster_;
  rclcpp::TimerBase::SharedPtr timer_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  rclcpp::spin (std::make_shared<Wheels> ());
  return 0;
}
