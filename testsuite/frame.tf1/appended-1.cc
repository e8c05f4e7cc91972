/* An element is appended and filled through the container.  */
/* { dg-do compile } */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-all" } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

typedef std::vector<geometry_msgs::TransformStamped> transforms;

extern bool both;

static void
add (transforms &all, const tf::StampedTransform &t)
{
  all.push_back (geometry_msgs::TransformStamped ());
  tf::transformStampedTFToMsg (t, all.back ());
}

void
helper (tf::TransformBroadcaster &b, const tf::StampedTransform &t,
	const tf::StampedTransform &u)
{
  transforms all;
  add (all, t);
  if (both)
    add (all, u);
  b.sendTransform (all); /* { dg-bogus "is not set on every path" } */
}

void
loop (tf::TransformBroadcaster &b, ros::Time now)
{
  transforms all;
  for (int i = 0; i < 3; i++)
    {
      all.push_back (geometry_msgs::TransformStamped ());
      geometry_msgs::TransformStamped &t = all.back ();
      t.header.stamp = now;
      t.header.frame_id = "odom";
      t.child_frame_id = "base_link";
      t.transform.rotation.w = 1;
    }
  b.sendTransform (all); /* { dg-bogus "is not set on every path" } */
}

void
never (tf::TransformBroadcaster &b, ros::Time now)
{
  transforms all;
  all.push_back (geometry_msgs::TransformStamped ());
  all.back ().header.stamp = now;
  all.back ().child_frame_id = "base_link";
  all.back ().transform.rotation.w = 1;
  b.sendTransform (all); /* { dg-warning "without a parent frame: 'header.frame_id' is never set.*\\[-Wframe-missing-id\\]" } */
}
