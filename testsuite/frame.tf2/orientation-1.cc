/* Optical frames as messages: components, angles, defaults of parameters.  */
/* { dg-require-effective-target tf2 } */

#include <cmath>

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/PoseArray.h>
#include <ros/ros.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/static_transform_broadcaster.h>

void
by_components (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "camera_link";
  t.child_frame_id = "camera_optical_frame";
  t.transform.rotation.x = 0;
  t.transform.rotation.y = 0;
  t.transform.rotation.z = 0;
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t); /* { dg-warning "'camera_optical_frame'.*\\[-Wframe-orientation\\]" "w" } */
}

void
by_default_zeros (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "left_camera_link";
  t.child_frame_id = "left_camera_optical_frame";
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t); /* { dg-warning "'left_camera_optical_frame'.*\\[-Wframe-orientation\\]" "w alone" } */
}

static geometry_msgs::Quaternion
quaternion (double roll, double pitch, double yaw)
{
  tf2::Quaternion q;
  q.setRPY (roll, pitch, yaw);
  return tf2::toMsg (q);
}

void
by_helper (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "right_camera_link";
  t.child_frame_id = "right_camera_optical_frame";
  t.transform.rotation = quaternion (0, M_PI / 2, 0);
  broadcaster.sendTransform (t); /* { dg-warning "'right_camera_optical_frame'.*\\[-Wframe-orientation\\]" "angles" } */
}

class Camera
{
public:
  explicit Camera (ros::NodeHandle &node);
  void publish ();

private:
  std::string link_;
  std::string optical_;
  tf2_ros::StaticTransformBroadcaster broadcaster_;
};

Camera::Camera (ros::NodeHandle &node)
{
  node.param<std::string> ("link", link_, "rear_camera_link");
  node.param<std::string> ("optical", optical_, "rear_camera_optical_frame");
}

void
Camera::publish ()
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = link_;
  t.child_frame_id = optical_;
  t.transform = tf2::toMsg (tf2::Transform::getIdentity ());
  broadcaster_.sendTransform (t); /* { dg-warning "'rear_camera_optical_frame'.*\\[-Wframe-orientation\\]" "parameters" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "camera");
  ros::NodeHandle node;
  Camera (node).publish ();
  return 0;
}

/* Axes turned by hand: in a function, a helper, a loop.  */

void
by_hand (geometry_msgs::PointStamped p, ros::Publisher &pub)
{
  geometry_msgs::PointStamped out;
  p.header.frame_id = "camera_optical_frame";
  out.header.frame_id = "camera_link";
  out.point.x = p.point.z;
  out.point.y = p.point.x;
  out.point.z = -p.point.y;
  pub.publish (out); /* { dg-warning "become <z,x,-y> in 'camera_link', but between these two frames it is <z,-x,-y> \\[-Wframe-orientation\\]" "w by hand" } */
}

static geometry_msgs::Point
turned (const geometry_msgs::Point &p)
{
  geometry_msgs::Point q;
  q.x = p.z;
  q.y = p.x;
  q.z = -p.y;
  return q;
}

void
by_a_helper (geometry_msgs::PointStamped p, ros::Publisher &pub)
{
  geometry_msgs::PointStamped out;
  p.header.frame_id = "camera_optical_frame";
  out.header.frame_id = "camera_link";
  out.point = turned (p.point);
  pub.publish (out); /* { dg-warning "become <z,x,-y>.*\\[-Wframe-orientation\\]" "w by a helper" } */
}

void
in_a_loop (geometry_msgs::PoseArray in, ros::Publisher &pub)
{
  geometry_msgs::PoseArray out;
  in.header.frame_id = "camera_optical_frame";
  out.header.frame_id = "camera_link";
  for (size_t i = 0; i < in.poses.size (); i++)
    {
      geometry_msgs::Pose q;
      q.position.x = in.poses[i].position.z;
      q.position.y = in.poses[i].position.x;
      q.position.z = -in.poses[i].position.y;
      out.poses.push_back (q);
    }
  pub.publish (out); /* { dg-warning "become <z,x,-y>.*\\[-Wframe-orientation\\]" "w in a loop" } */
}
