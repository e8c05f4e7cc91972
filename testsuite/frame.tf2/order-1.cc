/* The order of REP 105, turned round over several edges.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>
#include <tf2_ros/transform_broadcaster.h>

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
odometry (tf2_ros::TransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (make ("base_link", "wheel_odometry"));
  broadcaster.sendTransform (make ("wheel_odometry", "odom")); /* { dg-warning "'base_link'.*'odom'.*\\[-Wframe-order\\]" "by way of another frame" } */
}

void
other_robot (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (make ("rover/map", "rover/earth")); /* { dg-warning "'rover/map'.*'rover/earth'.*\\[-Wframe-order\\]" "prefix" } */
}
