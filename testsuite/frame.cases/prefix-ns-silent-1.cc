/* Class PREFIX-NS, as it should be.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-all" } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */

#include <sensor_msgs/Image.h>
#include <sensor_msgs/PointCloud2.h>
#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

void
fb_104 (tf2_ros::TransformBroadcaster &broadcaster, ros::Publisher &pub,
	const std::string &prefix)
{
  geometry_msgs::TransformStamped transform;
  transform.header.frame_id = prefix + "_camera_base";
  transform.child_frame_id = prefix + "_depth_camera_link";
  transform.transform.rotation.w = 1;
  broadcaster.sendTransform (transform);
  sensor_msgs::PointCloud2 cloud;
  cloud.header.frame_id = transform.child_frame_id;
  pub.publish (cloud);
}

void
fb_103_prefix (tf2_ros::TransformBroadcaster &broadcaster,
	       ros::NodeHandle &node)
{
  std::string ns = node.param<std::string> ("prefix", "");
  if (!ns.empty ())
    ns += "/";
  geometry_msgs::TransformStamped transform;
  transform.header.frame_id = "map";
  transform.child_frame_id = ns + "base_footprint";
  transform.transform.rotation.w = 1;
  broadcaster.sendTransform (transform);
}

/* All robots have one map.  */

void
shared (tf2_ros::TransformBroadcaster &broadcaster, ros::Publisher &pub,
	const std::string &robot)
{
  geometry_msgs::TransformStamped transform;
  transform.header.frame_id = robot + "/map";
  transform.child_frame_id = robot + "/odom";
  transform.transform.rotation.w = 1;
  broadcaster.sendTransform (transform);
  sensor_msgs::PointCloud2 cloud;
  cloud.header.frame_id = "map";
  pub.publish (cloud);
}
