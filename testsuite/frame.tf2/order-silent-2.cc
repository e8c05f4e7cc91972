/* A setting, off by default, turns map and odom round.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

class Odometry
{
public:
  explicit Odometry (ros::NodeHandle &node);
  void publish (tf2_ros::TransformBroadcaster &broadcaster);

private:
  bool invert_;
};

Odometry::Odometry (ros::NodeHandle &node)
{
  node.param ("invert_tf", invert_, false);
}

void
Odometry::publish (tf2_ros::TransformBroadcaster &broadcaster)
{
  if (!invert_)
    return;
  geometry_msgs::TransformStamped t;
  t.transform.rotation.w = 1;
  t.header.frame_id = "odom";
  t.child_frame_id = "map";
  broadcaster.sendTransform (t);
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "odometry");
  ros::NodeHandle node;
  tf2_ros::TransformBroadcaster broadcaster;
  Odometry (node).publish (broadcaster);
  return 0;
}
