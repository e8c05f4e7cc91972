/* Transforms of one unit that run in a circle.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

/* Both directions of one joint.  */

void
pair (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "pair_a", "pair_b"));
  broadcaster.sendTransform (tf::StampedTransform (t.inverse (), ros::Time::now (), "pair_b", "pair_a")); /* { dg-warning "'pair_[ab]'.*\\[-Wframe-cycle\\]" } */
}

/* Three functions, one of them by way of a helper.  */

static void
send (tf::TransformBroadcaster &broadcaster, const tf::Transform &t,
      const char *parent, const char *child)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), parent, child)); /* { dg-warning "'arm_\[123\]'.*\\[-Wframe-cycle\\]" "long" } */
}

void
first (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  send (broadcaster, t, "arm_1", "arm_2");
}

void
second (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  send (broadcaster, t, "arm_2", "arm_3");
}

void
third (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  send (broadcaster, t, "/arm_3", "/arm_1");
}
