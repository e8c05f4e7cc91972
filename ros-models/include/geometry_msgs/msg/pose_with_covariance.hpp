/* An uncertain pose.  */

#ifndef GEOMETRY_MSGS__MSG__POSE_WITH_COVARIANCE_HPP_
#define GEOMETRY_MSGS__MSG__POSE_WITH_COVARIANCE_HPP_

#include "geometry_msgs/msg/pose.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct PoseWithCovariance_
{
  ROSIDL_MESSAGE (PoseWithCovariance_)

  Pose_<ContainerAllocator> pose;
  std::array<double, 36> covariance;
};

using PoseWithCovariance = PoseWithCovariance_<std::allocator<void>>;

}

#endif
