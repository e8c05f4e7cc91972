/* tf strips a leading slash, but who compares ids does not.  */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wframe-all" } */

#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>

void
everywhere (const tf::TransformListener &listener,
	    tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform t;
  listener.lookupTransform ("/map", "base_link", ros::Time (0), t); /* { dg-warning "'/map'.*\\[-Wframe-leading-slash\\]" "lookup" } */
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "map", "/base_copy")); /* { dg-warning "'/base_copy'.*\\[-Wframe-leading-slash\\]" "sent" } */
}
