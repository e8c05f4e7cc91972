/* An uncertain acceleration.  */

#ifndef GEOMETRY_MSGS__MSG__ACCEL_WITH_COVARIANCE_HPP_
#define GEOMETRY_MSGS__MSG__ACCEL_WITH_COVARIANCE_HPP_

#include "geometry_msgs/msg/accel.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct AccelWithCovariance_
{
  ROSIDL_MESSAGE (AccelWithCovariance_)

  Accel_<ContainerAllocator> accel;
  std::array<double, 36> covariance;
};

using AccelWithCovariance = AccelWithCovariance_<std::allocator<void>>;

}

#endif
