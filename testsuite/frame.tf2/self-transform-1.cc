/* A transform from a frame to itself, sent and looked up by tf2.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/static_transform_broadcaster.h>

void
sent (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "world";
  t.child_frame_id = "world";
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t); /* { dg-warning "'world'.*\\[-Wframe-self-transform\\]" } */
}

void
looked_up (const tf2_ros::Buffer &buffer)
{
  buffer.lookupTransform ("odom", "odom", ros::Time (0)); /* { dg-warning "'odom'.*\\[-Wframe-self-transform\\]" } */
}

/* Whatever the id is, it is the same.  */

geometry_msgs::TransformStamped
same_parameter (const tf2_ros::Buffer &buffer, const std::string &frame)
{
  return buffer.lookupTransform (frame, frame, ros::Time::now ()); /* { dg-warning "\\[-Wframe-self-transform\\]" "one parameter" } */
}

struct Edge
{
  std::string parent;
  std::string child;
};

void
in_loop (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  const Edge edges[] = { { "tray", "tray" }, { "tray", "tray" } };
  for (const Edge &edge : edges)
    {
      geometry_msgs::TransformStamped t;
      t.header.frame_id = edge.parent;
      t.child_frame_id = edge.child;
      t.transform.rotation.w = 1;
      broadcaster.sendTransform (t); /* { dg-warning "'tray'.*\\[-Wframe-self-transform\\]" "array" } */
    }
}

class Frames
{
public:
  explicit Frames (ros::NodeHandle &node);
  void publish ();

private:
  std::string base_;
  std::string sensor_;
  tf2_ros::StaticTransformBroadcaster broadcaster_;
};

Frames::Frames (ros::NodeHandle &node)
{
  node.param<std::string> ("base_frame", base_, "base");
  sensor_ = base_;
}

void
Frames::publish ()
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = base_;
  t.child_frame_id = sensor_;
  t.transform.rotation.w = 1;
  broadcaster_.sendTransform (t); /* { dg-warning "'base'.*\\[-Wframe-self-transform\\]" "one parameter of ROS" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "frames");
  ros::NodeHandle node;
  Frames (node).publish ();
  return 0;
}
