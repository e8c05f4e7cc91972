/* Cameras that are right, and mountings; a rotation that nobody sets is the
   identity, not an error as in ROS 1.  */

#include <memory>
#include <vector>

#include <rclcpp/rclcpp.hpp>
#include <tf2/LinearMath/Matrix3x3.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.hpp>
#include <tf2_ros/static_transform_broadcaster.h>

class Cameras : public rclcpp::Node
{
public:
  Cameras () : Node ("cameras")
  {
    broadcaster_
      = std::make_unique<tf2_ros::StaticTransformBroadcaster> (*this);

    geometry_msgs::msg::TransformStamped mount;
    mount.header.frame_id = "base_footprint";
    mount.child_frame_id = "base_link";
    mount.transform.translation.z = 0.1;

    tf2::Quaternion turn;
    turn.setRPY (-1.5707963267948966, 0, -1.5707963267948966);
    geometry_msgs::msg::TransformStamped optical;
    optical.header.frame_id = "camera_link";
    optical.child_frame_id = "camera_optical_frame";
    optical.transform.rotation = tf2::toMsg (turn);
    broadcaster_->sendTransform (
      std::vector<geometry_msgs::msg::TransformStamped> { mount, optical });

    tf2::Matrix3x3 axes (0, 0, 1, -1, 0, 0, 0, -1, 0);
    tf2::Transform rear (axes, tf2::Vector3 (0, 0, 0));
    geometry_msgs::msg::TransformStamped t;
    t.header.frame_id = "rear_camera_link";
    t.child_frame_id = "rear_camera_optical_frame";
    t.transform = tf2::toMsg (rear);
    broadcaster_->sendTransform (t);

    turn.setRPY (0, 0, declare_parameter<double> ("yaw", 3.14));
    t.header.frame_id = "base_link";
    t.child_frame_id = "laser";
    t.transform.rotation = tf2::toMsg (turn);
    broadcaster_->sendTransform (t);
  }

private:
  std::unique_ptr<tf2_ros::StaticTransformBroadcaster> broadcaster_;
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
