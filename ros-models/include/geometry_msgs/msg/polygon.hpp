/* The corners of a polygon.  */

#ifndef GEOMETRY_MSGS__MSG__POLYGON_HPP_
#define GEOMETRY_MSGS__MSG__POLYGON_HPP_

#include "geometry_msgs/msg/point32.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Polygon_
{
  ROSIDL_MESSAGE (Polygon_)

  rosidl_runtime_cpp::Sequence<Point32_<ContainerAllocator>,
    ContainerAllocator> points;
};

using Polygon = Polygon_<std::allocator<void>>;

}

#endif
