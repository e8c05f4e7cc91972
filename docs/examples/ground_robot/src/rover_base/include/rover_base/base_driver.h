// The driver of the base: speaks with the motor board over rosserial.

#ifndef ROVER_BASE_BASE_DRIVER_H
#define ROVER_BASE_BASE_DRIVER_H

#include <string>

#include <geometry_msgs/Twist.h>
#include <ros/ros.h>
#include <std_msgs/Float32MultiArray.h>
#include <std_msgs/UInt16MultiArray.h>

#include "rover_base/odometry.h"
#include "rover_base/wheel_encoder.h"

namespace rover_base
{

class BaseDriver
{
public:
  BaseDriver(ros::NodeHandle & nh, const ros::NodeHandle & private_nh,
             Odometry & odometry);

private:
  void ticksCallback(const std_msgs::UInt16MultiArray::ConstPtr & msg);
  void imuCallback(const std_msgs::Float32MultiArray::ConstPtr & msg);
  void commandCallback(const geometry_msgs::Twist::ConstPtr & msg);
  void watchdogCallback(const ros::TimerEvent & event);

  void publishJoints(const ros::Time & stamp);
  void sendSpeeds(double left, double right);

  Odometry & odometry_;
  WheelEncoder left_;
  WheelEncoder right_;
  double wheel_separation_;
  std::string imu_frame_;

  ros::Publisher joint_pub_;
  ros::Publisher imu_pub_;
  ros::Publisher speed_pub_;
  ros::Subscriber ticks_sub_;
  ros::Subscriber imu_sub_;
  ros::Subscriber command_sub_;
  ros::Timer watchdog_;
  ros::Time last_command_;
};

}  // namespace rover_base

#endif  // ROVER_BASE_BASE_DRIVER_H
