/* Data of one frame; transforms whose inner frames agree; what is not
   known.  */

#include <memory>
#include <optional>

#include <geometry_msgs/msg/point_stamped.hpp>
#include <geometry_msgs/msg/pose_stamped.hpp>
#include <rclcpp/rclcpp.hpp>
#include <tf2_geometry_msgs/tf2_geometry_msgs.hpp>
#include <tf2_ros/buffer.h>

double
compared (tf2_ros::Buffer &buffer, const geometry_msgs::msg::PoseStamped &goal,
	  const geometry_msgs::msg::PoseStamped::ConstSharedPtr &pose)
{
  const auto there = buffer.transform (goal, "map");
  const auto here = buffer.transform (*pose, "map");
  return there.pose.position.x - here.pose.position.x
	 + (goal.pose.position.y - pose->pose.position.y);
}

geometry_msgs::msg::PointStamped
back (tf2_ros::Buffer &buffer)
{
  geometry_msgs::msg::PointStamped tip, there, again;
  tip.header.frame_id = "tool0";
  tf2::doTransform (tip, there, buffer.lookupTransform ("base_link", "tool0",
							tf2::TimePointZero));
  tf2::doTransform (there, again, buffer.lookupTransform ("tool0", "base_link",
							  tf2::TimePointZero));
  return again;
}

tf2::Transform
composed (const tf2_ros::Buffer &buffer, const rclcpp::Time &now)
{
  tf2::Transform map_T_base, odom_T_base;
  tf2::fromMsg (buffer.lookupTransform ("map", "base_link", now).transform,
		map_T_base);
  tf2::fromMsg (buffer.lookupTransform ("odom", "base_link", now).transform,
		odom_T_base);
  return map_T_base * odom_T_base.inverse ();
}

void
converted (tf2_ros::Buffer &buffer, const geometry_msgs::msg::PointStamped &in,
	   geometry_msgs::msg::PointStamped &out)
{
  const auto t = buffer.lookupTransform ("base_link", in.header.frame_id,
					 tf2::TimePointZero);
  tf2::doTransform (in, out, t);
}

tf2::Vector3
inverted (const tf2_ros::Buffer &buffer,
	  const geometry_msgs::msg::PoseStamped &goal)
{
  tf2::Transform t;
  tf2::Vector3 v;
  tf2::fromMsg (buffer.lookupTransform (goal.header.frame_id, "base_link",
					tf2::TimePointZero).transform, t);
  tf2::fromMsg (goal.pose.position, v);
  return t.inverse () * v;
}

static std::optional<tf2::Transform>
find (const tf2_ros::Buffer &buffer, const std::string &target,
      const std::string &source)
{
  std::optional<tf2::Transform> result;
  try
    {
      tf2::Transform t;
      tf2::fromMsg (buffer.lookupTransform (target, source,
					    tf2::TimePointZero).transform, t);
      result = t;
    }
  catch (const tf2::TransformException &)
    {
    }
  return result;
}

tf2::Transform
in_optional (const tf2_ros::Buffer &buffer)
{
  const auto base_T_tool = find (buffer, "base_link", "tool0");
  const auto base_T_camera = find (buffer, "base_link", "camera");
  return base_T_tool->inverse () * *base_T_camera;
}
