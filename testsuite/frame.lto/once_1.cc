#include <string>
#include <tf2_ros/buffer.h>

std::string
target ()
{
  return "/earth";
}

bool
ready (tf2_ros::Buffer &buffer)
{
  return buffer.canTransform ("map", "odom", ros::Time (0));
}
