/* The receiver of a topic's messages.  */

#ifndef RCLCPP__SUBSCRIPTION_HPP_
#define RCLCPP__SUBSCRIPTION_HPP_

#include <memory>

#include "rclcpp/timer.hpp"

namespace rclcpp
{

class SubscriptionBase
{
public:
  virtual ~SubscriptionBase ();
  const char *get_topic_name () const;
};

template<typename AllocatorT>
struct SubscriptionOptionsWithAllocator
{
  CallbackGroup::SharedPtr callback_group;
};
using SubscriptionOptions
  = SubscriptionOptionsWithAllocator<std::allocator<void>>;

template<typename MessageT, typename AllocatorT = std::allocator<void>>
class Subscription : public SubscriptionBase
{
public:
  using SharedPtr = std::shared_ptr<Subscription>;
};

}

#endif
