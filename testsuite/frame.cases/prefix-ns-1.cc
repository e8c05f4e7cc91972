/* Class PREFIX-NS: a prefix that is empty, or that only some ids have.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-all" } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */

#include <sensor_msgs/Image.h>
#include <sensor_msgs/PointCloud2.h>
#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

/* FB-104: the transform has the prefix, the cloud has not.  */

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
  cloud.header.frame_id = "depth_camera_link";
  pub.publish (cloud); /* { dg-warning "frame 'depth_camera_link' has no prefix here and has one elsewhere.*\\[-Wframe-name\\]" } */
}

/* FB-103, with a parameter in ROS 1: the prefix is empty by default.  */

void
fb_103_prefix (tf2_ros::TransformBroadcaster &broadcaster,
	       ros::NodeHandle &node)
{
  const std::string ns = node.param<std::string> ("prefix", "");
  geometry_msgs::TransformStamped transform;
  transform.header.frame_id = "odom";
  transform.child_frame_id = ns + "/" + "base_footprint";
  transform.transform.rotation.w = 1;
  broadcaster.sendTransform (transform); /* { dg-warning "child frame '/base_footprint' has an empty prefix.*parameter 'prefix' is empty by default.*\\[-Wframe-name\\]" } */
}

/* Slips of the keyboard.  */

void
slips (ros::Publisher &pub)
{
  sensor_msgs::Image image;
  image.header.frame_id = "front camera";
  pub.publish (image); /* { dg-warning "frame 'front camera' has a blank.*\\[-Wframe-name\\]" } */
  image.header.frame_id = "robot//camera";
  pub.publish (image); /* { dg-warning "frame 'robot//camera' has '//'.*\\[-Wframe-name\\]" } */
  image.header.frame_id = "robot/camera/";
  pub.publish (image); /* { dg-warning "ends with '/'.*\\[-Wframe-name\\]" } */
  image.header.frame_id = "rear_camera";
  pub.publish (image);
  image.header.frame_id = "rear-camera";
  pub.publish (image); /* { dg-warning "frame 'rear-camera' is spelt 'rear_camera' elsewhere.*\\[-Wframe-name\\]" } */
}
