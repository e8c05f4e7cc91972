/* A node made of frames: rotations, products, lookups and many edges, as
   much for the plugin to do as a unit of this size can hold.  */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>
#include <tf2/LinearMath/Matrix3x3.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/static_transform_broadcaster.h>
#include <tf2_ros/transform_listener.h>

#include <string>
#include <vector>

namespace
{

geometry_msgs::TransformStamped
mount (const std::string &parent, const std::string &child, double x,
       double y, double z, double roll, double pitch, double yaw)
{
  geometry_msgs::TransformStamped t;
  tf2::Quaternion q;
  q.setRPY (roll, pitch, yaw);
  t.header.stamp = ros::Time::now ();
  t.header.frame_id = parent;
  t.child_frame_id = child;
  t.transform.translation.x = x;
  t.transform.translation.y = y;
  t.transform.translation.z = z;
  t.transform.rotation = tf2::toMsg (q);
  return t;
}

tf::Matrix3x3
optical ()
{
  return tf::Matrix3x3 (0, 0, 1, -1, 0, 0, 0, -1, 0);
}

class Frames
{
public:
  Frames () : tf2_listener_ (buffer_) {}

  void mounts ()
  {
    const double half = M_PI / 2;
    std::vector<geometry_msgs::TransformStamped> all;
    all.push_back (mount ("base_footprint", "base_link", 0, 0, 0.1, 0, 0, 0));
    all.push_back (mount ("base_link", "laser", 0.2, 0, 0.3, 0, 0, 0));
    all.push_back (mount ("base_link", "imu_link", 0, 0, 0.1, 0, 0, 0));
    all.push_back (mount ("base_link", "camera_link", 0.3, 0, 0.5, 0, 0.1, 0));
    all.push_back (mount ("camera_link", "camera_optical_frame", 0, 0, 0,
			  -half, 0, -half));
    all.push_back (mount ("base_link", "gps_link", -0.1, 0, 0.8, 0, 0, 0));
    static_broadcaster_.sendTransform (all);
  }

  void localise (const tf::Transform &map_T_base)
  {
    tf::StampedTransform odom_T_base;
    try
      {
	listener_.lookupTransform ("odom", "base_link", ros::Time (0),
				   odom_T_base);
      }
    catch (const tf::TransformException &error)
      {
	ROS_WARN ("%s", error.what ());
	return;
      }
    const tf::Transform map_T_odom = map_T_base * odom_T_base.inverse ();
    broadcaster_.sendTransform (
      tf::StampedTransform (map_T_odom, ros::Time::now (), "map", "odom"));
  }

  void head (double pan, double tilt)
  {
    tf::Matrix3x3 about_z, about_y;
    about_z.setRPY (0, 0, pan);
    about_y.setRPY (0, tilt, 0);
    const tf::Transform base_T_head (about_z * about_y,
				     tf::Vector3 (0, 0, 0.6));
    const tf::Transform head_T_eye (optical (), tf::Vector3 (0.05, 0, 0));
    broadcaster_.sendTransform (tf::StampedTransform (
      base_T_head, ros::Time::now (), "base_link", "head_link"));
    broadcaster_.sendTransform (tf::StampedTransform (
      head_T_eye, ros::Time::now (), "head_link", "head_optical_frame"));
  }

  geometry_msgs::PoseStamped goal (const geometry_msgs::PoseStamped &seen)
  {
    geometry_msgs::PoseStamped in_map, in_base;
    const geometry_msgs::TransformStamped map_T_base
      = buffer_.lookupTransform ("map", "base_link", ros::Time (0));
    in_base = buffer_.transform (seen, "base_link");
    tf2::doTransform (in_base, in_map, map_T_base);
    return in_map;
  }

private:
  tf::TransformListener listener_;
  tf::TransformBroadcaster broadcaster_;
  tf2_ros::Buffer buffer_;
  tf2_ros::TransformListener tf2_listener_;
  tf2_ros::StaticTransformBroadcaster static_broadcaster_;
};

} // namespace

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "frames");
  ros::NodeHandle node;
  Frames frames;
  frames.mounts ();
  geometry_msgs::PoseStamped seen;
  seen.header.frame_id = "camera_optical_frame";
  ros::Rate rate (30);
  for (unsigned i = 0; ros::ok (); i++)
    {
      frames.head (0.01 * i, 0.2);
      frames.localise (tf::Transform (tf::createQuaternionFromYaw (0.1),
				      tf::Vector3 (1, 2, 0)));
      const geometry_msgs::PoseStamped target = frames.goal (seen);
      ROS_INFO ("%g %g", target.pose.position.x, target.pose.position.y);
      rate.sleep ();
    }
  return 0;
}
