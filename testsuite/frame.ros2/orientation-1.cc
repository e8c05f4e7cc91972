/* Cameras of ROS 2.  The quaternion that nobody sets is the identity.  */

#include <memory>

#include <rclcpp/rclcpp.hpp>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.hpp>
#include <tf2_ros/static_transform_broadcaster.h>

class Cameras : public rclcpp::Node
{
public:
  Cameras () : Node ("cameras"), broadcaster_ (this)
  {
    geometry_msgs::msg::TransformStamped t;
    t.header.frame_id = "left_camera_link";
    t.child_frame_id = "left_camera_optical_frame";
    broadcaster_.sendTransform (t); /* { dg-warning "left_camera_optical_frame.*\\[-Wframe-orientation\\]" "identity" } */

    tf2::Quaternion turn;
    turn.setRPY (-1.5707963267948966, 0, 0);
    t.header.frame_id = "right_camera_link";
    t.child_frame_id = "right_camera_optical_frame";
    t.transform.rotation = tf2::toMsg (turn);
    broadcaster_.sendTransform (t); /* { dg-warning "right_camera_optical_frame.*\\[-Wframe-orientation\\]" "rpy" } */

    geometry_msgs::msg::Quaternion half;
    half.z = 1;
    half.w = 0;
    t.header.frame_id = "base_footprint";
    t.child_frame_id = "base_link";
    t.transform.rotation = half;
    broadcaster_.sendTransform (t); /* { dg-warning "base_link.*\\[-Wframe-orientation\\]" "base" } */
  }

private:
  tf2_ros::StaticTransformBroadcaster broadcaster_;
};

int
main (int argc, char **argv)
{
  rclcpp::init (argc, argv);
  const auto node = std::make_shared<Cameras> ();
  rclcpp::spin (node);
  rclcpp::shutdown ();
  return 0;
}
