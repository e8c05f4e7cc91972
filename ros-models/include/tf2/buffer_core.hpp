/* The tree of transforms, without ROS.  */

#ifndef TF2__BUFFER_CORE_HPP_
#define TF2__BUFFER_CORE_HPP_

#include <string>
#include <vector>

#include "geometry_msgs/msg/transform_stamped.hpp"
#include "tf2/exceptions.hpp"
#include "tf2/time.hpp"

namespace tf2
{

static constexpr Duration BUFFER_CORE_DEFAULT_CACHE_TIME
  = std::chrono::seconds (10);

class BufferCoreInterface
{
public:
  virtual ~BufferCoreInterface () = default;
  virtual void clear () = 0;
  virtual geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const std::string &source_frame,
		   const TimePoint &) const = 0;
  virtual geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const TimePoint &target_time,
		   const std::string &source_frame,
		   const TimePoint &source_time,
		   const std::string &fixed_frame) const = 0;
  virtual bool
  canTransform (const std::string &target_frame,
		const std::string &source_frame, const TimePoint &,
		std::string *error_msg) const = 0;
  virtual bool
  canTransform (const std::string &target_frame, const TimePoint &target_time,
		const std::string &source_frame, const TimePoint &source_time,
		const std::string &fixed_frame,
		std::string *error_msg) const = 0;
  virtual std::vector<std::string> getAllFrameNames () const = 0;
};

class BufferCore : public BufferCoreInterface
{
public:
  explicit BufferCore (Duration cache_time = BUFFER_CORE_DEFAULT_CACHE_TIME);
  virtual ~BufferCore ();
  void clear () override;
  bool setTransform (const geometry_msgs::msg::TransformStamped &,
		     const std::string &authority, bool is_static = false);
  geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const std::string &source_frame,
		   const TimePoint &) const override;
  geometry_msgs::msg::TransformStamped
  lookupTransform (const std::string &target_frame,
		   const TimePoint &target_time,
		   const std::string &source_frame,
		   const TimePoint &source_time,
		   const std::string &fixed_frame) const override;
  bool
  canTransform (const std::string &target_frame,
		const std::string &source_frame, const TimePoint &,
		std::string *error_msg = nullptr) const override;
  bool
  canTransform (const std::string &target_frame, const TimePoint &target_time,
		const std::string &source_frame, const TimePoint &source_time,
		const std::string &fixed_frame,
		std::string *error_msg = nullptr) const override;
  std::vector<std::string> getAllFrameNames () const override;
  std::string allFramesAsYAML () const;
  std::string allFramesAsString () const;
  void setUsingDedicatedThread (bool);
};

}

#endif
