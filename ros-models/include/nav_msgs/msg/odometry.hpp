/* The pose of child_frame_id in header.frame_id, and its velocity.  */

#ifndef NAV_MSGS__MSG__ODOMETRY_HPP_
#define NAV_MSGS__MSG__ODOMETRY_HPP_

#include "geometry_msgs/msg/pose_with_covariance.hpp"
#include "geometry_msgs/msg/twist_with_covariance.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace nav_msgs::msg
{

template<typename ContainerAllocator>
struct Odometry_
{
  ROSIDL_MESSAGE (Odometry_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  rosidl_runtime_cpp::String<ContainerAllocator> child_frame_id;
  geometry_msgs::msg::PoseWithCovariance_<ContainerAllocator> pose;
  geometry_msgs::msg::TwistWithCovariance_<ContainerAllocator> twist;
};

using Odometry = Odometry_<std::allocator<void>>;

}

#endif
