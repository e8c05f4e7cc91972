/* Shapes to show.  */

#ifndef VISUALIZATION_MSGS__MSG__MARKER_ARRAY_HPP_
#define VISUALIZATION_MSGS__MSG__MARKER_ARRAY_HPP_

#include "visualization_msgs/msg/marker.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace visualization_msgs::msg
{

template<typename ContainerAllocator>
struct MarkerArray_
{
  ROSIDL_MESSAGE (MarkerArray_)

  rosidl_runtime_cpp::Sequence<Marker_<ContainerAllocator>,
    ContainerAllocator> markers;
};

using MarkerArray = MarkerArray_<std::allocator<void>>;

}

#endif
