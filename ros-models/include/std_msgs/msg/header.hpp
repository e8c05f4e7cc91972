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

namespace builder
{

class Init_Header_frame_id
{
public:
  explicit Init_Header_frame_id (Header &);
  Header frame_id (std::string);

private:
  Header msg_;
};

class Init_Header_stamp
{
public:
  Init_Header_stamp ();
  Init_Header_frame_id stamp (builtin_interfaces::msg::Time);

private:
  Header msg_;
};

}

}

namespace std_msgs
{

template<typename Message>
auto build ();

template<>
inline auto
build<msg::Header> ()
{
  return msg::builder::Init_Header_stamp ();
}

}

#endif
