/* One mistake of each kind that a unit can show.  */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target roscpp } */
/* { dg-skip-if "std::allocator::rebind is gone" { *-*-* } { "-std=c++20" } } */

#include <geometry_msgs/PointStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf2/LinearMath/Matrix3x3.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/static_transform_broadcaster.h>

static geometry_msgs::TransformStamped
edge (const std::string &parent, const std::string &child,
      const tf2::Quaternion &q)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = parent;
  t.child_frame_id = child;
  t.transform.rotation = tf2::toMsg (q);
  return t;
}

class Node
{
public:
  explicit Node (ros::NodeHandle &node)
    : points_ (node.advertise<geometry_msgs::PointStamped> ("points", 1)),
      odometry_ (node.advertise<nav_msgs::Odometry> ("odom", 1)),
      frame_ ("/map")
  {
  }

  void point ()
  {
    geometry_msgs::PointStamped message;
    message.point.x = 1;
    points_.publish (message); /* { dg-warning "\\[-Wframe-missing-id\\]" "no frame" } */
  }

  void odometry ()
  {
    nav_msgs::Odometry message;
    message.header.frame_id = "odom";
    message.twist.twist.linear.x = 1;
    odometry_.publish (message); /* { dg-warning "\\[-Wframe-missing-child-id\\]" "no child" } */
  }

  void look (tf2_ros::Buffer &buffer)
  {
    buffer.lookupTransform (frame_, "odom", ros::Time (0)); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "slash" } */
    buffer.lookupTransform ("map", "map", ros::Time (0)); /* { dg-warning "'map'.*\\[-Wframe-self-transform\\]" "self" } */
  }

  void mount (tf2_ros::StaticTransformBroadcaster &b)
  {
    tf2::Quaternion level, optical;
    level.setRPY (0, 0, 0);
    optical.setRPY (-M_PI / 2, 0, -M_PI / 2);
    b.sendTransform (edge ("base_link", "camera_link", level));
    b.sendTransform (edge ("camera_link", "camera_optical_frame", optical));
    b.sendTransform (edge ("rear_camera_link", "rear_camera_optical_frame", level)); /* { dg-warning "\\[-Wframe-orientation\\]" "optical" } */
    b.sendTransform (edge ("base_link", "laser", level)); /* { dg-line mount } */
    b.sendTransform (edge ("mast", "laser", level)); /* { dg-line again } */
    /* { dg-warning "'laser'.*\\[-Wframe-multiple-parents\\]" "parents" { target *-*-* } again } */
  }

  void order (tf2_ros::StaticTransformBroadcaster &b)
  {
    tf2::Quaternion level;
    level.setRPY (0, 0, 0);
    b.sendTransform (edge ("odom", "map", level)); /* { dg-warning "\\[-Wframe-order\\]" "order" } */
  }

  void circle (tf2_ros::StaticTransformBroadcaster &b)
  {
    tf2::Quaternion level;
    level.setRPY (0, 0, 0);
    b.sendTransform (edge ("a", "b", level));
    b.sendTransform (edge ("b", "c", level));
    b.sendTransform (edge ("c", "a", level)); /* { dg-warning "\\[-Wframe-cycle\\]" "cycle" } */
  }

  void mirror (tf2_ros::StaticTransformBroadcaster &b)
  {
    const tf2::Matrix3x3 matrix (1, 0, 0, 0, 1, 0, 0, 0, -1); /* { dg-warning "\\[-Wframe-handedness\\]" "mirror" } */
    tf2::Quaternion q;
    matrix.getRotation (q);
    b.sendTransform (edge ("arm", "hand", q));
  }

private:
  ros::Publisher points_, odometry_;
  std::string frame_;
};

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "node");
  ros::NodeHandle handle;
  Node node (handle);
  tf2_ros::Buffer buffer;
  tf2_ros::StaticTransformBroadcaster broadcaster;
  node.point ();
  node.odometry ();
  node.look (buffer);
  node.mount (broadcaster);
  node.order (broadcaster);
  node.circle (broadcaster);
  node.mirror (broadcaster);
}
