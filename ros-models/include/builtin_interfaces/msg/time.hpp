/* A point in time.  */

#ifndef BUILTIN_INTERFACES__MSG__TIME_HPP_
#define BUILTIN_INTERFACES__MSG__TIME_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace builtin_interfaces::msg
{

template<typename ContainerAllocator>
struct Time_
{
  ROSIDL_MESSAGE (Time_)

  int32_t sec;
  uint32_t nanosec;
};

using Time = Time_<std::allocator<void>>;

}

#endif
