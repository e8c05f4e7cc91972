/* Messages for people.  */

#ifndef RCLCPP__LOGGING_HPP_
#define RCLCPP__LOGGING_HPP_

#include <iosfwd>
#include <sstream>
#include <string>

namespace rclcpp
{

class Logger
{
  std::string name_;

public:
  Logger get_child (const std::string &suffix);
  const char *get_name () const;
};

Logger get_logger (const std::string &name);

}

/* Stands for the C function that the macros of ROS 2 call in the end.  */
extern "C" void rcutils_log (const void *location, int severity,
			     const char *name, const char *format, ...);

#define RCLCPP_LOG_(SEVERITY, LOGGER, ...)                                    \
  rcutils_log (nullptr, SEVERITY, (LOGGER).get_name (), __VA_ARGS__)
#define RCLCPP_DEBUG(LOGGER, ...) RCLCPP_LOG_ (10, LOGGER, __VA_ARGS__)
#define RCLCPP_INFO(LOGGER, ...) RCLCPP_LOG_ (20, LOGGER, __VA_ARGS__)
#define RCLCPP_WARN(LOGGER, ...) RCLCPP_LOG_ (30, LOGGER, __VA_ARGS__)
#define RCLCPP_ERROR(LOGGER, ...) RCLCPP_LOG_ (40, LOGGER, __VA_ARGS__)
#define RCLCPP_FATAL(LOGGER, ...) RCLCPP_LOG_ (50, LOGGER, __VA_ARGS__)
#define RCLCPP_INFO_ONCE(LOGGER, ...) RCLCPP_INFO (LOGGER, __VA_ARGS__)
#define RCLCPP_WARN_ONCE(LOGGER, ...) RCLCPP_WARN (LOGGER, __VA_ARGS__)
#define RCLCPP_INFO_THROTTLE(LOGGER, CLOCK, PERIOD, ...)                      \
  RCLCPP_INFO (LOGGER, __VA_ARGS__)
#define RCLCPP_WARN_THROTTLE(LOGGER, CLOCK, PERIOD, ...)                      \
  RCLCPP_WARN (LOGGER, __VA_ARGS__)
#define RCLCPP_ERROR_THROTTLE(LOGGER, CLOCK, PERIOD, ...)                     \
  RCLCPP_ERROR (LOGGER, __VA_ARGS__)

#define RCLCPP_STREAM_(SEVERITY, LOGGER, STREAM)                              \
  do                                                                          \
    {                                                                         \
      std::stringstream rclcpp_stream_;                                       \
      rclcpp_stream_ << STREAM;                                               \
      RCLCPP_LOG_ (SEVERITY, LOGGER, "%s", rclcpp_stream_.str ().c_str ());   \
    }                                                                         \
  while (0)
#define RCLCPP_INFO_STREAM(LOGGER, STREAM) RCLCPP_STREAM_ (20, LOGGER, STREAM)
#define RCLCPP_WARN_STREAM(LOGGER, STREAM) RCLCPP_STREAM_ (30, LOGGER, STREAM)
#define RCLCPP_ERROR_STREAM(LOGGER, STREAM)                                   \
  RCLCPP_STREAM_ (40, LOGGER, STREAM)

#endif
