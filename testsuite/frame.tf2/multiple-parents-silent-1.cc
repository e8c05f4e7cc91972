/* Settings decide which parent a frame has; by default there is one.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2_ros/transform_broadcaster.h>

class Localiser
{
public:
  explicit Localiser (ros::NodeHandle &node);
  void update ();

private:
  void send (const std::string &parent, const std::string &child);
  void by_return ();
  void by_mode ();
  void by_word ();

  tf2_ros::TransformBroadcaster broadcaster_;
  bool publish_tf_;
  bool invert_tf_;
  int mode_;
  std::string kind_;
};

Localiser::Localiser (ros::NodeHandle &node)
{
  node.param ("publish_tf", publish_tf_, true);
  node.param ("invert_tf", invert_tf_, false);
  node.param ("mode", mode_, 2);
  node.param<std::string> ("kind", kind_, "none");
}

void
Localiser::send (const std::string &parent, const std::string &child)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = parent;
  t.child_frame_id = child;
  t.transform.rotation.w = 1;
  broadcaster_.sendTransform (t);
}

void
Localiser::by_return ()
{
  if (!invert_tf_)
    return;
  send ("wheels", "robot");
}

void
Localiser::by_mode ()
{
  if (mode_ == 0)
    send ("ceiling", "robot");
  if (mode_ == 1)
    send ("floor", "robot");
}

void
Localiser::by_word ()
{
  if (kind_ == "laser")
    send ("wall", "robot");
  if (kind_ == "camera")
    send ("window", "robot");
}

void
Localiser::update ()
{
  if (publish_tf_)
    send ("world", "robot");
  by_return ();
  by_mode ();
  by_word ();
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "localiser");
  ros::NodeHandle node;
  Localiser (node).update ();
  bool lidar = false;
  node.param ("lidar", lidar, lidar);
  tf2_ros::TransformBroadcaster broadcaster;
  geometry_msgs::TransformStamped t;
  t.transform.rotation.w = 1;
  t.child_frame_id = "sensor";
  t.header.frame_id = lidar ? "lidar_mount" : "camera_mount";
  broadcaster.sendTransform (t);
  return 0;
}
