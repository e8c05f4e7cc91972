/* A helper that gets no transform returns all the same, and its caller uses
   what it did not fill.  */
/* { dg-require-effective-target tf2 } */

#include <cstdlib>
#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/transform_listener.h>

static bool
get_pose (tf2_ros::Buffer &buffer, geometry_msgs::PoseStamped &pose)
{
  geometry_msgs::TransformStamped t;
  try
    {
      t = buffer.lookupTransform ("map", "base_link", ros::Time (0));
    }
  catch (const tf2::TransformException &e)
    {
      ROS_WARN ("%s", e.what ());
      return false;
    }
  pose.header.frame_id = "map";
  pose.pose.position.x = t.transform.translation.x;
  pose.pose.position.y = t.transform.translation.y;
  pose.pose.orientation = t.transform.rotation;
  return true;
}

static bool
get_transform (tf2_ros::Buffer &buffer, tf2::Transform &transform)
{
  bool found = false;
  try
    {
      tf2::fromMsg (buffer.lookupTransform ("map", "laser", ros::Time (0))
		      .transform, transform);
      found = true;
    }
  catch (const tf2::TransformException &e)
    {
      ROS_WARN ("%s", e.what ());
    }
  return found;
}

void
ignores (tf2_ros::Buffer &buffer, ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped pose;
  get_pose (buffer, pose);
  publisher.publish (pose); /* { dg-warning "lookup of 'map_T_base_link' in 'get_pose' fails, what it did not get is published here.*\\[-Wframe-unchecked-lookup\\]" "ignored" } */
}

tf2::Vector3
moves (tf2_ros::Buffer &buffer, const tf2::Vector3 &in)
{
  tf2::Transform transform;
  get_transform (buffer, transform);
  return transform * in; /* { dg-warning "lookup of 'map_T_laser' in 'get_transform' fails, the transform.*\\[-Wframe-unchecked-lookup\\]" "uninitialised" } */
}

geometry_msgs::PoseStamped
goes_on (tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &in)
{
  tf2::Transform transform;
  tf2::Vector3 point (in.pose.position.x, in.pose.position.y, 0);
  if (!get_transform (buffer, transform))
    ROS_ERROR ("nothing");
  point = transform * point; /* { dg-warning "lookup of 'map_T_laser' in 'get_transform' fails, the transform.*\\[-Wframe-unchecked-lookup\\]" "logged" } */
  geometry_msgs::PoseStamped out = in;
  out.pose.position.x = point.x ();
  return out;
}

/* The caller finds out.  */

bool
hands_on (tf2_ros::Buffer &buffer, tf2::Transform &transform,
	  tf2::Vector3 &point)
{
  tf2::Transform found;
  bool ok = get_transform (buffer, found);
  point = found * point; /* { dg-bogus "unchecked-lookup" "handed on" } */
  transform = found;
  return ok;
}

tf2::Vector3
throws (tf2_ros::Buffer &buffer, const tf2::Vector3 &in)
{
  tf2::Transform transform;
  if (!get_transform (buffer, transform))
    throw std::runtime_error ("nothing");
  return transform * in; /* { dg-bogus "unchecked-lookup" "throw" } */
}

void
returns (tf2_ros::Buffer &buffer, ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped pose;
  if (!get_pose (buffer, pose))
    return;
  publisher.publish (pose); /* { dg-bogus "unchecked-lookup" "tested" } */
}

void
waits (tf2_ros::Buffer &buffer, ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped pose;
  while (!get_pose (buffer, pose))
    ros::Duration (1).sleep ();
  publisher.publish (pose); /* { dg-bogus "unchecked-lookup" "waits" } */
}

tf2::Vector3
leaves (tf2_ros::Buffer &buffer, const tf2::Vector3 &in)
{
  tf2::Transform transform;
  if (!get_transform (buffer, transform))
    {
      ROS_ERROR ("nothing");
      std::exit (1);
    }
  return transform * in; /* { dg-bogus "unchecked-lookup" "exit" } */
}

tf2::Vector3
ends (tf2_ros::Buffer &buffer, const tf2::Vector3 &in)
{
  tf2::Transform transform;
  if (!get_transform (buffer, transform))
    {
      ROS_ERROR ("nothing");
      ros::shutdown ();
    }
  return transform * in; /* { dg-bogus "unchecked-lookup" "shutdown" } */
}

tf2::Vector3
both (tf2_ros::Buffer &buffer, const tf2::Vector3 &in)
{
  tf2::Transform a, b;
  if (get_transform (buffer, a) && get_transform (buffer, b))
    return a * in - b * in; /* { dg-bogus "unchecked-lookup" "and" } */
  return in;
}

/* The caller has something else.  */

tf2::Vector3
starts (tf2_ros::Buffer &buffer, const tf2::Vector3 &in)
{
  tf2::Transform transform;
  transform.setIdentity ();
  get_transform (buffer, transform);
  return transform * in; /* { dg-bogus "unchecked-lookup" "identity" } */
}

void
older (tf2_ros::Buffer &buffer, ros::Publisher &publisher,
       const geometry_msgs::PoseStamped &last)
{
  geometry_msgs::PoseStamped pose = last;
  get_pose (buffer, pose);
  publisher.publish (pose); /* { dg-bogus "unchecked-lookup" "last" } */
}

void
asked (tf2_ros::Buffer &buffer, ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped pose;
  if (!buffer.canTransform ("map", "base_link", ros::Time (0)))
    return;
  get_pose (buffer, pose);
  publisher.publish (pose); /* { dg-bogus "unchecked-lookup" "asked" } */
}

class Robot
{
public:
  void publish (tf2_ros::Buffer &buffer, ros::Publisher &publisher);

private:
  geometry_msgs::PoseStamped pose_;
};

void
Robot::publish (tf2_ros::Buffer &buffer, ros::Publisher &publisher)
{
  get_pose (buffer, pose_);
  publisher.publish (pose_); /* { dg-bogus "unchecked-lookup" "a member" } */
}
