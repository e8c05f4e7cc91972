/* Class FRAME-WRONG, as it should be, and what looks like it.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-all" } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target roscpp } */

#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <sensor_msgs/Image.h>
#include <sensor_msgs/Imu.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/static_transform_broadcaster.h>
#include <visualization_msgs/Marker.h>

extern tf2_ros::Buffer buffer;

void
fb_028_pose (ros::Publisher &pub, const geometry_msgs::PoseStamped &in,
	     const std::string &target)
{
  geometry_msgs::PoseStamped out;
  geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("map", in.header.frame_id, ros::Time (0));
  tf2::doTransform (in, out, t);
  out.header.stamp = in.header.stamp;
  pub.publish (out);
  geometry_msgs::PoseStamped moved = buffer.transform (in, target);
  moved.header.stamp = in.header.stamp;
  moved.header.frame_id = target;
  pub.publish (moved);
}

/* A copy of a header is there for its stamp.  */

void
fb_028_header (ros::Publisher &pub, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out;
  geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("map", in.header.frame_id, ros::Time (0));
  tf2::doTransform (in, out, t);
  std_msgs::Header header = in.header;
  header.frame_id = t.header.frame_id;
  out.header = header;
  pub.publish (out);
}

/* Moved there and back.  */

void
back (ros::Publisher &pub, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped there = buffer.transform (in, "map");
  geometry_msgs::PoseStamped out
    = buffer.transform (there, in.header.frame_id);
  out.header = in.header;
  pub.publish (out);
}

void
fb_034_counter (ros::Publisher &pub, unsigned number)
{
  sensor_msgs::Image image;
  image.header.frame_id = "camera_" + std::to_string (number);
  pub.publish (image);
}

void
fb_035 (ros::Publisher &pub, const sensor_msgs::Image::ConstPtr &in)
{
  sensor_msgs::Image image;
  image.header = in->header;
  image.data = in->data;
  pub.publish (image);
}

void
fb_037_twist (ros::Publisher &odom_pub, ros::Publisher &twist_pub, double v)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.twist.twist.linear.x = v;
  odom_pub.publish (odom);
  geometry_msgs::TwistStamped twist;
  twist.header.stamp = odom.header.stamp;
  twist.header.frame_id = odom.child_frame_id;
  twist.twist = odom.twist.twist;
  twist_pub.publish (twist);
}

/* FB-037: the attitude of an Imu is that of its frame.  */

void
fb_037 (ros::Publisher &pub, const nav_msgs::Odometry &odom)
{
  sensor_msgs::Imu imu;
  imu.header.stamp = odom.header.stamp;
  imu.header.frame_id = odom.child_frame_id;
  imu.orientation = odom.pose.pose.orientation;
  imu.angular_velocity = odom.twist.twist.angular;
  pub.publish (imu);
}

void
fb_040 (ros::Publisher &odom_pub, ros::Publisher &pose_pub, double x, double y)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.pose.pose.position.x = x;
  odom.pose.pose.orientation.w = 1;
  odom.pose.pose.position.y = y;
  odom_pub.publish (odom);
  geometry_msgs::PoseStamped pose;
  pose.header = odom.header;
  pose.pose = odom.pose.pose;
  pose_pub.publish (pose);
}

/* A relabel between frames that the program makes identical.  */

void
one_frame (tf2_ros::StaticTransformBroadcaster &broadcaster,
	   ros::Publisher &pub, double x)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "world";
  t.child_frame_id = "map";
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t);
  geometry_msgs::PoseStamped local;
  local.header.frame_id = "map";
  local.pose.position.x = x;
  local.pose.orientation.w = 1;
  pub.publish (local);
  geometry_msgs::PoseStamped global = local;
  global.header.frame_id = "world";
  pub.publish (global);
}

/* Depth that was aligned is in the frame of the colour camera.  */

void
aligned (ros::Publisher &pub, const sensor_msgs::Image::ConstPtr &in)
{
  sensor_msgs::Image depth;
  depth.header = in->header;
  depth.header.frame_id = "camera_depth_optical_frame";
  depth.data = in->data;
  pub.publish (depth);
  sensor_msgs::Image colour = depth;
  colour.header.frame_id = "camera_color_optical_frame";
  pub.publish (colour);
}

/* The input may be in any frame.  */

void
unknown_input (ros::Publisher &pub, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out = in;
  out.header.frame_id = "map";
  pub.publish (out);
}

/* By hand.  */

void
by_hand (ros::Publisher &pub, double x, double offset)
{
  geometry_msgs::PoseStamped local;
  local.header.frame_id = "odom";
  local.pose.position.x = x;
  local.pose.orientation.w = 1;
  pub.publish (local);
  geometry_msgs::PoseStamped global = local;
  global.pose.position.x += offset;
  global.header.frame_id = "map";
  pub.publish (global);
}

/* A template for markers, and points below a marker's pose.  */

void
markers (ros::Publisher &pub, double x, const geometry_msgs::Point &point)
{
  visualization_msgs::Marker one;
  one.header.frame_id = "map";
  one.scale.x = 1;
  one.pose.orientation.w = 1;
  one.pose.position.x = x;
  pub.publish (one);
  visualization_msgs::Marker two = one;
  two.header.frame_id = "odom";
  two.pose.position.x = x + 1;
  pub.publish (two);
}

/* FB-037: the frame of an Imu is the one that turns.  */

void
fb_037_attitude (ros::Publisher &pub, const nav_msgs::Odometry &odom)
{
  sensor_msgs::Imu imu;
  imu.header = odom.header;
  imu.header.frame_id = odom.child_frame_id;
  imu.orientation = odom.pose.pose.orientation;
  imu.angular_velocity = odom.twist.twist.angular;
  pub.publish (imu);
}

void
fb_037_known (ros::Publisher &pub, const nav_msgs::Odometry &odom)
{
  sensor_msgs::Imu imu;
  imu.header.stamp = odom.header.stamp;
  imu.header.frame_id = "base_link";
  imu.orientation = odom.pose.pose.orientation;
  pub.publish (imu);
}
