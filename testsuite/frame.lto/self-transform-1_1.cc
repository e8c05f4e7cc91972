#include <tf/transform_broadcaster.h>

void
send (tf::TransformBroadcaster &broadcaster, const std::string &parent, const std::string &child)
{
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform::getIdentity (), ros::Time::now (), parent, child)); /* { dg-lto-warning "'base'.*\\[-Wframe-self-transform\\]" } */
}

const char *
base_frame ()
{
  return "base";
}
