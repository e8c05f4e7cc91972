/* Eigen: transforms that tf2 looked up, and points from messages.  */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target eigen } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <Eigen/Geometry>
#include <geometry_msgs/PointStamped.h>
#include <tf2_eigen/tf2_eigen.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

Eigen::Vector3d
apply (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  Eigen::Isometry3d map_T_base
    = tf2::transformToEigen (buffer.lookupTransform ("map", "base_link", ros::Time (0)));
  Eigen::Vector3d point;
  tf2::fromMsg (buffer.transform (in, "odom").point, point);
  return map_T_base * point; /* { dg-warning "'map_T_base_link' is applied to data in 'odom'.*\\[-Wframe-mismatch\\]" "point" } */
}

Eigen::Isometry3d
product (tf2_ros::Buffer &buffer)
{
  Eigen::Isometry3d map_T_base
    = tf2::transformToEigen (buffer.lookupTransform ("map", "base_link", ros::Time (0)));
  Eigen::Isometry3d odom_T_base
    = tf2::transformToEigen (buffer.lookupTransform ("odom", "base_link", ros::Time (0)));
  return map_T_base * odom_T_base; /* { dg-warning "the inner frames 'base_link' and 'odom' differ.*\\[-Wframe-mismatch\\]" "product" } */
}

Eigen::Isometry3d
right (tf2_ros::Buffer &buffer)
{
  Eigen::Isometry3d map_T_base
    = tf2::transformToEigen (buffer.lookupTransform ("map", "base_link", ros::Time (0)));
  Eigen::Isometry3d odom_T_base
    = tf2::transformToEigen (buffer.lookupTransform ("odom", "base_link", ros::Time (0)));
  return map_T_base * odom_T_base.inverse ();
}

Eigen::Vector3d
right_point (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  Eigen::Isometry3d map_T_base
    = tf2::transformToEigen (buffer.lookupTransform ("map", "base_link", ros::Time (0)));
  Eigen::Vector3d point, offset (1, 0, 0);
  tf2::fromMsg (buffer.transform (in, "base_link").point, point);
  Eigen::Vector3d moved = map_T_base * (point + offset);
  return map_T_base.linear () * point + map_T_base.translation () - moved;
}

double
difference (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  Eigen::Vector3d a, b;
  tf2::fromMsg (buffer.transform (in, "map").point, a);
  tf2::fromMsg (buffer.transform (in, "odom").point, b);
  return (a - b).norm (); /* { dg-warning "data in 'odom' is subtracted from data in 'map'.*\\[-Wframe-mismatch\\]" "difference" } */
}
