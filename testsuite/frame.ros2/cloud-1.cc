/* Clouds of PCL on their way to a publisher: read from a file, filtered,
   refilled, added up.  */
/* { dg-additional-options "-Wframe-all" } */

#include <memory>
#include <string>

#include <rclcpp/rclcpp.hpp>
#include <sensor_msgs/msg/point_cloud2.hpp>

namespace pcl
{
struct PCLHeader
{
  std::string frame_id;
};

struct PointXYZ
{
  float x, y, z;
};

template<typename Point>
class PointCloud
{
public:
  PCLHeader header;

  void clear ();
  void push_back (const Point &);
  PointCloud &operator+= (const PointCloud &);
};

template<typename Point>
class PCLBase
{
public:
  virtual ~PCLBase ();
  virtual void
  setInputCloud (const std::shared_ptr<const PointCloud<Point>> &);
};

template<typename Point>
class Filter : public PCLBase<Point>
{
public:
  void filter (PointCloud<Point> &);
};

template<typename Point>
class VoxelGrid : public Filter<Point>
{
};

template<typename Point>
void toROSMsg (const PointCloud<Point> &, sensor_msgs::msg::PointCloud2 &);

template<typename Point>
int removeNaNFromPointCloud (const PointCloud<Point> &, PointCloud<Point> &,
			     std::string &);

namespace io
{
template<typename Point>
int loadPCDFile (const std::string &, PointCloud<Point> &);
}
}

using Cloud = pcl::PointCloud<pcl::PointXYZ>;
using Publisher = rclcpp::Publisher<sensor_msgs::msg::PointCloud2>;

void
from_file (Publisher &publisher)
{
  Cloud cloud;
  pcl::io::loadPCDFile ("map.pcd", cloud);
  sensor_msgs::msg::PointCloud2 message;
  pcl::toROSMsg (cloud, message);
  publisher.publish (message); /* { dg-warning "PointCloud2. is published without a frame.*\\[-Wframe-missing-id\\]" "file" } */
}

void
labelled (Publisher &publisher)
{
  Cloud cloud;
  pcl::io::loadPCDFile ("map.pcd", cloud);
  cloud.header.frame_id = "map";
  sensor_msgs::msg::PointCloud2 message;
  pcl::toROSMsg (cloud, message);
  publisher.publish (message);
}

void
filtered (Publisher &publisher)
{
  auto cloud = std::make_shared<Cloud> ();
  cloud->header.frame_id = "/laser";
  Cloud out;
  pcl::VoxelGrid<pcl::PointXYZ> grid;
  grid.setInputCloud (cloud);
  grid.filter (out);
  sensor_msgs::msg::PointCloud2 message;
  pcl::toROSMsg (out, message);
  publisher.publish (message); /* { dg-warning "frame '/laser' starts with.*\\[-Wframe-leading-slash\\]" "filter" } */
}

void
refilled (Publisher &publisher)
{
  Cloud cloud, dense;
  cloud.header.frame_id = "/laser";
  cloud.clear ();
  cloud.push_back (pcl::PointXYZ ());
  std::string indices;
  pcl::removeNaNFromPointCloud (cloud, dense, indices);
  sensor_msgs::msg::PointCloud2 message;
  pcl::toROSMsg (dense, message);
  publisher.publish (message); /* { dg-warning "frame '/laser' starts with.*\\[-Wframe-leading-slash\\]" "refilled" } */
}

void
added (Publisher &publisher)
{
  Cloud left, right, all;
  left.header.frame_id = "laser_left";
  right.header.frame_id = "laser_right";
  all += left;
  left += right; /* { dg-warning "'laser_left'.*'laser_right' without a transform.*\\[-Wframe-mismatch\\]" "sum" } */
}
