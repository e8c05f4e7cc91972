/* Class QUAT-ORDER, fixed, and what is right in other ways.  */
/* { dg-do compile } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target eigen } */
/* { dg-options "-Wframe-all" } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <Eigen/Geometry>
#include <geometry_msgs/TransformStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2/LinearMath/Transform.h>

tf2::Quaternion
fb_149 (const geometry_msgs::TransformStamped &msg)
{
  return tf2::Quaternion (msg.transform.rotation.x, msg.transform.rotation.y,
			  msg.transform.rotation.z, msg.transform.rotation.w);
}

struct conf
{
  double qx, qy, qz, qw;
};

Eigen::Quaterniond
fb_154 (const conf &c)
{
  return Eigen::Quaterniond (c.qw, c.qx, c.qy, c.qz);
}

void
fb_157 (ros::Publisher &pub, double x, double y)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.pose.pose.position.x = x;
  odom.pose.pose.position.y = y;
  odom.pose.pose.orientation.w = 1;
  pub.publish (odom);
}

/* Axes that change places keep w, or have signs.  */

tf2::Quaternion
optical (const Eigen::Quaterniond &q)
{
  return tf2::Quaternion (q.z (), -q.x (), -q.y (), q.w ());
}

tf2::Quaternion
half_turn (const Eigen::Quaterniond &q)
{
  return tf2::Quaternion (q.w (), q.z (), -q.y (), -q.x ());
}

/* A vector of four with w first is no quaternion.  */

Eigen::Vector4d
storage (const Eigen::Quaterniond &q)
{
  return Eigen::Vector4d (q.w (), q.x (), q.y (), q.z ());
}

/* Components of two quaternions.  */

tf2::Quaternion
two (const Eigen::Quaterniond &a, const Eigen::Quaterniond &b)
{
  return tf2::Quaternion (a.w (), b.x (), b.y (), a.z ());
}

/* FB-151: element by element; and a map over an array of nobody's.  */

struct __mavlink_set_attitude_target_t
{
  unsigned time_boot_ms;
  float q[4];
};

void
fb_151 (__mavlink_set_attitude_target_t &message, const Eigen::Quaternionf &q)
{
  message.q[0] = q.w ();
  message.q[1] = q.x ();
  message.q[2] = q.y ();
  message.q[3] = q.z ();
}

Eigen::Quaternionf
fb_151_read (const __mavlink_set_attitude_target_t &message)
{
  return Eigen::Quaternionf (message.q[0], message.q[1], message.q[2],
			     message.q[3]);
}

struct plain
{
  float q[4];
};

void
mapped (plain &p, const Eigen::Quaternionf &q)
{
  Eigen::Map<Eigen::Quaternionf> (p.q) = q;
}
