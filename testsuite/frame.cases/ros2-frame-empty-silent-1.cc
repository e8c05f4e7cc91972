/* Class FRAME-EMPTY in ROS 2, as it should be.  */
/* { dg-do compile } */
/* { dg-additional-options "-Wframe-all" } */

#include "ar-track-alvar-msgs.h"
#include <geometry_msgs/msg/pose_stamped.hpp>
#include <rclcpp/rclcpp.hpp>
#include <std_msgs/msg/header.hpp>
#include <string>
#include <vector>

namespace irobot_create_msgs::msg
{
struct HazardDetection
{
  std_msgs::msg::Header header;
  int type;
};

struct HazardDetectionVector
{
  std_msgs::msg::Header header;
  std::vector<HazardDetection> detections;
};
}

namespace mocap4r2_msgs::msg
{
struct Marker
{
  geometry_msgs::msg::Point translation;
};

struct Markers
{
  std_msgs::msg::Header header;
  unsigned frame_number;
  std::vector<Marker> markers;
};
}

namespace moveit_msgs::msg
{
struct CollisionObject
{
  std_msgs::msg::Header header;
  std::vector<geometry_msgs::msg::Pose> primitive_poses;
  std::string id;
  signed char operation;
};

struct Constraints
{
  std::string name;
};
}

namespace kinematic_constraints
{
moveit_msgs::msg::Constraints
constructGoalConstraints (const std::string &link,
			  const geometry_msgs::msg::PoseStamped &pose,
			  double position = 1e-3, double angle = 1e-2);
}

namespace moveit::planning_interface
{
struct MoveGroupInterface
{
  MoveGroupInterface (const std::string &group);
  bool setPoseTarget (const geometry_msgs::msg::Pose &target,
		      const std::string &link = "");
  bool setPoseTarget (const geometry_msgs::msg::PoseStamped &target,
		      const std::string &link = "");
  geometry_msgs::msg::PoseStamped
  getCurrentPose (const std::string &link = "") const;
};
}

void
fb_010 (
  rclcpp::Publisher<irobot_create_msgs::msg::HazardDetectionVector> &pub,
  const std::vector<irobot_create_msgs::msg::HazardDetection> &hazards,
  rclcpp::Clock &clock)
{
  irobot_create_msgs::msg::HazardDetectionVector message;
  message.header.stamp = clock.now ();
  message.header.frame_id = "base_link";
  message.detections = hazards;
  pub.publish (message);
}

moveit_msgs::msg::Constraints
fb_014 (const std::string &link, const geometry_msgs::msg::Pose &goal)
{
  geometry_msgs::msg::PoseStamped pose;
  pose.header.frame_id = "world";
  pose.pose = goal;
  return kinematic_constraints::constructGoalConstraints (link, pose);
}

void
pose_target (moveit::planning_interface::MoveGroupInterface &group,
	     const geometry_msgs::msg::Pose &goal)
{
  group.setPoseTarget (goal);
  geometry_msgs::msg::PoseStamped pose = group.getCurrentPose ();
  pose.pose = goal;
  group.setPoseTarget (pose);
}

void
fb_016 (rclcpp::Publisher<mocap4r2_msgs::msg::Markers> &pub, unsigned number,
	const mocap4r2_msgs::msg::Marker &marker, rclcpp::Clock &clock)
{
  mocap4r2_msgs::msg::Markers markers;
  markers.header.stamp = clock.now ();
  markers.header.frame_id = "vicon_world";
  markers.frame_number = number;
  markers.markers.push_back (marker);
  pub.publish (markers);
}

void
object (rclcpp::Publisher<moveit_msgs::msg::CollisionObject> &pub,
	const geometry_msgs::msg::Pose &pose)
{
  moveit_msgs::msg::CollisionObject object;
  object.header.frame_id = "map";
  object.id = "box";
  object.primitive_poses.push_back (pose);
  object.operation = 0;
  pub.publish (object);
}

void
tags (rclcpp::Publisher<ar_track_alvar_msgs::AlvarMarkers> &pub,
      const geometry_msgs::msg::Pose &pose)
{
  ar_track_alvar_msgs::AlvarMarkers tags;
  ar_track_alvar_msgs::AlvarMarker tag;
  tag.header.frame_id = "map";
  tag.id = 1;
  tag.pose.pose = pose;
  tags.markers.push_back (tag);
  pub.publish (tags);
}

/* To remove an object takes no frame.  */

void
removed (rclcpp::Publisher<moveit_msgs::msg::CollisionObject> &pub)
{
  moveit_msgs::msg::CollisionObject object;
  object.id = "box";
  object.operation = 1;
  pub.publish (object);
}
