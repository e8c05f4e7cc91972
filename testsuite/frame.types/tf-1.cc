/* tf: listeners, stamped transforms, products and points.  */
/* { dg-require-effective-target tf } */

#include <geometry_msgs/PointStamped.h>
#include <tf/transform_datatypes.h>
#include <tf/transform_listener.h>

tf::Transform
product (tf::TransformListener &listener)
{
  tf::StampedTransform map_T_odom, base_T_laser;
  listener.lookupTransform ("map", "odom", ros::Time (0), map_T_odom);
  listener.lookupTransform ("base_link", "laser", ros::Time (0), base_T_laser);
  return map_T_odom * base_T_laser; /* { dg-warning "'map_T_odom \\* base_link_T_laser' the inner frames 'odom' and 'base_link' differ.*\\[-Wframe-mismatch\\]" "product" } */
}

tf::Vector3
point (tf::TransformListener &listener)
{
  tf::StampedTransform transform;
  listener.lookupTransform ("map", "base_link", ros::Time (0), transform);
  geometry_msgs::PointStamped message;
  message.header.frame_id = "laser";
  tf::Point p;
  tf::pointMsgToTF (message.point, p);
  return transform * p; /* { dg-warning "'map_T_base_link' is applied to data in 'laser'.*\\[-Wframe-mismatch\\]" "point" } */
}

tf::Vector3
stamped (tf::TransformListener &listener)
{
  tf::StampedTransform transform;
  listener.lookupTransform ("base_link", "map", ros::Time (0), transform);
  tf::Stamped<tf::Point> p (tf::Point (1, 0, 0), ros::Time (0), "base_link");
  return transform * p; /* { dg-warning "'base_link_T_map' is applied to data in 'base_link'.*\\[-Wframe-mismatch\\]" "stamped point" } */
}

double
distance (tf::TransformListener &listener, const geometry_msgs::PointStamped &in)
{
  geometry_msgs::PointStamped a, b;
  listener.transformPoint ("map", in, a);
  listener.transformPoint ("odom", in, b);
  return a.point.x - b.point.x; /* { dg-warning "data in 'odom' is subtracted from data in 'map'.*\\[-Wframe-mismatch\\]" "transformPoint" } */
}

tf::Transform
right (tf::TransformListener &listener)
{
  tf::StampedTransform map_T_base, odom_T_base;
  listener.lookupTransform ("map", "base_link", ros::Time (0), map_T_base);
  listener.lookupTransform ("odom", "base_link", ros::Time (0), odom_T_base);
  return map_T_base * odom_T_base.inverse ();
}

double
range (tf::TransformListener &listener)
{
  tf::StampedTransform a, b;
  listener.lookupTransform ("map", "base_link", ros::Time (0), a);
  listener.lookupTransform ("odom", "base_link", ros::Time (0), b);
  double moved = a.getOrigin ().x () - b.getOrigin ().x ();
  return moved + a.getOrigin ().distance (b.getOrigin ());
}
