/* A transform is applied by a function and by its caller.  */
/* { dg-require-effective-target tf2 } */

#include <geometry_msgs/PoseStamped.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

static geometry_msgs::PoseStamped
to_map (const geometry_msgs::PoseStamped &in, const geometry_msgs::TransformStamped &t)
{
  geometry_msgs::PoseStamped out;
  tf2::doTransform (in, out, t);
  return out;
}

geometry_msgs::PoseStamped
caller (tf2_ros::Buffer &buffer)
{
  geometry_msgs::PoseStamped goal, out;
  const geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("map", "base_link", ros::Time (0));
  goal.header.frame_id = "base_link";
  tf2::doTransform (to_map (goal, t), out, t); /* { dg-warning "'map_T_base_link' is applied to data in 'map'.*it has been applied already.*\\[-Wframe-mismatch\\]" "result" } */
  return out;
}

/* By an out parameter, in place, through a pointer.  */

static void
place (const tf2_ros::Buffer &buffer, geometry_msgs::PoseStamped *pose)
{
  tf2::doTransform (*pose, *pose, buffer.lookupTransform ("odom", "base_link", ros::Time (0)));
}

void
in_place (const tf2_ros::Buffer &buffer)
{
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = "base_link";
  place (buffer, &pose);
  tf2::doTransform (pose, pose, buffer.lookupTransform ("odom", "base_link", ros::Time (0))); /* { dg-warning "'odom_T_base_link' is applied to data in 'odom'.*\\[-Wframe-mismatch\\]" "in place" } */
}

/* A plain point.  */

static tf2::Vector3
apply (const tf2::Transform &transform, const tf2::Vector3 &point)
{
  return transform * point; /* { dg-warning "'map_T_laser' is applied to data in 'map'.*\\[-Wframe-mismatch\\]" "callee" } */
}

tf2::Vector3
point (tf2_ros::Buffer &buffer)
{
  geometry_msgs::TransformStamped msg
    = buffer.lookupTransform ("map", "laser", ros::Time (0));
  geometry_msgs::PointStamped stamped;
  stamped.header.frame_id = "laser";
  tf2::Transform map_T_laser;
  tf2::fromMsg (msg.transform, map_T_laser);
  tf2::Vector3 v;
  tf2::fromMsg (stamped.point, v);
  return apply (map_T_laser, map_T_laser * v);
}
