/* A message is filled by another file: one that forgets the frame, one that
   names it.  */
/* { dg-require-effective-target roscpp } */

#include <geometry_msgs/PointStamped.h>
#include <ros/ros.h>

extern void fill_point (geometry_msgs::PointStamped &);
extern void fill_all (geometry_msgs::PointStamped &);

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "points");
  ros::NodeHandle node;
  ros::Publisher publisher
    = node.advertise<geometry_msgs::PointStamped> ("point", 1);
  geometry_msgs::PointStamped bad, good;
  fill_point (bad);
  publisher.publish (bad); /* { dg-lto-warning "frame_id.*\\[-Wframe-missing-id\\]" "no frame" } */
  fill_all (good);
  publisher.publish (good); /* { dg-lto-bogus "missing-id" "a frame" } */
}
