/* Class MATRIX-AXIS: a matrix read in the wrong order, axes exchanged in the
   wrong way; and COMPOSE, FB-082.  */
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

/* FB-145: KDL keeps a rotation row by row, Eigen maps it column by column.  */

Eigen::Matrix3d
fb_145 (const KDL::Frame &f)
{
  return Eigen::Map<const Eigen::Matrix3d> (f.M.data); /* { dg-warning "stored row by row and read column by column.*\\[-Wframe-orientation\\]" } */
}

/* FB-146: the position of a matrix of other axes, with the wrong axes and
   signs; the rotation beside it is right.  */

void
fb_146 (ros::Publisher &pub, const Eigen::Matrix4f &path)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.pose.pose.position.x = -path (0, 3);
  odom.pose.pose.position.y = path (1, 3);
  odom.pose.pose.position.z = -path (2, 3);
  Eigen::Quaternionf quat (path.block<3, 3> (0, 0));
  odom.pose.pose.orientation.x = -quat.z ();
  odom.pose.pose.orientation.y = -quat.x ();
  odom.pose.pose.orientation.z = quat.y ();
  odom.pose.pose.orientation.w = quat.w (); /* { dg-warning "position is brought to other axes as <-x,y,-z> and the rotation of the same pose as <-z,-x,y>.*\\[-Wframe-ned\\]" } */
  pub.publish (odom);
}

/* The same of a message.  */

geometry_msgs::Pose
of_message (const geometry_msgs::Pose &in)
{
  geometry_msgs::Pose out;
  out.orientation.x = in.orientation.x;
  out.orientation.y = -in.orientation.y;
  out.orientation.z = -in.orientation.z;
  out.orientation.w = in.orientation.w;
  out.position.x = in.position.y;
  out.position.y = in.position.x;
  out.position.z = -in.position.z; /* { dg-warning "\\[-Wframe-ned\\]" } */
  return out;
}

/* FB-082: the camera's matrix is brought to the axes of ROS on one side
   only.  */

void
fb_082 (tf::TransformBroadcaster &broadcaster, const double m[12])
{
  tf::Matrix3x3 rotation (m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8]);
  tf::Vector3 translation (m[9], m[10], m[11]);
  const tf::Matrix3x3 rotation270x (1, 0, 0, 0, 0, 1, 0, -1, 0);
  const tf::Matrix3x3 rotation270xz (0, 1, 0, -1, 0, 0, 0, 0, 1);
  const tf::Matrix3x3 inverted_yz (1, 0, 0, 0, -1, 0, 0, 0, -1);
  rotation = rotation270x * rotation.transpose ();
  rotation = rotation270xz * rotation;
  rotation = inverted_yz * rotation;
  tf::Transform transform (rotation, translation);
  tf::StampedTransform pose (transform, ros::Time::now (), "map",
			     "camera_link");
  broadcaster.sendTransform (pose); /* { dg-warning "turns the axes.*\\[-Wframe-orientation\\]" } */
}
