/* KDL frames made from tf2's transforms.  */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target kdl } */
/* { dg-require-effective-target header:tf2_kdl/tf2_kdl.h } */

#include <kdl/frames.hpp>
#include <geometry_msgs/PoseStamped.h>
#include <tf2_kdl/tf2_kdl.h>
#include <tf2_ros/buffer.h>

KDL::Frame
product (tf2_ros::Buffer &buffer)
{
  KDL::Frame map_T_base
    = tf2::transformToKDL (buffer.lookupTransform ("map", "base_link", ros::Time (0)));
  KDL::Frame camera_T_laser
    = tf2::transformToKDL (buffer.lookupTransform ("camera", "laser", ros::Time (0)));
  return map_T_base * camera_T_laser; /* { dg-warning "the inner frames 'base_link' and 'camera' differ.*\\[-Wframe-mismatch\\]" "product" } */
}

KDL::Frame
right (tf2_ros::Buffer &buffer)
{
  KDL::Frame map_T_base
    = tf2::transformToKDL (buffer.lookupTransform ("map", "base_link", ros::Time (0)));
  KDL::Frame camera_T_base
    = tf2::transformToKDL (buffer.lookupTransform ("camera", "base_link", ros::Time (0)));
  return map_T_base * camera_T_base.Inverse ();
}
