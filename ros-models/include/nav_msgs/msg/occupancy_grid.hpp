/* A map of cells.  */

#ifndef NAV_MSGS__MSG__OCCUPANCY_GRID_HPP_
#define NAV_MSGS__MSG__OCCUPANCY_GRID_HPP_

#include "nav_msgs/msg/map_meta_data.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace nav_msgs::msg
{

template<typename ContainerAllocator>
struct OccupancyGrid_
{
  ROSIDL_MESSAGE (OccupancyGrid_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  MapMetaData_<ContainerAllocator> info;
  rosidl_runtime_cpp::Sequence<int8_t, ContainerAllocator> data;
};

using OccupancyGrid = OccupancyGrid_<std::allocator<void>>;

}

#endif
