/* A point.  */

#ifndef GEOMETRY_MSGS__MSG__POINT_HPP_
#define GEOMETRY_MSGS__MSG__POINT_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Point_
{
  ROSIDL_MESSAGE (Point_)

  double x, y, z;
};

using Point = Point_<std::allocator<void>>;

}

#endif
