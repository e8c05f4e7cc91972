// A wheel encoder: turns a 16-bit counter that wraps around into metres.

#ifndef ROVER_BASE_WHEEL_ENCODER_H
#define ROVER_BASE_WHEEL_ENCODER_H

#include <cstdint>

namespace rover_base
{

class WheelEncoder
{
public:
  WheelEncoder(double wheel_radius, int ticks_per_turn);

  /// Takes the counter's new value and returns the metres rolled since the
  /// last call; the first call only sets the zero.
  double update(uint16_t counter);

  /// The wheel's angle in radians since the start.
  double angle() const;

private:
  double wheel_radius_;
  double radians_per_tick_;
  int64_t ticks_;
  uint16_t last_counter_;
  bool started_;
};

}  // namespace rover_base

#endif  // ROVER_BASE_WHEEL_ENCODER_H
