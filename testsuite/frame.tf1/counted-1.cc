/* A loop that counts from a constant to a constant is entered.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-all" } */

#include <ros/ros.h>
#include <visualization_msgs/Marker.h>

extern const int some;

/* All of them are filled, then published.  */

void
all (ros::Publisher &publisher)
{
  visualization_msgs::Marker markers[3];
  for (int i = 0; i < 3; i++)
    {
      markers[i].header.frame_id = "world";
      markers[i].pose.orientation.w = 1;
    }
  while (ros::ok ())
    for (int i = 0; i < 3; i++)
      publisher.publish (markers[i]); /* { dg-bogus "is not set on every path" } */
}

void
down (ros::Publisher &publisher)
{
  visualization_msgs::Marker marker;
  marker.pose.orientation.w = 1;
  for (int i = 2; i >= 0; --i)
    marker.header.frame_id = "world";
  publisher.publish (marker); /* { dg-bogus "is not set on every path" } */
}

void
differs (ros::Publisher &publisher)
{
  visualization_msgs::Marker marker;
  marker.pose.orientation.w = 1;
  for (unsigned i = 0; i != 2; i++)
    marker.header.frame_id = "world";
  publisher.publish (marker); /* { dg-bogus "is not set on every path" } */
}

/* This one perhaps not.  */

void
up_to (ros::Publisher &publisher)
{
  visualization_msgs::Marker marker;
  marker.pose.orientation.w = 1;
  for (int i = 0; i < some; i++)
    marker.header.frame_id = "world";
  publisher.publish (marker); /* { dg-warning "'header.frame_id' is not set on every path.*\\[-Wframe-missing-id\\]" } */
}

/* And this one never.  */

void
from (ros::Publisher &publisher)
{
  visualization_msgs::Marker marker;
  marker.pose.orientation.w = 1;
  for (int i = 3; i < 3; i++)
    marker.header.frame_id = "world";
  publisher.publish (marker); /* { dg-warning "'header.frame_id' is never set.*\\[-Wframe-missing-id\\]" } */
}

void
never (ros::Publisher &publisher)
{
  visualization_msgs::Marker markers[3];
  for (int i = 0; i < 3; i++)
    markers[i].pose.orientation.w = 1;
  while (ros::ok ())
    for (int i = 0; i < 3; i++)
      publisher.publish (markers[i]); /* { dg-warning "'header.frame_id' is never set.*\\[-Wframe-missing-id\\]" } */
}
