// A wheel encoder: turns a 16-bit counter that wraps around into metres.

#include "rover_base/wheel_encoder.h"

#include <cmath>
#include <stdexcept>

namespace rover_base
{

WheelEncoder::WheelEncoder(double wheel_radius, int ticks_per_turn)
  : wheel_radius_(wheel_radius)
  , radians_per_tick_(0.0)
  , ticks_(0)
  , last_counter_(0)
  , started_(false)
{
  if (wheel_radius <= 0.0 || ticks_per_turn <= 0)
  {
    throw std::invalid_argument("a wheel needs a radius and ticks");
  }
  radians_per_tick_ = 2.0 * M_PI / ticks_per_turn;
}

double WheelEncoder::update(uint16_t counter)
{
  if (!started_)
  {
    started_ = true;
    last_counter_ = counter;
    return 0.0;
  }

  // The difference of two counters modulo 2^16 is the shorter way round.
  const auto step =
    static_cast<int16_t>(static_cast<uint16_t>(counter - last_counter_));
  last_counter_ = counter;
  ticks_ += step;
  return step * radians_per_tick_ * wheel_radius_;
}

double WheelEncoder::angle() const
{
  return static_cast<double>(ticks_) * radians_per_tick_;
}

}  // namespace rover_base
