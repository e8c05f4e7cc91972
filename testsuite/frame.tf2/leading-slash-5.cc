/* Ids with a slash that do no harm yet: with -Wframe-all only.  */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

void
send (tf2_ros::TransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  t.header.stamp = ros::Time::now ();
  t.header.frame_id = "/odom";
  t.child_frame_id = "base_link";
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t); /* { dg-warning "'/odom'.*\\[-Wframe-leading-slash\\]" "sent" } */
}

void
publish (ros::Publisher &publisher)
{
  geometry_msgs::PoseStamped pose;
  pose.header.stamp = ros::Time::now ();
  pose.header.frame_id = "/map";
  pose.pose.orientation.w = 1;
  publisher.publish (pose); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "published" } */
}

/* One of two ids.  */

void
some_path (tf2_ros::Buffer &buffer, bool old)
{
  buffer.lookupTransform (old ? "/map" : "map", "base_link", ros::Time (0)); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "some path" } */
}
