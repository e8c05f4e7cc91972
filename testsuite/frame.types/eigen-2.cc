/* Eigen: rotations given by a comma initialiser.  */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target eigen } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <Eigen/Geometry>
#include <geometry_msgs/TransformStamped.h>
#include <tf2_eigen/tf2_eigen.h>
#include <tf2_ros/static_transform_broadcaster.h>

void
mirrored (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  Eigen::Matrix3d m;
  m << 1, 0, 0, 0, 1, 0, 0, 0, -1; /* { dg-warning "\\[-Wframe-handedness\\]" "comma initialiser" } */
  Eigen::Quaterniond q (m);
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "base_link";
  t.child_frame_id = "lidar";
  t.transform.rotation.x = q.x ();
  t.transform.rotation.y = q.y ();
  t.transform.rotation.z = q.z ();
  t.transform.rotation.w = q.w ();
  broadcaster.sendTransform (t);
}

void
optical (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  Eigen::Matrix3d m;
  m << 0, 0, 1, -1, 0, 0, 0, -1, 0;
  Eigen::Quaterniond q (m);
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "camera_link";
  t.child_frame_id = "camera_optical_frame";
  t.transform.rotation.x = q.x ();
  t.transform.rotation.y = q.y ();
  t.transform.rotation.z = q.z ();
  t.transform.rotation.w = q.w ();
  broadcaster.sendTransform (t);
}
