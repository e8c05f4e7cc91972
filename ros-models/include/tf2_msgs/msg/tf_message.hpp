/* What /tf carries.  */

#ifndef TF2_MSGS__MSG__TF_MESSAGE_HPP_
#define TF2_MSGS__MSG__TF_MESSAGE_HPP_

#include "geometry_msgs/msg/transform_stamped.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace tf2_msgs::msg
{

template<typename ContainerAllocator>
struct TFMessage_
{
  ROSIDL_MESSAGE (TFMessage_)

  rosidl_runtime_cpp::Sequence<
    geometry_msgs::msg::TransformStamped_<ContainerAllocator>,
    ContainerAllocator> transforms;
};

using TFMessage = TFMessage_<std::allocator<void>>;

}

#endif
