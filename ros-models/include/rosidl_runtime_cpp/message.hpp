/* What all message classes have in common.

   ROS 2 generates a class template PoseStamped_<ContainerAllocator> from a
   message's description, and an alias PoseStamped.  Ours have the same
   members, pointer types and constructors; nothing is defined, so that they
   compile but do not link.  */

#ifndef ROSIDL_RUNTIME_CPP__MESSAGE_HPP_
#define ROSIDL_RUNTIME_CPP__MESSAGE_HPP_

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rosidl_runtime_cpp/message_initialization.hpp"

namespace rosidl_runtime_cpp
{

template<typename Allocator, typename T>
using Rebound
  = typename std::allocator_traits<Allocator>::template rebind_alloc<T>;

template<typename Allocator>
using String
  = std::basic_string<char, std::char_traits<char>, Rebound<Allocator, char>>;

template<typename T, typename Allocator>
using Sequence = std::vector<T, Rebound<Allocator, T>>;

}

/* The members of every message class NAME.  */
#define ROSIDL_MESSAGE(NAME)                                                  \
  using Type = NAME<ContainerAllocator>;                                      \
  using RawPtr = Type *;                                                      \
  using ConstRawPtr = const Type *;                                           \
  using SharedPtr = std::shared_ptr<Type>;                                    \
  using ConstSharedPtr = std::shared_ptr<const Type>;                         \
  template<typename Deleter = std::default_delete<Type>>                      \
  using UniquePtrWithDeleter = std::unique_ptr<Type, Deleter>;                \
  using UniquePtr = UniquePtrWithDeleter<>;                                   \
  using WeakPtr = std::weak_ptr<Type>;                                        \
  using ConstWeakPtr = std::weak_ptr<const Type>;                             \
                                                                              \
  explicit NAME (rosidl_runtime_cpp::MessageInitialization                    \
		 = rosidl_runtime_cpp::MessageInitialization::ALL);           \
  explicit NAME (const ContainerAllocator &,                                  \
		 rosidl_runtime_cpp::MessageInitialization                    \
		 = rosidl_runtime_cpp::MessageInitialization::ALL);           \
  bool operator== (const NAME &) const;                                       \
  bool operator!= (const NAME &) const;

#endif
