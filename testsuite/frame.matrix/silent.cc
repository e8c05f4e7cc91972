/* A node without mistakes is silent whatever the options, all warnings on.  */
/* { dg-require-effective-target tf2 } */
/* { dg-skip-if "std::allocator::rebind is gone" { *-*-* } { "-std=c++20" } } */
/* { dg-options "-Wframe-all" } */

#include <cmath>

#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/static_transform_broadcaster.h>
#include <tf2_ros/transform_broadcaster.h>

class Robot
{
public:
  explicit Robot (ros::NodeHandle &node);
  void mount ();
  void update (double x, double yaw, double speed);
  bool where (geometry_msgs::PoseStamped &pose) const;

private:
  geometry_msgs::TransformStamped edge (const std::string &parent, const std::string &child, const tf2::Quaternion &q) const;

  ros::Publisher publisher_;
  tf2_ros::TransformBroadcaster broadcaster_;
  tf2_ros::StaticTransformBroadcaster static_broadcaster_;
  tf2_ros::Buffer buffer_;
  std::string odom_;
  std::string base_;
  bool publish_tf_;
};

Robot::Robot (ros::NodeHandle &node)
  : publisher_ (node.advertise<nav_msgs::Odometry> ("odom", 1))
{
  node.param<std::string> ("odom_frame", odom_, "odom");
  node.param<std::string> ("base_frame", base_, "base_link");
  node.param ("publish_tf", publish_tf_, true);
}

geometry_msgs::TransformStamped
Robot::edge (const std::string &parent, const std::string &child, const tf2::Quaternion &q) const
{
  geometry_msgs::TransformStamped t;
  t.header.stamp = ros::Time::now ();
  t.header.frame_id = parent;
  t.child_frame_id = child;
  t.transform.rotation = tf2::toMsg (q);
  return t;
}

void
Robot::mount ()
{
  tf2::Quaternion optical, upside_down;
  optical.setRPY (-M_PI / 2, 0, -M_PI / 2);
  upside_down.setRPY (M_PI, 0, 0);
  std::vector<geometry_msgs::TransformStamped> all;
  all.push_back (edge (base_, "camera_link", tf2::Quaternion::getIdentity ()));
  all.push_back (edge ("camera_link", "camera_optical_frame", optical));
  all.push_back (edge (base_, "laser", upside_down));
  static_broadcaster_.sendTransform (all);
}

void
Robot::update (double x, double yaw, double speed)
{
  tf2::Quaternion q;
  q.setRPY (0, 0, yaw);
  nav_msgs::Odometry odom;
  odom.header.stamp = ros::Time::now ();
  odom.header.frame_id = odom_;
  odom.child_frame_id = base_;
  odom.pose.pose.position.x = x;
  odom.pose.pose.orientation = tf2::toMsg (q);
  odom.twist.twist.linear.x = speed;
  publisher_.publish (odom);
  if (publish_tf_)
    broadcaster_.sendTransform (edge (odom_, base_, q));
}

bool
Robot::where (geometry_msgs::PoseStamped &pose) const
{
  try
    {
      const geometry_msgs::TransformStamped t = buffer_.lookupTransform ("map", base_, ros::Time (0));
      pose.header = t.header;
      pose.pose.position.x = t.transform.translation.x;
      pose.pose.orientation = t.transform.rotation;
    }
  catch (const tf2::TransformException &)
    {
      return false;
    }
  return true;
}
