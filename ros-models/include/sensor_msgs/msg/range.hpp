/* One range.  */

#ifndef SENSOR_MSGS__MSG__RANGE_HPP_
#define SENSOR_MSGS__MSG__RANGE_HPP_

#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct Range_
{
  ROSIDL_MESSAGE (Range_)

  static constexpr uint8_t ULTRASOUND = 0;
  static constexpr uint8_t INFRARED = 1;

  std_msgs::msg::Header_<ContainerAllocator> header;
  uint8_t radiation_type;
  float field_of_view;
  float min_range;
  float max_range;
  float range;
  float variance;
};

using Range = Range_<std::allocator<void>>;

}

#endif
