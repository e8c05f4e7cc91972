/* Transforms of one unit that run in a circle.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

/* Both directions of one joint.  */

void
pair (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "pair_a", "pair_b")); /* { dg-note "'pair_a' to 'pair_b' is published here, in 'pair'" "there" } */
  broadcaster.sendTransform (tf::StampedTransform (t.inverse (), ros::Time::now (), "pair_b", "pair_a")); /* { dg-warning "'pair_\[ab\]'.*\\[-Wframe-cycle\\]" } */
  /* { dg-note "'pair_b' to 'pair_a' is published here, in 'pair'" "back" { target *-*-* } .-1 } */
}

/* Three functions, one of them by way of a helper.  */

static void
send (tf::TransformBroadcaster &broadcaster, const tf::Transform &t,
      const char *parent, const char *child)
{
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), parent, child)); /* { dg-warning "'arm_\[123\]'.*\\[-Wframe-cycle\\]" "long" } */
  /* { dg-note "'arm_3' to 'arm_1' is published here" "third" { target *-*-* } .-1 } */
  /* { dg-note "'arm_2' to 'arm_3' is published here" "second" { target *-*-* } .-2 } */
  /* { dg-note "'arm_1' to 'arm_2' is published here" "first" { target *-*-* } .-3 } */
}

void
first (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  send (broadcaster, t, "arm_1", "arm_2"); /* { dg-note "'arm_1' to 'arm_2' comes from this call" } */
}

void
second (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  send (broadcaster, t, "arm_2", "arm_3"); /* { dg-note "'arm_2' to 'arm_3' comes from this call" } */
}

void
third (tf::TransformBroadcaster &broadcaster, const tf::Transform &t)
{
  send (broadcaster, t, "/arm_3", "/arm_1"); /* { dg-note "'arm_3' to 'arm_1' comes from this call" } */
}
