/* A pose in a frame.  */

#ifndef GEOMETRY_MSGS__MSG__POSE_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__POSE_STAMPED_HPP_

#include "geometry_msgs/msg/pose.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct PoseStamped_
{
  ROSIDL_MESSAGE (PoseStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Pose_<ContainerAllocator> pose;
};

using PoseStamped = PoseStamped_<std::allocator<void>>;

}

#endif
