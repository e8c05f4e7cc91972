/* A velocity with the axes of a frame.  */

#ifndef GEOMETRY_MSGS__MSG__TWIST_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__TWIST_STAMPED_HPP_

#include "geometry_msgs/msg/twist.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct TwistStamped_
{
  ROSIDL_MESSAGE (TwistStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Twist_<ContainerAllocator> twist;
};

using TwistStamped = TwistStamped_<std::allocator<void>>;

}

#endif
