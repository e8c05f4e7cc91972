#include "mismatch.h"

geometry_msgs::TransformStamped
to_map (const tf2_ros::Buffer &buffer)
{
  return buffer.lookupTransform (frames::map, frames::base, ros::Time (0));
}
