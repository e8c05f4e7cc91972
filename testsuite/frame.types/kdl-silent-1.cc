/* KDL moves a wrench and a twist as they have to be: their reference point,
   too.  */
/* { dg-do compile } */
/* { dg-require-effective-target kdl } */
/* { dg-options "-Wframe-all" } */

#include <geometry_msgs/WrenchStamped.h>
#include <kdl_conversions/kdl_msg.h>
#include <ros/ros.h>
#include <tf/transform_listener.h>
#include <tf_conversions/tf_kdl.h>

void
moved (tf::TransformListener &listener,
       const geometry_msgs::WrenchStamped &message, ros::Publisher &publisher)
{
  tf::StampedTransform t;
  listener.lookupTransform ("base", message.header.frame_id, ros::Time (0), t);
  KDL::Frame frame;
  tf::transformTFToKDL (t, frame);
  KDL::Wrench wrench;
  tf::wrenchMsgToKDL (message.wrench, wrench);
  geometry_msgs::WrenchStamped out;
  out.header.frame_id = "base";
  out.header.stamp = message.header.stamp;
  tf::wrenchKDLToMsg (frame * wrench, out.wrench);
  publisher.publish (out);
}
