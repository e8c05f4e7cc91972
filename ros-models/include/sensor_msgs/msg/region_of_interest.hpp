/* A part of an image.  */

#ifndef SENSOR_MSGS__MSG__REGION_OF_INTEREST_HPP_
#define SENSOR_MSGS__MSG__REGION_OF_INTEREST_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct RegionOfInterest_
{
  ROSIDL_MESSAGE (RegionOfInterest_)

  uint32_t x_offset;
  uint32_t y_offset;
  uint32_t height;
  uint32_t width;
  bool do_rectify;
};

using RegionOfInterest = RegionOfInterest_<std::allocator<void>>;

}

#endif
