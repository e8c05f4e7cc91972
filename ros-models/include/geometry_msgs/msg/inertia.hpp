/* A mass and how it is spread.  */

#ifndef GEOMETRY_MSGS__MSG__INERTIA_HPP_
#define GEOMETRY_MSGS__MSG__INERTIA_HPP_

#include "geometry_msgs/msg/vector3.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Inertia_
{
  ROSIDL_MESSAGE (Inertia_)

  double m;
  Vector3_<ContainerAllocator> com;
  double ixx, ixy, ixz, iyy, iyz, izz;
};

using Inertia = Inertia_<std::allocator<void>>;

}

#endif
