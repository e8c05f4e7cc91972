/* One number of a point in a PointCloud2.  */

#ifndef SENSOR_MSGS__MSG__POINT_FIELD_HPP_
#define SENSOR_MSGS__MSG__POINT_FIELD_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct PointField_
{
  ROSIDL_MESSAGE (PointField_)

  static constexpr uint8_t INT8 = 1;
  static constexpr uint8_t UINT8 = 2;
  static constexpr uint8_t INT16 = 3;
  static constexpr uint8_t UINT16 = 4;
  static constexpr uint8_t INT32 = 5;
  static constexpr uint8_t UINT32 = 6;
  static constexpr uint8_t FLOAT32 = 7;
  static constexpr uint8_t FLOAT64 = 8;

  rosidl_runtime_cpp::String<ContainerAllocator> name;
  uint32_t offset;
  uint8_t datatype;
  uint32_t count;
};

using PointField = PointField_<std::allocator<void>>;

}

#endif
