// How obstacles look in rviz.

#include "rover_obstacles/markers.h"

#include <visualization_msgs/Marker.h>

namespace rover_obstacles
{

namespace
{

void setStyle(visualization_msgs::Marker & marker)
{
  marker.ns = "obstacles";
  marker.type = visualization_msgs::Marker::CYLINDER;
  marker.action = visualization_msgs::Marker::ADD;
  marker.scale.x = marker.scale.y = 0.3;
  marker.scale.z = 0.8;
  marker.color.r = 0.9f;
  marker.color.g = 0.3f;
  marker.color.a = 0.7f;
  marker.lifetime = ros::Duration(0.5);
}

}  // namespace

visualization_msgs::MarkerArray makeMarkers(
  const geometry_msgs::PoseArray & obstacles)
{
  visualization_msgs::MarkerArray array;
  for (const geometry_msgs::Pose & pose : obstacles.poses)
  {
    visualization_msgs::Marker marker;
    setStyle(marker);
    marker.header = obstacles.header;
    marker.id = static_cast<int>(array.markers.size());
    marker.pose = pose;
    array.markers.push_back(marker);
  }
  return array;
}

}  // namespace rover_obstacles
