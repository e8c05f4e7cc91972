/* Messages made by the builders of rosidl.  */
/* { dg-additional-options "-Wframe-all" } */

#include <geometry_msgs/msg/pose_stamped.hpp>
#include <geometry_msgs/msg/transform_stamped.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_ros/transform_broadcaster.h>

using geometry_msgs::msg::Pose;
using geometry_msgs::msg::PoseStamped;
using geometry_msgs::msg::Transform;
using geometry_msgs::msg::TransformStamped;
using std_msgs::msg::Header;

typedef rclcpp::Publisher<PoseStamped> Publisher;

void
poses (Publisher &publisher, const Pose &pose,
       const builtin_interfaces::msg::Time &time)
{
  Header empty;
  empty.stamp = time;
  publisher.publish (geometry_msgs::build<PoseStamped> ().header (empty).pose (pose)); /* { dg-warning "never set.*\\[-Wframe-missing-id\\]" } */

  Header header = std_msgs::build<Header> ().stamp (time).frame_id ("map");
  publisher.publish (geometry_msgs::build<PoseStamped> ().header (header).pose (pose));

  PoseStamped slash = geometry_msgs::build<PoseStamped> ()
    .header (std_msgs::build<Header> ().stamp (time).frame_id ("/map"))
    .pose (pose);
  publisher.publish (slash); /* { dg-warning "'/map' starts with '/'.*\\[-Wframe-leading-slash\\]" } */
}

void
transforms (tf2_ros::TransformBroadcaster &broadcaster, const Header &given,
	    const Transform &transform)
{
  Header header = given;
  header.frame_id = "odom";
  auto same = geometry_msgs::build<TransformStamped> ()
    .header (header).child_frame_id ("odom").transform (transform);
  broadcaster.sendTransform (same); /* { dg-warning "\\[-Wframe-self-transform\\]" } */
  broadcaster.sendTransform (geometry_msgs::build<TransformStamped> ()
			     .header (header).child_frame_id ("base_link")
			     .transform (transform));
  broadcaster.sendTransform (geometry_msgs::build<TransformStamped> ()
			     .header (given).child_frame_id ("laser")
			     .transform (transform));
}
