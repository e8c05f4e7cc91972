/* Lookups and data taken to another frame, by ROS time or tf2's.  */

#ifndef TF2_ROS__BUFFER_INTERFACE_HPP_
#define TF2_ROS__BUFFER_INTERFACE_HPP_

#include <string>

#include "builtin_interfaces/msg/duration.hpp"
#include "builtin_interfaces/msg/time.hpp"
#include "geometry_msgs/msg/transform_stamped.hpp"
#include "rclcpp/rclcpp.hpp"
#include "tf2/convert.hpp"

namespace tf2_ros
{

builtin_interfaces::msg::Time toMsg (const tf2::TimePoint &);
tf2::TimePoint fromMsg (const builtin_interfaces::msg::Time &);
builtin_interfaces::msg::Duration toMsg (const tf2::Duration &);
tf2::Duration fromMsg (const builtin_interfaces::msg::Duration &);
double timeToSec (const builtin_interfaces::msg::Time &);
tf2::TimePoint fromRclcpp (const rclcpp::Time &);
rclcpp::Time toRclcpp (const tf2::TimePoint &);
tf2::Duration fromRclcpp (const rclcpp::Duration &);
rclcpp::Duration toRclcpp (const tf2::Duration &);

class BufferInterface
{
public:
  virtual ~BufferInterface ();

  virtual geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const std::string &source_frame, const tf2::TimePoint &,
		   const tf2::Duration timeout) const = 0;
  virtual geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const tf2::TimePoint &target_time,
		   const std::string &source_frame,
		   const tf2::TimePoint &source_time,
		   const std::string &fixed_frame,
		   const tf2::Duration timeout) const = 0;
  virtual bool
  canTransform (const std::string &target_frame,
		const std::string &source_frame, const tf2::TimePoint &,
		const tf2::Duration timeout,
		std::string *errstr = nullptr) const = 0;
  virtual bool
  canTransform (const std::string &target_frame,
		const tf2::TimePoint &target_time,
		const std::string &source_frame,
		const tf2::TimePoint &source_time,
		const std::string &fixed_frame, const tf2::Duration timeout,
		std::string *errstr = nullptr) const = 0;

  template<class T>
  T &transform (const T &in, T &out, const std::string &target_frame,
		tf2::Duration timeout = tf2::durationFromSec (0.0)) const;
  template<class T>
  T transform (const T &in, const std::string &target_frame,
	       tf2::Duration timeout = tf2::durationFromSec (0.0)) const;
  template<class A, class B>
  B &transform (const A &in, B &out, const std::string &target_frame,
		tf2::Duration timeout = tf2::durationFromSec (0.0)) const;
  template<class T>
  T &transform (const T &in, T &out, const std::string &target_frame,
		const tf2::TimePoint &target_time,
		const std::string &fixed_frame,
		tf2::Duration timeout = tf2::durationFromSec (0.0)) const;
  template<class T>
  T transform (const T &in, const std::string &target_frame,
	       const tf2::TimePoint &target_time,
	       const std::string &fixed_frame,
	       tf2::Duration timeout = tf2::durationFromSec (0.0)) const;
};

}

#endif
