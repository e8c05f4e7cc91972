/* Class FRAME-WRONG: the header names another frame than the data is in.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target roscpp } */

#include <sensor_msgs/Imu.h>
#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <sensor_msgs/Image.h>
#include <sensor_msgs/PointCloud2.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

extern tf2_ros::Buffer buffer;

/* Like FB-028, but of a pose, and with tf2's own conversion: data is moved to
   the target frame, and keeps the header of the input.  */

void
fb_028_pose (ros::Publisher &pub, const geometry_msgs::PoseStamped &in,
	     const std::string &target)
{
  geometry_msgs::PoseStamped out;
  geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("map", in.header.frame_id, ros::Time (0));
  tf2::doTransform (in, out, t);
  out.header = in.header;
  pub.publish (out); /* { dg-warning "brought to 'map' is published under the frame that it came from.*\\[-Wframe-wrong-id\\]" } */
  geometry_msgs::PoseStamped moved = buffer.transform (in, target);
  moved.header.frame_id = in.header.frame_id;
  pub.publish (moved); /* { dg-warning "\\[-Wframe-wrong-id\\]" } */
}

/* What FB-034 does, in ROS 1: an image counter serves as an id.  */

void
fb_034_counter (ros::Publisher &pub, unsigned long count)
{
  sensor_msgs::Image image;
  image.header.frame_id = std::to_string (count);
  pub.publish (image); /* { dg-warning "a number that was written out.*\\[-Wframe-wrong-id\\]" } */
}

/* FB-035, in C++: the id is "0".  */

void
fb_035 (ros::Publisher &pub, const sensor_msgs::Image::ConstPtr &in)
{
  sensor_msgs::Image image;
  image.header.stamp = in->header.stamp;
  image.header.frame_id = "0";
  image.data = in->data;
  pub.publish (image); /* { dg-warning "the frame id is the number '0'.*\\[-Wframe-wrong-id\\]" } */
}

/* Like FB-037: what is given in the child frame of the odometry is stamped
   with its parent.  */

void
fb_037_twist (ros::Publisher &odom_pub, ros::Publisher &twist_pub, double v)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.twist.twist.linear.x = v;
  odom_pub.publish (odom);
  geometry_msgs::TwistStamped twist;
  twist.header = odom.header;
  twist.twist = odom.twist.twist;
  twist_pub.publish (twist); /* { dg-warning "data in 'base_link' is published as if it were in 'odom'.*\\[-Wframe-wrong-id\\]" } */
}

/* FB-040: the pose of the base in odom is stamped with the base.  */

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
  pose.header.frame_id = "base_link";
  pose.pose = odom.pose.pose;
  pose_pub.publish (pose); /* { dg-warning "data in 'odom' is published as if it were in 'base_link'.*\\[-Wframe-wrong-id\\]" } */
}

/* A message is copied and renamed.  */

void
renamed (ros::Publisher &pub, double x)
{
  geometry_msgs::PoseStamped local;
  local.header.frame_id = "odom";
  local.pose.position.x = x;
  local.pose.orientation.w = 1;
  pub.publish (local);
  geometry_msgs::PoseStamped global = local;
  global.header.frame_id = "map";
  pub.publish (global); /* { dg-warning "data in 'odom' is published as if it were in 'map'.*\\[-Wframe-wrong-id\\]" } */
}

/* The header is filled in another function.  */

static void
stamp (geometry_msgs::PoseStamped &out, const std_msgs::Header &header)
{
  out.header = header;
}

void
helped (ros::Publisher &pub, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out;
  buffer.transform (in, out, "map");
  stamp (out, in.header);
  pub.publish (out); /* { dg-warning "brought to 'map'.*\\[-Wframe-wrong-id\\]" } */
}

/* FB-037: the attitude of the robot under the frame of the world.  */

void
fb_037 (ros::Publisher &pub, const nav_msgs::Odometry &odom)
{
  sensor_msgs::Imu imu;
  imu.header = odom.header;
  imu.orientation = odom.pose.pose.orientation;
  imu.angular_velocity = odom.twist.twist.angular;
  pub.publish (imu); /* { dg-warning "the attitude in an odometry.*\\[-Wframe-wrong-id\\]" } */
}

void
fb_037_parts (ros::Publisher &pub, const nav_msgs::Odometry::ConstPtr &odom)
{
  sensor_msgs::Imu imu;
  imu.header.stamp = odom->header.stamp;
  imu.header.frame_id = odom->header.frame_id;
  imu.orientation.x = odom->pose.pose.orientation.x;
  imu.orientation.y = odom->pose.pose.orientation.y;
  imu.orientation.z = odom->pose.pose.orientation.z;
  imu.orientation.w = odom->pose.pose.orientation.w;
  pub.publish (imu); /* { dg-warning "the attitude in an odometry.*\\[-Wframe-wrong-id\\]" } */
}
