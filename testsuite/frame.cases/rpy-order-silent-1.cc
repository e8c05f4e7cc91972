/* Class RPY-ORDER, fixed, and what is right in other ways.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target eigen } */
/* { dg-options "-Wframe-all" } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <tf2_ros/transform_broadcaster.h>
#include <ros/ros.h>
#include <geometry_msgs/TransformStamped.h>
#include <Eigen/Geometry>
#include <geometry_msgs/Pose2D.h>
#include <tf/transform_datatypes.h>
#include <tf2/LinearMath/Matrix3x3.h>
#include <tf2/LinearMath/Quaternion.h>

tf2::Quaternion
fb_169 (double roll, double pitch, double yaw)
{
  tf2::Quaternion q;
  q.setRPY (roll, pitch, yaw);
  return q;
}

tf2::Quaternion
fb_170 (const geometry_msgs::Pose2D &pose)
{
  tf2::Quaternion q;
  double yaw = pose.theta;
  q.setRPY (0, 0, yaw);
  return q;
}

tf::Quaternion
fb_172 (const tf::Quaternion &other)
{
  tf::Quaternion qt;
  qt.setRPY (0, 0, tf::getYaw (other));
  return qt;
}

/* Functions that read yaw, pitch, roll.  */

tf2::Matrix3x3
ypr (double roll, double pitch, double yaw)
{
  tf2::Matrix3x3 m;
  m.setEulerYPR (yaw, pitch, roll);
  m.getEulerYPR (yaw, pitch, roll);
  m.getRPY (roll, pitch, yaw);
  return m;
}

/* A joint that turns about x, a pitch that turns about y, axes of a camera.  */

void
others (double angle, double roll, double pitch, double yaw)
{
  tf2::Quaternion q;
  q.setRPY (angle, 0, 0);
  q.setRPY (roll, 0, 0);
  q.setEuler (pitch, 0, 0);
  q.setRPY (-pitch, -yaw, roll);
}

/* Products of single turns in either order.  */

Eigen::Quaterniond
intrinsic (double roll, double pitch, double yaw)
{
  return Eigen::AngleAxisd (yaw, Eigen::Vector3d::UnitZ ())
	 * Eigen::AngleAxisd (pitch, Eigen::Vector3d::UnitY ())
	 * Eigen::AngleAxisd (roll, Eigen::Vector3d::UnitX ());
}

Eigen::Quaterniond
extrinsic (double roll, double pitch, double yaw)
{
  return Eigen::AngleAxisd (roll, Eigen::Vector3d::UnitX ())
	 * Eigen::AngleAxisd (pitch, Eigen::Vector3d::UnitY ())
	 * Eigen::AngleAxisd (yaw, Eigen::Vector3d::UnitZ ());
}

/* FB-167: each argument is read once.  A number that has a name may be both: a
   way that winds.  */

void
fb_167 (tf2_ros::TransformBroadcaster &broadcaster, char **argv)
{
  geometry_msgs::TransformStamped t;
  t.header.stamp = ros::Time::now ();
  t.header.frame_id = argv[7];
  t.child_frame_id = argv[8];
  t.transform.translation.x = atof (argv[1]);
  t.transform.translation.y = atof (argv[2]);
  t.transform.translation.z = atof (argv[3]);
  tf2::Quaternion q;
  q.setRPY (atof (argv[6]), atof (argv[5]), atof (argv[4]));
  t.transform.rotation.x = q.x ();
  t.transform.rotation.y = q.y ();
  t.transform.rotation.z = q.z ();
  t.transform.rotation.w = q.w ();
  broadcaster.sendTransform (t);
}

void
winding (geometry_msgs::Transform &t, double s)
{
  tf2::Quaternion q;
  q.setRPY (0, 0, s);
  t.translation.x = s;
  t.rotation.z = q.z ();
  t.rotation.w = q.w ();
}
