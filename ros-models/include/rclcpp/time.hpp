/* A point in time of some clock.  */

#ifndef RCLCPP__TIME_HPP_
#define RCLCPP__TIME_HPP_

#include <cstdint>

#include "builtin_interfaces/msg/time.hpp"
#include "rclcpp/duration.hpp"

enum rcl_clock_type_e
{
  RCL_CLOCK_UNINITIALIZED,
  RCL_ROS_TIME,
  RCL_SYSTEM_TIME,
  RCL_STEADY_TIME
};
typedef enum rcl_clock_type_e rcl_clock_type_t;

namespace rclcpp
{

class Time
{
  int64_t nanoseconds_;
  rcl_clock_type_t clock_;

public:
  Time (int32_t seconds, uint32_t nanoseconds,
	rcl_clock_type_t = RCL_SYSTEM_TIME);
  explicit Time (int64_t nanoseconds = 0, rcl_clock_type_t = RCL_SYSTEM_TIME);
  Time (const Time &);
  Time (Time &&) noexcept;
  Time (const builtin_interfaces::msg::Time &,
	rcl_clock_type_t = RCL_ROS_TIME);
  virtual ~Time ();

  operator builtin_interfaces::msg::Time () const;
  Time &operator= (const Time &);
  Time &operator= (const builtin_interfaces::msg::Time &);
  Time &operator= (Time &&) noexcept;
  bool operator== (const Time &) const;
  bool operator!= (const Time &) const;
  bool operator< (const Time &) const;
  bool operator<= (const Time &) const;
  bool operator> (const Time &) const;
  bool operator>= (const Time &) const;
  Time operator+ (const Duration &) const;
  Duration operator- (const Time &) const;
  Time operator- (const Duration &) const;
  Time &operator+= (const Duration &);
  Time &operator-= (const Duration &);
  int64_t nanoseconds () const;
  double seconds () const;
};

}

#endif
