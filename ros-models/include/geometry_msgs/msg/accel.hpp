/* An acceleration.  */

#ifndef GEOMETRY_MSGS__MSG__ACCEL_HPP_
#define GEOMETRY_MSGS__MSG__ACCEL_HPP_

#include "geometry_msgs/msg/vector3.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Accel_
{
  ROSIDL_MESSAGE (Accel_)

  Vector3_<ContainerAllocator> linear, angular;
};

using Accel = Accel_<std::allocator<void>>;

}

#endif
