/* Class MATRIX-AXIS, put right, and what looks like it: silent.  */
/* { dg-do compile } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target kdl } */
/* { dg-require-effective-target eigen } */
/* { dg-options "-Wframe-all" } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <Eigen/Geometry>
#include <kdl/frames.hpp>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

Eigen::Matrix3d
fb_145 (const KDL::Frame &f)
{
  typedef Eigen::Matrix<double, 3, 3, Eigen::RowMajor> Rows;
  return Eigen::Map<const Rows> (f.M.data);
}

/* Transposed at once, or later.  */

Eigen::Matrix3d
turned (const KDL::Frame &f)
{
  return Eigen::Map<const Eigen::Matrix3d> (f.M.data).transpose ();
}

Eigen::Matrix3d
turned_later (KDL::Rotation &r)
{
  Eigen::Map<Eigen::Matrix3d> columns (r.data);
  Eigen::Matrix3d m = columns;
  m.transposeInPlace ();
  return m;
}

/* A matrix of our own: as it was written, so it is read.  */

Eigen::Matrix3d
own (const double *numbers)
{
  return Eigen::Map<const Eigen::Matrix3d> (numbers);
}

void
fb_146 (ros::Publisher &pub, const Eigen::Matrix4f &path)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.pose.pose.position.x = -path (2, 3);
  odom.pose.pose.position.y = -path (0, 3);
  odom.pose.pose.position.z = path (1, 3);
  Eigen::Quaternionf quat (path.block<3, 3> (0, 0));
  odom.pose.pose.orientation.x = -quat.z ();
  odom.pose.pose.orientation.y = -quat.x ();
  odom.pose.pose.orientation.z = quat.y ();
  odom.pose.pose.orientation.w = quat.w ();
  pub.publish (odom);
}

/* The rotation is inverted as well; a mirror; two poses; a position that is
   in the right axes already.  */

geometry_msgs::Pose
inverted (const geometry_msgs::Pose &in)
{
  geometry_msgs::Pose out;
  out.position.x = in.position.z;
  out.position.y = -in.position.x;
  out.position.z = -in.position.y;
  out.orientation.x = -in.orientation.z;
  out.orientation.y = in.orientation.x;
  out.orientation.z = in.orientation.y;
  out.orientation.w = in.orientation.w;
  return out;
}

geometry_msgs::Pose
mirrored (const geometry_msgs::Pose &in)
{
  geometry_msgs::Pose out;
  out.position.x = in.position.z;
  out.position.y = -in.position.x;
  out.position.z = in.position.y;
  out.orientation.x = -in.orientation.z;
  out.orientation.y = in.orientation.x;
  out.orientation.z = -in.orientation.y;
  out.orientation.w = in.orientation.w;
  return out;
}

geometry_msgs::Pose
of_two (const geometry_msgs::Pose &a, const geometry_msgs::Pose &b)
{
  geometry_msgs::Pose out;
  out.position.x = a.position.z;
  out.position.y = -a.position.x;
  out.position.z = -a.position.y;
  out.orientation.x = b.orientation.x;
  out.orientation.y = -b.orientation.y;
  out.orientation.z = -b.orientation.z;
  out.orientation.w = b.orientation.w;
  return out;
}

geometry_msgs::Pose
position_kept (const geometry_msgs::Pose &in)
{
  geometry_msgs::Pose out;
  out.position.x = in.position.x;
  out.position.y = in.position.y;
  out.position.z = in.position.z;
  out.orientation.x = in.orientation.x;
  out.orientation.y = -in.orientation.y;
  out.orientation.z = -in.orientation.z;
  out.orientation.w = in.orientation.w;
  return out;
}

/* FB-082: both sides.  */

void
fb_082 (tf::TransformBroadcaster &broadcaster, const double m[12])
{
  tf::Matrix3x3 rotation (m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8]);
  tf::Vector3 translation (m[9], m[10], m[11]);
  const tf::Matrix3x3 to_ros (0, 0, 1, -1, 0, 0, 0, -1, 0);
  rotation = to_ros * rotation;
  rotation = rotation.transpose ();
  translation = -(rotation * (to_ros * translation));
  rotation = to_ros * rotation;
  translation = to_ros * translation;
  tf::Transform transform (rotation, translation);
  broadcaster.sendTransform (
    tf::StampedTransform (transform, ros::Time::now (), "map", "camera_link"));
}
