/* A compressed image.  */

#ifndef SENSOR_MSGS__MSG__COMPRESSED_IMAGE_HPP_
#define SENSOR_MSGS__MSG__COMPRESSED_IMAGE_HPP_

#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct CompressedImage_
{
  ROSIDL_MESSAGE (CompressedImage_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  rosidl_runtime_cpp::String<ContainerAllocator> format;
  rosidl_runtime_cpp::Sequence<uint8_t, ContainerAllocator> data;
};

using CompressedImage = CompressedImage_<std::allocator<void>>;

}

#endif
