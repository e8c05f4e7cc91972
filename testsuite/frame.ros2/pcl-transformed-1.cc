/* pcl_ros of ROS 2 moves a cloud by a stamped transform.  */
/* { dg-additional-options "-Wframe-all" } */

#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/buffer.h>
#include <sensor_msgs/msg/point_cloud2.hpp>
namespace pcl_ros
{
void transformPointCloud (const std::string &target_frame,
			  const geometry_msgs::msg::TransformStamped &transform,
			  const sensor_msgs::msg::PointCloud2 &in,
			  sensor_msgs::msg::PointCloud2 &out);
}

void
cloud (tf2_ros::Buffer &buffer, const sensor_msgs::msg::PointCloud2 &in,
       rclcpp::Publisher<sensor_msgs::msg::PointCloud2> &publisher,
       rclcpp::Logger logger)
{
  geometry_msgs::msg::TransformStamped transform;
  try
    {
      transform = buffer.lookupTransform ("world", in.header.frame_id,
					  tf2::TimePointZero);
    }
  catch (const tf2::TransformException &e)
    {
      RCLCPP_ERROR (logger, "%s", e.what ());
    }
  sensor_msgs::msg::PointCloud2 out;
  pcl_ros::transformPointCloud ("world", transform, in, out); /* { dg-warning "if the lookup fails, the transform that it did not get is used here.*\\[-Wframe-unchecked-lookup\\]" } */
  publisher.publish (out); /* { dg-bogus "without a frame" } */
}

void
checked (tf2_ros::Buffer &buffer, const sensor_msgs::msg::PointCloud2 &in,
	 rclcpp::Publisher<sensor_msgs::msg::PointCloud2> &publisher)
{
  geometry_msgs::msg::TransformStamped transform;
  try
    {
      transform = buffer.lookupTransform ("world", in.header.frame_id,
					  tf2::TimePointZero);
    }
  catch (const tf2::TransformException &)
    {
      return;
    }
  sensor_msgs::msg::PointCloud2 out;
  pcl_ros::transformPointCloud ("world", transform, in, out);
  publisher.publish (out);
}
