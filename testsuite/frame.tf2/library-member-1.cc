/* A method of a library may write the members that come from it, and no
   others.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include "library-member-1.h"

using sensor_msgs::PointCloud2;

class Mine : public library::Reader
{
  PointCloud2 own_;
  ros::Publisher publisher_;

  void run () override
  {
    output_ = boost::make_shared<PointCloud2> (PointCloud2 ());
    own_ = PointCloud2 ();
    next ();
    publisher_.publish (output_);
    publisher_.publish (own_); /* { dg-warning "published without a frame" } */
  }
};

Mine mine;

void
library::Reader::run ()
{
  ros::NodeHandle handle;
  ros::Publisher publisher = handle.advertise<PointCloud2> ("out", 1);
  output_ = boost::make_shared<PointCloud2> (PointCloud2 ());
  next ();
  publisher.publish (output_);
}
