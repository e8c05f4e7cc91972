/* Publishes transforms that move.  */

#ifndef TF2_ROS__TRANSFORM_BROADCASTER_HPP_
#define TF2_ROS__TRANSFORM_BROADCASTER_HPP_

#include <vector>

#include "geometry_msgs/msg/transform_stamped.hpp"
#include "rclcpp/rclcpp.hpp"

namespace tf2_ros
{

class TransformBroadcaster
{
public:
  /* NODE is a node or a pointer to one.  */
  template<class NodeT>
  TransformBroadcaster (NodeT &&node,
			const rclcpp::QoS & = rclcpp::QoS (100));

  void sendTransform (const geometry_msgs::msg::TransformStamped &);
  void
  sendTransform (const std::vector<geometry_msgs::msg::TransformStamped> &);
};

}

#endif
