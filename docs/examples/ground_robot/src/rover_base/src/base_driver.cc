// The driver of the base: speaks with the motor board over rosserial.

#include "rover_base/base_driver.h"

#include <sensor_msgs/Imu.h>
#include <sensor_msgs/JointState.h>

namespace rover_base
{

namespace
{

constexpr double COMMAND_TIMEOUT = 0.5;

// The frame's name on a robot that shares its tree with others.
std::string withPrefix(const std::string & prefix, const std::string & frame)
{
  return prefix.empty() ? frame : prefix + "/" + frame;
}

}  // namespace

BaseDriver::BaseDriver(ros::NodeHandle & nh,
                       const ros::NodeHandle & private_nh,
                       Odometry & odometry)
  : odometry_(odometry)
  , left_(private_nh.param("wheel_radius", 0.10),
          private_nh.param("ticks_per_turn", 2048))
  , right_(private_nh.param("wheel_radius", 0.10),
           private_nh.param("ticks_per_turn", 2048))
{
  std::string prefix;
  private_nh.param<std::string>("tf_prefix", prefix, "");
  imu_frame_ = withPrefix(prefix, "imu_link");
  private_nh.param("wheel_separation", wheel_separation_, 0.40);

  joint_pub_ = nh.advertise<sensor_msgs::JointState>("joint_states", 20);
  imu_pub_ = nh.advertise<sensor_msgs::Imu>("imu/data_raw", 50);
  speed_pub_ =
    nh.advertise<std_msgs::Float32MultiArray>("motor_board/speeds", 1);

  ticks_sub_ =
    nh.subscribe("motor_board/ticks", 20, &BaseDriver::ticksCallback, this);
  imu_sub_ =
    nh.subscribe("motor_board/imu", 50, &BaseDriver::imuCallback, this);
  command_sub_ =
    nh.subscribe("cmd_vel", 1, &BaseDriver::commandCallback, this);
  watchdog_ = nh.createTimer(ros::Duration(0.1),
                             &BaseDriver::watchdogCallback, this);
}

void BaseDriver::ticksCallback(const std_msgs::UInt16MultiArray::ConstPtr & msg)
{
  if (msg->data.size() != 2)
  {
    ROS_WARN_THROTTLE(5.0, "ticks of %zu wheels", msg->data.size());
    return;
  }
  const ros::Time now = ros::Time::now();
  const double left = left_.update(msg->data[0]);
  const double right = right_.update(msg->data[1]);
  odometry_.addStep(left, right, now);
  publishJoints(now);
}

void BaseDriver::publishJoints(const ros::Time & stamp)
{
  // The names carry the joints; a JointState has no frame.
  sensor_msgs::JointState joints;
  joints.header.stamp = stamp;
  joints.name = {"left_wheel_joint", "right_wheel_joint"};
  joints.position = {left_.angle(), right_.angle()};
  joint_pub_.publish(joints);
}

void BaseDriver::imuCallback(const std_msgs::Float32MultiArray::ConstPtr & msg)
{
  if (msg->data.size() != 6)
  {
    ROS_WARN_THROTTLE(5.0, "an IMU message of %zu numbers", msg->data.size());
    return;
  }

  sensor_msgs::Imu imu;
  imu.header.stamp = ros::Time::now();
  imu.header.frame_id = imu_frame_;
  imu.angular_velocity.x = msg->data[0];
  imu.angular_velocity.y = msg->data[1];
  imu.angular_velocity.z = msg->data[2];
  imu.linear_acceleration.x = msg->data[3];
  imu.linear_acceleration.y = msg->data[4];
  imu.linear_acceleration.z = msg->data[5];
  imu.orientation_covariance[0] = -1.0;  // the board estimates none
  imu_pub_.publish(imu);
}

void BaseDriver::commandCallback(const geometry_msgs::Twist::ConstPtr & msg)
{
  last_command_ = ros::Time::now();
  const double half = 0.5 * wheel_separation_ * msg->angular.z;
  sendSpeeds(msg->linear.x - half, msg->linear.x + half);
}

void BaseDriver::watchdogCallback(const ros::TimerEvent & event)
{
  if (!last_command_.isZero() &&
      (event.current_real - last_command_).toSec() > COMMAND_TIMEOUT)
  {
    ROS_WARN("no command for %.1f s: stopping", COMMAND_TIMEOUT);
    last_command_ = ros::Time();
    sendSpeeds(0.0, 0.0);
  }
}

void BaseDriver::sendSpeeds(double left, double right)
{
  std_msgs::Float32MultiArray speeds;
  speeds.data = {static_cast<float>(left), static_cast<float>(right)};
  speed_pub_.publish(speeds);
}

}  // namespace rover_base
