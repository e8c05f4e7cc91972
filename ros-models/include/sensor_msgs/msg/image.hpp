/* An image.  */

#ifndef SENSOR_MSGS__MSG__IMAGE_HPP_
#define SENSOR_MSGS__MSG__IMAGE_HPP_

#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct Image_
{
  ROSIDL_MESSAGE (Image_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  uint32_t height;
  uint32_t width;
  rosidl_runtime_cpp::String<ContainerAllocator> encoding;
  uint8_t is_bigendian;
  uint32_t step;
  rosidl_runtime_cpp::Sequence<uint8_t, ContainerAllocator> data;
};

using Image = Image_<std::allocator<void>>;

}

#endif
