/* A velocity.  */

#ifndef GEOMETRY_MSGS__MSG__TWIST_HPP_
#define GEOMETRY_MSGS__MSG__TWIST_HPP_

#include "geometry_msgs/msg/vector3.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Twist_
{
  ROSIDL_MESSAGE (Twist_)

  Vector3_<ContainerAllocator> linear, angular;
};

using Twist = Twist_<std::allocator<void>>;

}

#endif
