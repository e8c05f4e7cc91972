/* Data of ROS 2 that meets data or a transform of another frame.  */

#include <cmath>
#include <memory>
#include <optional>

#include <geometry_msgs/msg/point_stamped.hpp>
#include <geometry_msgs/msg/pose_stamped.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_geometry_msgs/tf2_geometry_msgs.hpp>
#include <tf2_ros/buffer.h>

double
compared (tf2_ros::Buffer &buffer,
	  const geometry_msgs::msg::PoseStamped::ConstSharedPtr &goal)
{
  geometry_msgs::msg::PoseStamped on_map, in_odom;
  on_map = buffer.transform (*goal, "map");
  in_odom = buffer.transform (*goal, "odom", std::chrono::seconds (1));
  return on_map.pose.position.x - in_odom.pose.position.x; /* { dg-warning "\\[-Wframe-mismatch\\]" "R2" } */
}

geometry_msgs::msg::PointStamped
twice (tf2_ros::Buffer &buffer)
{
  geometry_msgs::msg::PointStamped tip, there, twice;
  tip.header.frame_id = "tool0";
  tip.point.z = 0.1;
  const auto base_T_tool
    = buffer.lookupTransform ("base_link", "tool0", tf2::TimePointZero);
  tf2::doTransform (tip, there, base_T_tool);
  tf2::doTransform (there, twice, base_T_tool); /* { dg-warning "'base_link_T_tool0' is applied to data in 'base_link'.*\\[-Wframe-mismatch\\]" "R11" } */
  return twice;
}

tf2::Transform
composed (const tf2_ros::Buffer &buffer, const rclcpp::Time &now)
{
  tf2::Transform map_T_base, odom_T_laser;
  tf2::fromMsg (buffer.lookupTransform ("map", "base_link", now).transform,
		map_T_base);
  tf2::fromMsg (buffer.lookupTransform ("odom", "laser", now).transform,
		odom_T_laser);
  return map_T_base * odom_T_laser; /* { dg-warning "inner frames.*\\[-Wframe-mismatch\\]" "R14" } */
}

/* The arguments of the lookup are swapped; the frame of the message is not
   known.  */
void
swapped (tf2_ros::Buffer &buffer, const geometry_msgs::msg::PointStamped &in,
	 geometry_msgs::msg::PointStamped &out)
{
  const auto t = buffer.lookupTransform (in.header.frame_id, "base_link",
					 tf2::TimePointZero);
  tf2::doTransform (in, out, t); /* { dg-warning "a transform from 'base_link' to the frame of 'in' is applied to data that is in the frame of 'in'.*\\[-Wframe-mismatch\\]" "swapped" } */
}

static std::optional<tf2::Transform>
find (const tf2_ros::Buffer &buffer, const std::string &target,
      const std::string &source)
{
  try
    {
      tf2::Transform t;
      tf2::fromMsg (buffer.lookupTransform (target, source,
					    tf2::TimePointZero).transform, t);
      return t;
    }
  catch (const tf2::TransformException &)
    {
      return std::nullopt;
    }
}

tf2::Transform
in_optional (const tf2_ros::Buffer &buffer)
{
  const auto base_T_tool = find (buffer, "base_link", "tool0");
  const auto base_T_camera = find (buffer, "base_link", "camera");
  return *base_T_tool * *base_T_camera; /* { dg-warning "inner frames 'tool0' and 'base_link' differ.*\\[-Wframe-mismatch\\]" "optional" } */
}

tf2::Vector3
turned (const tf2_ros::Buffer &buffer,
	const geometry_msgs::msg::PoseStamped &goal)
{
  tf2::Transform t;
  tf2::Vector3 v;
  tf2::fromMsg (buffer.lookupTransform (goal.header.frame_id, "base_link",
					tf2::TimePointZero).transform, t);
  tf2::fromMsg (goal.pose.position, v);
  return t.getBasis () * v; /* { dg-warning "applied to data that is in the frame of 'goal'.*\\[-Wframe-mismatch\\]" "by a part" } */
}
