/* Class FRAME-WRONG, in ROS 2, as it should be.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-all" } */

#include <string>

#include <rclcpp/rclcpp.hpp>
#include <sensor_msgs/msg/image.hpp>
#include <sensor_msgs/msg/point_cloud2.hpp>
#include <tf2_ros/buffer.h>

namespace tf2
{
void doTransform (const sensor_msgs::msg::PointCloud2 &in,
		  sensor_msgs::msg::PointCloud2 &out,
		  const geometry_msgs::msg::TransformStamped &transform);
}

void
fb_028 (rclcpp::Publisher<sensor_msgs::msg::PointCloud2> &pub,
	tf2_ros::Buffer &buffer, const std::string &target,
	const sensor_msgs::msg::PointCloud2 &in)
{
  sensor_msgs::msg::PointCloud2 out;
  auto transform = buffer.lookupTransform (target, in.header.frame_id,
					   tf2::TimePointZero);
  tf2::doTransform (in, out, transform);
  out.header.stamp = in.header.stamp;
  out.header.frame_id = target;
  pub.publish (out);
}

void
fb_034 (rclcpp::Publisher<sensor_msgs::msg::Image> &pub,
	const std::string &frame_id)
{
  sensor_msgs::msg::Image message;
  message.header.frame_id = frame_id;
  pub.publish (message);
}
