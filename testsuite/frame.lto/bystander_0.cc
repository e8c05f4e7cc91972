/* The ids come from a file that knows nothing of frames, which says of which
   classes and globals it writes strings.  Or they come from messages.  */
/* { dg-require-effective-target roscpp } */

#include <geometry_msgs/PointStamped.h>
#include <ros/ros.h>
#include "bystander.h"

struct config the_config;
struct options the_options;
std::string the_frame;

static ros::Publisher goals;

bool
serve (fleet::GoalRequest &request, fleet::GoalRequest &)
{
  geometry_msgs::PointStamped goal;
  goal.header = request.header;
  goals.publish (goal); /* { dg-lto-bogus "missing-id" "a request" } */
  return true;
}

void
reconfigure (gains &parameters)
{
  geometry_msgs::PointStamped goal;
  goal.header.frame_id = parameters.frame;
  goals.publish (goal); /* { dg-lto-bogus "missing-id" "parameters" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "points");
  ros::NodeHandle node;
  ros::Publisher publisher
    = node.advertise<geometry_msgs::PointStamped> ("point", 1);
  gains first;
  fleet::GoalRequest request;
  reconfigure (first);
  serve (request, request);
  geometry_msgs::PointStamped a, b, c;
  read_config (argv[1]);
  a.header.frame_id = the_config.fixed;
  publisher.publish (a); /* { dg-lto-bogus "missing-id" "a field" } */
  b.header.frame_id = the_frame;
  publisher.publish (b); /* { dg-lto-bogus "missing-id" "a global" } */
  c.header.frame_id = the_options.nothing;
  publisher.publish (c); /* { dg-lto-warning "frame_id.*\\[-Wframe-missing-id\\]" "nobody writes it" } */
}
