/* Takes data of child_frame_id to header.frame_id.  */

#ifndef GEOMETRY_MSGS__MSG__TRANSFORM_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__TRANSFORM_STAMPED_HPP_

#include "geometry_msgs/msg/transform.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct TransformStamped_
{
  ROSIDL_MESSAGE (TransformStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  rosidl_runtime_cpp::String<ContainerAllocator> child_frame_id;
  Transform_<ContainerAllocator> transform;
};

using TransformStamped = TransformStamped_<std::allocator<void>>;

}

#endif
