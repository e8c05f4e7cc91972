/* Classes TF-CYCLE and DUP-PARENT, put right: silent.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/TransformStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>
#include <tf2_ros/transform_broadcaster.h>

static geometry_msgs::TransformStamped
make (const std::string &parent, const std::string &child,
      const geometry_msgs::Transform &t)
{
  geometry_msgs::TransformStamped s;
  s.header.stamp = ros::Time::now ();
  s.header.frame_id = parent;
  s.child_frame_id = child;
  s.transform = t;
  return s;
}

/* FB-053.  */

void
fb_053 (tf2_ros::TransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &slam,
	const geometry_msgs::Transform &odometry)
{
  broadcaster.sendTransform (make ("map53", "odom53", slam));
  broadcaster.sendTransform (make ("odom53", "base53", odometry));
}

/* FB-056.  */

void
fb_056 (tf2_ros::StaticTransformBroadcaster &fixed,
	tf2_ros::TransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &mount,
	const geometry_msgs::Transform &pose)
{
  fixed.sendTransform (make ("base56", "camera_pose56", mount));
  broadcaster.sendTransform (make ("camera_odom56", "base56", pose));
}

/* FB-062.  */

void
fb_062 (tf2_ros::TransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &there,
	const geometry_msgs::Transform &back)
{
  broadcaster.sendTransform (make ("map62", "base_footprint62", there));
  broadcaster.sendTransform (make ("base_footprint62", "base_link62", back));
}

/* FB-064.  */

void
fb_064 (tf2_ros::StaticTransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &t, const geometry_msgs::Transform &inverse)
{
  std::vector<geometry_msgs::TransformStamped> list;
  list.push_back (make ("map64", "map_ned64", t));
  list.push_back (make ("map64", "map_frd64", inverse));
  broadcaster.sendTransform (list);
}

/* FB-065.  */

void
fb_065 (tf2_ros::TransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &t)
{
  std::string map_frame = "base65";
  geometry_msgs::TransformStamped s;
  s.header.stamp = ros::Time::now ();
  s.header.frame_id = "map65";
  s.child_frame_id = map_frame;
  s.transform = t;
  broadcaster.sendTransform (s);
}
