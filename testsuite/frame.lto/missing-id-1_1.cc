#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>

geometry_msgs::PoseStamped
make_pose ()
{
  geometry_msgs::PoseStamped pose;
  pose.header.stamp = ros::Time::now ();
  pose.pose.orientation.w = 1;
  return pose;
}

void
fill (geometry_msgs::PoseStamped &pose)
{
  pose.header.stamp = ros::Time::now ();
}

void
fill_all (geometry_msgs::PoseStamped &pose)
{
  fill (pose);
  pose.header.frame_id = "map";
}

void
publish (const ros::Publisher &publisher, const geometry_msgs::PoseStamped &pose)
{
  publisher.publish (pose); /* { dg-lto-warning "\\[-Wframe-missing-id\\]" "argument" } */
}
