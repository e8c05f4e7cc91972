/* Class QUAT-ORDER: quaternion components in the order of another library.  */
/* { dg-do compile } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target eigen } */
/* { dg-options "-Wframe" } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <Eigen/Geometry>
#include <geometry_msgs/TransformStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2/LinearMath/Transform.h>

/* FB-149: the constructor takes x, y, z, w.  */

tf2::Quaternion
fb_149 (const geometry_msgs::TransformStamped &msg)
{
  return tf2::Quaternion (msg.transform.rotation.w, msg.transform.rotation.x,
			  msg.transform.rotation.y,
			  msg.transform.rotation.z); /* { dg-warning "order w, x, y, z, but this function takes them in the order x, y, z, w.*\\[-Wframe-quaternion\\]" } */
}

/* FB-154: values in the order of the file, x, y, z, w, for a constructor that
   takes w first.  */

struct conf
{
  double qx, qy, qz, qw;
};

Eigen::Quaterniond
fb_154 (const conf &c)
{
  return Eigen::Quaterniond (c.qx, c.qy, c.qz, c.qw); /* { dg-warning "order x, y, z, w, but this function takes them in the order w, x, y, z.*\\[-Wframe-quaternion\\]" } */
}

/* FB-157: the identity, w first.  */

void
fb_157 (ros::Publisher &pub, double x, double y)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "base_link";
  odom.pose.pose.position.x = x;
  odom.pose.pose.position.y = y;
  odom.pose.pose.orientation.x = 1;
  odom.pose.pose.orientation.y = 0;
  odom.pose.pose.orientation.z = 0;
  odom.pose.pose.orientation.w = 0;
  pub.publish (odom); /* { dg-warning "x = 1 and w = 0; that is half a turn about x.*\\[-Wframe-quaternion\\]" } */
}

/* The same through a helper's parameters, and component by component.  */

static tf2::Quaternion
make (double x, double y, double z, double w)
{
  return tf2::Quaternion (x, y, z, w); /* { dg-warning "order w, x, y, z.*\\[-Wframe-quaternion\\]" } */
}

tf2::Quaternion
through_helper (const Eigen::Quaterniond &q)
{
  return make (q.w (), q.x (), q.y (), q.z ());
}

void
by_component (ros::Publisher &pub, const Eigen::Quaterniond &q)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.pose.pose.orientation.x = q.w ();
  odom.pose.pose.orientation.y = q.x ();
  odom.pose.pose.orientation.z = q.y ();
  odom.pose.pose.orientation.w = q.z (); /* { dg-warning "order w, x, y, z, but the message.*\\[-Wframe-quaternion\\]" } */
  pub.publish (odom);
}

/* FB-151: a message of MAVLink has w first, a map of Eigen x.  */

struct __mavlink_set_attitude_target_t
{
  unsigned time_boot_ms;
  float q[4];
};

void
fb_151 (__mavlink_set_attitude_target_t &message, const Eigen::Quaternionf &q)
{
  Eigen::Map<Eigen::Quaternionf> (message.q) = q; /* { dg-warning "order w, x, y, z.*in the order x, y, z, w.*\\[-Wframe-quaternion\\]" } */
}

tf2::Quaternion
fb_151_read (const __mavlink_set_attitude_target_t &message)
{
  return tf2::Quaternion (message.q[0], message.q[1], message.q[2],
			  message.q[3]); /* { dg-warning "order w, x, y, z.*\\[-Wframe-quaternion\\]" } */
}
