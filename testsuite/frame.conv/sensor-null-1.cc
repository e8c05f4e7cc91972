/* Sensors in the very place of their robot.  */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-conventions" } */

#include <tf/transform_broadcaster.h>

void
null (tf::TransformBroadcaster &broadcaster)
{
  tf::Transform transform (tf::Quaternion (0, 0, 0, 1), tf::Vector3 (0, 0, 0));
  broadcaster.sendTransform (tf::StampedTransform (transform, ros::Time::now (), "base_link", "velodyne")); /* { dg-warning "'velodyne' is mounted on 'base_link' by the null transform.*\\[-Wframe-sensor-null\\]" "velodyne" } */
}

void
mounted (tf::TransformBroadcaster &broadcaster, double z)
{
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (tf::Quaternion (0, 0, 0, 1), tf::Vector3 (0, 0, 0.3)), ros::Time::now (), "base_link", "imu_link"));
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (tf::Quaternion (0, 0, 0, 1), tf::Vector3 (0, 0, z)), ros::Time::now (), "base_link", "kinect"));
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (tf::Quaternion (0, 0, 0, 1), tf::Vector3 (0, 0, 0)), ros::Time::now (), "odom", "base_link"));
}
