/* Class ENU-NED, fixed, and what is right in other ways.  */
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

tf2::Quaternion
fb_130 (double roll, double pitch, double yaw)
{
  tf2::Quaternion q;
  q.setRPY (roll, -pitch, M_PI / 2 - yaw);
  return q;
}

void send_attitude_ned (const Eigen::Quaterniond &q);
Eigen::Quaterniond enu_to_ned (const Eigen::Quaterniond &q_enu);

void
fb_131 (const Eigen::Quaterniond &q_enu)
{
  send_attitude_ned (enu_to_ned (q_enu));
}

void
fb_131_copy (Eigen::Quaterniond &q_ned, const Eigen::Quaterniond &q_enu)
{
  q_ned = enu_to_ned (q_enu);
}

double
yaw_to_ned (double yaw)
{
  return M_PI / 2 - yaw;
}

void
fb_133 (double yaw, double body_yaw, double &setpoint, double &rate)
{
  setpoint = yaw_to_ned (yaw);
  rate = -body_yaw;
}

/* Half a turn about (1, 1, 0).  */

void
fb_136 (Eigen::Quaterniond &q_ned, const Eigen::Quaterniond &q_enu)
{
  Eigen::Quaterniond enu_ned (0, 0.7071068, 0.7071068, 0);
  q_ned = enu_ned * q_enu;
}

/* Two conversions that are their own inverse.  */

Eigen::Vector3d
ned_to_enu (const Eigen::Vector3d &v)
{
  return Eigen::Vector3d (v.y (), v.x (), -v.z ());
}

Eigen::Vector3d
twice (const Eigen::Vector3d &v)
{
  return ned_to_enu (ned_to_enu (v));
}

/* By hand, component by component.  */

void
by_hand (Eigen::Vector3d &v_enu, const Eigen::Vector3d &v_ned)
{
  v_enu.x () = v_ned.y ();
  v_enu.y () = v_ned.x ();
  v_enu.z () = -v_ned.z ();
}

void
fb_137 (const Eigen::Vector3d &accel_body, ros::Publisher &pub)
{
  sensor_msgs::Imu imu;
  imu.header.frame_id = "imu_link";
  imu.orientation_covariance[0] = -1;
  imu.linear_acceleration.x = accel_body.x ();
  imu.linear_acceleration.y = -accel_body.y ();
  pub.publish (imu);
}

tf2::Quaternion
fb_139 (double heading_ned)
{
  double heading_enu = M_PI / 2 - heading_ned;
  tf2::Quaternion q;
  q.setRPY (0, 0, heading_enu);
  return q;
}

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
  ll_to_utm (lat, lon, odom.pose.pose.position.y, odom.pose.pose.position.x);
  pub.publish (odom);
}
