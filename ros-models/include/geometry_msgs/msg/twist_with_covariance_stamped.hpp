/* An uncertain velocity with the axes of a frame.  */

#ifndef GEOMETRY_MSGS__MSG__TWIST_WITH_COVARIANCE_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__TWIST_WITH_COVARIANCE_STAMPED_HPP_

#include "geometry_msgs/msg/twist_with_covariance.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct TwistWithCovarianceStamped_
{
  ROSIDL_MESSAGE (TwistWithCovarianceStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  TwistWithCovariance_<ContainerAllocator> twist;
};

using TwistWithCovarianceStamped
  = TwistWithCovarianceStamped_<std::allocator<void>>;

}

#endif
