/* Class FRAME-EMPTY, as it should be, and what looks like it.  */
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
#include <sensor_msgs/JointState.h>
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

void
fb_001 (ros::Publisher &pub, const geometry_msgs::Twist &v)
{
  geometry_msgs::TwistStamped command;
  command.header.frame_id = "base_link";
  command.twist = v;
  pub.publish (command);
}

void
fb_002 (ros::Publisher &pub, const geometry_msgs::Pose &p, double v)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.pose.pose = p;
  odom.twist.twist.linear.x = v;
  pub.publish (odom);
}

/* Filled by a function of the object, by reference.  */

class fb_007
{
public:
  void publish (const std::vector<unsigned char> &data);

private:
  void fill (std_msgs::Header &header);
  ros::Publisher image_pub_, info_pub_;
  sensor_msgs::Image image_;
  sensor_msgs::CameraInfo info_;
  std::string frame_;
};

void
fb_007::fill (std_msgs::Header &header)
{
  header.stamp = ros::Time::now ();
  header.frame_id = frame_;
}

void
fb_007::publish (const std::vector<unsigned char> &data)
{
  fill (image_.header);
  image_.data = data;
  info_.header = image_.header;
  image_pub_.publish (image_);
  info_pub_.publish (info_);
}

void
fb_008 (ros::Publisher &image_pub, ros::Publisher &info_pub,
	const std::string &frame)
{
  sensor_msgs::Image image;
  sensor_msgs::CameraInfo info;
  image.header.frame_id = frame;
  info.header = image.header;
  image_pub.publish (image);
  info_pub.publish (info);
}

void
fb_011_nested (ros::Publisher &path_pub, ros::Publisher &marker_pub,
	       const geometry_msgs::PoseStamped &in)
{
  nav_msgs::Path path;
  path.header = in.header;
  geometry_msgs::PoseStamped pose;
  pose.header = in.header;
  pose.pose = in.pose;
  path.poses.push_back (pose);
  path_pub.publish (path);
  visualization_msgs::MarkerArray array;
  visualization_msgs::Marker marker;
  marker.header = in.header;
  marker.pose = in.pose;
  array.markers.push_back (marker);
  marker_pub.publish (array);
  /* To delete markers takes no frame.  */
  visualization_msgs::MarkerArray none;
  visualization_msgs::Marker gone;
  gone.action = visualization_msgs::Marker::DELETEALL;
  none.markers.push_back (gone);
  marker_pub.publish (none);
}

void
fb_013 (ros::Publisher &pub, const std::vector<geometry_msgs::PoseStamped> &plan)
{
  nav_msgs::Path path;
  if (plan.empty ())
    return;
  path.header.frame_id = plan[0].header.frame_id;
  pub.publish (path);
}

void
fb_017 (ros::Publisher &pub, const geometry_msgs::Vector3 &rpy)
{
  geometry_msgs::Vector3Stamped euler;
  euler.header.stamp = ros::Time::now ();
  euler.header.frame_id = "odom";
  euler.vector = rpy;
  pub.publish (euler);
}

void
fb_019 (ros::Publisher &pub,
	const std::vector<geometry_msgs::PoseStamped> &obstacles)
{
  visualization_msgs::Marker marker;
  marker.header.frame_id = "map";
  if (!obstacles.empty ())
    marker.header.stamp = obstacles.front ().header.stamp;
  pub.publish (marker);
}

void
fb_004_default (ros::NodeHandle &node, ros::Publisher &pub)
{
  geometry_msgs::PoseStamped pose;
  std::string frame;
  node.param<std::string> ("sensor_frame_id", frame, "");
  if (frame.empty ())
    return;
  pose.header.frame_id = frame;
  pub.publish (pose);
}

/* Whose frame has no meaning.  */

void
joints (ros::Publisher &pub)
{
  sensor_msgs::JointState state;
  state.header.stamp = ros::Time::now ();
  pub.publish (state);
}

/* What was received is passed on.  */

void
republished (ros::Publisher &pub, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out = in;
  out.header.stamp = ros::Time::now ();
  pub.publish (out);
  pub.publish (in);
}

/* A library fills it, by reference.  */

extern bool next_pose (geometry_msgs::PoseStamped &pose);

void
by_library (ros::Publisher &pub)
{
  geometry_msgs::PoseStamped pose;
  if (next_pose (pose))
    pub.publish (pose);
}

/* A goal.  */

void
goal (actionlib::SimpleActionClient<move_base_msgs::MoveBaseGoal> &client,
      double x)
{
  move_base_msgs::MoveBaseGoal goal;
  goal.target_pose.header.frame_id = "map";
  goal.target_pose.header.stamp = ros::Time::now ();
  goal.target_pose.pose.position.x = x;
  goal.target_pose.pose.orientation.w = 1;
  client.sendGoal (goal);
}
