/* A helper that gets no transform returns what it has, or throws.  */
/* { dg-require-effective-target tf } */

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>

static geometry_msgs::PoseStamped
to_map (tf::TransformListener &listener, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out;
  try
    {
      listener.transformPose ("map", in, out); /* { dg-line thrown } */
    }
  catch (tf::TransformException &e)
    {
      ROS_ERROR ("%s", e.what ());
    }
  return out;
}

/* { dg-note "it throws here, and the handler comes back" "lookup" { target *-*-* } thrown } */

static tf::StampedTransform
between (tf::TransformListener &listener, const std::string &target,
	 const std::string &source)
{
  tf::StampedTransform t;
  try
    {
      listener.waitForTransform (target, source, ros::Time (0),
				 ros::Duration (1));
      listener.lookupTransform (target, source, ros::Time (0), t); /* { dg-line between } */
    }
  catch (tf::TransformException &e)
    {
      ROS_ERROR ("%s", e.what ());
    }
  return t;
}

/* { dg-note "it throws here, and the handler comes back" "lookup" { target *-*-* } between } */

static tf::StampedTransform
unhandled (tf::TransformListener &listener)
{
  tf::StampedTransform t;
  listener.lookupTransform ("map", "laser", ros::Time (0), t); /* { dg-note "it throws here" "unhandled" } */
  return t;
}

void
goes_to (tf::TransformListener &listener, const geometry_msgs::PoseStamped &in,
	 ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped goal = to_map (listener, in); /* { dg-note "'to_map' then returns as if nothing had happened" "call" } */
  publisher.publish (goal); /* { dg-warning "transformation to 'map' in 'to_map' fails, what it did not get is published here.*\\[-Wframe-unchecked-lookup\\]" "published" } */
}

void
mounts (tf::TransformListener &listener,
	tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform t = between (listener, "odom", "base"); /* { dg-note "'between' then returns as if nothing had happened" "call" } */
  t.frame_id_ = "odom";
  t.child_frame_id_ = "base_stabilized";
  broadcaster.sendTransform (t); /* { dg-warning "lookup of 'odom_T_base' in 'between' fails, the transform that it did not get is sent here.*\\[-Wframe-unchecked-lookup\\]" "sent" } */
}

tf::Vector3
handles (tf::TransformListener &listener, const tf::Vector3 &in)
{
  tf::StampedTransform t;
  try
    {
      t = unhandled (listener); /* { dg-note "'unhandled' is left by the exception here" "call" } */
    }
  catch (tf::TransformException &e)
    {
      ROS_ERROR ("%s", e.what ());
    }
  return t * in; /* { dg-warning "lookup of 'map_T_laser' in 'unhandled' fails, the transform that it did not get is used here.*\\[-Wframe-unchecked-lookup\\]" "caught" } */
}

void
tests (tf::TransformListener &listener, const geometry_msgs::PoseStamped &in,
       ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped goal = to_map (listener, in);
  if (goal.header.frame_id.empty ())
    return;
  publisher.publish (goal); /* { dg-bogus "unchecked-lookup" "tested" } */
}
