/* Class TIME, put right: silent.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/PointStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf/transform_listener.h>

void
fb_203 (tf::TransformListener &listener, ros::Publisher &pub,
	const geometry_msgs::PointStamped &seen)
{
  tf::StampedTransform cam_to_target;
  listener.waitForTransform ("world", seen.header.frame_id, seen.header.stamp, ros::Duration (1));
  listener.lookupTransform ("world", seen.header.frame_id, seen.header.stamp, cam_to_target);
  geometry_msgs::PointStamped out;
  tf::Point p (seen.point.x, seen.point.y, seen.point.z);
  tf::pointTFToMsg (cam_to_target * p, out.point);
  out.header.frame_id = "world";
  out.header.stamp = seen.header.stamp;
  pub.publish (out);
}

void
newest (tf::TransformListener &listener, tf::StampedTransform &t)
{
  ros::Time now = ros::Time::now ();
  listener.waitForTransform ("world", "camera", now, ros::Duration (1));
  listener.lookupTransform ("world", "camera", now, t);
  listener.waitForTransform ("world", "laser", ros::Time::now (), ros::Duration (1));
  listener.lookupTransform ("world", "laser", ros::Time (0), t);
}

class Odometer
{
public:
  explicit Odometer (tf::TransformListener &listener) : listener_ (listener) {}
  void fb_205 (const nav_msgs::Odometry &m)
  {
    tf::StampedTransform t;
    stamp_ = m.header.stamp;
    listener_.lookupTransform ("base_link", "imu", stamp_, t);
    offset_ = t;
  }

private:
  tf::TransformListener &listener_;
  ros::Time stamp_;
  tf::StampedTransform offset_;
};

void
run (tf::TransformListener &listener, const nav_msgs::Odometry &m)
{
  Odometer o (listener);
  o.fb_205 (m);
}

void
fb_206 (tf::TransformListener &listener, ros::Publisher &pub,
	const geometry_msgs::PoseStamped &m)
{
  geometry_msgs::PoseStamped pose, in_map;
  pose.header = m.header;
  pose.pose = m.pose;
  listener.waitForTransform ("map", m.header.frame_id, m.header.stamp,
			     ros::Duration (3.0));
  listener.transformPose ("map", pose, in_map);
  pub.publish (in_map);
}
