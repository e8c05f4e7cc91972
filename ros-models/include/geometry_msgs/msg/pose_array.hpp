/* Poses in one frame.  */

#ifndef GEOMETRY_MSGS__MSG__POSE_ARRAY_HPP_
#define GEOMETRY_MSGS__MSG__POSE_ARRAY_HPP_

#include "geometry_msgs/msg/pose.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct PoseArray_
{
  ROSIDL_MESSAGE (PoseArray_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  rosidl_runtime_cpp::Sequence<Pose_<ContainerAllocator>,
    ContainerAllocator> poses;
};

using PoseArray = PoseArray_<std::allocator<void>>;

}

#endif
