/* A stamped message that never gets a frame, in one function.  */
/* { dg-require-effective-target roscpp } */

#include <boost/make_shared.hpp>
#include <geometry_msgs/PoseArray.h>
#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/Vector3Stamped.h>
#include <nav_msgs/GridCells.h>
#include <ros/publisher.h>
#include <sensor_msgs/Range.h>

void
never (const ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped pose;
  pose.pose.position.x = 1;
  publisher.publish (pose); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
stamp_only (const ros::Publisher &publisher)
{
  geometry_msgs::Vector3Stamped vector;
  vector.header.stamp = ros::Time::now ();
  vector.vector.x = 1;
  publisher.publish (vector); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
empty_literal (const ros::Publisher &publisher)
{
  geometry_msgs::PoseArray poses;
  poses.header.frame_id = "";
  publisher.publish (poses); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
cleared (const ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = "map";
  pose.header.frame_id.clear (); /* { dg-warning "it is empty now \\[-Wframe-lost-header\\]" } */
  publisher.publish (pose);
}

void
header_without_id (const ros::Publisher &publisher)
{
  std_msgs::Header header;
  header.stamp = ros::Time::now ();
  geometry_msgs::PoseStamped pose;
  pose.header = header;
  publisher.publish (pose); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
temporary (const ros::Publisher &publisher)
{
  publisher.publish (geometry_msgs::PoseStamped ()); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
heap (const ros::Publisher &publisher)
{
  auto made = boost::make_shared<geometry_msgs::PoseStamped> ();
  made->pose.position.x = 1;
  publisher.publish (made); /* { dg-warning "\\[-Wframe-missing-id\\]" "make_shared" } */
  geometry_msgs::PoseStampedPtr pointer (new geometry_msgs::PoseStamped);
  pointer->pose.position.x = 1;
  publisher.publish (pointer); /* { dg-warning "\\[-Wframe-missing-id\\]" "new" } */
}

void
other_types (const ros::Publisher &publisher)
{
  using namespace nav_msgs;
  GridCells cells;
  cells.cell_width = 1;
  publisher.publish (cells); /* { dg-warning "\\[-Wframe-missing-id\\]" "using" } */
  auto range = sensor_msgs::Range ();
  range.range = 1;
  publisher.publish (range); /* { dg-warning "\\[-Wframe-missing-id\\]" "auto" } */
}

void
in_loop (const ros::Publisher &publisher, int n)
{
  for (int i = 0; i < n; i++)
    {
      geometry_msgs::PoseStamped pose;
      pose.pose.position.x = i;
      publisher.publish (pose); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
    }
}
