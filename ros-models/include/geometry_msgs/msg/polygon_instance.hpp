/* A polygon with a number.  */

#ifndef GEOMETRY_MSGS__MSG__POLYGON_INSTANCE_HPP_
#define GEOMETRY_MSGS__MSG__POLYGON_INSTANCE_HPP_

#include "geometry_msgs/msg/polygon.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct PolygonInstance_
{
  ROSIDL_MESSAGE (PolygonInstance_)

  Polygon_<ContainerAllocator> polygon;
  int64_t id;
};

using PolygonInstance = PolygonInstance_<std::allocator<void>>;

}

#endif
