/* A rotation; made as the identity.  */

#ifndef GEOMETRY_MSGS__MSG__QUATERNION_HPP_
#define GEOMETRY_MSGS__MSG__QUATERNION_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Quaternion_
{
  ROSIDL_MESSAGE (Quaternion_)

  double x, y, z, w;
};

using Quaternion = Quaternion_<std::allocator<void>>;

}

#endif
