/* A force and a torque.  */

#ifndef GEOMETRY_MSGS__MSG__WRENCH_HPP_
#define GEOMETRY_MSGS__MSG__WRENCH_HPP_

#include "geometry_msgs/msg/vector3.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Wrench_
{
  ROSIDL_MESSAGE (Wrench_)

  Vector3_<ContainerAllocator> force, torque;
};

using Wrench = Wrench_<std::allocator<void>>;

}

#endif
