/* On some path only: not in the default set.  */
/* { dg-require-effective-target { tf && tf2 && roscpp } } */
/* { dg-options "-Wframe" } */

#include "../../plugin/gcc-frame.h"
#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>

void to_base (FRAME_IN ("base_link") const geometry_msgs::PoseStamped &p);

void
paths (bool b)
{
  geometry_msgs::PoseStamped p;
  p.header.frame_id = "base_link";
  if (b)
    p.header.frame_id = "map";
  to_base (p);
}

void
parameter (ros::NodeHandle &nh)
{
  geometry_msgs::PoseStamped p;
  std::string frame;
  nh.param<std::string> ("frame", frame, "map");
  p.header.frame_id = frame;
  to_base (p);
}
