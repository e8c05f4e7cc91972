/* An uncertain pose in a frame.  */

#ifndef GEOMETRY_MSGS__MSG__POSE_WITH_COVARIANCE_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__POSE_WITH_COVARIANCE_STAMPED_HPP_

#include "geometry_msgs/msg/pose_with_covariance.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct PoseWithCovarianceStamped_
{
  ROSIDL_MESSAGE (PoseWithCovarianceStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  PoseWithCovariance_<ContainerAllocator> pose;
};

using PoseWithCovarianceStamped
  = PoseWithCovarianceStamped_<std::allocator<void>>;

}

#endif
