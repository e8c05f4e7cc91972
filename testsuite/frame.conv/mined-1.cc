/* Mined conventions: what comes with gcc-frame, at the default score, at a
   higher one, and what stays silent.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wno-frame -Wframe-null-rotation -Wframe-null-displacement=1.1" } */

#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/transform_broadcaster.h>

static geometry_msgs::TransformStamped
make (const char *parent, const char *child, double x, double yaw)
{
  geometry_msgs::TransformStamped ts;
  tf2::Quaternion q;

  ts.header.frame_id = parent;
  ts.child_frame_id = child;
  ts.transform.translation.x = x;
  ts.transform.translation.y = 0;
  ts.transform.translation.z = 0;
  q.setRPY (0, 0, yaw);
  ts.transform.rotation = tf2::toMsg (q);
  return ts;
}

void
turned (tf2_ros::TransformBroadcaster &b)
{
  b.sendTransform (make ("base_footprint", "base_link", 0.1, 0.02)); // { dg-warning "transform from 'base_footprint' to 'base_link' has a rotation: most robots have none there .*-Wframe-null-rotation" }
  b.sendTransform (make ("/r1/base_footprint", "r1/base_link", 0, 0.02)); // { dg-warning "has a rotation" }
}

void
displaced (tf2_ros::TransformBroadcaster &b)
{
  b.sendTransform (make ("odom_combined", "base_footprint", 0.1, 0)); // { dg-warning "transform from 'odom_combined' to 'base_footprint' has a displacement: most robots have none there .*-Wframe-null-displacement" }
}

void
silent (tf2_ros::TransformBroadcaster &b, double unknown)
{
  b.sendTransform (make ("base_footprint", "base_link", 0.1, 0));
  b.sendTransform (make ("base_footprint", "base_link", 0.1, unknown));
  b.sendTransform (make ("base_link", "arm", 0.1, 0.3));
  /* Its score is 0.84.  */
  b.sendTransform (make ("base_link", "base_footprint", 0.1, 0));
}

#pragma frame diagnostic ignored "-Wframe-null-rotation"
void
silenced (tf2_ros::TransformBroadcaster &b)
{
  b.sendTransform (make ("base_footprint", "base_link", 0.1, 0.02));
}
