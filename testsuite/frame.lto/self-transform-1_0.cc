/* A helper of another unit is called with one frame for both.  */
/* { dg-require-effective-target tf } */

#include <tf/transform_broadcaster.h>

void send (tf::TransformBroadcaster &broadcaster, const std::string &parent, const std::string &child);
const char *base_frame ();

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "frames");
  tf::TransformBroadcaster broadcaster;
  send (broadcaster, "base", "wheel");
  send (broadcaster, "base", base_frame ());
  return 0;
}
