/* A force and a torque in a frame.  */

#ifndef GEOMETRY_MSGS__MSG__WRENCH_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__WRENCH_STAMPED_HPP_

#include "geometry_msgs/msg/wrench.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct WrenchStamped_
{
  ROSIDL_MESSAGE (WrenchStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Wrench_<ContainerAllocator> wrench;
};

using WrenchStamped = WrenchStamped_<std::allocator<void>>;

}

#endif
