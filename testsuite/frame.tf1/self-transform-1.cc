/* A transform from a frame to itself.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>

void
sent (tf::TransformBroadcaster &broadcaster)
{
  tf::Transform t;
  t.setIdentity ();
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "map", "map")); /* { dg-warning "'map'.*\\[-Wframe-self-transform\\]" } */
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "/odom", "odom")); /* { dg-warning "'/?odom'.*\\[-Wframe-self-transform\\]" "but for the slash" } */
}

void
looked_up (const tf::TransformListener &listener)
{
  tf::StampedTransform t;
  listener.lookupTransform ("map", "map", ros::Time (0), t); /* { dg-warning "'map'.*\\[-Wframe-self-transform\\]" } */
  const std::string base = "base_link";
  listener.lookupTransform ("/base_link", base, ros::Time (0), t); /* { dg-warning "base_link'.*\\[-Wframe-self-transform\\]" "but for the slash" } */
}

static void
send (tf::TransformBroadcaster &broadcaster, const std::string &parent,
      const std::string &child)
{
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform::getIdentity (), ros::Time::now (), parent, child)); /* { dg-warning "'wheel'.*\\[-Wframe-self-transform\\]" "in a helper" } */
}

void
by_helper (tf::TransformBroadcaster &broadcaster)
{
  send (broadcaster, "base", "wheel");
  send (broadcaster, "wheel", "wheel");
}

class Odometry
{
public:
  explicit Odometry (ros::NodeHandle &node);
  void publish ();

private:
  tf::TransformBroadcaster broadcaster_;
  std::string parent_;
};

Odometry::Odometry (ros::NodeHandle &)
  : parent_ ("robot")
{
}

void
Odometry::publish ()
{
  tf::StampedTransform t;
  t.setIdentity ();
  t.frame_id_ = parent_;
  t.child_frame_id_ = t.frame_id_;
  broadcaster_.sendTransform (t); /* { dg-warning "'robot'.*\\[-Wframe-self-transform\\]" "field" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "odometry");
  ros::NodeHandle node;
  Odometry (node).publish ();
  return 0;
}
