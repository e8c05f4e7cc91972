#include <geometry_msgs/PointStamped.h>

void
fill_point (geometry_msgs::PointStamped &message)
{
  message.point.x = 1;
}

void
fill_all (geometry_msgs::PointStamped &message)
{
  fill_point (message);
  message.header.frame_id = "map";
}
