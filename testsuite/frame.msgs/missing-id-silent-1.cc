/* Messages whose frame is set by others, is not published, or does not
   matter.  */
/* { dg-require-effective-target roscpp } */

#include <diagnostic_msgs/DiagnosticArray.h>
#include <geometry_msgs/PoseStamped.h>
#include <nav_msgs/Path.h>
#include <ros/ros.h>
#include <sensor_msgs/BatteryState.h>
#include <sensor_msgs/JointState.h>
#include <sensor_msgs/Joy.h>
#include <sensor_msgs/TimeReference.h>
#include <visualization_msgs/Marker.h>

/* Never published.  */

double
local (double x)
{
  geometry_msgs::PoseStamped pose;
  pose.pose.position.x = x;
  return pose.pose.position.x;
}

/* Filled by code that we do not see.  */

void fill (geometry_msgs::PoseStamped &pose);
void fill_pointer (geometry_msgs::PoseStamped *pose);
geometry_msgs::PoseStamped goal ();
extern geometry_msgs::PoseStamped last;

void
filled (const ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped by_reference, by_pointer;
  fill (by_reference);
  publisher.publish (by_reference);
  fill_pointer (&by_pointer);
  publisher.publish (by_pointer);
  publisher.publish (goal ());
  publisher.publish (last);
}

/* Input that is passed on.  */

void
passed_on (const ros::Publisher &publisher,
	   const geometry_msgs::PoseStamped::ConstPtr &message)
{
  geometry_msgs::PoseStamped pose = *message;
  pose.pose.position.z = 0;
  publisher.publish (pose);
  publisher.publish (message);
  geometry_msgs::PoseStamped other;
  other.header = message->header;
  publisher.publish (other);
}

/* Types whose frame nobody reads.  */

void
no_frame (const ros::Publisher &publisher)
{
  sensor_msgs::JointState joints;
  joints.header.stamp = ros::Time::now ();
  publisher.publish (joints);
  sensor_msgs::Joy joy;
  publisher.publish (joy);
  sensor_msgs::BatteryState battery;
  publisher.publish (battery);
  sensor_msgs::TimeReference time;
  publisher.publish (time);
  diagnostic_msgs::DiagnosticArray diagnostics;
  publisher.publish (diagnostics);
  geometry_msgs::Pose pose;
  publisher.publish (pose);
}

/* An empty id is looked for.  */

void
tested (const ros::Publisher &publisher, std::string frame)
{
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = frame;
  if (pose.header.frame_id.empty ())
    pose.header.frame_id = "map";
  publisher.publish (pose);
  geometry_msgs::PoseStamped other;
  other.header.frame_id = "";
  if (other.header.frame_id == "")
    other.header.frame_id = "map";
  publisher.publish (other);
}

/* "Nothing found" is a message without a frame.  */

static geometry_msgs::PoseStamped
find (const std::vector<geometry_msgs::PoseStamped> &poses, double x)
{
  for (const geometry_msgs::PoseStamped &pose : poses)
    if (pose.pose.position.x > x)
      return pose;
  return geometry_msgs::PoseStamped ();
}

void
sentinel (const ros::Publisher &publisher,
	  const std::vector<geometry_msgs::PoseStamped> &poses)
{
  geometry_msgs::PoseStamped pose = find (poses, 1);
  if (pose.header.frame_id.empty ())
    return;
  publisher.publish (pose);
}

/* Some path: not by default.  */

void
one_branch (const ros::Publisher &publisher, bool found)
{
  geometry_msgs::PoseStamped pose;
  if (found)
    pose.header.frame_id = "map";
  publisher.publish (pose);
}

/* The conditions go together.  */

void
best (const ros::Publisher &publisher,
      const std::vector<geometry_msgs::PoseStamped> &poses)
{
  geometry_msgs::PoseStamped best;
  double distance = 100;
  for (const geometry_msgs::PoseStamped &pose : poses)
    if (pose.pose.position.x < distance)
      {
	distance = pose.pose.position.x;
	best = pose;
      }
  if (distance < 100)
    publisher.publish (best);
}

/* The poses of a path go by its header.  */

void
path (const ros::Publisher &publisher)
{
  nav_msgs::Path path;
  path.header.frame_id = "map";
  geometry_msgs::PoseStamped pose;
  pose.pose.position.x = 1;
  path.poses.push_back (pose);
  publisher.publish (path);
}

/* A marker that takes one away needs no frame.  */

void
remove (const ros::Publisher &publisher)
{
  visualization_msgs::Marker marker;
  marker.action = visualization_msgs::Marker::DELETEALL;
  publisher.publish (marker);
}
