/* Classes TF-CYCLE and DUP-PARENT, as far as one unit shows them.  The functions publish frames of their own, so that each makes
   a tree of its own.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf2 } */

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

/* FB-053: the node publishes the base under the map, odometry under odom.  */

void
fb_053 (tf2_ros::TransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &slam,
	const geometry_msgs::Transform &odometry)
{
  broadcaster.sendTransform (make ("map53", "base53", slam));
  broadcaster.sendTransform (make ("odom53", "base53", odometry)); /* { dg-warning "'base53' is given two parents.*\\[-Wframe-multiple-parents\\]" "two parents" } */
}

/* FB-056: a mount and the driver's odometry for one frame.  */

void
fb_056 (tf2_ros::StaticTransformBroadcaster &fixed,
	tf2_ros::TransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &mount,
	const geometry_msgs::Transform &pose)
{
  fixed.sendTransform (make ("base56", "camera_pose56", mount));
  broadcaster.sendTransform (make ("camera_odom56", "camera_pose56", pose)); /* { dg-warning "'camera_pose56' is given two parents.*\\[-Wframe-multiple-parents\\]" "two parents" } */
}

/* FB-062: map to base_footprint and back.  */

void
fb_062 (tf2_ros::TransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &there,
	const geometry_msgs::Transform &back)
{
  broadcaster.sendTransform (make ("map62", "base_footprint62", there));
  broadcaster.sendTransform (make ("base_footprint62", "map62", back)); /* { dg-warning "cycle.*\\[-Wframe-cycle\\]" "cycle" } */
}

/* FB-064: static transforms both ways.  */

void
fb_064 (tf2_ros::StaticTransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &t, const geometry_msgs::Transform &inverse)
{
  std::vector<geometry_msgs::TransformStamped> list;
  list.push_back (make ("map64", "map_ned64", t));
  list.push_back (make ("map_ned64", "map64", inverse));
  broadcaster.sendTransform (list); /* { dg-warning "cycle.*\\[-Wframe-cycle\\]" "both ways" } */
}

/* FB-065: the map to the map.  */

void
fb_065 (tf2_ros::TransformBroadcaster &broadcaster,
	const geometry_msgs::Transform &t)
{
  std::string map_frame = "map65";
  geometry_msgs::TransformStamped s;
  s.header.stamp = ros::Time::now ();
  s.header.frame_id = "map65";
  s.child_frame_id = map_frame;
  s.transform = t;
  broadcaster.sendTransform (s); /* { dg-warning "'map65' to itself.*\\[-Wframe-self-transform\\]" "itself" } */
}
