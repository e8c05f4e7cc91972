/* Class TIME: transforms at doubtful times.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-time" } */

#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/PointStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf/transform_listener.h>

/* FB-203: at now (), right after data arrives.  */

void
fb_203 (tf::TransformListener &listener, ros::Publisher &pub,
	const geometry_msgs::PointStamped &seen)
{
  tf::StampedTransform cam_to_target;
  listener.lookupTransform ("world", seen.header.frame_id, ros::Time::now (), cam_to_target); /* { dg-warning "asked for without waiting.*\\[-Wframe-time\\]" "now" } */
  geometry_msgs::PointStamped out;
  tf::Point p (seen.point.x, seen.point.y, seen.point.z);
  tf::pointTFToMsg (cam_to_target * p, out.point);
  out.header.frame_id = "world";
  out.header.stamp = seen.header.stamp;
  pub.publish (out);
}

/* FB-205: the stamp is read before it is set.  */

class Odometer
{
public:
  explicit Odometer (tf::TransformListener &listener) : listener_ (listener) {}
  void fb_205 (const nav_msgs::Odometry &m)
  {
    tf::StampedTransform t;
    listener_.lookupTransform ("base_link", "imu", stamp_, t); /* { dg-warning "read before it is set.*\\[-Wframe-time\\]" "before" } */
    stamp_ = m.header.stamp;
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

/* FB-206: waits for one time, transforms at another.  */

void
fb_206 (tf::TransformListener &listener, ros::Publisher &pub,
	const geometry_msgs::PoseStamped &m)
{
  geometry_msgs::PoseStamped pose, in_map;
  pose.header.frame_id = m.header.frame_id;
  pose.header.stamp = ros::Time::now ();
  pose.pose = m.pose;
  listener.waitForTransform ("map", m.header.frame_id, m.header.stamp,
			     ros::Duration (3.0));
  listener.transformPose ("map", pose, in_map); /* { dg-warning "waited for the one at 'm.header.stamp'.*\\[-Wframe-time\\]" "two times" } */
  pub.publish (in_map);
}
