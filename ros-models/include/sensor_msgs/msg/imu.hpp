/* What an inertial sensor measures.  */

#ifndef SENSOR_MSGS__MSG__IMU_HPP_
#define SENSOR_MSGS__MSG__IMU_HPP_

#include "geometry_msgs/msg/quaternion.hpp"
#include "geometry_msgs/msg/vector3.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct Imu_
{
  ROSIDL_MESSAGE (Imu_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  geometry_msgs::msg::Quaternion_<ContainerAllocator> orientation;
  std::array<double, 9> orientation_covariance;
  geometry_msgs::msg::Vector3_<ContainerAllocator> angular_velocity;
  std::array<double, 9> angular_velocity_covariance;
  geometry_msgs::msg::Vector3_<ContainerAllocator> linear_acceleration;
  std::array<double, 9> linear_acceleration_covariance;
};

using Imu = Imu_<std::allocator<void>>;

}

#endif
