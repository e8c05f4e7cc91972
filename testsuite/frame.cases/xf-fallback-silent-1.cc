/* Class XF-FALLBACK, put right, and what is like it on purpose: silent.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/PointStamped.h>
#include <geometry_msgs/PoseStamped.h>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>
#include <tf2/LinearMath/Transform.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

/* FB-214: what was not moved keeps the name of its frame.  */

void
fb_214 (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	const std::vector<geometry_msgs::Point> &points)
{
  tf2::Transform t;
  std::string frame = "base_link";
  try
    {
      tf2::fromMsg (buffer.lookupTransform ("base_link", "camera",
					    ros::Time (0)).transform, t);
    }
  catch (const tf2::TransformException &e)
    {
      ROS_WARN ("no transform: %s", e.what ());
      t.setIdentity ();
      frame = "camera";
    }
  tf2::Vector3 p (points[0].x, points[0].y, points[0].z);
  tf2::Vector3 moved = t * p;
  geometry_msgs::PointStamped out;
  out.header.frame_id = frame;
  out.point.x = moved.x ();
  out.point.y = moved.y ();
  out.point.z = moved.z ();
  pub.publish (out);
}

void
fb_215 (tf::TransformListener &listener, tf::TransformBroadcaster &broadcaster,
	const tf::Transform &marker)
{
  tf::StampedTransform cam_to_output;
  try
    {
      listener.waitForTransform ("map", "camera", ros::Time (0),
				 ros::Duration (1.0));
      listener.lookupTransform ("map", "camera", ros::Time (0), cam_to_output);
    }
  catch (const tf::TransformException &ex)
    {
      ROS_ERROR ("%s", ex.what ());
      return;
    }
  tf::Transform out = cam_to_output * marker;
  broadcaster.sendTransform (tf::StampedTransform (out, ros::Time::now (), "map", "marker"));
}

void
fb_217 (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	const tf2::Transform &lidar_pose)
{
  tf2::Transform base_T_lidar;
  if (!buffer.canTransform ("base_link", "lidar", ros::Time (0)))
    return;
  tf2::fromMsg (buffer.lookupTransform ("base_link", "lidar",
					ros::Time (0)).transform,
		base_T_lidar);
  tf2::Transform pose = base_T_lidar * lidar_pose;
  nav_msgs::Odometry odometry;
  odometry.header.frame_id = "odom_lidar";
  odometry.child_frame_id = "base_link";
  tf2::toMsg (pose, odometry.pose.pose);
  pub.publish (odometry);
}

/* A flag.  */

void
flag (tf2_ros::Buffer &buffer, ros::Publisher &pub,
      const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::TransformStamped t;
  geometry_msgs::PoseStamped out;
  bool got = true;
  try
    {
      t = buffer.lookupTransform ("map", "laser", ros::Time (0));
    }
  catch (const tf2::TransformException &e)
    {
      ROS_WARN ("%s", e.what ());
      got = false;
    }
  if (got)
    {
      tf2::doTransform (in, out, t);
      pub.publish (out);
    }
}

/* Tried until it is there.  */

void
retry (tf::TransformListener &listener, tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform t;
  bool got = false;
  while (!got && ros::ok ())
    {
      try
	{
	  listener.lookupTransform ("map", "laser", ros::Time (0), t);
	  got = true;
	}
      catch (const tf::TransformException &ex)
	{
	  ROS_WARN ("%s", ex.what ());
	  ros::Duration (0.5).sleep ();
	  continue;
	}
    }
  if (!got)
    return;
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "map", "start"));
}

void
each_time (tf::TransformListener &listener,
	   tf::TransformBroadcaster &broadcaster)
{
  ros::Rate rate (10);
  while (ros::ok ())
    {
      tf::StampedTransform t;
      try
	{
	  listener.lookupTransform ("map", "laser", ros::Time (0), t);
	}
      catch (const tf::TransformException &ex)
	{
	  ROS_WARN ("%s", ex.what ());
	  ros::Duration (1.0).sleep ();
	  continue;
	}
      broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "map", "seen"));
      rate.sleep ();
    }
}

void
throws (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out;
  try
    {
      buffer.transform (in, out, "map");
    }
  catch (const tf2::TransformException &e)
    {
      ROS_ERROR ("%s", e.what ());
      throw;
    }
  pub.publish (out);
}

/* The last one that was got.  */

class Tracker
{
public:
  void step (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	     const geometry_msgs::PoseStamped &in)
  {
    try
      {
	last_ = buffer.lookupTransform ("map", "laser", ros::Time (0));
      }
    catch (const tf2::TransformException &e)
      {
	ROS_WARN ("%s", e.what ());
      }
    geometry_msgs::PoseStamped out;
    tf2::doTransform (in, out, last_);
    pub.publish (out);
  }

private:
  geometry_msgs::TransformStamped last_;
};

void
tracker (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	 const geometry_msgs::PoseStamped &in)
{
  Tracker t;
  t.step (buffer, pub, in);
}

/* A mounting that is known otherwise.  */

void
mounting (tf2_ros::Buffer &buffer, ros::Publisher &pub,
	  const geometry_msgs::PointStamped &in, double x, double z)
{
  geometry_msgs::TransformStamped t;
  geometry_msgs::PointStamped out;
  try
    {
      t = buffer.lookupTransform ("base_link", in.header.frame_id, ros::Time (0));
    }
  catch (const tf2::TransformException &)
    {
      t.header.frame_id = "base_link";
      t.child_frame_id = in.header.frame_id;
      t.transform.translation.x = x;
      t.transform.translation.z = z;
      t.transform.rotation.w = 1;
    }
  tf2::doTransform (in, out, t);
  pub.publish (out);
}
