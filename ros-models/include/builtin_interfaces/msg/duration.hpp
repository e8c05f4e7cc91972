/* A span of time.  */

#ifndef BUILTIN_INTERFACES__MSG__DURATION_HPP_
#define BUILTIN_INTERFACES__MSG__DURATION_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace builtin_interfaces::msg
{

template<typename ContainerAllocator>
struct Duration_
{
  ROSIDL_MESSAGE (Duration_)

  int32_t sec;
  uint32_t nanosec;
};

using Duration = Duration_<std::allocator<void>>;

}

#endif
