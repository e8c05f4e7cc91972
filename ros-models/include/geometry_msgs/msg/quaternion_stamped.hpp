/* An orientation in a frame.  */

#ifndef GEOMETRY_MSGS__MSG__QUATERNION_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__QUATERNION_STAMPED_HPP_

#include "geometry_msgs/msg/quaternion.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct QuaternionStamped_
{
  ROSIDL_MESSAGE (QuaternionStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Quaternion_<ContainerAllocator> quaternion;
};

using QuaternionStamped = QuaternionStamped_<std::allocator<void>>;

}

#endif
