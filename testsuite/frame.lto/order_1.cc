#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

void
send (tf2_ros::TransformBroadcaster &broadcaster, const std::string &parent,
      const std::string &child)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = parent;
  t.child_frame_id = child;
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t); /* { dg-lto-warning "'map'.*'earth'.*\\[-Wframe-order\\]" "earth below map" } */
}
