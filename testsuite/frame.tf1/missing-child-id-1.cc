/* Transforms sent without a child.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>

void
empty_child (tf::TransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (tf::StampedTransform (tf::Transform::getIdentity (), ros::Time::now (), "odom", "")); /* { dg-warning "\\[-Wframe-missing-child-id\\]" } */
  /* { dg-note "set to the empty string here" "literal" { target *-*-* } .-1 } */
}

void
never_set (tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform t; /* { dg-note "made here, with an empty 'child_frame_id'" "made" } */
  t.setIdentity ();
  t.frame_id_ = "odom";
  broadcaster.sendTransform (t); /* { dg-warning "\\[-Wframe-missing-child-id\\]" } */
}

static void
set_parent (tf::StampedTransform &t, const std::string &parent)
{
  t.frame_id_ = parent;
  t.stamp_ = ros::Time::now ();
}

void
by_helper (tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform t; /* { dg-note "made here, with an empty 'child_frame_id'" "made" } */
  t.setIdentity ();
  set_parent (t, "odom");
  broadcaster.sendTransform (t); /* { dg-warning "\\[-Wframe-missing-child-id\\]" } */
}

void
one_of_many (tf::TransformBroadcaster &broadcaster)
{
  std::vector<tf::StampedTransform> all;
  tf::StampedTransform t; /* { dg-note "made here, with an empty 'child_frame_id'" "made" } */
  t.setIdentity ();
  t.frame_id_ = "odom";
  all.push_back (t);
  broadcaster.sendTransform (all); /* { dg-warning "\\[-Wframe-missing-child-id\\]" "vector" } */
}
