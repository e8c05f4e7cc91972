/* Class SLASH, as it should be.  */
/* { dg-do compile } */
/* { dg-options "-Wframe-all" } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target tf } */

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf2_ros/buffer.h>

void
fb_088 (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (),
						   "odom", "base_footprint"));
}

void
fb_092 (ros::Publisher &pub, tf2_ros::Buffer &buffer)
{
  const std::string frame = "world";
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = frame;
  pub.publish (pose);
  buffer.canTransform ("world", "base_link", ros::Time (0));
}

/* The slash is taken off.  */

void
stripped (ros::Publisher &pub, std::string frame)
{
  if (!frame.empty () && frame[0] == '/')
    frame.erase (0, 1);
  geometry_msgs::PoseStamped pose;
  pose.header.frame_id = frame;
  pub.publish (pose);
}
