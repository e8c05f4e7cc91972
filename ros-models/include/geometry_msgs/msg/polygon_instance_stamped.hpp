/* A numbered polygon in a frame.  */

#ifndef GEOMETRY_MSGS__MSG__POLYGON_INSTANCE_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__POLYGON_INSTANCE_STAMPED_HPP_

#include "geometry_msgs/msg/polygon_instance.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct PolygonInstanceStamped_
{
  ROSIDL_MESSAGE (PolygonInstanceStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  PolygonInstance_<ContainerAllocator> polygon;
};

using PolygonInstanceStamped = PolygonInstanceStamped_<std::allocator<void>>;

}

#endif
