/* Messages that libraries fill: PCL, OpenCV, projections, filters.  */
/* { dg-require-effective-target header:nodelet/nodelet.h } */
/* { dg-require-effective-target header:opencv4/opencv2/opencv_modules.hpp } */
/* { dg-require-effective-target eigen } */
/* { dg-options "-Wframe-all -isystem /usr/include/pcl-1.13 -isystem /usr/include/opencv4 -isystem /usr/include/eigen3" } */

#if __has_include(<cv_bridge/cv_bridge.h>)
#include <cv_bridge/cv_bridge.h>
#endif
#if __has_include(<laser_geometry/laser_geometry.h>)
#include <laser_geometry/laser_geometry.h>
#define PROJECTION
#endif
#include <message_filters/subscriber.h>
#include <nodelet/nodelet.h>
#include <ros/ros.h>
#include <sensor_msgs/LaserScan.h>
#include <sensor_msgs/PointCloud2.h>

#ifdef PROJECTION
void
projected (const ros::Publisher &publisher, laser_geometry::LaserProjection &projector, const sensor_msgs::LaserScan &scan)
{
  sensor_msgs::PointCloud2 cloud;
  projector.projectLaser (scan, cloud);
  publisher.publish (cloud);
}
#endif

#ifdef CV_BRIDGE_CV_BRIDGE_H
void
from_opencv (const ros::Publisher &publisher, const sensor_msgs::ImageConstPtr &message, const cv::Mat &matrix)
{
  cv_bridge::CvImagePtr image = cv_bridge::toCvCopy (message, "bgr8");
  publisher.publish (image->toImageMsg ());
  cv_bridge::CvImage other (message->header, "mono8", matrix);
  publisher.publish (other.toImageMsg ());
}
#endif

class Filter : public nodelet::Nodelet
{
public:
  void onInit () override;

private:
  void scan (const sensor_msgs::LaserScanConstPtr &message);

  ros::Publisher publisher_;
  ros::Subscriber subscriber_;
  message_filters::Subscriber<sensor_msgs::LaserScan> filtered_;
};

void
Filter::onInit ()
{
  publisher_ = getNodeHandle ().advertise<sensor_msgs::LaserScan> ("out", 1);
  subscriber_ = getNodeHandle ().subscribe ("in", 1, &Filter::scan, this);
  filtered_.registerCallback (boost::bind (&Filter::scan, this, boost::placeholders::_1));
}

void
Filter::scan (const sensor_msgs::LaserScanConstPtr &message)
{
  sensor_msgs::LaserScanPtr out = boost::make_shared<sensor_msgs::LaserScan> (*message);
  out->range_max = 5;
  publisher_.publish (out);
}
