// How obstacles look in rviz.

#ifndef ROVER_OBSTACLES_MARKERS_H
#define ROVER_OBSTACLES_MARKERS_H

#include <geometry_msgs/PoseArray.h>
#include <visualization_msgs/MarkerArray.h>

namespace rover_obstacles
{

/// A pillar for each of OBSTACLES, in their frame.
visualization_msgs::MarkerArray makeMarkers(
  const geometry_msgs::PoseArray & obstacles);

}  // namespace rover_obstacles

#endif  // ROVER_OBSTACLES_MARKERS_H
