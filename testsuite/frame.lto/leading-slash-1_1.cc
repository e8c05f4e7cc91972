#include "leading-slash-1.h"

#include <geometry_msgs/PoseStamped.h>

const std::string MAP_FRAME = "/map";
const char *const ODOM_FRAME = "/odom";

Frames::Frames () : base ("/base")
{
}

/* That the unit is about frames.  */

geometry_msgs::PoseStamped
origin ()
{
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = MAP_FRAME;
  return pose;
}
