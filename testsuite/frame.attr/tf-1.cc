/* tf and tf2: what has a header says itself where it is.  */
/* { dg-require-effective-target { tf && tf2 && roscpp } } */

#include "../../plugin/gcc-frame.h"
#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf/transform_listener.h>
#include <tf2_ros/buffer.h>

void to_base (FRAME_IN ("base_link") const geometry_msgs::PoseStamped &p);
void point_to_base (FRAME_IN ("base_link") const geometry_msgs::Point &p);
void callback (FRAME_IN ("base_link")
	       const geometry_msgs::PoseStamped::ConstPtr &p);
void relocate (FRAME_TRANSFORM ("odom", "map")
	       const geometry_msgs::TransformStamped &t);
void relocate1 (FRAME_TRANSFORM ("odom", "map") const tf::StampedTransform &t);
void relocate_plain (FRAME_TRANSFORM ("odom", "map") const tf::Transform &t);

void
data (ros::Publisher &pub)
{
  geometry_msgs::PoseStamped p;
  p.header.frame_id = "map";
  to_base (p);	/* { dg-warning "'p' of 'to_base' is declared to be in 'base_link' but gets data in 'map' \\[-Wframe-mismatch\\]" } */
  point_to_base (p.pose.position);	/* { dg-warning "gets data in 'map'" } */
  FRAME_IN ("map") geometry_msgs::PoseStamped m;
  m.header.frame_id = "odom";	/* { dg-warning "'m' is declared to be in 'map' but holds data in 'odom'" } */
  m.header = p.header;
  m.header.frame_id = "/map";
  geometry_msgs::PoseStamped::Ptr s (new geometry_msgs::PoseStamped);
  s->header.frame_id = "map";
  callback (s);	/* { dg-warning "'p' of 'callback'.*gets data in 'map'" } */
  /* Said of the data, it is not yet in the header.  */
  FRAME_IN ("map") geometry_msgs::PoseStamped n;
  pub.publish (n);	/* { dg-warning "never set \\[-Wframe-missing-id\\]" } */
}

void
transforms (tf::TransformListener &listener, tf2_ros::Buffer &buffer)
{
  tf::StampedTransform t;
  listener.lookupTransform ("map", "odom", ros::Time (0), t);
  relocate1 (t);	/* { dg-warning "'t' of 'relocate1' is declared to be 'odom_T_map' but is 'map_T_odom'" } */
  relocate_plain (t);	/* { dg-warning "is 'map_T_odom'" } */
  listener.lookupTransform ("odom", "map", ros::Time (0), t);
  relocate1 (t);
  geometry_msgs::TransformStamped u
    = buffer.lookupTransform ("map", "odom", ros::Time (0));
  relocate (u);	/* { dg-warning "is 'map_T_odom'" } */
  u.header.frame_id = "earth";
  relocate (u);	/* { dg-warning "is 'earth_T_odom'" } */
  FRAME_TRANSFORM ("map", "base_link") tf::StampedTransform v;
  listener.lookupTransform ("map", "odom", ros::Time (0), v);	/* { dg-warning "'v' is declared to be 'map_T_base_link' but is 'map_T_odom'" } */
}

/* What is declared is known: of an input whose header nobody sees.  */

void
declared (FRAME_IN ("map") const geometry_msgs::PoseStamped &p,
	  FRAME_TRANSFORM ("map", "odom")
	  const geometry_msgs::TransformStamped &t,
	  const geometry_msgs::PoseStamped &unknown)
{
  to_base (p);	/* { dg-warning "gets data in 'map'" } */
  relocate (t);	/* { dg-warning "is 'map_T_odom'" } */
  to_base (unknown);
  point_to_base (unknown.pose.position);
}

/* One half is known.  */

void
half (const std::string &parent, geometry_msgs::TransformStamped t)
{
  t.header.frame_id = parent;
  t.child_frame_id = "odom";
  relocate (t);	/* { dg-warning "'t' of 'relocate' is declared to be 'odom_T_map' but has the child frame 'odom'" } */
}
