/* Class FRAME-EMPTY: no frame at all.  */
/* { dg-do compile } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target header:geometry_msgs/PoseStamped.h } */

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>

/* FB-001: a goal is published without a frame.  */

void
fb_001 (ros::Publisher &pub, double x, double y)
{
  geometry_msgs::PoseStamped goal;
  goal.header.stamp = ros::Time::now ();
  goal.pose.position.x = x;
  goal.pose.position.y = y;
  goal.pose.orientation.w = 1;
  pub.publish (goal); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}
