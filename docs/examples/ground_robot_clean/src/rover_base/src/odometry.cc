// Odometry of a differential drive: where the wheels say the rover went.

#include "rover_base/odometry.h"

#include <cmath>

#include <geometry_msgs/TransformStamped.h>
#include <nav_msgs/Odometry.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>

namespace rover_base
{

namespace
{

geometry_msgs::Quaternion fromYaw(double yaw)
{
  tf2::Quaternion q;
  q.setRPY(0.0, 0.0, yaw);
  return tf2::toMsg(q);
}

}  // namespace

Odometry::Odometry(ros::NodeHandle & nh, const ros::NodeHandle & private_nh)
  : x_(0.0)
  , y_(0.0)
  , yaw_(0.0)
  , forward_speed_(0.0)
  , yaw_rate_(0.0)
{
  private_nh.param<std::string>("odom_frame", odom_frame_, "odom");
  private_nh.param<std::string>("base_frame", base_frame_, "base_footprint");
  private_nh.param("publish_tf", publish_tf_, true);
  private_nh.param("wheel_separation", wheel_separation_, 0.40);

  odom_pub_ = nh.advertise<nav_msgs::Odometry>("odom", 20);
  reset_sub_ =
    nh.subscribe("reset_odometry", 1, &Odometry::resetCallback, this);
}

void Odometry::addStep(double left, double right, const ros::Time & stamp)
{
  const double distance = 0.5 * (left + right);
  const double turn = (right - left) / wheel_separation_;
  integrate(distance, turn);

  const double dt = last_stamp_.isZero() ? 0.0 : (stamp - last_stamp_).toSec();
  last_stamp_ = stamp;
  if (dt > 0.0)
  {
    forward_speed_ = distance / dt;
    yaw_rate_ = turn / dt;
  }

  publishOdometry(stamp);
  if (publish_tf_)
  {
    publishTransform(stamp);
  }
}

void Odometry::integrate(double distance, double turn)
{
  // Second order: the rover drives along the middle heading of the step.
  const double heading = yaw_ + 0.5 * turn;
  x_ += distance * std::cos(heading);
  y_ += distance * std::sin(heading);
  yaw_ = std::remainder(yaw_ + turn, 2.0 * M_PI);
}

void Odometry::publishOdometry(const ros::Time & stamp)
{
  nav_msgs::Odometry odom;
  odom.header.stamp = stamp;
  odom.header.frame_id = odom_frame_;
  odom.child_frame_id = base_frame_;

  odom.pose.pose.position.x = x_;
  odom.pose.pose.position.y = y_;
  odom.pose.pose.orientation = fromYaw(yaw_);
  odom.pose.covariance[0] = 0.01;
  odom.pose.covariance[7] = 0.01;
  odom.pose.covariance[35] = 0.05;

  odom.twist.twist.linear.x = forward_speed_;
  odom.twist.twist.angular.z = yaw_rate_;
  odom.twist.covariance[0] = 0.002;
  odom.twist.covariance[35] = 0.004;

  odom_pub_.publish(odom);
}

void Odometry::publishTransform(const ros::Time & stamp)
{
  geometry_msgs::TransformStamped odom_to_base;
  odom_to_base.header.stamp = stamp;
  odom_to_base.header.frame_id = odom_frame_;
  odom_to_base.child_frame_id = base_frame_;
  odom_to_base.transform.translation.x = x_;
  odom_to_base.transform.translation.y = y_;
  odom_to_base.transform.translation.z = 0.0;
  odom_to_base.transform.rotation = fromYaw(yaw_);
  broadcaster_.sendTransform(odom_to_base);
}

void Odometry::resetCallback(const std_msgs::Empty::ConstPtr &)
{
  ROS_INFO("odometry is set to zero");
  x_ = y_ = yaw_ = 0.0;
}

}  // namespace rover_base
