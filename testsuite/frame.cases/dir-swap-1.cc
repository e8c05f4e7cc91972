/* Classes DIR-SWAP, COMPOSE, DOUBLE-XF, MIX-FRAMES: transforms the wrong way
   round, in the wrong order, twice, and data of two frames.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/PoseStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2/LinearMath/Transform.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

/* FB-067: the lookup is the inverse of what the product wants.  */

tf2::Transform
fb_067 (tf2_ros::Buffer &buffer)
{
  tf2::Transform map_T_gnss, gnss_T_base;
  tf2::fromMsg (buffer.lookupTransform ("map", "gnss", ros::Time (0)).transform, map_T_gnss);
  tf2::fromMsg (buffer.lookupTransform ("base_link", "gnss", ros::Time (0)).transform, gnss_T_base);
  return map_T_gnss * gnss_T_base; /* { dg-warning "inner frames 'gnss' and 'base_link' differ.*\\[-Wframe-mismatch\\]" "lookup" } */
}

/* FB-068: the way back instead of the way there.  */

geometry_msgs::PoseStamped
fb_068 (tf2_ros::Buffer &buffer, const geometry_msgs::Pose &pose)
{
  geometry_msgs::PoseStamped in, out;
  in.header.frame_id = "viewer";
  in.pose = pose;
  tf2::doTransform (in, out, buffer.lookupTransform ("viewer", "map", ros::Time (0))); /* { dg-warning "'viewer_T_map' is applied to data in 'viewer'.*\\[-Wframe-mismatch\\]" "back" } */
  return out;
}

/* FB-077: sensor and robot in the wrong order.  */

tf2::Vector3
fb_077 (tf2_ros::Buffer &buffer, const tf2::Vector3 &p)
{
  tf2::Transform base_T_lidar, world_T_base;
  tf2::fromMsg (buffer.lookupTransform ("base_link", "lidar", ros::Time (0)).transform, base_T_lidar);
  tf2::fromMsg (buffer.lookupTransform ("world", "base_link", ros::Time (0)).transform, world_T_base);
  return base_T_lidar * world_T_base * p; /* { dg-warning "in the product 'base_link_T_lidar \\* world_T_base_link' the inner frames.*\\[-Wframe-mismatch\\]" "order" } */
}

/* FB-079: map to odom, of a product without the inverse.  */

tf2::Transform
fb_079 (tf2_ros::Buffer &buffer)
{
  tf2::Transform map_T_base, odom_T_base;
  tf2::fromMsg (buffer.lookupTransform ("map", "base_link", ros::Time (0)).transform, map_T_base);
  tf2::fromMsg (buffer.lookupTransform ("odom", "base_link", ros::Time (0)).transform, odom_T_base);
  return map_T_base * odom_T_base; /* { dg-warning "inner frames 'base_link' and 'odom' differ.*\\[-Wframe-mismatch\\]" "inverse" } */
}

/* FB-212: into the coordinates of the fleet in the caller and again in the
   callee.  */

struct Fleet
{
  tf2_ros::Buffer &buffer;

  geometry_msgs::PoseStamped to_rmf (const geometry_msgs::PoseStamped &in)
  {
    geometry_msgs::PoseStamped out;
    tf2::doTransform (in, out, buffer.lookupTransform ("rmf", "robot_map", ros::Time (0))); /* { dg-warning "'rmf_T_robot_map' is applied to data in 'rmf'.*applied already.*\\[-Wframe-mismatch\\]" "twice" } */
    return out;
  }

  geometry_msgs::PoseStamped update (const geometry_msgs::PoseStamped &p)
  {
    return to_rmf (p);
  }
};

geometry_msgs::PoseStamped
fb_212 (tf2_ros::Buffer &buffer, const geometry_msgs::Pose &pose)
{
  Fleet fleet = { buffer };
  geometry_msgs::PoseStamped p;
  p.header.frame_id = "robot_map";
  p.pose = pose;
  return fleet.update (fleet.to_rmf (p));
}

/* FB-188: two world frames as if they were one.  */

double
fb_188 (const geometry_msgs::Point &cloud, const geometry_msgs::Point &robot)
{
  geometry_msgs::PointStamped in_cloud, in_odom;
  in_cloud.header.frame_id = "point_cloud_odom";
  in_cloud.point = cloud;
  in_odom.header.frame_id = "odom";
  in_odom.point = robot;
  return in_cloud.point.x - in_odom.point.x; /* { dg-warning "without a transform.*\\[-Wframe-mismatch\\]" "worlds" } */
}
