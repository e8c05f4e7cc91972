#include "mismatch.h"

static geometry_msgs::PoseStamped
pose (const std::string &frame)
{
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = frame;
  pose.pose.orientation.w = 1;
  return pose;
}

geometry_msgs::PoseStamped
detected ()
{
  return pose (frames::camera);
}

geometry_msgs::PoseStamped
in_base ()
{
  return pose (frames::base);
}
