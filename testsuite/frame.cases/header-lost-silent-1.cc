/* Class HEADER-LOST, as it should be, and what looks like it.  */
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

void
fb_041 (ros::Publisher &pub, const std::string &frame, ros::Time time)
{
  sensor_msgs::PointCloud2 cloud;
  std_msgs::Header header;
  header.stamp = time;
  header.frame_id = frame;
  cloud.header = pcl_conversions::toPCL (header);
  pub.publish (cloud);
}

/* The frame is written behind the header.  */

void
renamed (ros::Publisher &pub, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out;
  out.header = in.header;
  out.header.frame_id = "map";
  pub.publish (out);
}

/* Both give the same.  */

void
same (ros::Publisher &pub, tf2_ros::Buffer &buffer,
      const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("odom", in.header.frame_id, ros::Time (0));
  geometry_msgs::PoseStamped out;
  out.header.frame_id = "odom";
  tf2::doTransform (in, out, t);
  pub.publish (out);
}

/* A message that is used again.  */

void
again (ros::Publisher &pub, double x)
{
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = "map";
  pose.pose.position.x = x;
  pose.pose.orientation.w = 1;
  pub.publish (pose);
  pose = geometry_msgs::PoseStamped ();
  pose.header.frame_id = "odom";
  pose.pose.position.x = 2 * x;
  pose.pose.orientation.w = 1;
  pub.publish (pose);
  for (int i = 0; i < 2; i++)
    {
      pose.header.frame_id = "base_link";
      pub.publish (pose);
    }
}

/* A default.  */

void
chosen (ros::Publisher &pub, ros::NodeHandle &node, bool local,
	const geometry_msgs::PoseStamped *in)
{
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = "map";
  node.getParam ("frame", pose.header.frame_id);
  pub.publish (pose);
  pose.header.frame_id = "map";
  if (local)
    pose.header.frame_id = "odom";
  pub.publish (pose);
  pose.header.frame_id = "map";
  if (in)
    pose = *in;
  pub.publish (pose);
}

/* It is read.  */

void
read (ros::Publisher &pub, geometry_msgs::PoseStamped *out)
{
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = "map";
  *out = pose;
  pose.header.frame_id = "odom";
  pub.publish (pose);
  std_msgs::Header header;
  header.frame_id = "laser";
  const std_msgs::Header first = header;
  header.frame_id = "camera";
  pose.header = header;
  pub.publish (pose);
  pose.header = first;
  pub.publish (pose);
}

void
fb_044 (ros::Publisher &pub, const pcl::PointCloud<float> &cloud)
{
  sensor_msgs::Image image;
  pcl::toROSMsg (cloud, image);
  image.header.frame_id = cloud.header.frame_id;
  pub.publish (image);
}

/* Of a cloud message, newer versions copy the header.  */

namespace pcl
{
void toROSMsg (const sensor_msgs::PointCloud2 &cloud,
	       sensor_msgs::Image &image);
}

void
fb_044_message (ros::Publisher &pub, const sensor_msgs::PointCloud2 &cloud)
{
  sensor_msgs::Image image;
  pcl::toROSMsg (cloud, image);
  pub.publish (image);
}
