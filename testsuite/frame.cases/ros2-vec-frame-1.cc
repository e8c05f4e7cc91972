/* Class VEC-FRAME in ROS 2.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-twist-frame" } */

#include <geometry_msgs/msg/twist_stamped.hpp>
#include <nav_msgs/msg/odometry.hpp>
#include <rclcpp/rclcpp.hpp>

/* FB-221: the velocity of the filter is in its parent frame.  */

void
fb_221 (rclcpp::Publisher<nav_msgs::msg::Odometry> &pub,
	const geometry_msgs::msg::Twist &velocity_enu)
{
  geometry_msgs::msg::TwistStamped v;
  v.header.frame_id = "earth_enu";
  v.twist = velocity_enu;
  nav_msgs::msg::Odometry o;
  o.header.frame_id = "earth_enu";
  o.child_frame_id = "imu_link";
  o.twist.twist = v.twist;
  pub.publish (o); /* { dg-warning "along the axes of 'earth_enu'.*\\[-Wframe-twist-frame\\]" "parent" } */
}

/* FB-223: pose and twist of the simulator, both in the map.  */

void
fb_223 (rclcpp::Publisher<nav_msgs::msg::Odometry> &pub,
	const geometry_msgs::msg::Twist &in_map)
{
  geometry_msgs::msg::TwistStamped state;
  state.header.frame_id = "map";
  state.twist = in_map;
  nav_msgs::msg::Odometry o;
  o.header.frame_id = "map";
  o.child_frame_id = "fsds/FSCar";
  o.twist.twist.linear.x = state.twist.linear.x;
  o.twist.twist.linear.y = state.twist.linear.y;
  pub.publish (o); /* { dg-warning "along the axes of 'map'.*\\[-Wframe-twist-frame\\]" "map" } */
}
