/* A transform is applied to data that is not in its source frame: doTransform
   on what came from a constant, another lookup, or a member.  */
/* { dg-require-effective-target tf2 } */

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/PoseStamped.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

geometry_msgs::PoseStamped
wrong_frame (tf2_ros::Buffer &buffer)
{
  geometry_msgs::PoseStamped in, out;
  geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("map", "base_link", ros::Time (0));
  in.header.frame_id = "laser";
  in.pose.position.x = 1;
  in.pose.orientation.w = 1;
  tf2::doTransform (in, out, t); /* { dg-warning "'map_T_base_link' is applied to data in 'laser'.*\\[-Wframe-mismatch\\]" "constant" } */
  return out;
}

geometry_msgs::PointStamped
swapped (tf2_ros::Buffer &buffer)
{
  geometry_msgs::PointStamped in, out;
  in.header.frame_id = "base_link";
  tf2::doTransform (in, out, buffer.lookupTransform ("base_link", "map", ros::Time (0))); /* { dg-warning "'base_link_T_map' is applied to data in 'base_link'.*its inverse is meant.*\\[-Wframe-mismatch\\]" "direction" } */
  return out;
}

/* The target of one transform is the source of the next, but here the other
   way round.  */

geometry_msgs::PoseStamped
chain (tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped in_map, out;
  in_map = buffer.transform (in, "map");
  tf2::doTransform (in_map, out, buffer.lookupTransform ("map", "odom", ros::Time (0))); /* { dg-warning "'map_T_odom' is applied to data in 'map'.*\\[-Wframe-mismatch\\]" "after transform" } */
  return out;
}

/* Plain data keeps the frame of what it was taken from.  */

geometry_msgs::Pose
member (tf2_ros::Buffer &buffer)
{
  geometry_msgs::PoseStamped in;
  geometry_msgs::Pose out;
  in.header.frame_id = "odom";
  in.pose.position.x = 2;
  tf2::doTransform (in.pose, out, buffer.lookupTransform ("map", "base_link", ros::Time (0))); /* { dg-warning "'map_T_base_link' is applied to data in 'odom'.*\\[-Wframe-mismatch\\]" "pose of a stamped pose" } */
  return out;
}

tf2::Vector3
vector (tf2_ros::Buffer &buffer)
{
  geometry_msgs::PointStamped in;
  in.header.frame_id = "odom";
  tf2::Vector3 v;
  tf2::fromMsg (in.point, v);
  tf2::Transform t;
  tf2::fromMsg (buffer.lookupTransform ("map", "base_link", ros::Time (0)).transform, t);
  return t * v; /* { dg-warning "'map_T_base_link' is applied to data in 'odom'.*\\[-Wframe-mismatch\\]" "tf2 vector" } */
}
