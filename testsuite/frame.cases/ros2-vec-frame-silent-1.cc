/* Class VEC-FRAME in ROS 2, put right: silent.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-all" } */

#include <geometry_msgs/msg/twist_stamped.hpp>
#include <nav_msgs/msg/odometry.hpp>
#include <rclcpp/rclcpp.hpp>

/* FB-221.   */

void
fb_221 (rclcpp::Publisher<nav_msgs::msg::Odometry> &pub,
	const geometry_msgs::msg::Twist &velocity_enu)
{
  geometry_msgs::msg::TwistStamped v;
  v.header.frame_id = "imu_link";
  v.twist = velocity_enu;
  nav_msgs::msg::Odometry o;
  o.header.frame_id = "earth_enu";
  o.child_frame_id = "imu_link";
  o.twist.twist = v.twist;
  pub.publish (o);
}

/* FB-223.  */

void
fb_223 (rclcpp::Publisher<nav_msgs::msg::Odometry> &pub,
	const geometry_msgs::msg::Twist &in_map)
{
  geometry_msgs::msg::TwistStamped state;
  state.header.frame_id = "fsds/FSCar";
  state.twist = in_map;
  nav_msgs::msg::Odometry o;
  o.header.frame_id = "map";
  o.child_frame_id = "fsds/FSCar";
  o.twist.twist.linear.x = state.twist.linear.x;
  o.twist.twist.linear.y = state.twist.linear.y;
  pub.publish (o);
}
