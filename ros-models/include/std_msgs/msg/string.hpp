/* A text.  */

#ifndef STD_MSGS__MSG__STRING_HPP_
#define STD_MSGS__MSG__STRING_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace std_msgs::msg
{

template<typename ContainerAllocator>
struct String_
{
  ROSIDL_MESSAGE (String_)

  rosidl_runtime_cpp::String<ContainerAllocator> data;
};

using String = String_<std::allocator<void>>;

}

#endif
