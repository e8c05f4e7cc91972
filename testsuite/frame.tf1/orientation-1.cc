/* The optical frame of a camera that is turned wrongly against its body.  */
/* { dg-require-effective-target tf } */

#include <cmath>

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
not_turned (tf::TransformBroadcaster &broadcaster)
{
  tf::Transform t;
  t.setIdentity ();
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "camera_link", "camera_optical_frame")); /* { dg-warning "'camera_link'.*'camera_optical_frame'.*\\[-Wframe-orientation\\]" "identity" } */
}

void
by_quaternion (tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform t;
  t.setOrigin (tf::Vector3 (0, 0, 0));
  t.setRotation (tf::Quaternion (0, 0, 0, 1));
  t.stamp_ = ros::Time::now ();
  t.frame_id_ = "left_camera_link";
  t.child_frame_id_ = "left_camera_optical_frame";
  broadcaster.sendTransform (t); /* { dg-warning "'left_camera_optical_frame'.*\\[-Wframe-orientation\\]" "quaternion" } */
}

/* The angles of the inverse.  */

void
by_angles (tf::TransformBroadcaster &broadcaster)
{
  tf::Quaternion q;
  q.setRPY (M_PI / 2, 0, M_PI / 2);
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform (q), ros::Time::now (), "rear_camera_link", "rear_camera_optical_frame")); /* { dg-warning "'rear_camera_optical_frame'.*\\[-Wframe-orientation\\]" "angles" } */
}

/* The optical frame as the parent.  */

void
from_optical (tf::TransformBroadcaster &broadcaster)
{
  const tf::Transform t (tf::createQuaternionFromRPY (-M_PI / 2, 0, -M_PI / 2), tf::Vector3 (0, 0, 0));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "top_camera_optical_frame", "top_camera_link")); /* { dg-warning "'top_camera_optical_frame'.*\\[-Wframe-orientation\\]" "reverse" } */
}

class Camera
{
public:
  explicit Camera (const std::string &name);
  void publish ();

private:
  tf::TransformBroadcaster broadcaster_;
  std::string link_;
  std::string optical_;
  tf::Transform transform_;
};

Camera::Camera (const std::string &name)
  : link_ (name + "_link"), optical_ (name + "_optical_frame"), transform_ (tf::Transform::getIdentity ())
{
}

void
Camera::publish ()
{
  broadcaster_.sendTransform (tf::StampedTransform (transform_, ros::Time::now (), link_, optical_)); /* { dg-warning "'head_camera_optical_frame'.*\\[-Wframe-orientation\\]" "fields" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "camera");
  Camera ("head_camera").publish ();
  return 0;
}
