/* Messages whose rotation fits, is unknown, or is of another body.  */
/* { dg-require-effective-target tf2 } */

#include <cmath>

#include <geometry_msgs/PointStamped.h>
#include <ros/ros.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/static_transform_broadcaster.h>

static geometry_msgs::TransformStamped
make (const std::string &parent, const std::string &child, double roll,
      double pitch, double yaw)
{
  tf2::Quaternion q;
  q.setRPY (roll, pitch, yaw);
  geometry_msgs::TransformStamped t;
  t.header.frame_id = parent;
  t.child_frame_id = child;
  t.transform.rotation = tf2::toMsg (q);
  return t;
}

void
fits (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (make ("camera_link", "camera_optical_frame", -M_PI / 2, 0, -M_PI / 2));
  broadcaster.sendTransform (make ("camera_optical_frame", "camera_gyro_optical_frame", 0, 0, 0));
  broadcaster.sendTransform (make ("base_footprint", "base_link", 0, 0, 0));
}

void
unknown (tf2_ros::StaticTransformBroadcaster &broadcaster, double angle,
	 const geometry_msgs::Quaternion &calibrated)
{
  broadcaster.sendTransform (make ("head_camera_link", "head_camera_optical_frame", angle, 0, angle));
  geometry_msgs::TransformStamped t = make ("eye_link", "eye_optical_frame", 0, 0, 0);
  t.transform.rotation = calibrated;
  broadcaster.sendTransform (t);
}

void
other_bodies (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (make ("base_link", "front_camera_optical_frame", 0, 0, 0));
  broadcaster.sendTransform (make ("base_link", "front_laser", M_PI, 0, 0));
  broadcaster.sendTransform (make ("flange", "tool0", 0, M_PI / 2, 0));
}

void
by_hand (geometry_msgs::PointStamped p, ros::Publisher &pub)
{
  geometry_msgs::PointStamped out;
  p.header.frame_id = "camera_optical_frame";
  out.header.frame_id = "camera_link";
  out.point.x = p.point.z;
  out.point.y = -p.point.x;
  out.point.z = -p.point.y;
  pub.publish (out);
}
