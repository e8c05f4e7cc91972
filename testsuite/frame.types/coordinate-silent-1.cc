/* Numbers that have no frame, and coordinates in one frame.  */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <cmath>

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/PoseStamped.h>
#include <nav_msgs/OccupancyGrid.h>
#include <sensor_msgs/Imu.h>
#include <sensor_msgs/LaserScan.h>
#include <tf2/utils.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

double
one_frame (tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &p, const geometry_msgs::PoseStamped &q)
{
  geometry_msgs::PoseStamped a = buffer.transform (p, "map");
  geometry_msgs::PoseStamped b = buffer.transform (q, "map");
  return std::hypot (a.pose.position.x - b.pose.position.x, a.pose.position.y - b.pose.position.y);
}

/* Times, ranges, intensities, sizes, covariances.  */

double
numbers (tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &in)
{
  sensor_msgs::LaserScan scan;
  nav_msgs::OccupancyGrid grid;
  sensor_msgs::Imu imu;
  geometry_msgs::PoseStamped a = buffer.transform (in, "odom");
  scan.header.frame_id = "laser";
  scan.ranges.resize (3);
  grid.header.frame_id = "map";
  imu.header.frame_id = "imu_link";
  if ((a.header.stamp - scan.header.stamp).toSec () > 1)
    return 0;
  if (scan.ranges[0] < scan.range_max && scan.ranges[1] > grid.info.resolution)
    return scan.ranges[0] - grid.info.width * grid.info.resolution;
  return imu.linear_acceleration_covariance[0] - scan.angle_min;
}

/* Cells of a map.  */

int
cell (tf2_ros::Buffer &buffer, const nav_msgs::OccupancyGrid &grid, const geometry_msgs::PointStamped &in)
{
  geometry_msgs::PointStamped p = buffer.transform (in, "map");
  return static_cast<int> ((p.point.x - grid.info.origin.position.x) / grid.info.resolution);
}

/* Turned and moved by hand with what was looked up.  */

double
by_hand (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  geometry_msgs::PointStamped p = buffer.transform (in, "base_link");
  geometry_msgs::PointStamped goal = buffer.transform (in, "map");
  geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("map", "base_link", ros::Time (0));
  double yaw = tf2::getYaw (t.transform.rotation);
  double x = t.transform.translation.x + std::cos (yaw) * p.point.x - std::sin (yaw) * p.point.y;
  return goal.point.x - x;
}

/* Heights and headings are often compared with limits.  */

bool
limits (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in, double limit)
{
  geometry_msgs::PointStamped p = buffer.transform (in, "base_link");
  geometry_msgs::PointStamped q = buffer.transform (in, "map");
  double height = p.point.z;
  height = q.point.z;
  return height > limit && p.point.x < 2.5 && q.point.x < limit;
}
