/* Frames that are set by tf, by others, or are unknown.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>

void
looked_up (const tf::TransformListener &listener,
	   tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform t;
  listener.lookupTransform ("map", "base_link", ros::Time (0), t);
  t.child_frame_id_ = "copy";
  broadcaster.sendTransform (t);
}

void
moved (const tf::TransformListener &listener, const ros::Publisher &publisher,
       const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::PoseStamped out;
  listener.transformPose ("map", in, out);
  publisher.publish (out);
}

void
converted (const tf::TransformListener &listener,
	   const geometry_msgs::PoseStamped &message)
{
  tf::Stamped<tf::Pose> pose, out;
  tf::poseStampedMsgToTF (message, pose);
  listener.transformPose ("map", pose, out);
}

void
from_parameter (tf::TransformBroadcaster &broadcaster, ros::NodeHandle &node)
{
  std::string parent, child;
  node.getParam ("parent", parent);
  node.param ("child", child, std::string ("laser"));
  tf::StampedTransform t (tf::Transform::getIdentity (), ros::Time::now (), parent, child);
  broadcaster.sendTransform (t);
}

/* An object that is never sent.  */

tf::Vector3
unsent ()
{
  tf::StampedTransform t;
  t.setOrigin (tf::Vector3 (1, 2, 3));
  return t.getOrigin ();
}
