/* A place and an orientation.  */

#ifndef GEOMETRY_MSGS__MSG__POSE_HPP_
#define GEOMETRY_MSGS__MSG__POSE_HPP_

#include "geometry_msgs/msg/point.hpp"
#include "geometry_msgs/msg/quaternion.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Pose_
{
  ROSIDL_MESSAGE (Pose_)

  Point_<ContainerAllocator> position;
  Quaternion_<ContainerAllocator> orientation;
};

using Pose = Pose_<std::allocator<void>>;

}

#endif
