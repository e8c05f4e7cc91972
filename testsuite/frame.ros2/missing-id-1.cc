/* Messages of ROS 2 that are published without a frame: by reference, by
   unique_ptr, loaned, from lambdas and bound callbacks.  */

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include <geometry_msgs/msg/pose_stamped.hpp>
#include <nav_msgs/msg/path.hpp>
#include <rclcpp/rclcpp.hpp>
#include <sensor_msgs/msg/imu.hpp>
#include <sensor_msgs/msg/joint_state.hpp>
#include <tf2_ros/transform_broadcaster.h>

class Driver : public rclcpp::Node
{
public:
  Driver ();

private:
  void measure ();
  void handle (const geometry_msgs::msg::PoseStamped::SharedPtr goal);

  rclcpp::Publisher<sensor_msgs::msg::Imu>::SharedPtr imu_;
  rclcpp::Publisher<nav_msgs::msg::Path>::SharedPtr path_;
  rclcpp::Publisher<geometry_msgs::msg::PoseStamped>::SharedPtr pose_;
  rclcpp::Subscription<geometry_msgs::msg::PoseStamped>::SharedPtr goal_;
  rclcpp::TimerBase::SharedPtr fast_, slow_;
  std::unique_ptr<tf2_ros::TransformBroadcaster> broadcaster_;
};

Driver::Driver () : Node ("driver")
{
  using std::placeholders::_1;

  imu_ = create_publisher<sensor_msgs::msg::Imu> ("imu", 10);
  path_ = create_publisher<nav_msgs::msg::Path> ("path",
						  rclcpp::QoS (1).reliable ());
  pose_ = create_publisher<geometry_msgs::msg::PoseStamped> ("pose", 10);
  broadcaster_ = std::make_unique<tf2_ros::TransformBroadcaster> (*this);
  goal_ = create_subscription<geometry_msgs::msg::PoseStamped> (
    "goal", 10, std::bind (&Driver::handle, this, _1));
  fast_ = create_wall_timer (std::chrono::milliseconds (10),
			     std::bind (&Driver::measure, this));
  slow_ = create_wall_timer (std::chrono::seconds (1), [this] ()
    {
      nav_msgs::msg::Path path;
      path.header.stamp = now ();
      path_->publish (path); /* { dg-warning "'nav_msgs::msg::Path' is published without a frame.*\\[-Wframe-missing-id\\]" "lambda" } */
    });
}

void
Driver::measure ()
{
  auto message = std::make_unique<sensor_msgs::msg::Imu> ();
  message->header.stamp = get_clock ()->now ();
  message->linear_acceleration.z = 9.81;
  imu_->publish (std::move (message)); /* { dg-warning "Imu.*\\[-Wframe-missing-id\\]" "unique_ptr" } */

  auto shared = std::make_shared<sensor_msgs::msg::Imu> ();
  imu_->publish (*shared); /* { dg-warning "Imu.*\\[-Wframe-missing-id\\]" "shared_ptr" } */

  std::allocator<void> allocator;
  auto allocated = std::allocate_shared<sensor_msgs::msg::Imu> (allocator);
  allocated->linear_acceleration.z = 9.81;
  imu_->publish (*allocated); /* { dg-warning "Imu.*\\[-Wframe-missing-id\\]" "allocate_shared" } */

  auto loan = imu_->borrow_loaned_message ();
  loan.get ().linear_acceleration.z = 9.81;
  imu_->publish (std::move (loan)); /* { dg-warning "Imu.*\\[-Wframe-missing-id\\]" "loaned" } */

  auto labelled = imu_->borrow_loaned_message ();
  labelled.get ().header.frame_id = "imu";
  imu_->publish (std::move (labelled));
}

void
Driver::handle (const geometry_msgs::msg::PoseStamped::SharedPtr goal)
{
  geometry_msgs::msg::PoseStamped copy;
  copy.pose = goal->pose;
  copy.header.stamp = goal->header.stamp;
  pose_->publish (copy); /* { dg-warning "PoseStamped.*\\[-Wframe-missing-id\\]" "bound" } */

  geometry_msgs::msg::TransformStamped t;
  t.child_frame_id = "goal";
  t.transform.translation.x = goal->pose.position.x;
  broadcaster_->sendTransform (t); /* { dg-warning "'goal'.*\\[-Wframe-missing-id\\]" "transform" } */
}

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  rclcpp::spin (std::make_shared<Driver> ());
  rclcpp::shutdown ();
  return 0;
}
