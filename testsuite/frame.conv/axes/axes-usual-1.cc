/* Usual axes from a file of the project, and what it fixes or takes back.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-conventions -Wframe-orientation=1.2" } */

#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/transform_broadcaster.h>

static geometry_msgs::TransformStamped
make (const char *parent, const char *child, double roll, double yaw)
{
  geometry_msgs::TransformStamped ts;
  tf2::Quaternion q;

  ts.header.frame_id = parent;
  ts.child_frame_id = child;
  ts.transform.translation.x = 0;
  ts.transform.translation.y = 0;
  ts.transform.translation.z = 0;
  q.setRPY (roll, 0, yaw);
  ts.transform.rotation = tf2::toMsg (q);
  return ts;
}

void
other_axes (tf2_ros::TransformBroadcaster &b)
{
  b.sendTransform (make ("base_link", "scanner", 0, 0)); // { dg-warning "the transform from 'base_link' to 'scanner' turns the axes <x,y,z>: on most robots it turns them <-x,-y,z> .*-Wframe-orientation" }
  // { dg-message "so it is in 9 of 9 files that have this transform, of 6 repositories .z = 1.3" "" { target *-*-* } .-1 }
  b.sendTransform (make ("/r1/base_link", "r1/scanner", M_PI, 0)); // { dg-warning "turns the axes <x,-y,-z>: on most" }
}

/* What somebody fixed needs no score.  */
void
fixed (tf2_ros::TransformBroadcaster &b)
{
  b.sendTransform (make ("mast", "dome", 0, M_PI)); // { dg-warning "transform from 'mast' to 'dome' turns the axes <-x,-y,z>, but <x,-y,-z> is fixed between them .handbook. .*-Wframe-orientation" }
}

void
silent (tf2_ros::TransformBroadcaster &b, double unknown)
{
  b.sendTransform (make ("base_link", "scanner", 0, M_PI));
  b.sendTransform (make ("base_link", "scanner", 0, 3.0));
  b.sendTransform (make ("base_link", "scanner", 0, unknown));
  b.sendTransform (make ("base_link", "other_scanner", 0, 0));
  /* Its score is 0.73.  */
  b.sendTransform (make ("base_link", "rear_scanner", 0, 0));
  b.sendTransform (make ("mast", "dome", M_PI, 0));
  /* Taken back.  */
  b.sendTransform (make ("base_link", "imu_link", 0, 0));
}

#pragma frame diagnostic ignored "-Wframe-null-rotation"
void
taken_back (tf2_ros::TransformBroadcaster &b)
{
  b.sendTransform (make ("base_footprint", "base_link", 0, M_PI));
}
