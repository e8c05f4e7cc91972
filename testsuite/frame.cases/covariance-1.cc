/* Class COVARIANCE: a covariance along the old axes.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target eigen } */
/* { dg-options "-Wframe-all" } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <Eigen/Geometry>
#include <geometry_msgs/PoseWithCovarianceStamped.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

/* FB-232: the pose is transformed, its covariance copied.  */

void
fb_232 (const geometry_msgs::PoseWithCovarianceStamped &in,
	geometry_msgs::PoseWithCovarianceStamped &out,
	const geometry_msgs::TransformStamped &transform)
{
  tf2::doTransform (in.pose.pose, out.pose.pose, transform);
  out.pose.covariance = in.pose.covariance; /* { dg-warning "covariance is copied.*\\[-Wframe-covariance\\]" } */
  out.header = transform.header;
}

/* FB-233: the measurement is rotated, its covariance on one side only.  */

Eigen::Matrix3d
fb_233 (const Eigen::Matrix3d &rotation, const Eigen::Matrix3d &covariance)
{
  Eigen::Matrix3d rotated_covariance = rotation * covariance; /* { dg-warning "one side.*\\[-Wframe-covariance\\]" } */
  return rotated_covariance;
}
