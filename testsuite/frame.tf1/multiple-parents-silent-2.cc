/* Branches that exclude each other: not even a doubt.  */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-all" } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

static void
send (tf::TransformBroadcaster &broadcaster, const tf::Transform &t,
      const std::string &parent, const std::string &child)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), parent, child));
}

void
branches (tf::TransformBroadcaster &broadcaster, const tf::Transform &t, double height)
{
  if (height > 1)
    send (broadcaster, t, "mast", "laser");
  else
    send (broadcaster, t, "chassis", "laser");
}

void
cases (tf::TransformBroadcaster &broadcaster, const tf::Transform &t, int kind)
{
  switch (kind)
    {
    case 0:
      send (broadcaster, t, "left", "tool");
      break;
    case 1:
      send (broadcaster, t, "right", "tool");
      return;
    default:
      send (broadcaster, t, "middle", "tool");
    }
}

void
early (tf::TransformBroadcaster &broadcaster, const tf::Transform &t, double height)
{
  if (height < 0)
    {
      send (broadcaster, t, "floor", "robot");
      return;
    }
  send (broadcaster, t, "table", "robot");
}
