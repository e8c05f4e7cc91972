/* Ranges in a plane.  */

#ifndef SENSOR_MSGS__MSG__LASER_SCAN_HPP_
#define SENSOR_MSGS__MSG__LASER_SCAN_HPP_

#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct LaserScan_
{
  ROSIDL_MESSAGE (LaserScan_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  float angle_min;
  float angle_max;
  float angle_increment;
  float time_increment;
  float scan_time;
  float range_min;
  float range_max;
  rosidl_runtime_cpp::Sequence<float, ContainerAllocator> ranges;
  rosidl_runtime_cpp::Sequence<float, ContainerAllocator> intensities;
};

using LaserScan = LaserScan_<std::allocator<void>>;

}

#endif
