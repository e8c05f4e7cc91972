/* Transforms on the data that they are for, and on data of frames that are
   not known: silent.  */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all -Wno-frame-lost-header" } */

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/PoseStamped.h>
#include <nav_msgs/Odometry.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

geometry_msgs::PoseStamped
right (tf2_ros::Buffer &buffer)
{
  geometry_msgs::PoseStamped in, out;
  in.header.frame_id = "base_link";
  tf2::doTransform (in, out, buffer.lookupTransform ("map", "base_link", ros::Time (0)));
  tf2::doTransform (out, in, buffer.lookupTransform ("odom", "map", ros::Time (0)));
  return in;
}

geometry_msgs::PoseStamped
by_header (tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out;
  tf2::doTransform (in, out, buffer.lookupTransform ("map", in.header.frame_id, ros::Time (0)));
  return out;
}

/* In place, again and again.  */

void
loop (tf2_ros::Buffer &buffer, std::vector<geometry_msgs::PoseStamped> &poses)
{
  const geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("map", "odom", ros::Time (0));
  for (geometry_msgs::PoseStamped &pose : poses)
    tf2::doTransform (pose, pose, t);
}

void
loop_copy (tf2_ros::Buffer &buffer, int n)
{
  geometry_msgs::PoseStamped in, out;
  const geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("map", "odom", ros::Time (0));
  for (int i = 0; i < n; i++)
    {
      in.header.frame_id = "odom";
      in.pose.position.x = i;
      tf2::doTransform (in, out, t);
      in = out;
    }
}

/* A message is filled from another one; the header comes last.  */

geometry_msgs::PoseStamped
header_last (tf2_ros::Buffer &buffer, const nav_msgs::Odometry &odometry)
{
  geometry_msgs::PoseStamped pose, out;
  pose.header.frame_id = "odom";
  pose.pose = odometry.pose.pose;
  pose.header = odometry.header;
  tf2::doTransform (pose, out, buffer.lookupTransform ("map", "base_link", ros::Time (0)));
  return out;
}

/* The components are turned by hand before the frame is given.  */

geometry_msgs::PointStamped
by_hand (tf2_ros::Buffer &buffer, const geometry_msgs::PointStamped &in)
{
  geometry_msgs::PointStamped optical, camera, out;
  optical = buffer.transform (in, "camera_optical_frame");
  camera.header.frame_id = "camera_link";
  camera.point.x = optical.point.z;
  camera.point.y = -optical.point.x;
  camera.point.z = -optical.point.y;
  tf2::doTransform (camera, out, buffer.lookupTransform ("base_link", "camera_link", ros::Time (0)));
  return out;
}

/* The velocity of odometry is in the child frame.  */

geometry_msgs::Vector3
twist (tf2_ros::Buffer &buffer)
{
  nav_msgs::Odometry odometry;
  geometry_msgs::Vector3 out;
  odometry.header.frame_id = "odom";
  odometry.child_frame_id = "base_link";
  odometry.twist.twist.linear.x = 1;
  tf2::doTransform (odometry.twist.twist.linear, out, buffer.lookupTransform ("map", "base_link", ros::Time (0)));
  return out;
}

/* The inverse takes what the transform gave.  */

tf2::Vector3
inverse (tf2_ros::Buffer &buffer)
{
  geometry_msgs::PointStamped in;
  in.header.frame_id = "map";
  tf2::Vector3 v;
  tf2::fromMsg (in.point, v);
  tf2::Transform t;
  tf2::fromMsg (buffer.lookupTransform ("map", "base_link", ros::Time (0)).transform, t);
  return t * (t.inverse () * v);
}

/* Either frame, and the transform for it.  */

geometry_msgs::PoseStamped
either (tf2_ros::Buffer &buffer, bool simulated)
{
  geometry_msgs::PoseStamped in, out;
  in.header.frame_id = simulated ? "world" : "odom";
  tf2::doTransform (in, out, buffer.lookupTransform ("map", in.header.frame_id, ros::Time (0)));
  return out;
}
