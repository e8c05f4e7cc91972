/* Fills a buffer from /tf and /tf_static.  */

#ifndef TF2_ROS__TRANSFORM_LISTENER_HPP_
#define TF2_ROS__TRANSFORM_LISTENER_HPP_

#include "tf2_ros/buffer.hpp"

namespace tf2_ros
{

class TransformListener
{
public:
  explicit TransformListener (tf2::BufferCore &, bool spin_thread = true,
			      bool static_only = false);
  template<class NodeT>
  TransformListener (tf2::BufferCore &, NodeT &&node, bool spin_thread = true,
		     const rclcpp::QoS & = rclcpp::QoS (100),
		     const rclcpp::QoS &static_qos = rclcpp::QoS (100));
  virtual ~TransformListener ();
};

}

#endif
