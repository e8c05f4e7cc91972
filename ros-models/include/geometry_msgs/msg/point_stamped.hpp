/* A point in a frame.  */

#ifndef GEOMETRY_MSGS__MSG__POINT_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__POINT_STAMPED_HPP_

#include "geometry_msgs/msg/point.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct PointStamped_
{
  ROSIDL_MESSAGE (PointStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Point_<ContainerAllocator> point;
};

using PointStamped = PointStamped_<std::allocator<void>>;

}

#endif
