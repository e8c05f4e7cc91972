// The pose that a visual SLAM library gives, and ROS's transform of it.

#ifndef SLAM_H
#define SLAM_H

#include <tf/transform_datatypes.h>

// The rows of [R | t]: p_camera = R * p_map + t, in the library's own axes,
// which are x right, y down, z forward.
struct SlamPosition
{
  double row[3][4];
};

// Where the camera is on the map.
tf::Transform transformFromPosition(const SlamPosition & position);

#endif  // SLAM_H
