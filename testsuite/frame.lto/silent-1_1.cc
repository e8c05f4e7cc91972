#include "silent-1.h"

void
read_config (ros::NodeHandle &node, Config &config)
{
  node.param<std::string> ("base_frame", config.base, "base_link");
  node.param ("map_frame", config.map, config.map);
  node.param ("publish_tf", config.publish_tf, config.publish_tf);
}

geometry_msgs::TransformStamped
make_edge (const std::string &parent, const std::string &child)
{
  geometry_msgs::TransformStamped t;
  t.header.stamp = ros::Time::now ();
  t.header.frame_id = parent;
  t.child_frame_id = child;
  t.transform.rotation.w = 1;
  return t;
}

Node::Node (const Config &config) : config_ (config)
{
}

void
Node::receive (const geometry_msgs::PoseStamped::ConstPtr &message)
{
  last_ = *message;
}

void
Node::stamp (nav_msgs::Odometry &odom) const
{
  odom.header.stamp = ros::Time::now ();
  odom.header.frame_id = config_.odom;
  odom.child_frame_id = config_.base;
}
