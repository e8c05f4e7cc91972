/* The receiver of a topic's messages.  */

#ifndef RCLCPP__SUBSCRIPTION_HPP_
#define RCLCPP__SUBSCRIPTION_HPP_

#include <memory>

#include "rclcpp/qos.hpp"
#include "rclcpp/timer.hpp"

namespace rclcpp
{

class SubscriptionBase
{
public:
  virtual ~SubscriptionBase ();
  const char *get_topic_name () const;
};

struct SubscriptionOptionsBase
{
  CallbackGroup::SharedPtr callback_group;
  QosOverridingOptions qos_overriding_options;
};

template<typename AllocatorT>
struct SubscriptionOptionsWithAllocator : public SubscriptionOptionsBase
{
  SubscriptionOptionsWithAllocator ()
  {
  }
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
