/* Class ENU-NED: conversions that are missing, wrong, or of the wrong
   thing.  */
/* { dg-do compile } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target eigen } */
/* { dg-options "-Wframe-all" } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <Eigen/Geometry>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <sensor_msgs/Imu.h>
#include <tf2/LinearMath/Quaternion.h>

/* FB-130: Euler angles swapped as if they were components of a vector.  */

tf2::Quaternion
fb_130 (double roll, double pitch, double yaw)
{
  tf2::Quaternion q;
  q.setRPY (pitch, roll, -yaw); /* { dg-warning "roll and pitch change places.*\\[-Wframe-ned\\]" } */
  return q;
}

/* FB-131: sent as it is.  */

void send_attitude_ned (const Eigen::Quaterniond &q);

void
fb_131 (const Eigen::Quaterniond &q_enu)
{
  send_attitude_ned (q_enu); /* { dg-warning "'send_attitude_ned' gets 'q_enu' without a conversion to ned.*\\[-Wframe-ned\\]" } */
}

void
fb_131_copy (Eigen::Quaterniond &q_ned, const Eigen::Quaterniond &q_enu)
{
  q_ned = q_enu; /* { dg-warning "'q_ned' gets 'q_enu' without a conversion.*\\[-Wframe-ned\\]" } */
}

/* FB-133: a yaw against the body is no heading.  */

double
yaw_to_ned (double yaw)
{
  return M_PI / 2 - yaw;
}

void
fb_133 (double body_yaw, double &setpoint)
{
  setpoint = yaw_to_ned (body_yaw); /* { dg-warning "'body_yaw' is along the axes of the body.*\\[-Wframe-ned\\]" } */
}

/* FB-136: y and z turned round, but x still is east.  */

void send_pose (const Eigen::Quaterniond &q);

void
fb_136 (Eigen::Quaterniond &q_ned, const Eigen::Quaterniond &q_enu)
{
  Eigen::Quaterniond flip (0, 1, 0, 0);
  q_ned = flip * q_enu; /* { dg-warning "turned by the axes <x,-y,-z>, but enu and ned differ by <y,x,-z>.*\\[-Wframe-ned\\]" } */
}

/* FB-137: accelerations of the body.  */

Eigen::Vector3d
ned_to_enu (const Eigen::Vector3d &v)
{
  return Eigen::Vector3d (v.y (), v.x (), -v.z ());
}

void
fb_137 (const Eigen::Vector3d &accel_body, ros::Publisher &pub)
{
  sensor_msgs::Imu imu;
  imu.header.frame_id = "imu_link";
  imu.orientation_covariance[0] = -1;
  Eigen::Vector3d a = ned_to_enu (accel_body); /* { dg-warning "'accel_body' is along the axes of the body, which have no north.*\\[-Wframe-ned\\]" } */
  imu.linear_acceleration.x = a.x ();
  pub.publish (imu);
}

/* FB-139: the quarter turn has the wrong sign.  */

tf2::Quaternion
fb_139 (double heading_ned)
{
  double heading_enu = -heading_ned - M_PI / 2; /* { dg-warning "'heading_enu' is -'heading_ned' -1.571.*\\[-Wframe-ned\\]" } */
  tf2::Quaternion q;
  q.setRPY (0, 0, heading_enu);
  return q;
}

/* FB-142: north goes into x.  */

inline void
ll_to_utm (double lat, double lon, double &northing, double &easting)
{
  northing = lat * 110574;
  easting = lon * 111320;
}

void
fb_142 (double lat, double lon, ros::Publisher &pub)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "utm";
  odom.pose.pose.orientation.w = 1;
  ll_to_utm (lat, lon, odom.pose.pose.position.x, /* { dg-warning "'x' of the position gets the northing.*\\[-Wframe-ned\\]" } */
	     odom.pose.pose.position.y);
  pub.publish (odom);
}
