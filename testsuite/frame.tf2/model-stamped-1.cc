/* Frame ids on their way through the stamped data of tf and tf2, their
   conversions, and containers.  */
/* { dg-require-effective-target tf } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-fplugin-arg-frame-dump=types" } */
/* { dg-prune-output "." } */
/* { dg-final { scan-output "publish:geometry_msgs::PoseStamped %pose [^\\n]*: in \"f1\"" } } */
/* { dg-final { scan-output "publish:geometry_msgs::PointStamped [^\\n]*: in \"f2\"" } } */
/* { dg-final { scan-output "publish:geometry_msgs::Vector3Stamped [^\\n]*: in \"f3\"" } } */
/* { dg-final { scan-output "publish:geometry_msgs::QuaternionStamped [^\\n]*: in \"f4\"" } } */
/* { dg-final { scan-output "publish:geometry_msgs::TransformStamped %ts [^\\n]*: <\"f6\", \"f5\", 0, 0, 0, <x,y,z>>" } } */
/* { dg-final { scan-output "publish:geometry_msgs::PoseStamped %pose2 [^\\n]*: in \"f7\"" } } */
/* { dg-final { scan-output "publish:geometry_msgs::TransformStamped %ts2 [^\\n]*: <\"\", \"f7\"" } } */
/* { dg-final { scan-output "publish:geometry_msgs::PoseStamped %pose3 [^\\n]*: in \"map\"" } } */
/* { dg-final { scan-output "publish:geometry_msgs::PoseStamped %pose4 [^\\n]*: in \"odom\"" } } */
/* { dg-final { scan-output "send:dynamic@tf %st [^\\n]*<\"f6\", \"f5\"" } } */
/* { dg-final { scan-output "send:dynamic@tf %copy [^\\n]*<\"f6\", \"f5\"" } } */
/* { dg-final { scan-output "send:dynamic@tf [^\\n]*second [^\\n]*<\"f6\", \"f5\"" } } */
/* { dg-final { scan-output "send:dynamic@tf2 %raw.\\[1\\] [^\\n]*<\"c1\", \"p1\"" } } */
/* { dg-final { scan-output "send:dynamic@tf2 %unique\\.\\* [^\\n]*<\"c2\", \"p2\"" } } */
/* { dg-final { scan-output "send:dynamic@tf2 %shared\\.\\* [^\\n]*<\"c3\", \"p3\"" } } */
/* { dg-final { scan-output "send:dynamic@tf [^\\n]*<\"c4/x\", \"p4\"" } } */

#include <map>
#include <memory>
#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/transform_broadcaster.h>

void
conversions (ros::Publisher &publisher)
{
  tf::Stamped<tf::Pose> a (tf::Pose (tf::Quaternion (0, 0, 0, 1),
				     tf::Vector3 (1, 2, 3)),
			   ros::Time (0), "f1");
  geometry_msgs::PoseStamped pose;
  tf::poseStampedTFToMsg (a, pose);
  publisher.publish (pose);
  tf::Stamped<tf::Point> b (tf::Point (1, 2, 3), ros::Time (0), "f2");
  geometry_msgs::PointStamped point;
  tf::pointStampedTFToMsg (b, point);
  publisher.publish (point);
  tf::Stamped<tf::Vector3> c;
  c.frame_id_ = "f3";
  c.setData (tf::Vector3 (1, 1, 1));
  geometry_msgs::Vector3Stamped vector;
  tf::vector3StampedTFToMsg (c, vector);
  publisher.publish (vector);
  tf::Stamped<tf::Quaternion> d (tf::createQuaternionFromYaw (1),
				 ros::Time (0), "f4");
  geometry_msgs::QuaternionStamped quaternion;
  tf::quaternionStampedTFToMsg (d, quaternion);
  publisher.publish (quaternion);
}

void
transforms (ros::Publisher &publisher, tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform st (tf::Transform::getIdentity (), ros::Time (0), "f5",
			   "f6");
  geometry_msgs::TransformStamped ts;
  tf::transformStampedTFToMsg (st, ts);
  publisher.publish (ts);
  tf2::Stamped<tf2::Transform> e (
    tf2::Transform (tf2::Quaternion (0, 0, 0, 1)), ros::Time (0), "f7");
  geometry_msgs::PoseStamped pose2;
  tf2::toMsg (e, pose2);
  publisher.publish (pose2);
  geometry_msgs::TransformStamped ts2 = tf2::toMsg (e);
  publisher.publish (ts2);
  broadcaster.sendTransform (st);
  tf::StampedTransform copy (st);
  broadcaster.sendTransform (copy);
  std::map<std::string, tf::StampedTransform> by_name;
  by_name["a"] = st;
  for (std::map<std::string, tf::StampedTransform>::iterator it
       = by_name.begin ();
       it != by_name.end (); ++it)
    broadcaster.sendTransform (it->second);
}

void
buffers (ros::Publisher &publisher, tf2_ros::Buffer &buffer,
	 const geometry_msgs::PoseStamped &in)
{
  geometry_msgs::TransformStamped transform
    = buffer.lookupTransform ("map", in.header.frame_id, ros::Time (0));
  geometry_msgs::PoseStamped pose3;
  tf2::doTransform (in, pose3, transform);
  publisher.publish (pose3);
  geometry_msgs::PoseStamped pose4 = buffer.transform (in, "odom");
  publisher.publish (pose4);
}

void
pointers (tf2_ros::TransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped raw[2];
  raw[1].header.frame_id = "p1";
  raw[1].child_frame_id = "c1";
  broadcaster.sendTransform (raw[1]);
  std::unique_ptr<geometry_msgs::TransformStamped> unique (
    new geometry_msgs::TransformStamped);
  unique->header.frame_id = "p2";
  unique->child_frame_id = "c2";
  broadcaster.sendTransform (*unique);
  std::shared_ptr<geometry_msgs::TransformStamped> shared
    = std::make_shared<geometry_msgs::TransformStamped> ();
  shared->header.frame_id = "p3";
  std::shared_ptr<geometry_msgs::TransformStamped> other = shared;
  other->child_frame_id = "c3";
  broadcaster.sendTransform (*shared);
}

void
strings (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  std::pair<std::string, std::string> ids ("p4", "c4");
  ids.second += "/";
  ids.second.append ("x");
  broadcaster.sendTransform (
    tf::StampedTransform (t, ros::Time (0), ids.first, ids.second));
}
