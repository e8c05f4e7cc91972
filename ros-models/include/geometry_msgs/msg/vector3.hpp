/* A free vector.  */

#ifndef GEOMETRY_MSGS__MSG__VECTOR3_HPP_
#define GEOMETRY_MSGS__MSG__VECTOR3_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Vector3_
{
  ROSIDL_MESSAGE (Vector3_)

  double x, y, z;
};

using Vector3 = Vector3_<std::allocator<void>>;

}

#endif
