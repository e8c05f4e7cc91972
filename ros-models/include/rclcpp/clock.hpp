/* A clock.  */

#ifndef RCLCPP__CLOCK_HPP_
#define RCLCPP__CLOCK_HPP_

#include <memory>

#include "rclcpp/time.hpp"

namespace rclcpp
{

class Clock
{
public:
  using SharedPtr = std::shared_ptr<Clock>;
  using ConstSharedPtr = std::shared_ptr<const Clock>;

  explicit Clock (rcl_clock_type_t = RCL_SYSTEM_TIME);
  ~Clock ();
  Time now () const;
  bool sleep_for (Duration);
};

}

#endif
