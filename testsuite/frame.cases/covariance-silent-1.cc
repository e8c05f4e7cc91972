/* Class COVARIANCE, fixed, and what is right in other ways.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target eigen } */
/* { dg-options "-Wframe-all" } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <Eigen/Geometry>
#include <geometry_msgs/PoseWithCovarianceStamped.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

geometry_msgs::PoseWithCovariance::_covariance_type
turned (const geometry_msgs::PoseWithCovariance::_covariance_type &c,
	const geometry_msgs::TransformStamped &transform);

void
fb_232 (const geometry_msgs::PoseWithCovarianceStamped &in,
	geometry_msgs::PoseWithCovarianceStamped &out,
	const geometry_msgs::TransformStamped &transform)
{
  tf2::doTransform (in.pose.pose, out.pose.pose, transform);
  out.pose.covariance = turned (in.pose.covariance, transform);
  out.header = transform.header;
}

/* A pose that is only copied, and one of another message.  */

void
copied (const geometry_msgs::PoseWithCovarianceStamped &in,
	const geometry_msgs::PoseWithCovarianceStamped &other,
	geometry_msgs::PoseWithCovarianceStamped &out,
	geometry_msgs::PoseWithCovarianceStamped &out2,
	const geometry_msgs::TransformStamped &transform)
{
  out.pose.pose = in.pose.pose;
  out.pose.covariance = in.pose.covariance;
  tf2::doTransform (in.pose.pose, out2.pose.pose, transform);
  out2.pose.covariance = other.pose.covariance;
}

/* A transform that turns nothing.  */

void
shifted (const geometry_msgs::PoseWithCovarianceStamped &in,
	 geometry_msgs::PoseWithCovarianceStamped &out)
{
  geometry_msgs::TransformStamped up;
  up.header.frame_id = "base_link";
  up.child_frame_id = "imu_link";
  up.transform.translation.z = 1;
  up.transform.rotation.w = 1;
  tf2::doTransform (in.pose.pose, out.pose.pose, up);
  out.pose.covariance = in.pose.covariance;
}

/* The same from all sides.  */

void
isotropic (geometry_msgs::PoseWithCovarianceStamped &out,
	   const geometry_msgs::TransformStamped &transform)
{
  geometry_msgs::PoseWithCovarianceStamped in;
  in.pose.pose.orientation.w = 1;
  in.pose.covariance[0] = 0.1;
  in.pose.covariance[7] = 0.1;
  in.pose.covariance[14] = 0.1;
  in.pose.covariance[21] = 0.2;
  in.pose.covariance[28] = 0.2;
  in.pose.covariance[35] = 0.2;
  tf2::doTransform (in.pose.pose, out.pose.pose, transform);
  out.pose.covariance = in.pose.covariance;
}

Eigen::Matrix3d
fb_233 (const Eigen::Matrix3d &rotation, const Eigen::Matrix3d &covariance)
{
  return rotation * covariance * rotation.transpose ();
}

/* Joseph's form, and a gain: no rotations.  */

Eigen::Matrix3d
kalman (const Eigen::Matrix3d &gain, const Eigen::Matrix3d &covariance)
{
  return (Eigen::Matrix3d::Identity () - gain) * covariance;
}
