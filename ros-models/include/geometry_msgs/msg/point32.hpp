/* A point of small numbers.  */

#ifndef GEOMETRY_MSGS__MSG__POINT32_HPP_
#define GEOMETRY_MSGS__MSG__POINT32_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Point32_
{
  ROSIDL_MESSAGE (Point32_)

  float x, y, z;
};

using Point32 = Point32_<std::allocator<void>>;

}

#endif
