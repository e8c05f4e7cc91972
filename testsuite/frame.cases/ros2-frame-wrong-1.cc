/* Class FRAME-WRONG, in ROS 2.  */
/* { dg-do compile } */

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

/* FB-028: the points are moved, the header stays that of the input.  */

void
fb_028 (rclcpp::Publisher<sensor_msgs::msg::PointCloud2> &pub,
	tf2_ros::Buffer &buffer, const std::string &target,
	const sensor_msgs::msg::PointCloud2 &in)
{
  sensor_msgs::msg::PointCloud2 out;
  auto transform = buffer.lookupTransform (target, in.header.frame_id,
					   tf2::TimePointZero);
  tf2::doTransform (in, out, transform);
  out.header = in.header;
  pub.publish (out); /* { dg-warning "\\[-Wframe-wrong-id\\]" } */
}

/* FB-034: each image has a frame of its own.  */

struct camera_image
{
  unsigned long FrameId () const;
};

void
fb_034 (rclcpp::Publisher<sensor_msgs::msg::Image> &pub,
	const camera_image *image)
{
  sensor_msgs::msg::Image message;
  message.header.frame_id = std::to_string (image->FrameId ());
  pub.publish (message); /* { dg-warning "\\[-Wframe-wrong-id\\]" } */
}
