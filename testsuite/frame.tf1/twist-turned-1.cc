/* A velocity that is turned by the heading of its own odometry, and by the
   angle of a wheel.  */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-twist-frame" } */

#include <cmath>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf/transform_datatypes.h>

struct Base
{
  ros::Publisher publisher;
  double x = 0, y = 0, th = 0;

  void moved (double left, double right, double dt);
  void steered (double speed, double wheel);
};

void
Base::moved (double left, double right, double dt)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.twist.twist.linear.x = (left + right) / 2 * cos (th);
  odom.twist.twist.linear.y = (left + right) / 2 * sin (th);
  x += odom.twist.twist.linear.x * dt;
  y += odom.twist.twist.linear.y * dt;
  th += (right - left) * dt;
  odom.pose.pose.position.x = x;
  odom.pose.pose.position.y = y;
  odom.pose.pose.orientation = tf::createQuaternionMsgFromYaw (th);
  publisher.publish (odom); /* { dg-warning "turned by its heading 'th'.*\\[-Wframe-twist-frame\\]" } */
}

void
Base::steered (double speed, double wheel)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.twist.twist.linear.x = speed * std::cos (wheel);
  odom.twist.twist.linear.y = speed * std::sin (wheel);
  odom.pose.pose.orientation = tf::createQuaternionMsgFromYaw (th);
  publisher.publish (odom);
}

void
local (const ros::Publisher &publisher, double speed, double rate, double dt)
{
  static double yaw;
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  yaw += rate * dt;
  odom.twist.twist.linear.x = speed * std::cos (yaw);
  odom.twist.twist.linear.y = speed * std::sin (yaw);
  tf::Quaternion q;
  q.setRPY (0, 0, yaw);
  tf::quaternionTFToMsg (q, odom.pose.pose.orientation);
  publisher.publish (odom); /* { dg-warning "turned by its heading, along.*\\[-Wframe-twist-frame\\]" } */
}
