/* Class PREFIX-NS, in ROS 2, as it should be.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-all" } */

#include <string>

#include <rclcpp/rclcpp.hpp>
#include <sensor_msgs/msg/image.hpp>
#include <tf2_ros/static_transform_broadcaster.h>

class fb_106
{
public:
  fb_106 (const std::string &camera);
  void publish ();

private:
  std::string camera_;
  tf2_ros::StaticTransformBroadcaster *broadcaster_;
  rclcpp::Publisher<sensor_msgs::msg::Image> *pub_;
};

fb_106::fb_106 (const std::string &camera) : camera_ (camera)
{
  geometry_msgs::msg::TransformStamped transform;
  transform.header.frame_id = camera + "_link";
  transform.child_frame_id = camera + "_color_frame";
  broadcaster_->sendTransform (transform);
}

void
fb_106::publish ()
{
  sensor_msgs::msg::Image image;
  image.header.frame_id = camera_ + "_color_frame";
  pub_->publish (image);
}
