/* Two frames, one frame at two times, frames that are unknown.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>

void
sent (tf::TransformBroadcaster &broadcaster, const std::string &name)
{
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform::getIdentity (), ros::Time::now (), "map", name));
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform::getIdentity (), ros::Time::now (), "odom", "odom2"));
}

/* How far did the robot move?  */

void
moved (const tf::TransformListener &listener, const ros::Time &then)
{
  tf::StampedTransform t;
  listener.lookupTransform ("base_link", ros::Time (0), "base_link", then, "odom", t);
}

void
looked_up (const tf::TransformListener &listener, bool flag)
{
  tf::StampedTransform t;
  std::string target = "map";
  if (flag)
    target = "odom";
  listener.lookupTransform (target, "odom", ros::Time (0), t);
  std::string source = "map";
  source = "base_link";
  listener.lookupTransform ("map", source, ros::Time (0), t);
}

/* Ids that only happen to have the same default are the user's to choose.  */

static void
send (tf::TransformBroadcaster &broadcaster, const std::string &parent,
      const std::string &child)
{
  if (parent == child)
    return;
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform::getIdentity (), ros::Time::now (), parent, child));
}

void
helped (tf::TransformBroadcaster &broadcaster, const std::string &name)
{
  send (broadcaster, "map", "odom");
  send (broadcaster, name, "odom");
}
