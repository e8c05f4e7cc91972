/* A shape to show.  */

#ifndef VISUALIZATION_MSGS__MSG__MARKER_HPP_
#define VISUALIZATION_MSGS__MSG__MARKER_HPP_

#include "builtin_interfaces/msg/duration.hpp"
#include "geometry_msgs/msg/point.hpp"
#include "geometry_msgs/msg/pose.hpp"
#include "geometry_msgs/msg/vector3.hpp"
#include "std_msgs/msg/color_rgba.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace visualization_msgs::msg
{

template<typename ContainerAllocator>
struct Marker_
{
  ROSIDL_MESSAGE (Marker_)

  static constexpr int32_t ARROW = 0;
  static constexpr int32_t CUBE = 1;
  static constexpr int32_t SPHERE = 2;
  static constexpr int32_t CYLINDER = 3;
  static constexpr int32_t LINE_STRIP = 4;
  static constexpr int32_t LINE_LIST = 5;
  static constexpr int32_t CUBE_LIST = 6;
  static constexpr int32_t SPHERE_LIST = 7;
  static constexpr int32_t POINTS = 8;
  static constexpr int32_t TEXT_VIEW_FACING = 9;
  static constexpr int32_t MESH_RESOURCE = 10;
  static constexpr int32_t TRIANGLE_LIST = 11;
  static constexpr int32_t ADD = 0;
  static constexpr int32_t MODIFY = 0;
  static constexpr int32_t DELETE = 2;
  static constexpr int32_t DELETEALL = 3;

  std_msgs::msg::Header_<ContainerAllocator> header;
  rosidl_runtime_cpp::String<ContainerAllocator> ns;
  int32_t id;
  int32_t type;
  int32_t action;
  geometry_msgs::msg::Pose_<ContainerAllocator> pose;
  geometry_msgs::msg::Vector3_<ContainerAllocator> scale;
  std_msgs::msg::ColorRGBA_<ContainerAllocator> color;
  builtin_interfaces::msg::Duration_<ContainerAllocator> lifetime;
  bool frame_locked;
  rosidl_runtime_cpp::Sequence<geometry_msgs::msg::Point_<ContainerAllocator>,
    ContainerAllocator> points;
  rosidl_runtime_cpp::Sequence<std_msgs::msg::ColorRGBA_<ContainerAllocator>,
    ContainerAllocator> colors;
  rosidl_runtime_cpp::String<ContainerAllocator> text;
  rosidl_runtime_cpp::String<ContainerAllocator> mesh_resource;
  bool mesh_use_embedded_materials;
};

using Marker = Marker_<std::allocator<void>>;

}

#endif
