/* A parameter that is read with getParam: what the program uses where it is
   not set is its default.  */
/* { dg-require-effective-target tf } */
/* { dg-additional-options "-fplugin-arg-frame-Wframe-all" } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

static tf::StampedTransform
below (const std::string &parent, const char *child)
{
  return tf::StampedTransform (tf::Transform::getIdentity (),
			       ros::Time::now (), parent, child);
}

class Node
{
  ros::NodeHandle nh_;
  std::string frame_;
  tf::TransformBroadcaster broadcaster_;

public:
  Node ()
  {
    if (!nh_.getParam ("fixed_frame", frame_))
      frame_ = "odom";
  }
  void update () { broadcaster_.sendTransform (below (frame_, "imu")); }
};

void
tested (ros::NodeHandle &nh, tf::TransformBroadcaster &b)
{
  std::string frame;
  if (!nh.getParam ("frame", frame))
    {
      ROS_WARN ("no frame: odom");
      frame = "odom";
    }
  b.sendTransform (below (frame, "a"));
}

void
needed (ros::NodeHandle &nh, tf::TransformBroadcaster &b)
{
  std::string frame;
  if (!nh.getParam ("frame", frame))
    {
      ROS_ERROR ("no frame");
      return;
    }
  b.sendTransform (below (frame, "b"));
}

void
kept (ros::NodeHandle &nh, tf::TransformBroadcaster &b)
{
  std::string frame = "odom";
  bool set = nh.getParam ("frame", frame);
  if (!set)
    ROS_WARN ("no frame");
  b.sendTransform (below (frame, "c"));
}

void
asked (ros::NodeHandle &nh, tf::TransformBroadcaster &b)
{
  std::string frame;
  if (nh.hasParam ("asked"))
    nh.getParam ("asked", frame);
  else
    frame = "odom";
  b.sendTransform (below (frame, "d"));
}

static std::string
frame_of (ros::NodeHandle &nh)
{
  std::string frame;
  if (nh.getParam ("other", frame))
    return frame;
  return "/map";
}

void
returned (ros::NodeHandle &nh, tf::TransformBroadcaster &b)
{
  b.sendTransform (below (frame_of (nh), "e")); /* { dg-warning "'/map' .default of parameter 'other'. starts with '/'" } */
}

void
forgotten (ros::NodeHandle &nh, tf::TransformBroadcaster &b)
{
  std::string frame;
  if (!nh.getParam ("forgotten", frame))
    ROS_WARN ("no frame");
  b.sendTransform (below (frame, "f")); /* { dg-warning "is empty unless a parameter is set" } */
}
