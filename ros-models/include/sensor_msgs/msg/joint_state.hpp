/* Positions of joints; the frame is not used.  */

#ifndef SENSOR_MSGS__MSG__JOINT_STATE_HPP_
#define SENSOR_MSGS__MSG__JOINT_STATE_HPP_

#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct JointState_
{
  ROSIDL_MESSAGE (JointState_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  rosidl_runtime_cpp::Sequence<rosidl_runtime_cpp::String<ContainerAllocator>,
    ContainerAllocator> name;
  rosidl_runtime_cpp::Sequence<double, ContainerAllocator> position;
  rosidl_runtime_cpp::Sequence<double, ContainerAllocator> velocity;
  rosidl_runtime_cpp::Sequence<double, ContainerAllocator> effort;
};

using JointState = JointState_<std::allocator<void>>;

}

#endif
