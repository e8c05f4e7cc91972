/* The buffer of a node.  */

#ifndef TF2_ROS__BUFFER_HPP_
#define TF2_ROS__BUFFER_HPP_

#include <functional>
#include <future>
#include <memory>
#include <string>

#include "rclcpp/rclcpp.hpp"
#include "tf2/buffer_core.hpp"
#include "tf2_ros/buffer_interface.hpp"
#include "tf2_ros/create_timer_ros.hpp"

namespace tf2_ros
{

using TransformStampedFuture
  = std::shared_future<geometry_msgs::msg::TransformStamped>;
using TransformReadyCallback
  = std::function<void (const TransformStampedFuture &)>;

class Buffer : public BufferInterface, public tf2::BufferCore
{
public:
  using tf2::BufferCore::canTransform;
  using tf2::BufferCore::lookupTransform;
  using SharedPtr = std::shared_ptr<Buffer>;

  template<typename NodeT = rclcpp::Node::SharedPtr>
  Buffer (rclcpp::Clock::SharedPtr,
	  tf2::Duration cache_time = tf2::BUFFER_CORE_DEFAULT_CACHE_TIME,
	  NodeT && = NodeT (), const rclcpp::QoS & = rclcpp::ServicesQoS ());

  geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const std::string &source_frame, const tf2::TimePoint &,
		   const tf2::Duration timeout) const override;
  geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const std::string &source_frame, const rclcpp::Time &,
		   const rclcpp::Duration timeout
		   = rclcpp::Duration::from_nanoseconds (0)) const;
  geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const tf2::TimePoint &target_time,
		   const std::string &source_frame,
		   const tf2::TimePoint &source_time,
		   const std::string &fixed_frame,
		   const tf2::Duration timeout) const override;
  geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const rclcpp::Time &target_time,
		   const std::string &source_frame,
		   const rclcpp::Time &source_time,
		   const std::string &fixed_frame,
		   const rclcpp::Duration timeout
		   = rclcpp::Duration::from_nanoseconds (0)) const;
  bool
  canTransform (const std::string &target_frame,
		const std::string &source_frame, const tf2::TimePoint &,
		const tf2::Duration timeout,
		std::string *errstr = nullptr) const override;
  bool
  canTransform (const std::string &target_frame,
		const std::string &source_frame, const rclcpp::Time &,
		const rclcpp::Duration timeout
		= rclcpp::Duration::from_nanoseconds (0),
		std::string *errstr = nullptr) const;
  bool
  canTransform (const std::string &target_frame,
		const tf2::TimePoint &target_time,
		const std::string &source_frame,
		const tf2::TimePoint &source_time,
		const std::string &fixed_frame, const tf2::Duration timeout,
		std::string *errstr = nullptr) const override;
  TransformStampedFuture
  waitForTransform (const std::string &target_frame,
		    const std::string &source_frame, const tf2::TimePoint &,
		    const tf2::Duration &timeout, TransformReadyCallback);
  void setCreateTimerInterface (CreateTimerInterface::SharedPtr);
};

}

#endif
