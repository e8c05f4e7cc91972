/* Class QUAT-INVALID, fixed, and what is right in other ways.  */
/* { dg-do compile } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/TransformStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <sensor_msgs/Imu.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_ros/transform_broadcaster.h>
#include <visualization_msgs/Marker.h>

void
fb_158 (const tf::TransformListener &listener, double x)
{
  geometry_msgs::PoseStamped p, out;
  p.header.frame_id = "body";
  p.pose.position.x = x;
  p.pose.orientation.w = 1;
  listener.transformPose ("map", p, out);
}

/* What has no rotation needs none.  */

void
point (const tf::TransformListener &listener, double x)
{
  geometry_msgs::PointStamped p, out;
  p.header.frame_id = "body";
  p.point.x = x;
  listener.transformPoint ("map", p, out);
}

/* An Imu without orientation says so.  */

void
no_orientation (ros::Publisher &pub, double rate)
{
  sensor_msgs::Imu imu;
  imu.header.frame_id = "imu_link";
  imu.orientation_covariance[0] = -1;
  imu.angular_velocity.z = rate;
  pub.publish (imu);
}

/* Normalised before it is used.  */

void
normalised (tf2_ros::TransformBroadcaster &br)
{
  tf2::Quaternion q (0, 0, 0.3, 1);
  geometry_msgs::TransformStamped t;
  q.normalize ();
  t.header.frame_id = "odom";
  t.child_frame_id = "base_link";
  t.transform.rotation.x = q.x ();
  t.transform.rotation.y = q.y ();
  t.transform.rotation.z = q.z ();
  t.transform.rotation.w = q.w ();
  br.sendTransform (t);
}

/* Set on one path, or by somebody else.  */

void fill (geometry_msgs::Quaternion &q);

void
elsewhere (tf2_ros::TransformBroadcaster &br, bool known)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "odom";
  t.child_frame_id = "base_link";
  if (known)
    fill (t.transform.rotation);
  else
    t.transform.rotation.w = 1;
  br.sendTransform (t);
}

/* A marker that is taken away, and a placeholder that is overwritten.  */

void
gone (ros::Publisher &pub, tf::TransformBroadcaster &br, double yaw)
{
  visualization_msgs::Marker m;
  m.header.frame_id = "map";
  m.action = visualization_msgs::Marker::DELETE;
  pub.publish (m);
  tf::Quaternion q (0, 0, 0, 0);
  q.setRPY (0, 0, yaw);
  br.sendTransform (tf::StampedTransform (tf::Transform (q), ros::Time::now (),
					  "odom", "base_link"));
}

/* An arm that points down, and a laser upside down.  */

void
upside_down (ros::Publisher &pub, tf2_ros::TransformBroadcaster &br)
{
  geometry_msgs::PoseStamped goal;
  geometry_msgs::TransformStamped t;
  goal.header.frame_id = "base_link";
  goal.pose.orientation.x = 1;
  pub.publish (goal);
  t.header.frame_id = "base_link";
  t.child_frame_id = "laser";
  t.transform.rotation.x = 1;
  br.sendTransform (t);
}
