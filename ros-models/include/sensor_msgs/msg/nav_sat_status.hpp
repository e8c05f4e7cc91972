/* How good a satellite fix is.  */

#ifndef SENSOR_MSGS__MSG__NAV_SAT_STATUS_HPP_
#define SENSOR_MSGS__MSG__NAV_SAT_STATUS_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct NavSatStatus_
{
  ROSIDL_MESSAGE (NavSatStatus_)

  static constexpr int8_t STATUS_NO_FIX = -1;
  static constexpr int8_t STATUS_FIX = 0;
  static constexpr int8_t STATUS_SBAS_FIX = 1;
  static constexpr int8_t STATUS_GBAS_FIX = 2;
  static constexpr uint16_t SERVICE_GPS = 1;
  static constexpr uint16_t SERVICE_GLONASS = 2;
  static constexpr uint16_t SERVICE_COMPASS = 4;
  static constexpr uint16_t SERVICE_GALILEO = 8;

  int8_t status;
  uint16_t service;
};

using NavSatStatus = NavSatStatus_<std::allocator<void>>;

}

#endif
