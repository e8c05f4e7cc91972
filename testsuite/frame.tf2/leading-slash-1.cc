/* tf2 refuses an id with a leading slash: every call that takes one.  */
/* { dg-require-effective-target tf2 } */

#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

void
lookups (tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("/map", "base_link", ros::Time (0)); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "target" } */
  buffer.lookupTransform ("map", "/base_link", ros::Time (0)); /* { dg-warning "'/base_link'.*\\[-Wframe-leading-slash\\]" "source" } */
  buffer.lookupTransform ("/map", "base_link", ros::Time (0), ros::Duration (1)); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "timeout" } */
  buffer.lookupTransform ("/map", ros::Time (0), "base_link", ros::Time (1), "odom"); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "by way of a fixed frame" } */
}

bool
asks (tf2_ros::Buffer &buffer)
{
  return buffer.canTransform ("/odom", "base_link", ros::Time (0)); /* { dg-warning "'/odom'.*\\[-Wframe-leading-slash\\]" "question" } */
}

geometry_msgs::PoseStamped
transforms (tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &pose)
{
  geometry_msgs::PoseStamped out;
  buffer.transform (pose, out, "/map"); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "into" } */
  return buffer.transform (pose, "/odom"); /* { dg-warning "'/odom'.*\\[-Wframe-leading-slash\\]" "result" } */
}

/* The id of the data is asked for as well.  */

geometry_msgs::PointStamped
source (tf2_ros::Buffer &buffer)
{
  geometry_msgs::PointStamped point;
  point.header.frame_id = "/laser";
  return buffer.transform (point, "map"); /* { dg-warning "'/laser'.*\\[-Wframe-leading-slash\\]" "data" } */
}
