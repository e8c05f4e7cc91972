/* A number.  */

#ifndef STD_MSGS__MSG__FLOAT64_HPP_
#define STD_MSGS__MSG__FLOAT64_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace std_msgs::msg
{

template<typename ContainerAllocator>
struct Float64_
{
  ROSIDL_MESSAGE (Float64_)

  double data;
};

using Float64 = Float64_<std::allocator<void>>;

}

#endif
