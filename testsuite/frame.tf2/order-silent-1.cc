/* Odometry that is inverted on purpose, and says so; settings.  */
/* { dg-require-effective-target tf2 } */

#include <ros/ros.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/transform_broadcaster.h>

/* The inverse () of what was measured.  */

void
inverse (tf2_ros::TransformBroadcaster &broadcaster,
	 const geometry_msgs::Transform &odom_T_base)
{
  tf2::Transform t;
  tf2::fromMsg (odom_T_base, t);
  geometry_msgs::TransformStamped out;
  out.header.stamp = ros::Time::now ();
  out.header.frame_id = "base_link";
  out.child_frame_id = "odom";
  out.transform = tf2::toMsg (t.inverse ());
  broadcaster.sendTransform (out);
}

/* A setting that asks for it.  */

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
  geometry_msgs::TransformStamped t;
  t.transform.rotation.w = 1;
  if (invert_)
    {
      t.header.frame_id = "odom";
      t.child_frame_id = "map";
    }
  else
    {
      t.header.frame_id = "map";
      t.child_frame_id = "odom";
    }
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
