/* A program without mistakes: ids come from another unit, from parameters,
   from messages.  */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include "silent-1.h"

void
Node::publish ()
{
  nav_msgs::Odometry odom;
  odom.twist.twist.linear.x = 1;
  stamp (odom);
  publisher_.publish (odom);
  last_.header.stamp = ros::Time::now ();
  publisher_.publish (last_);
  broadcaster_.sendTransform (make_edge (config_.odom, config_.base));
  if (config_.publish_tf)
    broadcaster_.sendTransform (make_edge (config_.map, config_.odom));
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "node");
  ros::NodeHandle handle;
  Config config;
  read_config (handle, config);
  Node node (config);
  const ros::Subscriber subscriber = handle.subscribe ("in", 1, &Node::receive, &node);
  tf2_ros::Buffer buffer;
  buffer.lookupTransform (config.map, config.base, ros::Time (0));
  node.publish ();
  ros::spin ();
  return 0;
}
