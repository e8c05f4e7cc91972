/* A vector with the axes of a frame.  */

#ifndef GEOMETRY_MSGS__MSG__VECTOR3_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__VECTOR3_STAMPED_HPP_

#include "geometry_msgs/msg/vector3.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Vector3Stamped_
{
  ROSIDL_MESSAGE (Vector3Stamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Vector3_<ContainerAllocator> vector;
};

using Vector3Stamped = Vector3Stamped_<std::allocator<void>>;

}

#endif
