/* The ids come from a file that knows nothing of frames, which says of which
   classes and globals it writes strings.  */
/* { dg-require-effective-target roscpp } */

#include <geometry_msgs/PointStamped.h>
#include <ros/ros.h>
#include "bystander.h"

struct config the_config;
struct options the_options;
std::string the_frame;

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "points");
  ros::NodeHandle node;
  ros::Publisher publisher
    = node.advertise<geometry_msgs::PointStamped> ("point", 1);
  geometry_msgs::PointStamped a, b, c;
  read_config (argv[1]);
  a.header.frame_id = the_config.fixed;
  publisher.publish (a); /* { dg-lto-bogus "missing-id" "a field" } */
  b.header.frame_id = the_frame;
  publisher.publish (b); /* { dg-lto-bogus "missing-id" "a global" } */
  c.header.frame_id = the_options.nothing;
  publisher.publish (c); /* { dg-lto-warning "frame_id.*\\[-Wframe-missing-id\\]" "nobody writes it" } */
}
