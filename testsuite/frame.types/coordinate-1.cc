/* Single coordinates, distances and sums of points of two frames.  */
/* { dg-require-effective-target tf2 } */

#include <cmath>

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/PoseStamped.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

double
subtract (tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped a = buffer.transform (in, "map");
  geometry_msgs::PoseStamped b = buffer.transform (in, "odom");
  return a.pose.position.x - b.pose.position.x; /* { dg-warning "data in 'odom' is subtracted from data in 'map'.*\\[-Wframe-mismatch\\]" "coordinate" } */
}

double
hypot (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  geometry_msgs::PointStamped a = buffer.transform (in, "map");
  geometry_msgs::PointStamped b = buffer.transform (in, "base_link");
  double dx = a.point.x - b.point.x; /* { dg-warning "data in 'base_link' is subtracted from data in 'map'.*\\[-Wframe-mismatch\\]" "dx" } */
  return std::hypot (dx, 0);
}

double
distance (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  tf2::Vector3 a, b;
  tf2::fromMsg (buffer.transform (in, "map").point, a);
  tf2::fromMsg (buffer.transform (in, "odom").point, b);
  return tf2::tf2Distance (a, b); /* { dg-warning "the distance of a point in 'map' to one in 'odom'.*\\[-Wframe-mismatch\\]" "tf2Distance" } */
}

double
member_distance (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  tf2::Vector3 a, b;
  tf2::fromMsg (buffer.transform (in, "map").point, a);
  tf2::fromMsg (buffer.transform (in, "odom").point, b);
  return (a - b).length (); /* { dg-warning "data in 'odom' is subtracted from data in 'map'.*\\[-Wframe-mismatch\\]" "difference" } */
}

/* In a helper, which is called right once and wrong once.  */

static double
between (const geometry_msgs::Point &a, const geometry_msgs::Point &b)
{
  return std::sqrt (std::pow (a.x - b.x, 2)); /* { dg-warning "data in 'odom' is subtracted from data in 'map'.*\\[-Wframe-mismatch\\]" "helper" } */
}

double
helper (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  geometry_msgs::PointStamped a = buffer.transform (in, "map");
  geometry_msgs::PointStamped b = buffer.transform (in, "odom");
  return between (a.point, a.point) + between (a.point, b.point);
}

bool
compare (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  geometry_msgs::PointStamped a = buffer.transform (in, "map");
  geometry_msgs::PointStamped b = buffer.transform (in, "odom");
  return a.point.y > b.point.y; /* { dg-warning "data in '(map|odom)' is compared with data in '(odom|map)'.*\\[-Wframe-mismatch\\]" "comparison" } */
}
