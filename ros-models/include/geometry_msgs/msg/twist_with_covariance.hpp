/* An uncertain velocity.  */

#ifndef GEOMETRY_MSGS__MSG__TWIST_WITH_COVARIANCE_HPP_
#define GEOMETRY_MSGS__MSG__TWIST_WITH_COVARIANCE_HPP_

#include "geometry_msgs/msg/twist.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct TwistWithCovariance_
{
  ROSIDL_MESSAGE (TwistWithCovariance_)

  Twist_<ContainerAllocator> twist;
  std::array<double, 36> covariance;
};

using TwistWithCovariance = TwistWithCovariance_<std::allocator<void>>;

}

#endif
