/* Children that come from elsewhere.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

void fill (geometry_msgs::TransformStamped &t);

void
sent (tf2_ros::TransformBroadcaster &broadcaster, tf2_ros::Buffer &buffer,
      const geometry_msgs::TransformStamped &in)
{
  geometry_msgs::TransformStamped t = buffer.lookupTransform ("map", "tool", ros::Time (0));
  t.header.frame_id = "fixed_map";
  broadcaster.sendTransform (t);
  geometry_msgs::TransformStamped copy = in;
  copy.header.frame_id = "world";
  broadcaster.sendTransform (copy);
  geometry_msgs::TransformStamped filled;
  filled.header.frame_id = "world";
  fill (filled);
  broadcaster.sendTransform (filled);
}

/* The lookup failed: nothing is sent.  */

void
caught (tf2_ros::TransformBroadcaster &broadcaster, tf2_ros::Buffer &buffer)
{
  geometry_msgs::TransformStamped t;
  try
    {
      t = buffer.lookupTransform ("world", "hand", ros::Time (0));
    }
  catch (const tf2::TransformException &e)
    {
      ROS_WARN ("%s", e.what ());
      return;
    }
  broadcaster.sendTransform (t);
}

void
retried (tf2_ros::TransformBroadcaster &broadcaster, tf2_ros::Buffer &buffer)
{
  geometry_msgs::TransformStamped t;
  bool found = false;
  do
    {
      try
	{
	  t = buffer.lookupTransform ("world", "head", ros::Time (0));
	  found = true;
	}
      catch (const tf2::TransformException &)
	{
	  ros::Duration (1).sleep ();
	}
    }
  while (!found);
  broadcaster.sendTransform (t);
}
