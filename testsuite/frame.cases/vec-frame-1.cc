/* Class VEC-FRAME: vectors along other axes than their message says.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-twist-frame -Wframe-missing-id -Wno-frame-wrong-id" } */

#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <geometry_msgs/Vector3Stamped.h>
#include <geometry_msgs/WrenchStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2/LinearMath/Transform.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

/* FB-218: steps in odom, divided by time.  */

void
fb_218 (ros::Publisher &pub, const geometry_msgs::Pose &now,
	const geometry_msgs::Pose &before, double dt)
{
  nav_msgs::Odometry o, last;
  last.header.frame_id = "odom";
  last.pose.pose = before;
  o.header.frame_id = "odom";
  o.child_frame_id = "base_link";
  o.pose.pose = now;
  o.twist.twist.linear.x = (o.pose.pose.position.x - last.pose.pose.position.x) / dt;
  o.twist.twist.linear.y = (o.pose.pose.position.y - last.pose.pose.position.y) / dt;
  pub.publish (o); /* { dg-warning "along the axes of 'odom'.*'base_link' in 'child_frame_id'.*\\[-Wframe-twist-frame\\]" "steps" } */
}

/* FB-220: the velocity of the simulator is in world axes.  */

void
fb_220 (ros::Publisher &pub, const geometry_msgs::Twist &world_velocity)
{
  geometry_msgs::TwistStamped v;
  v.header.frame_id = "world";
  v.twist = world_velocity;
  nav_msgs::Odometry o;
  o.header.frame_id = "world";
  o.child_frame_id = "base_link";
  o.twist.twist = v.twist;
  pub.publish (o); /* { dg-warning "along the axes of 'world'.*\\[-Wframe-twist-frame\\]" "world" } */
}

/* FB-224: turned to odom, not to the base.  */

void
fb_224 (tf2_ros::Buffer &buffer, ros::Publisher &pub, const tf2::Vector3 &v)
{
  tf2::Transform t;
  tf2::fromMsg (buffer.lookupTransform ("odom", "base_link", ros::Time (0)).transform, t);
  tf2::Vector3 u = t.getBasis () * v;
  nav_msgs::Odometry o;
  o.header.frame_id = "odom";
  o.child_frame_id = "base_link";
  o.twist.twist.linear.x = u.x ();
  o.twist.twist.linear.y = u.y ();
  pub.publish (o); /* { dg-warning "along the axes of 'odom'.*\\[-Wframe-twist-frame\\]" "turned" } */
}

/* FB-229: the force of the arm in base axes, stamped tool0.  */

void
fb_229 (ros::Publisher &pub, const geometry_msgs::Wrench &tcp_force_base)
{
  geometry_msgs::WrenchStamped measured, out;
  measured.header.frame_id = "base";
  measured.wrench = tcp_force_base;
  out.header.frame_id = "tool0";
  out.wrench = measured.wrench;
  pub.publish (out); /* { dg-warning "'wrench' is published along the axes of 'base'.*\\[-Wframe-twist-frame\\]" "wrench" } */
}

/* FB-230: no frame at all.  */

void
fb_230 (ros::Publisher &pub, const geometry_msgs::Vector3 &f)
{
  geometry_msgs::WrenchStamped w;
  w.header.stamp = ros::Time::now ();
  w.wrench.force = f;
  pub.publish (w); /* { dg-warning "\\[-Wframe-missing-id\\]" "no frame" } */
}
