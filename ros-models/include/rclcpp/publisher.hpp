/* The sender of a topic's messages.  */

#ifndef RCLCPP__PUBLISHER_HPP_
#define RCLCPP__PUBLISHER_HPP_

#include <cstddef>
#include <memory>
#include <type_traits>

#include "rclcpp/loaned_message.hpp"
#include "rclcpp/qos.hpp"

namespace rclcpp
{

class PublisherBase
{
public:
  virtual ~PublisherBase ();
  const char *get_topic_name () const;
  size_t get_subscription_count () const;
};

struct PublisherOptionsBase
{
  QosOverridingOptions qos_overriding_options;
};

template<typename AllocatorT>
struct PublisherOptionsWithAllocator : public PublisherOptionsBase
{
  PublisherOptionsWithAllocator ()
  {
  }
  std::shared_ptr<AllocatorT> allocator;
};
using PublisherOptions = PublisherOptionsWithAllocator<std::allocator<void>>;

template<typename MessageT, typename AllocatorT = std::allocator<void>>
class Publisher : public PublisherBase
{
public:
  using SharedPtr = std::shared_ptr<Publisher>;
  using ConstSharedPtr = std::shared_ptr<const Publisher>;
  using UniquePtr = std::unique_ptr<Publisher>;

  virtual ~Publisher ();

  template<typename T>
  std::enable_if_t<std::is_same<T, MessageT>::value>
  publish (std::unique_ptr<T>);
  template<typename T>
  std::enable_if_t<std::is_same<T, MessageT>::value>
  publish (const T &);
  void publish (LoanedMessage<MessageT> &&);

  LoanedMessage<MessageT> borrow_loaned_message ();
};

}

#endif
