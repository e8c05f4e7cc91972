/* Timers, and groups of callbacks that exclude each other.  */

#ifndef RCLCPP__TIMER_HPP_
#define RCLCPP__TIMER_HPP_

#include <memory>

namespace rclcpp
{

enum class CallbackGroupType
{
  MutuallyExclusive,
  Reentrant
};

class CallbackGroup
{
public:
  using SharedPtr = std::shared_ptr<CallbackGroup>;
};

class TimerBase
{
public:
  using SharedPtr = std::shared_ptr<TimerBase>;
  virtual ~TimerBase ();
  void cancel ();
  void reset ();
};

template<typename FunctorT>
class WallTimer : public TimerBase
{
public:
  using SharedPtr = std::shared_ptr<WallTimer>;
};

class Rate
{
public:
  explicit Rate (double);
  bool sleep ();
};

}

#endif
