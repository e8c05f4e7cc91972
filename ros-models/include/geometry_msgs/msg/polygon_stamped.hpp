/* A polygon in a frame.  */

#ifndef GEOMETRY_MSGS__MSG__POLYGON_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__POLYGON_STAMPED_HPP_

#include "geometry_msgs/msg/polygon.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct PolygonStamped_
{
  ROSIDL_MESSAGE (PolygonStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Polygon_<ContainerAllocator> polygon;
};

using PolygonStamped = PolygonStamped_<std::allocator<void>>;

}

#endif
