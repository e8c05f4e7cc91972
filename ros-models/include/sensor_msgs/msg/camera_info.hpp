/* The calibration of a camera.  */

#ifndef SENSOR_MSGS__MSG__CAMERA_INFO_HPP_
#define SENSOR_MSGS__MSG__CAMERA_INFO_HPP_

#include "sensor_msgs/msg/region_of_interest.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace sensor_msgs::msg
{

template<typename ContainerAllocator>
struct CameraInfo_
{
  ROSIDL_MESSAGE (CameraInfo_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  uint32_t height;
  uint32_t width;
  rosidl_runtime_cpp::String<ContainerAllocator> distortion_model;
  rosidl_runtime_cpp::Sequence<double, ContainerAllocator> d;
  std::array<double, 9> k;
  std::array<double, 9> r;
  std::array<double, 12> p;
  uint32_t binning_x;
  uint32_t binning_y;
  RegionOfInterest_<ContainerAllocator> roi;
};

using CameraInfo = CameraInfo_<std::allocator<void>>;

}

#endif
