/* When and in which frame.  */

#ifndef STD_MSGS__MSG__HEADER_HPP_
#define STD_MSGS__MSG__HEADER_HPP_

#include "builtin_interfaces/msg/time.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace std_msgs::msg
{

template<typename ContainerAllocator>
struct Header_
{
  ROSIDL_MESSAGE (Header_)

  builtin_interfaces::msg::Time_<ContainerAllocator> stamp;
  rosidl_runtime_cpp::String<ContainerAllocator> frame_id;
};

using Header = Header_<std::allocator<void>>;

}

#endif
