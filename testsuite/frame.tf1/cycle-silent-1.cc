/* Edges that close no circle: one of two directions, chains, unknown ids.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
direction (tf::TransformBroadcaster &broadcaster, const tf::Transform &t,
	   bool invert)
{
  if (invert)
    broadcaster.sendTransform (tf::StampedTransform (t.inverse (), ros::Time::now (), "robot", "marker"));
  else
    broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "marker", "robot"));
}

void
chain (tf::TransformBroadcaster &broadcaster, const tf::Transform &t,
       const std::string &name)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "a", "b"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "b", "c"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "a", "d"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "c", name));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), name, "a"));
}

/* Ids made with a number differ.  */

void
numbered (tf::TransformBroadcaster &broadcaster, const tf::Transform &t, int n)
{
  for (int i = 1; i < n; i++)
    broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "link_" + std::to_string (i - 1), "link_" + std::to_string (i)));
}
