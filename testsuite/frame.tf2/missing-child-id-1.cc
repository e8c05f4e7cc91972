/* Transforms sent by tf2_ros without a child.  */
/* { dg-require-effective-target tf2 } */

#include <memory>

#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

void
never_set (tf2_ros::TransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "odom";
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t); /* { dg-warning "'odom'.*\\[-Wframe-missing-child-id\\]" } */
}

void
heap (const std::unique_ptr<tf2_ros::TransformBroadcaster> &broadcaster)
{
  std::shared_ptr<geometry_msgs::TransformStamped> t = std::make_shared<geometry_msgs::TransformStamped> ();
  t->header.frame_id = "odom";
  t->transform.rotation.w = 1;
  broadcaster->sendTransform (*t); /* { dg-warning "\\[-Wframe-missing-child-id\\]" "make_shared" } */
  auto *u = new geometry_msgs::TransformStamped;
  u->header.frame_id = "odom";
  broadcaster->sendTransform (*u); /* { dg-warning "\\[-Wframe-missing-child-id\\]" "new" } */
  delete u;
}

/* The same id twice instead of both.  */

void
wrong_member (tf2_ros::TransformBroadcaster &broadcaster,
	      const std::string &parent, const std::string &child)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = parent;
  t.header.frame_id = child;
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t); /* { dg-warning "\\[-Wframe-missing-child-id\\]" "wrong member" } */
}

/* Returned by reference to a member of the argument.  */

static geometry_msgs::Transform &
inside (geometry_msgs::TransformStamped &t)
{
  return t.transform;
}

void
by_reference (tf2_ros::TransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  inside (t).rotation.w = 1;
  t.header.frame_id = "base";
  broadcaster.sendTransform (t); /* { dg-warning "'base'.*\\[-Wframe-missing-child-id\\]" "member reference" } */
}
