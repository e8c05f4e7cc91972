/* Without a frame on some path: with -Wframe-all only.  */
/* { dg-require-effective-target roscpp } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/PoseStamped.h>
#include <nav_msgs/Path.h>
#include <ros/ros.h>

void
one_branch (const ros::Publisher &publisher, bool found)
{
  geometry_msgs::PoseStamped pose;
  if (found)
    pose.header.frame_id = "map";
  publisher.publish (pose); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
one_case (const ros::Publisher &publisher, int kind)
{
  geometry_msgs::PoseStamped pose;
  switch (kind)
    {
    case 0:
      pose.header.frame_id = "map";
      break;
    case 1:
      pose.header.frame_id = "odom";
      break;
    default:
      break;
    }
  publisher.publish (pose); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

/* The loop may not run at all.  */

void
from_parts (const ros::Publisher &publisher,
	    const std::vector<geometry_msgs::PoseStamped> &plan)
{
  nav_msgs::Path path;
  if (!plan.empty ())
    path.header.frame_id = plan[0].header.frame_id;
  path.poses = plan;
  publisher.publish (path); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}
