/* A truth value.  */

#ifndef STD_MSGS__MSG__BOOL_HPP_
#define STD_MSGS__MSG__BOOL_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace std_msgs::msg
{

template<typename ContainerAllocator>
struct Bool_
{
  ROSIDL_MESSAGE (Bool_)

  bool data;
};

using Bool = Bool_<std::allocator<void>>;

}

#endif
