/* Messages that another unit makes or fills, and leaves without a frame.  */
/* { dg-require-effective-target roscpp } */

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>

geometry_msgs::PoseStamped make_pose ();
void fill (geometry_msgs::PoseStamped &pose);
void fill_all (geometry_msgs::PoseStamped &pose);
void publish (const ros::Publisher &publisher, const geometry_msgs::PoseStamped &pose);

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "poses");
  ros::NodeHandle node;
  const ros::Publisher publisher = node.advertise<geometry_msgs::PoseStamped> ("pose", 1);
  publisher.publish (make_pose ()); /* { dg-lto-warning "\\[-Wframe-missing-id\\]" "result" } */
  geometry_msgs::PoseStamped pose;
  fill (pose);
  publisher.publish (pose); /* { dg-lto-warning "\\[-Wframe-missing-id\\]" "out parameter" } */
  geometry_msgs::PoseStamped full;
  fill_all (full);
  publisher.publish (full);
  geometry_msgs::PoseStamped other;
  publish (publisher, other);
  geometry_msgs::PoseStamped here;
  publisher.publish (here); /* { dg-warning "\\[-Wframe-missing-id\\]" "said when compiled" } */
  return 0;
}
