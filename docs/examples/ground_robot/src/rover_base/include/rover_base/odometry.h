// Odometry of a differential drive: where the wheels say the rover went.

#ifndef ROVER_BASE_ODOMETRY_H
#define ROVER_BASE_ODOMETRY_H

#include <string>

#include <ros/ros.h>
#include <std_msgs/Empty.h>
#include <tf2_ros/transform_broadcaster.h>

namespace rover_base
{

class Odometry
{
public:
  Odometry(ros::NodeHandle & nh, const ros::NodeHandle & private_nh);

  /// Adds one step of both wheels, in metres, that ended at STAMP.
  void addStep(double left, double right, const ros::Time & stamp);

private:
  void integrate(double distance, double turn);
  void publishOdometry(const ros::Time & stamp);
  void publishTransform(const ros::Time & stamp);
  void resetCallback(const std_msgs::Empty::ConstPtr & msg);

  ros::Publisher odom_pub_;
  ros::Subscriber reset_sub_;
  tf2_ros::TransformBroadcaster broadcaster_;

  std::string odom_frame_;
  std::string base_frame_;
  bool publish_tf_;
  double wheel_separation_;

  // The pose in the odometry frame and the speeds along the rover's own axes.
  double x_;
  double y_;
  double yaw_;
  double forward_speed_;
  double yaw_rate_;
  ros::Time last_stamp_;
};

}  // namespace rover_base

#endif  // ROVER_BASE_ODOMETRY_H
