/* A pose in a frame.  */

#ifndef GEOMETRY_MSGS__MSG__POSE_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__POSE_STAMPED_HPP_

#include "geometry_msgs/msg/pose.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct PoseStamped_
{
  ROSIDL_MESSAGE (PoseStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  Pose_<ContainerAllocator> pose;
};

using PoseStamped = PoseStamped_<std::allocator<void>>;

namespace builder
{

class Init_PoseStamped_pose
{
public:
  explicit Init_PoseStamped_pose (PoseStamped &);
  PoseStamped pose (Pose);

private:
  PoseStamped msg_;
};

class Init_PoseStamped_header
{
public:
  Init_PoseStamped_header ();
  Init_PoseStamped_pose header (std_msgs::msg::Header);

private:
  PoseStamped msg_;
};

}

}

namespace geometry_msgs
{

template<typename Message>
auto build ();

template<>
inline auto
build<msg::PoseStamped> ()
{
  return msg::builder::Init_PoseStamped_header ();
}

}

#endif
