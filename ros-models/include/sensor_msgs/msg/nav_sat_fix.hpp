/* A place on earth.  */

#ifndef SENSOR_MSGS__MSG__NAV_SAT_FIX_HPP_
#define SENSOR_MSGS__MSG__NAV_SAT_FIX_HPP_

#include "sensor_msgs/msg/nav_sat_status.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct NavSatFix_
{
  ROSIDL_MESSAGE (NavSatFix_)

  static constexpr uint8_t COVARIANCE_TYPE_UNKNOWN = 0;
  static constexpr uint8_t COVARIANCE_TYPE_APPROXIMATED = 1;
  static constexpr uint8_t COVARIANCE_TYPE_DIAGONAL_KNOWN = 2;
  static constexpr uint8_t COVARIANCE_TYPE_KNOWN = 3;

  std_msgs::msg::Header_<ContainerAllocator> header;
  NavSatStatus_<ContainerAllocator> status;
  double latitude;
  double longitude;
  double altitude;
  std::array<double, 9> position_covariance;
  uint8_t position_covariance_type;
};

using NavSatFix = NavSatFix_<std::allocator<void>>;

}

#endif
