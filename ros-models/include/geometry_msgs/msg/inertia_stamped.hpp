/* A mass in a frame.  */

#ifndef GEOMETRY_MSGS__MSG__INERTIA_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__INERTIA_STAMPED_HPP_

#include "geometry_msgs/msg/inertia.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct InertiaStamped_
{
  ROSIDL_MESSAGE (InertiaStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Inertia_<ContainerAllocator> inertia;
};

using InertiaStamped = InertiaStamped_<std::allocator<void>>;

}

#endif
