/* Only one of the parents at a time, one parent twice, unknown parents.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

/* Exclusive branches.  */

void
branches (tf::TransformBroadcaster &broadcaster, const tf::Transform &t,
	  bool on_mast)
{
  if (on_mast)
    broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "mast", "laser"));
  else
    broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "chassis", "laser"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), on_mast ? "mast" : "chassis", "camera"));
}

void
cases (tf::TransformBroadcaster &broadcaster, const tf::Transform &t, int kind)
{
  switch (kind)
    {
    case 0:
      broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "left", "tool"));
      break;
    case 1:
      broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "right", "tool"));
      return;
    default:
      broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "middle", "tool"));
    }
}

/* A switch in the configuration.  */

class Localiser
{
public:
  Localiser ();
  void publish (const tf::Transform &t);

private:
  ros::NodeHandle node_;
  tf::TransformBroadcaster broadcaster_;
  bool publish_tf_;
  bool use_odometry_;
};

Localiser::Localiser ()
{
  node_.param ("publish_tf", publish_tf_, true);
  node_.param ("use_odometry", use_odometry_, false);
}

void
Localiser::publish (const tf::Transform &t)
{
  if (publish_tf_)
    broadcaster_.sendTransform (tf::StampedTransform (t, ros::Time::now (), "world", "robot"));
  if (use_odometry_)
    broadcaster_.sendTransform (tf::StampedTransform (t, ros::Time::now (), "wheels", "robot"));
}

/* Twice the same edge, and a parent that nobody knows.  */

void
same (tf::TransformBroadcaster &broadcaster, const tf::Transform &t,
      const std::string &parent)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time (0), "base", "wheel"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "/base", "wheel"));
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), parent, "wheel"));
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "localiser");
  Localiser ().publish (tf::Transform::getIdentity ());
  return 0;
}
