/* Static transforms in a circle, sent one by one and as a list.  */
/* { dg-require-effective-target tf2 } */

#include <vector>

#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>

static geometry_msgs::TransformStamped
make (const std::string &parent, const std::string &child)
{
  geometry_msgs::TransformStamped t;
  t.header.stamp = ros::Time::now ();
  t.header.frame_id = parent;
  t.child_frame_id = child;
  t.transform.rotation.w = 1;
  return t;
}

void
list (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  std::vector<geometry_msgs::TransformStamped> all;
  all.push_back (make ("one", "two"));
  all.push_back (make ("two", "three"));
  all.push_back (make ("three", "one"));
  broadcaster.sendTransform (all); /* { dg-warning "'(one|two|three)' -> .*\\[-Wframe-cycle\\]" "vector" } */
}

void
there (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (make ("door", "handle"));
}

void
back (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t = make ("handle", "x");
  t.child_frame_id = "door";
  broadcaster.sendTransform (t); /* { dg-warning "'(door|handle)' -> .*\\[-Wframe-cycle\\]" "two functions" } */
}
