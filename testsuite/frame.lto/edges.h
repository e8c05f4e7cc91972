/* A static transform without displacement.  */

#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>

static inline geometry_msgs::TransformStamped
edge (const char *parent, const char *child)
{
  geometry_msgs::TransformStamped result;
  result.header.frame_id = parent;
  result.child_frame_id = child;
  result.transform.rotation.w = 1;
  return result;
}
