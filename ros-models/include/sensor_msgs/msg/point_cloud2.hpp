/* Points in a frame.  */

#ifndef SENSOR_MSGS__MSG__POINT_CLOUD2_HPP_
#define SENSOR_MSGS__MSG__POINT_CLOUD2_HPP_

#include "sensor_msgs/msg/point_field.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct PointCloud2_
{
  ROSIDL_MESSAGE (PointCloud2_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  uint32_t height;
  uint32_t width;
  rosidl_runtime_cpp::Sequence<PointField_<ContainerAllocator>,
    ContainerAllocator> fields;
  bool is_bigendian;
  uint32_t point_step;
  uint32_t row_step;
  rosidl_runtime_cpp::Sequence<uint8_t, ContainerAllocator> data;
  bool is_dense;
};

using PointCloud2 = PointCloud2_<std::allocator<void>>;

}

#endif
