/* One frame with two parents, by lists, fields and parameters.  */
/* { dg-require-effective-target tf2 } */

#include <vector>

#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>
#include <tf2_ros/transform_broadcaster.h>

void
list (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  std::vector<geometry_msgs::TransformStamped> all (2);
  all[0].header.frame_id = "arm";
  all[0].child_frame_id = "tool";
  all[0].transform.rotation.w = 1;
  all[1].header.frame_id = "table";
  all[1].child_frame_id = "tool";
  all[1].transform.rotation.w = 1;
  broadcaster.sendTransform (all); /* { dg-warning "'tool'.*'(arm|table)'.*\\[-Wframe-multiple-parents\\]" "vector" } */
}

class Localiser
{
public:
  explicit Localiser (ros::NodeHandle &node);
  void odometry ();
  void correction ();

private:
  tf2_ros::TransformBroadcaster broadcaster_;
  std::string world_;
  std::string wheels_;
  std::string robot_;
};

Localiser::Localiser (ros::NodeHandle &node)
{
  node.param<std::string> ("world_frame", world_, "world");
  node.param<std::string> ("wheels_frame", wheels_, "wheels");
  node.param<std::string> ("robot_frame", robot_, "robot");
}

void
Localiser::odometry ()
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = wheels_;
  t.child_frame_id = robot_;
  t.transform.rotation.w = 1;
  broadcaster_.sendTransform (t);
}

void
Localiser::correction ()
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = world_;
  t.child_frame_id = robot_;
  t.transform.rotation.w = 1;
  broadcaster_.sendTransform (t); /* { dg-warning "'robot'.*\\[-Wframe-multiple-parents\\]" "parameters" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "localiser");
  ros::NodeHandle node;
  Localiser localiser (node);
  localiser.odometry ();
  localiser.correction ();
  tf2_ros::StaticTransformBroadcaster statics;
  list (statics);
  return 0;
}
