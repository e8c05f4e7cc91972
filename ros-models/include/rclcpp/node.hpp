/* A node: what it publishes, hears and is set to.  */

#ifndef RCLCPP__NODE_HPP_
#define RCLCPP__NODE_HPP_

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "rclcpp/clock.hpp"
#include "rclcpp/logging.hpp"
#include "rclcpp/parameter.hpp"
#include "rclcpp/publisher.hpp"
#include "rclcpp/qos.hpp"
#include "rclcpp/subscription.hpp"
#include "rclcpp/timer.hpp"

namespace rclcpp
{

namespace node_interfaces
{

class NodeBaseInterface
{
public:
  using SharedPtr = std::shared_ptr<NodeBaseInterface>;
};

class NodeTimersInterface
{
public:
  using SharedPtr = std::shared_ptr<NodeTimersInterface>;
};

class OnSetParametersCallbackHandle
{
public:
  using SharedPtr = std::shared_ptr<OnSetParametersCallbackHandle>;
};

}

/* A callback may have a local type, so that what takes it must be defined.
   These are the functions that it is handed to in the end.  */
namespace detail
{

template<typename... Args>
void keep_callback (std::function<void (Args...)>);

template<typename MessageT, typename CallbackT>
void
keep_subscriber (CallbackT &&callback)
{
  using Shared = std::shared_ptr<MessageT>;
  using Unique = std::unique_ptr<MessageT>;
  if constexpr (std::is_invocable_v<CallbackT, const MessageT &>)
    keep_callback (std::function<void (const MessageT &)> (callback));
  else if constexpr (std::is_invocable_v<CallbackT, Shared>)
    keep_callback (std::function<void (Shared)> (callback));
  else
    keep_callback (std::function<void (Unique)> (callback));
}

}

/* What a parameter declared with a T is: a string for a literal.  */
template<typename T>
using ParameterResult
  = std::conditional_t<std::is_convertible<T, std::string>::value,
		       std::string, T>;

class NodeOptions
{
public:
  NodeOptions ();
  NodeOptions &use_intra_process_comms (bool);
  NodeOptions &automatically_declare_parameters_from_overrides (bool);
};

class Node : public std::enable_shared_from_this<Node>
{
public:
  using SharedPtr = std::shared_ptr<Node>;
  using ConstSharedPtr = std::shared_ptr<const Node>;
  using WeakPtr = std::weak_ptr<Node>;
  using UniquePtr = std::unique_ptr<Node>;
  template<typename... Args>
  static std::shared_ptr<Node> make_shared (Args &&...);

  explicit Node (const std::string &name,
		 const NodeOptions & = NodeOptions ());
  explicit Node (const std::string &name, const std::string &namespace_,
		 const NodeOptions & = NodeOptions ());
  virtual ~Node ();

  const char *get_name () const;
  const char *get_namespace () const;
  Logger get_logger () const;
  Clock::SharedPtr get_clock ();
  Clock::ConstSharedPtr get_clock () const;
  Time now () const;
  size_t count_subscribers (const std::string &topic) const;

  template<typename MessageT, typename AllocatorT = std::allocator<void>,
	   typename PublisherT = Publisher<MessageT, AllocatorT>>
  std::shared_ptr<PublisherT>
  create_publisher (const std::string &topic, const QoS &,
		    const PublisherOptionsWithAllocator<AllocatorT> &
		    = PublisherOptionsWithAllocator<AllocatorT> ());
  template<typename MessageT, typename CallbackT,
	   typename AllocatorT = std::allocator<void>,
	   typename SubscriptionT = Subscription<MessageT, AllocatorT>>
  std::shared_ptr<SubscriptionT>
  create_subscription (const std::string &topic, const QoS &,
		       CallbackT &&callback,
		       const SubscriptionOptionsWithAllocator<AllocatorT> &
		       = SubscriptionOptionsWithAllocator<AllocatorT> ())
  {
    detail::keep_subscriber<MessageT> (std::forward<CallbackT> (callback));
    return nullptr;
  }
  template<typename Rep = int64_t, typename Period = std::milli,
	   typename CallbackT>
  typename WallTimer<CallbackT>::SharedPtr
  create_wall_timer (std::chrono::duration<Rep, Period>, CallbackT callback,
		     CallbackGroup::SharedPtr = nullptr,
		     bool autostart = true)
  {
    detail::keep_callback (std::function<void ()> (std::move (callback)));
    return nullptr;
  }
  CallbackGroup::SharedPtr create_callback_group (CallbackGroupType,
						  bool automatic = true);

  const ParameterValue &
  declare_parameter (const std::string &name, const ParameterValue &,
		     const rcl_interfaces::msg::ParameterDescriptor &
		     = rcl_interfaces::msg::ParameterDescriptor (),
		     bool ignore_override = false);
  const ParameterValue &
  declare_parameter (const std::string &name, ParameterType,
		     const rcl_interfaces::msg::ParameterDescriptor &
		     = rcl_interfaces::msg::ParameterDescriptor (),
		     bool ignore_override = false);
  template<typename T>
  ParameterResult<T>
  declare_parameter (const std::string &name, const T &default_value,
		     const rcl_interfaces::msg::ParameterDescriptor &
		     = rcl_interfaces::msg::ParameterDescriptor (),
		     bool ignore_override = false);
  template<typename T>
  T
  declare_parameter (const std::string &name,
		     const rcl_interfaces::msg::ParameterDescriptor &
		     = rcl_interfaces::msg::ParameterDescriptor (),
		     bool ignore_override = false);
  bool has_parameter (const std::string &name) const;
  rcl_interfaces::msg::SetParametersResult set_parameter (const Parameter &);
  Parameter get_parameter (const std::string &name) const;
  bool get_parameter (const std::string &name, Parameter &) const;
  template<typename T>
  bool get_parameter (const std::string &name, T &) const;
  template<typename T>
  bool get_parameter_or (const std::string &name, T &,
			 const T &alternative) const;
  template<typename T>
  T get_parameter_or (const std::string &name, const T &alternative) const;
  node_interfaces::OnSetParametersCallbackHandle::SharedPtr
  add_on_set_parameters_callback (
    std::function<rcl_interfaces::msg::SetParametersResult
		  (const std::vector<Parameter> &)>);

  node_interfaces::NodeBaseInterface::SharedPtr get_node_base_interface ();
  node_interfaces::NodeTimersInterface::SharedPtr
  get_node_timers_interface ();
};

}

#endif
