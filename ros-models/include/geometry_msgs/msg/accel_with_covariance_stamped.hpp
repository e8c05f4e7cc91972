/* An uncertain acceleration with the axes of a frame.  */

#ifndef GEOMETRY_MSGS__MSG__ACCEL_WITH_COVARIANCE_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__ACCEL_WITH_COVARIANCE_STAMPED_HPP_

#include "geometry_msgs/msg/accel_with_covariance.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct AccelWithCovarianceStamped_
{
  ROSIDL_MESSAGE (AccelWithCovarianceStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  AccelWithCovariance_<ContainerAllocator> accel;
};

using AccelWithCovarianceStamped
  = AccelWithCovarianceStamped_<std::allocator<void>>;

}

#endif
