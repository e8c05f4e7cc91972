/* Time of tf2: that of the system's clock.  TimePointZero is "latest".  */

#ifndef TF2__TIME_HPP_
#define TF2__TIME_HPP_

#include <chrono>
#include <string>

namespace tf2
{

using Duration = std::chrono::nanoseconds;
using TimePoint
  = std::chrono::time_point<std::chrono::system_clock, Duration>;
using IDuration = std::chrono::duration<int, std::nano>;

static const TimePoint TimePointZero = TimePoint (IDuration::zero ());

TimePoint get_now ();
Duration durationFromSec (double);
TimePoint timeFromSec (double);
double durationToSec (const Duration &);
double timeToSec (const TimePoint &);
std::string displayTimePoint (const TimePoint &);

}

#endif
