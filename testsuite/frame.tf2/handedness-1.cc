/* A matrix that mirrors becomes a quaternion of a message.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2/LinearMath/Matrix3x3.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/static_transform_broadcaster.h>

void
mount (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  const tf2::Matrix3x3 upside_down (1, 0, 0, 0, 1, 0, 0, 0, -1); /* { dg-warning "\\[-Wframe-handedness\\]" } */
  tf2::Quaternion q;
  upside_down.getRotation (q);
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "base";
  t.child_frame_id = "lidar";
  t.transform.rotation = tf2::toMsg (q);
  broadcaster.sendTransform (t);
}

class Mount
{
public:
  Mount ();
  void publish (tf2_ros::StaticTransformBroadcaster &broadcaster) const;

private:
  tf2::Matrix3x3 axes_;
};

Mount::Mount ()
  : axes_ (0, 1, 0, 1, 0, 0, 0, 0, 1) /* { dg-warning "\\[-Wframe-handedness\\]" "field" } */
{
}

void
Mount::publish (tf2_ros::StaticTransformBroadcaster &broadcaster) const
{
  tf2::Transform transform (axes_);
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "base";
  t.child_frame_id = "gps";
  t.transform = tf2::toMsg (transform);
  broadcaster.sendTransform (t);
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "mount");
  tf2_ros::StaticTransformBroadcaster broadcaster;
  Mount ().publish (broadcaster);
  return 0;
}
