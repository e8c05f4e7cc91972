/* Class HEADER-LOST: an id is written, and overwritten before it is used.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-all" } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target roscpp } */

#include <geometry_msgs/PoseStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <sensor_msgs/Image.h>
#include <sensor_msgs/PointCloud2.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

namespace pcl_conversions
{
std_msgs::Header toPCL (const std_msgs::Header &header);
}

namespace pcl
{
struct PCLHeader
{
  std::string frame_id;
};

template <class Point> struct PointCloud
{
  PCLHeader header;
};

template <class Point>
void toROSMsg (const PointCloud<Point> &cloud, sensor_msgs::Image &image);
}

/* FB-041: a header with nothing but a stamp is converted over the one with
   the frame.  */

void
fb_041 (ros::Publisher &pub, const std::string &frame, ros::Time time)
{
  sensor_msgs::PointCloud2 cloud;
  cloud.header.frame_id = frame;
  std_msgs::Header header;
  header.stamp = time;
  cloud.header = pcl_conversions::toPCL (header); /* { dg-warning "the frame id is overwritten with the whole header before anything uses it: it is empty now.*\\[-Wframe-lost-header\\]" } */
  pub.publish (cloud);
}

/* The header of the input takes the place of the frame.  */

void
input (ros::Publisher &pub, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out;
  out.header.frame_id = "map";
  out.pose = in.pose;
  out.header = in.header; /* { dg-warning "frame id 'map' is overwritten with the whole header.*\\[-Wframe-lost-header\\]" } */
  pub.publish (out);
}

/* A second literal, of the child.  */

void
second (ros::Publisher &pub, double v)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.twist.twist.linear.x = v;
  odom.child_frame_id = "base_footprint"; /* { dg-warning "frame id 'base_link' is overwritten by a second one before anything uses it: it is 'base_footprint' now.*\\[-Wframe-lost-header\\]" } */
  pub.publish (odom);
}

/* doTransform fills the header itself.  */

void
transformed (ros::Publisher &pub, tf2_ros::Buffer &buffer,
	     const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("odom", in.header.frame_id, ros::Time (0));
  geometry_msgs::PoseStamped out;
  out.header.frame_id = "map";
  tf2::doTransform (in, out, t); /* { dg-warning "frame id 'map' is overwritten by the transformation before anything uses it: it is 'odom' now.*\\[-Wframe-lost-header\\]" } */
  pub.publish (out);
}

/* A whole message.  */

void
message (ros::Publisher &pub)
{
  geometry_msgs::PoseStamped out;
  out.header.frame_id = "map";
  out = geometry_msgs::PoseStamped (); /* { dg-warning "frame id 'map' is overwritten with the whole message before anything uses it: it is empty now.*\\[-Wframe-lost-header\\]" } */
  pub.publish (out);
}

/* FB-044: an image that is made of a cloud has no header.  */

void
fb_044 (ros::Publisher &pub, const pcl::PointCloud<float> &cloud)
{
  sensor_msgs::Image image;
  pcl::toROSMsg (cloud, image);
  pub.publish (image); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}
