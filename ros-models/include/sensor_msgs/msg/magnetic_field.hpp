/* What a compass measures.  */

#ifndef SENSOR_MSGS__MSG__MAGNETIC_FIELD_HPP_
#define SENSOR_MSGS__MSG__MAGNETIC_FIELD_HPP_

#include "geometry_msgs/msg/vector3.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct MagneticField_
{
  ROSIDL_MESSAGE (MagneticField_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  geometry_msgs::msg::Vector3_<ContainerAllocator> magnetic_field;
  std::array<double, 9> magnetic_field_covariance;
};

using MagneticField = MagneticField_<std::allocator<void>>;

}

#endif
