/* Poses to follow.  */

#ifndef NAV_MSGS__MSG__PATH_HPP_
#define NAV_MSGS__MSG__PATH_HPP_

#include "geometry_msgs/msg/pose_stamped.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace nav_msgs::msg
{

template<typename ContainerAllocator>
struct Path_
{
  ROSIDL_MESSAGE (Path_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  rosidl_runtime_cpp::Sequence<
    geometry_msgs::msg::PoseStamped_<ContainerAllocator>,
    ContainerAllocator> poses;
};

using Path = Path_<std::allocator<void>>;

}

#endif
