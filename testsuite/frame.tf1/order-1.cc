/* odom above map.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

class Localiser
{
public:
  void publish (const tf::Transform &t);

private:
  tf::TransformBroadcaster broadcaster_;
  std::string map_ = "map";
  std::string odom_ = "odom";
};

void
Localiser::publish (const tf::Transform &t)
{
  broadcaster_.sendTransform (tf::StampedTransform (t, ros::Time::now (), odom_, map_)); /* { dg-warning "'(map|odom)'.*'(map|odom)'.*\\[-Wframe-order\\]" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "localiser");
  Localiser ().publish (tf::Transform::getIdentity ());
  return 0;
}
