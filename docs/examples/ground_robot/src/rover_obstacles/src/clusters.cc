// Clusters of a laser scan: neighbouring beams that end close to each other.

#include "rover_obstacles/clusters.h"

#include <cmath>

namespace rover_obstacles
{

namespace
{

// A cluster that still grows.
class Cluster
{
public:
  bool reaches(double x, double y, double gap) const
  {
    return size_ == 0 || std::hypot(x - last_x_, y - last_y_) <= gap;
  }

  void add(double x, double y)
  {
    sum_x_ += x;
    sum_y_ += y;
    last_x_ = x;
    last_y_ = y;
    ++size_;
  }

  std::size_t size() const { return size_; }

  void centre(geometry_msgs::Point & point) const
  {
    point.x = sum_x_ / size_;
    point.y = sum_y_ / size_;
    point.z = 0.0;
  }

private:
  double sum_x_ = 0.0;
  double sum_y_ = 0.0;
  double last_x_ = 0.0;
  double last_y_ = 0.0;
  std::size_t size_ = 0;
};

void keep(const Cluster & cluster, const std_msgs::Header & header,
          std::size_t min_points,
          std::vector<geometry_msgs::PointStamped> & centres)
{
  if (cluster.size() < min_points)
  {
    return;
  }
  geometry_msgs::PointStamped centre;
  centre.header = header;
  cluster.centre(centre.point);
  centres.push_back(centre);
}

}  // namespace

std::vector<geometry_msgs::PointStamped> findClusters(
  const sensor_msgs::LaserScan & scan, double gap, std::size_t min_points)
{
  std::vector<geometry_msgs::PointStamped> centres;
  Cluster cluster;
  for (std::size_t i = 0; i < scan.ranges.size(); ++i)
  {
    const double range = scan.ranges[i];
    if (!(range >= scan.range_min && range <= scan.range_max))
    {
      continue;
    }
    const double angle = scan.angle_min + i * scan.angle_increment;
    const double x = range * std::cos(angle);
    const double y = range * std::sin(angle);
    if (!cluster.reaches(x, y, gap))
    {
      keep(cluster, scan.header, min_points, centres);
      cluster = Cluster();
    }
    cluster.add(x, y);
  }
  keep(cluster, scan.header, min_points, centres);
  return centres;
}

}  // namespace rover_obstacles
