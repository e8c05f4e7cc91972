/* One frame with two parents, in one function and in two.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
one_function (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "chassis", "laser"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "mast", "laser")); /* { dg-warning "'laser'.*\\[-Wframe-multiple-parents\\]" } */
}

class Arm
{
public:
  explicit Arm (const tf::Transform &t);
  void publish_elbow ();
  void publish_camera ();

private:
  void send (const std::string &parent, const std::string &child);

  tf::TransformBroadcaster broadcaster_;
  tf::Transform transform_;
  std::string elbow_;
};

Arm::Arm (const tf::Transform &t) : transform_ (t), elbow_ ("elbow")
{
}

void
Arm::send (const std::string &parent, const std::string &child)
{
  broadcaster_.sendTransform (tf::StampedTransform (transform_, ros::Time::now (), parent, child)); /* { dg-warning "'elbow'.*\\[-Wframe-multiple-parents\\]" } */
}

void
Arm::publish_elbow ()
{
  send ("shoulder", elbow_);
}

void
Arm::publish_camera ()
{
  send ("camera", elbow_);
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "arm");
  Arm arm (tf::Transform::getIdentity ());
  arm.publish_elbow ();
  arm.publish_camera ();
  tf::TransformBroadcaster broadcaster;
  one_function (broadcaster, tf::Transform::getIdentity ());
  return 0;
}
