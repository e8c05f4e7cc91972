/* A colour.  */

#ifndef STD_MSGS__MSG__COLOR_RGBA_HPP_
#define STD_MSGS__MSG__COLOR_RGBA_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace std_msgs::msg
{

template<typename ContainerAllocator>
struct ColorRGBA_
{
  ROSIDL_MESSAGE (ColorRGBA_)

  float r, g, b, a;
};

using ColorRGBA = ColorRGBA_<std::allocator<void>>;

}

#endif
