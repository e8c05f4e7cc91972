/* Ids without a leading slash when they reach tf2, ids nothing is known of,
   and places where a slash does no harm.  */
/* { dg-require-effective-target tf2 } */

#include <string>

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

void
plain (tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &pose)
{
  buffer.lookupTransform ("map", "base_link", ros::Time (0));
  buffer.lookupTransform ("robot/map", pose.header.frame_id, ros::Time (0));
  buffer.lookupTransform ("r", "robot/base_link", ros::Time (0));
}

/* setTransform () strips it.  */

void
send (tf2_ros::TransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  t.header.stamp = ros::Time::now ();
  t.header.frame_id = "/odom";
  t.child_frame_id = "/base_link";
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t);
}

static std::string
strip (const std::string &id)
{
  if (!id.empty () && id[0] == '/')
    return id.substr (1);
  return id;
}

void
stripped (tf2_ros::Buffer &buffer)
{
  std::string id = "/map";
  id.erase (0, 1);
  buffer.lookupTransform (id, "base_link", ros::Time (0));
  std::string other = "/odom";
  if (other[0] == '/')
    other = other.substr (1);
  buffer.lookupTransform (other, "base_link", ros::Time (0));
  buffer.lookupTransform (strip ("/odom"), "base_link", ros::Time (0));
}

void
replaced (tf2_ros::Buffer &buffer, bool old)
{
  std::string id = "/map";
  id = "map";
  buffer.lookupTransform (id, "base_link", ros::Time (0));
  buffer.lookupTransform (old ? "/map" : "map", "base_link", ros::Time (0));
}

void
joined (tf2_ros::Buffer &buffer, const std::string &prefix)
{
  buffer.lookupTransform (prefix + "/map", "base_link", ros::Time (0));
  std::string id = prefix;
  id += "/base_link";
  buffer.lookupTransform ("map", id, ros::Time (0));
}

class Tracker
{
public:
  Tracker ();
  void configure (const std::string &id);
  void look ();

private:
  ros::NodeHandle handle_;
  tf2_ros::Buffer buffer_;
  std::string target_;
  std::string given_;
};

Tracker::Tracker () : target_ ("/map")
{
  handle_.getParam ("given", given_);
}

void
Tracker::configure (const std::string &id)
{
  target_ = id;
}

void
Tracker::look ()
{
  buffer_.lookupTransform (target_, given_, ros::Time (0));
}
