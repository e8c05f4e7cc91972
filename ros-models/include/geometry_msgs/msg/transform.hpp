/* A displacement and a rotation.  */

#ifndef GEOMETRY_MSGS__MSG__TRANSFORM_HPP_
#define GEOMETRY_MSGS__MSG__TRANSFORM_HPP_

#include "geometry_msgs/msg/quaternion.hpp"
#include "geometry_msgs/msg/vector3.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Transform_
{
  ROSIDL_MESSAGE (Transform_)

  Vector3_<ContainerAllocator> translation;
  Quaternion_<ContainerAllocator> rotation;
};

using Transform = Transform_<std::allocator<void>>;

}

#endif
