/* Class VEC-FRAME, put right: silent.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <geometry_msgs/Vector3Stamped.h>
#include <geometry_msgs/WrenchStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2/LinearMath/Transform.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

void
fb_218 (ros::Publisher &pub, const geometry_msgs::Pose &now,
	const geometry_msgs::Pose &before, double dt, double yaw)
{
  nav_msgs::Odometry o, last;
  last.header.frame_id = "odom";
  last.pose.pose = before;
  o.header.frame_id = "odom";
  o.child_frame_id = "base_link";
  o.pose.pose = now;
  double vx = (o.pose.pose.position.x - last.pose.pose.position.x) / dt;
  double vy = (o.pose.pose.position.y - last.pose.pose.position.y) / dt;
  o.twist.twist.linear.x = cos (yaw) * vx + sin (yaw) * vy;
  o.twist.twist.linear.y = -sin (yaw) * vx + cos (yaw) * vy;
  pub.publish (o);
}

/* FB-220, FB-224: turned to the base.  */

void
fb_220 (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	const geometry_msgs::Twist &world_velocity)
{
  geometry_msgs::Vector3Stamped v, u;
  v.header.frame_id = "world";
  v.vector = world_velocity.linear;
  tf2::doTransform (v, u, buffer.lookupTransform ("base_link", "world", ros::Time (0)));
  nav_msgs::Odometry o;
  o.header.frame_id = "world";
  o.child_frame_id = "base_link";
  o.twist.twist.linear = u.vector;
  pub.publish (o);
}

void
fb_224 (tf2_ros::Buffer &buffer, ros::Publisher &pub, const tf2::Vector3 &v)
{
  tf2::Transform t;
  tf2::fromMsg (buffer.lookupTransform ("base_link", "odom", ros::Time (0)).transform, t);
  tf2::Vector3 u = t.getBasis () * v;
  nav_msgs::Odometry o;
  o.header.frame_id = "odom";
  o.child_frame_id = "base_link";
  o.twist.twist.linear.x = u.x ();
  o.twist.twist.linear.y = u.y ();
  pub.publish (o);
}

void
fb_224_back (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	     const tf2::Vector3 &v)
{
  tf2::Transform t;
  tf2::fromMsg (buffer.lookupTransform ("odom", "base_link", ros::Time (0)).transform, t);
  tf2::Vector3 u = t.inverse ().getBasis () * v;
  tf2::Vector3 w = t.getBasis ().transpose () * v;
  nav_msgs::Odometry o;
  o.header.frame_id = "odom";
  o.child_frame_id = "base_link";
  o.twist.twist.linear.x = u.x ();
  o.twist.twist.linear.y = w.y ();
  pub.publish (o);
}

void
fb_229 (ros::Publisher &pub, const geometry_msgs::Wrench &tcp_force_base)
{
  geometry_msgs::WrenchStamped measured, out;
  measured.header.frame_id = "base";
  measured.wrench = tcp_force_base;
  out.header.frame_id = "base";
  out.wrench = measured.wrench;
  pub.publish (out);
}

void
fb_230 (ros::Publisher &pub, const geometry_msgs::Vector3 &f)
{
  geometry_msgs::WrenchStamped w;
  w.header.frame_id = "ft_sensor";
  w.header.stamp = ros::Time::now ();
  w.wrench.force = f;
  pub.publish (w);
}

/* Any frame that its header names.  */

void
twist_stamped (ros::Publisher &pub, const geometry_msgs::Twist &t)
{
  geometry_msgs::TwistStamped v;
  v.header.frame_id = "odom";
  v.twist = t;
  pub.publish (v);
}
