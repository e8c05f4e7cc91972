/* odom below base_link, and the name of what sends it says why.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

class Publisher
{
public:
  void publish_inverse (const tf::Transform &base_T_odom);

private:
  tf::TransformBroadcaster broadcaster_;
};

void
Publisher::publish_inverse (const tf::Transform &base_T_odom)
{
  broadcaster_.sendTransform (tf::StampedTransform (base_T_odom, ros::Time::now (), "base_link", "odom"));
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "publisher");
  Publisher ().publish_inverse (tf::Transform::getIdentity ());
  return 0;
}
