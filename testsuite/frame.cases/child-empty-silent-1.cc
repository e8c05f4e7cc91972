/* Class CHILD-EMPTY, as it should be.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-all" } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */

#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

class fb_020
{
public:
  fb_020 ();
  void publish (double v);

private:
  void fill (double v);
  ros::Publisher pub_;
  nav_msgs::Odometry odom_;
};

fb_020::fb_020 ()
{
  odom_.pose.pose.orientation.w = 1;
  odom_.header.frame_id = "odom";
  odom_.child_frame_id = "base_link";
}

void
fb_020::fill (double v)
{
  odom_.twist.twist.linear.x = v;
}

void
fb_020::publish (double v)
{
  fill (v);
  pub_.publish (odom_);
}

void
fb_025 (tf2_ros::TransformBroadcaster &broadcaster, ros::Publisher &pub,
	double x, double v)
{
  geometry_msgs::TransformStamped transform;
  transform.header.stamp = ros::Time::now ();
  transform.header.frame_id = "odom";
  transform.child_frame_id = "base_footprint";
  transform.transform.translation.x = x;
  transform.transform.rotation.w = 1;
  broadcaster.sendTransform (transform);
  nav_msgs::Odometry odom;
  odom.header = transform.header;
  odom.child_frame_id = transform.child_frame_id;
  odom.pose.pose.position.x = x;
  odom.pose.pose.orientation.w = 1;
  odom.twist.twist.linear.x = v;
  pub.publish (odom);
}

static void
transform_it (const geometry_msgs::TransformStamped &in,
	      geometry_msgs::TransformStamped &out,
	      const geometry_msgs::TransformStamped &t)
{
  out.transform.translation = in.transform.translation;
  out.transform.rotation = t.transform.rotation;
  out.header = t.header;
  out.child_frame_id = in.child_frame_id;
}

void
fb_022_sent (tf2_ros::TransformBroadcaster &broadcaster,
	     const geometry_msgs::TransformStamped &in,
	     const geometry_msgs::TransformStamped &t)
{
  geometry_msgs::TransformStamped out;
  transform_it (in, out, t);
  broadcaster.sendTransform (out);
}

/* The pose alone is meant.  */

void
pose_only (ros::Publisher &pub, double x)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "map";
  odom.pose.pose.position.x = x;
  odom.pose.pose.orientation.w = 1;
  odom.twist.twist.linear.x = 0;
  pub.publish (odom);
}
