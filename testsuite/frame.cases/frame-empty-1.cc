/* Class FRAME-EMPTY: no frame at all.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-all" } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target header:geometry_msgs/PoseStamped.h } */
/* { dg-require-effective-target header:visualization_msgs/Marker.h } */

#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <geometry_msgs/Vector3Stamped.h>
#include <nav_msgs/Odometry.h>
#include <nav_msgs/Path.h>
#include <ros/ros.h>
#include <sensor_msgs/CameraInfo.h>
#include <sensor_msgs/Image.h>
#include <visualization_msgs/Marker.h>
#include <visualization_msgs/MarkerArray.h>

namespace move_base_msgs
{
struct MoveBaseGoal
{
  geometry_msgs::PoseStamped target_pose;
};
}

namespace actionlib
{
template <class Goal> struct SimpleActionClient
{
  void sendGoal (const Goal &goal);
};
}

/* FB-001: the twist of a command is published without a header.  */

void
fb_001 (ros::Publisher &pub, const geometry_msgs::Twist &v)
{
  geometry_msgs::TwistStamped command;
  command.twist = v;
  pub.publish (command); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

/* FB-002: odometry with neither frame.  */

void
fb_002 (ros::Publisher &pub, const geometry_msgs::Pose &p, double v)
{
  nav_msgs::Odometry odom;
  odom.pose.pose = p;
  odom.twist.twist.linear.x = v;
  pub.publish (odom);
  /* { dg-warning "\\[-Wframe-missing-id\\]" "parent" { target *-*-* } .-1 } */
  /* { dg-warning "\\[-Wframe-missing-child-id\\]" "child" { target *-*-* } .-2 } */
}

/* FB-007: neither the image nor its camera's data has a frame; the node fills
   them in functions of their own.  */

class fb_007
{
public:
  fb_007 ();
  void publish (const std::vector<unsigned char> &data);

private:
  void fill (const std::vector<unsigned char> &data);
  ros::Publisher image_pub_, info_pub_;
  sensor_msgs::Image image_;
  sensor_msgs::CameraInfo info_;
};

fb_007::fb_007 ()
{
}

void
fb_007::fill (const std::vector<unsigned char> &data)
{
  image_.data = data;
  info_.header.stamp = ros::Time::now ();
}

void
fb_007::publish (const std::vector<unsigned char> &data)
{
  fill (data);
  image_pub_.publish (image_); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
  info_pub_.publish (info_); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

/* FB-008: the image has a frame, its camera's data has none.  */

void
fb_008 (ros::Publisher &image_pub, ros::Publisher &info_pub,
	const std::string &frame)
{
  sensor_msgs::Image image;
  sensor_msgs::CameraInfo info;
  image.header.frame_id = frame;
  image_pub.publish (image);
  info_pub.publish (info); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

/* Like FB-011: the path has a frame, its poses have none; a marker in an
   array has none.  */

void
fb_011_nested (ros::Publisher &path_pub, ros::Publisher &marker_pub,
	       const geometry_msgs::PoseStamped &in)
{
  nav_msgs::Path path;
  path.header = in.header;
  geometry_msgs::PoseStamped pose;
  pose.pose = in.pose;
  path.poses.push_back (pose);
  path_pub.publish (path); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
  visualization_msgs::MarkerArray array;
  visualization_msgs::Marker marker;
  marker.pose = in.pose;
  array.markers.push_back (marker);
  marker_pub.publish (array); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

/* FB-013: an empty plan is published without a frame.  */

void
fb_013 (ros::Publisher &pub, const std::vector<geometry_msgs::PoseStamped> &plan)
{
  nav_msgs::Path path;
  if (!plan.empty ())
    path.header.frame_id = plan[0].header.frame_id;
  pub.publish (path); /* { dg-warning "not set on every path.*\\[-Wframe-missing-id\\]" } */
}

/* FB-017: an attitude has a stamp and no frame.  */

void
fb_017 (ros::Publisher &pub, const geometry_msgs::Vector3 &rpy)
{
  geometry_msgs::Vector3Stamped euler;
  euler.header.stamp = ros::Time::now ();
  euler.vector = rpy;
  pub.publish (euler); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

/* FB-019: a marker of no obstacles has no frame.  */

void
fb_019 (ros::Publisher &pub,
	const std::vector<geometry_msgs::PoseStamped> &obstacles)
{
  visualization_msgs::Marker marker;
  if (!obstacles.empty ())
    marker.header = obstacles.front ().header;
  pub.publish (marker); /* { dg-warning "not set on every path.*\\[-Wframe-missing-id\\]" } */
}

/* FB-004, in code alone: a parameter that is empty unless it is set.  */

void
fb_004_default (ros::NodeHandle &node, ros::Publisher &pub)
{
  geometry_msgs::PoseStamped pose;
  node.param<std::string> ("sensor_frame_id", pose.header.frame_id, "");
  pub.publish (pose); /* { dg-warning "empty unless a parameter is set.*\\[-Wframe-missing-id\\]" } */
}

/* A goal.  */

void
goal (actionlib::SimpleActionClient<move_base_msgs::MoveBaseGoal> &client,
      double x)
{
  move_base_msgs::MoveBaseGoal goal;
  goal.target_pose.header.stamp = ros::Time::now ();
  goal.target_pose.pose.position.x = x;
  goal.target_pose.pose.orientation.w = 1;
  client.sendGoal (goal); /* { dg-warning "MoveBaseGoal' is published without a frame.*\\[-Wframe-missing-id\\]" } */
}
