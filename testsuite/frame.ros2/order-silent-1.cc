/* The chain of REP 105, sent at once.  */

#include <string>
#include <vector>

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/transform_broadcaster.h>

static geometry_msgs::msg::TransformStamped
edge (const rclcpp::Time &stamp, const std::string &parent,
      const std::string &child)
{
  geometry_msgs::msg::TransformStamped t;
  t.header.stamp = stamp;
  t.header.frame_id = parent;
  t.child_frame_id = child;
  return t;
}

void
chain (rclcpp::Node &node, tf2_ros::TransformBroadcaster &broadcaster)
{
  std::vector<geometry_msgs::msg::TransformStamped> all;
  all.push_back (edge (node.now (), "earth", "map"));
  all.push_back (edge (node.now (), "map", "odom"));
  all.push_back (edge (node.now (), "odom", "base_link"));
  broadcaster.sendTransform (all);
}
