/* A span of time.  */

#ifndef RCLCPP__DURATION_HPP_
#define RCLCPP__DURATION_HPP_

#include <chrono>
#include <cstdint>

#include "builtin_interfaces/msg/duration.hpp"

namespace rclcpp
{

class Duration
{
  int64_t nanoseconds_;

public:
  Duration (int32_t seconds, uint32_t nanoseconds);
  explicit Duration (std::chrono::nanoseconds);
  template<class Rep, class Period>
  Duration (const std::chrono::duration<Rep, Period> &);
  Duration (const builtin_interfaces::msg::Duration &);
  Duration (const Duration &);
  virtual ~Duration () = default;

  operator builtin_interfaces::msg::Duration () const;
  Duration &operator= (const Duration &);
  bool operator== (const Duration &) const;
  bool operator< (const Duration &) const;
  bool operator> (const Duration &) const;
  Duration operator+ (const Duration &) const;
  Duration operator- (const Duration &) const;
  Duration operator* (double) const;
  int64_t nanoseconds () const;
  double seconds () const;
  static Duration from_seconds (double);
  static Duration from_nanoseconds (int64_t);
};

}

#endif
