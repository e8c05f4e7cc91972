/* tf of ROS 1 strips a leading slash wherever it reads an id.  */
/* { dg-require-effective-target tf } */

#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>

void
everywhere (const tf::TransformListener &listener,
	    tf::TransformBroadcaster &broadcaster,
	    const geometry_msgs::PoseStamped &in)
{
  tf::StampedTransform t;
  listener.waitForTransform ("/map", "/base_link", ros::Time (0), ros::Duration (1));
  listener.lookupTransform ("/map", "/base_link", ros::Time (0), t);
  geometry_msgs::PoseStamped out;
  listener.transformPose ("/map", in, out);
  if (listener.canTransform ("/odom", "/base_link", ros::Time (0)))
    broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "/odom", "/base_copy"));
}
