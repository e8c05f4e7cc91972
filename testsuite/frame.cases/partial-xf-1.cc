/* Class PARTIAL-XF: a part of a transform, or too much of it.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-partial-transform -Wno-frame-wrong-id" } */

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <ros/ros.h>
#include <tf/transform_listener.h>

/* FB-083: all of the transform, for a velocity.  */

void
fb_083 (tf::TransformListener &listener, ros::Publisher &pub,
	const geometry_msgs::TwistStamped &twist)
{
  tf::StampedTransform base_T_sensor;
  listener.lookupTransform ("base_link", "gps", ros::Time (0), base_T_sensor);
  tf::Vector3 linear;
  tf::vector3MsgToTF (twist.twist.linear, linear);
  linear = base_T_sensor * linear; /* { dg-warning "all of 'base_link_T_gps' is applied to a free vector.*\\[-Wframe-partial-transform\\]" "velocity" } */
  geometry_msgs::TwistStamped out;
  out.header.frame_id = "base_link";
  out.header.stamp = twist.header.stamp;
  tf::vector3TFToMsg (linear, out.twist.linear);
  pub.publish (out);
}

/* FB-085: x and y of the translation are taken off, and nothing is turned.  */

void
fb_085 (tf::TransformListener &listener, ros::Publisher &pub, double x,
	double y, double z)
{
  tf::StampedTransform t;
  listener.lookupTransform ("camera_depth_optical_frame", "camera_rgb_optical_frame", ros::Time (0), t);
  geometry_msgs::PointStamped p, out;
  p.header.frame_id = "camera_depth_optical_frame";
  p.point.x = x;
  p.point.y = y;
  p.point.z = z;
  out.header.frame_id = "camera_rgb_optical_frame";
  out.point.x = p.point.x - t.getOrigin ().x (); /* { dg-warning "only the translation of.*is taken back.*\\[-Wframe-partial-transform\\]" "x and y" } */
  out.point.y = p.point.y - t.getOrigin ().y ();
  out.point.z = p.point.z;
  pub.publish (out);
}

/* FB-086: a local offset is added to the origin in the fixed frame.  */

tf::Vector3
fb_086 (tf::TransformListener &listener,
	const geometry_msgs::PointStamped &msg)
{
  tf::StampedTransform origin;
  listener.lookupTransform ("world", msg.header.frame_id, ros::Time (0), origin);
  tf::Stamped<tf::Point> vec;
  tf::pointStampedMsgToTF (msg, vec);
  return origin.getOrigin () + vec; /* { dg-warning "only the translation.*is applied to a point.*\\[-Wframe-partial-transform\\]" "offset" } */
}

/* Only turned.  */

tf::Vector3
turned (tf::TransformListener &listener, const geometry_msgs::PointStamped &in)
{
  tf::StampedTransform t;
  listener.lookupTransform ("map", "laser", ros::Time (0), t);
  tf::Point p;
  tf::pointMsgToTF (in.point, p);
  return t.getBasis () * p; /* { dg-warning "only the rotation of 'map_T_laser' is applied to a point.*\\[-Wframe-partial-transform\\]" "rotation" } */
}
