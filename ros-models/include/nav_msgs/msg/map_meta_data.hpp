/* The size and origin of a grid.  */

#ifndef NAV_MSGS__MSG__MAP_META_DATA_HPP_
#define NAV_MSGS__MSG__MAP_META_DATA_HPP_

#include "builtin_interfaces/msg/time.hpp"
#include "geometry_msgs/msg/pose.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace nav_msgs::msg
{

template<typename ContainerAllocator>
struct MapMetaData_
{
  ROSIDL_MESSAGE (MapMetaData_)

  builtin_interfaces::msg::Time_<ContainerAllocator> map_load_time;
  float resolution;
  uint32_t width;
  uint32_t height;
  geometry_msgs::msg::Pose_<ContainerAllocator> origin;
};

using MapMetaData = MapMetaData_<std::allocator<void>>;

}

#endif
