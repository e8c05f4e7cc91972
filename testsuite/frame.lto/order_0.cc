/* The names come from one file, the broadcaster is in the other.  */
/* { dg-require-effective-target tf2 } */

#include "edges.h"
#include <tf2_ros/transform_broadcaster.h>

extern void send (tf2_ros::TransformBroadcaster &, const std::string &parent,
		  const std::string &child);

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "geo");
  tf2_ros::TransformBroadcaster broadcaster;
  broadcaster.sendTransform (edge ("odom", "base_link"));
  send (broadcaster, "map", "earth");
}
