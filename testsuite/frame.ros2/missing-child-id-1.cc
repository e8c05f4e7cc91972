/* Odometry and a transform of ROS 2 without child_frame_id.  */

#include <memory>

#include <nav_msgs/msg/odometry.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/static_transform_broadcaster.h>

class Wheels : public rclcpp::Node
{
public:
  Wheels () : Node ("wheels")
  {
    odometry_ = create_publisher<nav_msgs::msg::Odometry> ("odom", 10);
    broadcaster_
      = std::make_shared<tf2_ros::StaticTransformBroadcaster> (this);
    timer_ = create_wall_timer (std::chrono::milliseconds (20),
				std::bind (&Wheels::update, this));
  }

private:
  void
  update ()
  {
    nav_msgs::msg::Odometry odometry;
    odometry.header.stamp = now ();
    odometry.header.frame_id = "odom";
    odometry.twist.twist.linear.x = 1;
    odometry_->publish (odometry); /* { dg-warning "\\[-Wframe-missing-child-id\\]" "odometry" } */

    geometry_msgs::msg::TransformStamped t;
    t.header = odometry.header;
    broadcaster_->sendTransform (t); /* { dg-warning "\\[-Wframe-missing-child-id\\]" "transform" } */
  }

  rclcpp::Publisher<nav_msgs::msg::Odometry>::SharedPtr odometry_;
  std::shared_ptr<tf2_ros::StaticTransformBroadcaster> broadcaster_;
  rclcpp::TimerBase::SharedPtr timer_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  rclcpp::executors::SingleThreadedExecutor executor;
  auto node = std::make_shared<Wheels> ();
  executor.add_node (node);
  executor.spin ();
  return 0;
}
