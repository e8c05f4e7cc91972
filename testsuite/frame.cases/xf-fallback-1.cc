/* Class XF-FALLBACK: the code goes on without the transform.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target tf2 } */

#include <geometry_msgs/PointStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>
#include <tf2/LinearMath/Transform.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

/* FB-214: an identity for a failed lookup, and still the target's name.  */

void
fb_214 (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	const std::vector<geometry_msgs::Point> &points)
{
  tf2::Transform t;
  try
    {
      tf2::fromMsg (buffer.lookupTransform ("base_link", "camera",
					    ros::Time (0)).transform, t);
    }
  catch (const tf2::TransformException &e)
    {
      ROS_WARN ("no transform: %s", e.what ());
      t.setIdentity ();
    }
  tf2::Vector3 p (points[0].x, points[0].y, points[0].z);
  tf2::Vector3 moved = t * p;
  geometry_msgs::PointStamped out;
  out.header.frame_id = "base_link";
  out.point.x = moved.x ();
  out.point.y = moved.y ();
  out.point.z = moved.z ();
  pub.publish (out); /* { dg-warning "the identity takes its place.*\\[-Wframe-unchecked-lookup\\]" "identity" } */
}

/* FB-215: the uninitialised transform is used after the handler.  */

void
fb_215 (tf::TransformListener &listener, tf::TransformBroadcaster &broadcaster,
	const tf::Transform &marker)
{
  tf::StampedTransform cam_to_output;
  try
    {
      listener.waitForTransform ("map", "camera", ros::Time (0),
				 ros::Duration (1.0));
      listener.lookupTransform ("map", "camera", ros::Time (0), cam_to_output);
    }
  catch (const tf::TransformException &ex)
    {
      ROS_ERROR ("%s", ex.what ());
    }
  tf::Transform out = cam_to_output * marker; /* { dg-warning "the lookup of 'map_T_camera' fails.*is used here.*\\[-Wframe-unchecked-lookup\\]" "uninitialised" } */
  broadcaster.sendTransform (tf::StampedTransform (out, ros::Time::now (), "map", "marker"));
}

/* FB-217: no transform yet, so the identity, and the odometry is still that
   of the base.  */

void
fb_217 (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	const tf2::Transform &lidar_pose)
{
  tf2::Transform base_T_lidar;
  base_T_lidar.setIdentity ();
  if (buffer.canTransform ("base_link", "lidar", ros::Time (0)))
    tf2::fromMsg (buffer.lookupTransform ("base_link", "lidar",
					  ros::Time (0)).transform,
		  base_T_lidar);
  tf2::Transform pose = base_T_lidar * lidar_pose;
  nav_msgs::Odometry odometry;
  odometry.header.frame_id = "odom_lidar";
  odometry.child_frame_id = "base_link";
  tf2::toMsg (pose, odometry.pose.pose);
  pub.publish (odometry); /* { dg-warning "the identity takes its place.*\\[-Wframe-unchecked-lookup\\]" "identity" } */
}
