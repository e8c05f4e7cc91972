/* Fields of which not everything is known.  */
/* { dg-require-effective-target tf2 } */

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

/* Written by two callbacks; the user is careful.  */

class Node
{
public:
  Node ();
  void odom (const geometry_msgs::PoseStamped &message);
  void map (const geometry_msgs::PoseStamped &message);
  void cached ();
  void use ();

private:
  ros::Subscriber subscribers_[2];
  tf2_ros::Buffer buffer_;
  geometry_msgs::PoseStamped pose_;
  geometry_msgs::TransformStamped transform_;
};

Node::Node ()
{
  ros::NodeHandle node;
  subscribers_[0] = node.subscribe ("odom", 1, &Node::odom, this);
  subscribers_[1] = node.subscribe ("map", 1, &Node::map, this);
}

void
Node::odom (const geometry_msgs::PoseStamped &message)
{
  pose_ = buffer_.transform (message, "odom");
  transform_ = buffer_.lookupTransform ("base_link", "odom", ros::Time (0));
  use ();
}

void
Node::map (const geometry_msgs::PoseStamped &message)
{
  pose_ = buffer_.transform (message, "map");
  transform_ = buffer_.lookupTransform ("base_link", "map", ros::Time (0));
  use ();
}

void
Node::use ()
{
  geometry_msgs::PoseStamped out;
  tf2::doTransform (pose_, out, transform_);
}

void
Node::cached ()
{
  geometry_msgs::PoseStamped out;
  tf2::doTransform (pose_, out, transform_);
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "node");
  Node node;
  ros::spin ();
  node.cached ();
  return 0;
}
