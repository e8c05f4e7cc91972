/* Optical frames that are turned as they should be, mountings, names that
   say nothing of axes.  */
/* { dg-require-effective-target tf } */

#include <cmath>

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>

static void
send (tf::TransformBroadcaster &broadcaster, const tf::Quaternion &q,
      const std::string &parent, const std::string &child)
{
  const tf::Transform t (q, tf::Vector3 (0, 0, 0));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), parent, child));
}

void
optical (tf::TransformBroadcaster &broadcaster)
{
  tf::Quaternion q;
  q.setRPY (-M_PI / 2, 0, -M_PI / 2);
  send (broadcaster, q, "camera_link", "camera_optical_frame");
  send (broadcaster, tf::Quaternion (-0.5, 0.5, -0.5, 0.5), "camera_rgb_frame", "camera_rgb_optical_frame");
  send (broadcaster, tf::Quaternion (-0.5, 0.5, -0.5, 0.5).inverse (), "wrist_optical_frame", "wrist_camera_link");
  tf::Matrix3x3 m (0, 0, 1, -1, 0, 0, 0, -1, 0);
  m.getRotation (q);
  send (broadcaster, q, "left_camera_link", "left_camera_optical_frame");
}

/* How one body is fixed to another is free.  */

void
mountings (tf::TransformBroadcaster &broadcaster)
{
  const tf::Quaternion identity = tf::Quaternion::getIdentity ();
  const tf::Quaternion upside_down = tf::createQuaternionFromRPY (M_PI, 0, 0);
  const tf::Quaternion left = tf::createQuaternionFromYaw (M_PI / 2);
  send (broadcaster, upside_down, "base_link", "laser");
  send (broadcaster, left, "base_link", "imu_link");
  send (broadcaster, left, "base_link", "side_camera_link");
  send (broadcaster, identity, "arm_link_6", "arm_camera_optical_frame");
  send (broadcaster, left, "laser", "kinect");
  send (broadcaster, identity, "depth_optical_frame", "color_optical_frame");
  send (broadcaster, upside_down, "flange", "tool0");
  send (broadcaster, left, "base_link", "base");
  send (broadcaster, left, "world", "table");
}

/* Turned by an angle that is no change of axes.  */

void
tilted (tf::TransformBroadcaster &broadcaster, double yaw)
{
  send (broadcaster, tf::createQuaternionFromRPY (0, 0.1, 0), "base_footprint", "base_link");
  send (broadcaster, tf::createQuaternionFromYaw (yaw), "map", "odom");
  send (broadcaster, tf::createQuaternionFromYaw (M_PI / 2), "map", "odom_combined");
}

/* Orientation that comes from another edge.  */

void
composed (tf::TransformBroadcaster &broadcaster, const tf::TransformListener &listener)
{
  tf::StampedTransform odom_T_optical, base_T_optical;
  listener.lookupTransform ("odom", "eye_optical_frame", ros::Time (0), odom_T_optical);
  listener.lookupTransform ("robot_base", "eye_optical_frame", ros::Time (0), base_T_optical);
  const tf::Transform t = odom_T_optical * base_T_optical.inverse ();
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "odom", "robot_base"));
}
