/* Class FRAME-IGNORED in ROS 2, put right: silent.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-ignored-id" } */

#include <geometry_msgs/msg/twist_stamped.hpp>
#include <rclcpp/rclcpp.hpp>

struct servo
{
  rclcpp::Publisher<geometry_msgs::msg::TwistStamped>::SharedPtr pub_;
  std::string frame_ = "base_link";

  virtual void fb_196 (geometry_msgs::msg::TwistStamped::ConstSharedPtr m)
  {
    geometry_msgs::msg::TwistStamped command = *m;
    if (command.header.frame_id.empty ())
      command.header.frame_id = frame_;
    pub_->publish (command);
  }
};

servo the_servo;
