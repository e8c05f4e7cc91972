/* Frames that differ, or that only the defaults of two parameters make one.  */
/* { dg-require-effective-target tf2 } */

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

void
motion (const tf2_ros::Buffer &buffer, const ros::Time &then)
{
  buffer.lookupTransform ("base_link", ros::Time (0), "base_link", then, "odom");
}

void
unknown (const tf2_ros::Buffer &buffer, const std::string &a,
	 const std::string &b, const geometry_msgs::PoseStamped &pose)
{
  buffer.lookupTransform (a, b, ros::Time (0));
  buffer.lookupTransform ("map", pose.header.frame_id, ros::Time (0));
  buffer.lookupTransform (a, a + "_optical", ros::Time (0));
}

class Frames
{
public:
  explicit Frames (ros::NodeHandle &node);
  void publish ();

private:
  std::string world_;
  std::string map_;
  tf2_ros::TransformBroadcaster broadcaster_;
};

Frames::Frames (ros::NodeHandle &node)
{
  node.param<std::string> ("world_frame", world_, "map");
  node.param<std::string> ("map_frame", map_, "map");
}

void
Frames::publish ()
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = world_;
  t.child_frame_id = map_;
  t.transform.rotation.w = 1;
  broadcaster_.sendTransform (t);
}

void
tested (tf2_ros::TransformBroadcaster &broadcaster, const std::string &parent)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = parent;
  t.child_frame_id = "odom";
  t.transform.rotation.w = 1;
  if (t.header.frame_id != t.child_frame_id)
    broadcaster.sendTransform (t);
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "frames");
  ros::NodeHandle node;
  Frames (node).publish ();
  tf2_ros::TransformBroadcaster broadcaster;
  tested (broadcaster, "map");
  tested (broadcaster, "odom");
  return 0;
}
