/* Class PREFIX-NS, in ROS 2.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-all" } */

#include <string>

#include <rclcpp/rclcpp.hpp>
#include <sensor_msgs/msg/image.hpp>
#include <tf2_ros/static_transform_broadcaster.h>

/* FB-106: the transforms are named after the camera, the images are not.  */

class fb_106
{
public:
  fb_106 (const std::string &camera);
  void publish ();

private:
  tf2_ros::StaticTransformBroadcaster *broadcaster_;
  rclcpp::Publisher<sensor_msgs::msg::Image> *pub_;
};

fb_106::fb_106 (const std::string &camera)
{
  geometry_msgs::msg::TransformStamped transform;
  transform.header.frame_id = camera + "_link";
  transform.child_frame_id = camera + "_color_optical_frame";
  broadcaster_->sendTransform (transform);
}

void
fb_106::publish ()
{
  sensor_msgs::msg::Image image;
  image.header.frame_id = "color_optical_frame";
  pub_->publish (image); /* { dg-warning "frame 'color_optical_frame' has no prefix here and has one elsewhere.*\\[-Wframe-name\\]" } */
}
