/* The velocity of body_frame_id against reference_frame_id.  */

#ifndef GEOMETRY_MSGS__MSG__VELOCITY_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__VELOCITY_STAMPED_HPP_

#include "geometry_msgs/msg/twist.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct VelocityStamped_
{
  ROSIDL_MESSAGE (VelocityStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  rosidl_runtime_cpp::String<ContainerAllocator> body_frame_id;
  rosidl_runtime_cpp::String<ContainerAllocator> reference_frame_id;
  Twist_<ContainerAllocator> velocity;
};

using VelocityStamped = VelocityStamped_<std::allocator<void>>;

}

#endif
