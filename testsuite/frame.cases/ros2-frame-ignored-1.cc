/* Class FRAME-IGNORED, in ROS 2.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-ignored-id" } */

#include <geometry_msgs/msg/twist_stamped.hpp>
#include <rclcpp/rclcpp.hpp>

/* FB-196: as FB-200, the frame of the command is replaced by one that was
   chosen at the start.  */

struct servo
{
  rclcpp::Publisher<geometry_msgs::msg::TwistStamped>::SharedPtr pub_;
  std::string frame_ = "base_link";

  virtual void fb_196 (geometry_msgs::msg::TwistStamped::ConstSharedPtr m)
  {
    geometry_msgs::msg::TwistStamped command = *m;
    command.header.frame_id = frame_; /* { dg-warning "coordinates of 'm' are used and its frame is never looked at.*\\[-Wframe-ignored-id\\]" } */
    pub_->publish (command);
  }
};

servo the_servo;
