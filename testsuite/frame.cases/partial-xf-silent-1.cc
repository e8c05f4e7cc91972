/* Class PARTIAL-XF, put right: silent.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <ros/ros.h>
#include <tf/transform_listener.h>

void
fb_083 (tf::TransformListener &listener, ros::Publisher &pub,
	const geometry_msgs::TwistStamped &twist)
{
  tf::StampedTransform base_T_sensor;
  listener.lookupTransform ("base_link", twist.header.frame_id, ros::Time (0), base_T_sensor);
  tf::Vector3 linear;
  tf::vector3MsgToTF (twist.twist.linear, linear);
  linear = base_T_sensor.getBasis () * linear;
  geometry_msgs::TwistStamped out;
  out.header.frame_id = "base_link";
  out.header.stamp = twist.header.stamp;
  tf::vector3TFToMsg (linear, out.twist.linear);
  pub.publish (out);
}

void
fb_085 (tf::TransformListener &listener, ros::Publisher &pub, double x,
	double y, double z)
{
  tf::StampedTransform t;
  listener.lookupTransform ("camera_rgb_optical_frame", "camera_depth_optical_frame", ros::Time (0), t);
  geometry_msgs::PointStamped out;
  tf::Point p = t * tf::Point (x, y, z);
  out.header.frame_id = "camera_rgb_optical_frame";
  tf::pointTFToMsg (p, out.point);
  pub.publish (out);
}

tf::Vector3
fb_086 (tf::TransformListener &listener,
	const geometry_msgs::PointStamped &msg)
{
  tf::StampedTransform origin;
  listener.lookupTransform ("world", msg.header.frame_id, ros::Time (0), origin);
  tf::Stamped<tf::Point> vec;
  tf::pointStampedMsgToTF (msg, vec);
  return origin.getOrigin () + origin.getBasis () * vec;
}

/* Turned here, moved in the next line.  */

tf::Vector3
turned (tf::TransformListener &listener, const geometry_msgs::PointStamped &in)
{
  tf::StampedTransform t;
  listener.lookupTransform ("map", "laser", ros::Time (0), t);
  tf::Point p;
  tf::pointMsgToTF (in.point, p);
  tf::Vector3 q = t.getBasis () * p;
  q += t.getOrigin ();
  return q;
}

/* A direction: what is between two points.  */

tf::Vector3
direction (tf::TransformListener &listener,
	   const geometry_msgs::PointStamped &a,
	   const geometry_msgs::PointStamped &b)
{
  tf::StampedTransform t;
  listener.lookupTransform ("map", "laser", ros::Time (0), t);
  tf::Point p, q;
  tf::pointMsgToTF (a.point, p);
  tf::pointMsgToTF (b.point, q);
  return t.getBasis () * (q - p);
}
