// Clusters of a laser scan: neighbouring beams that end close to each other.

#ifndef ROVER_OBSTACLES_CLUSTERS_H
#define ROVER_OBSTACLES_CLUSTERS_H

#include <cstddef>
#include <vector>

#include <geometry_msgs/PointStamped.h>
#include <sensor_msgs/LaserScan.h>

namespace rover_obstacles
{

/// The centres of SCAN's clusters, in SCAN's own frame.  Beams whose ends are
/// further apart than GAP metres belong to different clusters; clusters of
/// less than MIN_POINTS beams are noise.
std::vector<geometry_msgs::PointStamped> findClusters(
  const sensor_msgs::LaserScan & scan, double gap, std::size_t min_points);

}  // namespace rover_obstacles

#endif  // ROVER_OBSTACLES_CLUSTERS_H
