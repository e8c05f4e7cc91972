/* Names of variables that say the direction of a transform.  */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-conventions" } */

#include <geometry_msgs/TransformStamped.h>
#include <tf/transform_broadcaster.h>

void
reversed (tf::TransformBroadcaster &broadcaster, double x)
{
  tf::Transform laser_to_base_link (tf::Quaternion (0, 0, 0, 1), tf::Vector3 (x, 0, 0));
  broadcaster.sendTransform (tf::StampedTransform (laser_to_base_link, ros::Time::now (), "base_link", "laser")); /* { dg-warning "'laser_to_base_link' says the direction the other way round.*\\[-Wframe-reversed-name\\]" "transform" } */
}

void
message (tf::TransformBroadcaster &broadcaster, double x)
{
  geometry_msgs::TransformStamped baseToMap;
  baseToMap.header.frame_id = "map";
  baseToMap.child_frame_id = "base_link";
  baseToMap.transform.translation.x = x;
  baseToMap.transform.rotation.w = 1;
  broadcaster.sendTransform (baseToMap); /* { dg-warning "'baseToMap' says the direction the other way round.*\\[-Wframe-reversed-name\\]" "message" } */
}

void
right (tf::TransformBroadcaster &broadcaster, double x)
{
  tf::Transform base_to_laser (tf::Quaternion (0, 0, 0, 1), tf::Vector3 (x, 0, 0));
  tf::Transform laser_wrt_base (base_to_laser), transform (base_to_laser);
  broadcaster.sendTransform (tf::StampedTransform (base_to_laser, ros::Time::now (), "base_link", "laser"));
  broadcaster.sendTransform (tf::StampedTransform (laser_wrt_base, ros::Time::now (), "base_link", "laser"));
  broadcaster.sendTransform (tf::StampedTransform (transform, ros::Time::now (), "base_link", "laser"));
}
