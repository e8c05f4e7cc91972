/* A field that no unit of the program writes.  */
/* { dg-require-effective-target roscpp } */

#include "missing-child-id-1.h"

Odometry::Odometry (ros::NodeHandle &node)
  : publisher_ (node.advertise<nav_msgs::Odometry> ("odom", 1))
{
  odom_.header.frame_id = "odom";
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "odometry");
  ros::NodeHandle node;
  Odometry odometry (node);
  odometry.update (1);
  return 0;
}
