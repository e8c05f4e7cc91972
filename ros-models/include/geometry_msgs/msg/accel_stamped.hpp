/* An acceleration with the axes of a frame.  */

#ifndef GEOMETRY_MSGS__MSG__ACCEL_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__ACCEL_STAMPED_HPP_

#include "geometry_msgs/msg/accel.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct AccelStamped_
{
  ROSIDL_MESSAGE (AccelStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Accel_<ContainerAllocator> accel;
};

using AccelStamped = AccelStamped_<std::allocator<void>>;

}

#endif
