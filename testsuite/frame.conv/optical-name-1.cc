/* Cameras: optical axes have an optical name, and no displacement.  */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-conventions" } */

#include <tf/transform_broadcaster.h>

void
unnamed (tf::TransformBroadcaster &broadcaster)
{
  tf::Quaternion q;
  q.setRPY (-M_PI / 2, 0, -M_PI / 2);
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (q, tf::Vector3 (0.1, 0, 0)), ros::Time::now (), "base_link", "front_camera")); /* { dg-warning "'front_camera' gets optical axes.*\\[-Wframe-optical-name\\]" "no optical" } */
}

void
displaced (tf::TransformBroadcaster &broadcaster)
{
  tf::Quaternion q;
  q.setRPY (-M_PI / 2, 0, -M_PI / 2);
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (q, tf::Vector3 (0.1, 0, 0)), ros::Time::now (), "camera_link", "camera_optical_frame")); /* { dg-warning "'camera_optical_frame' is displaced by \\(0.1, 0, 0\\).*\\[-Wframe-optical-name\\]" "displaced" } */
}

void
right (tf::TransformBroadcaster &broadcaster)
{
  tf::Quaternion q;
  q.setRPY (-M_PI / 2, 0, -M_PI / 2);
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (q, tf::Vector3 (0, 0, 0)), ros::Time::now (), "left_camera_link", "left_camera_optical_frame"));
}
