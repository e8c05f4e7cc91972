/* Takes data of child_frame_id to header.frame_id.  */

#ifndef GEOMETRY_MSGS__MSG__TRANSFORM_STAMPED_HPP_
#define GEOMETRY_MSGS__MSG__TRANSFORM_STAMPED_HPP_

#include "geometry_msgs/msg/transform.hpp"
#include "std_msgs/msg/header.hpp"
#include "rosidl_runtime_cpp/message.hpp"

namespace geometry_msgs::msg
{

template<typename ContainerAllocator>
struct TransformStamped_
{
  ROSIDL_MESSAGE (TransformStamped_)

  std_msgs::msg::Header_<ContainerAllocator> header;
  rosidl_runtime_cpp::String<ContainerAllocator> child_frame_id;
  Transform_<ContainerAllocator> transform;
};

using TransformStamped = TransformStamped_<std::allocator<void>>;

namespace builder
{

class Init_TransformStamped_transform
{
public:
  explicit Init_TransformStamped_transform (TransformStamped &);
  TransformStamped transform (Transform);

private:
  TransformStamped msg_;
};

class Init_TransformStamped_child_frame_id
{
public:
  explicit Init_TransformStamped_child_frame_id (TransformStamped &);
  Init_TransformStamped_transform child_frame_id (std::string);

private:
  TransformStamped msg_;
};

class Init_TransformStamped_header
{
public:
  Init_TransformStamped_header ();
  Init_TransformStamped_child_frame_id header (std_msgs::msg::Header);

private:
  TransformStamped msg_;
};

}

}

namespace geometry_msgs
{

template<typename Message>
auto build ();

template<>
inline auto
build<msg::TransformStamped> ()
{
  return msg::builder::Init_TransformStamped_header ();
}

}

#endif
