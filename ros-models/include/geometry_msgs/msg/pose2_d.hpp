/* A pose in a plane.  */

#ifndef GEOMETRY_MSGS__MSG__POSE2_D_HPP_
#define GEOMETRY_MSGS__MSG__POSE2_D_HPP_

#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct Pose2D_
{
  ROSIDL_MESSAGE (Pose2D_)

  double x, y, theta;
};

using Pose2D = Pose2D_<std::allocator<void>>;

}

#endif
