/* Stamped tf data without a frame: sent, and handed to tf.  */
/* { dg-require-effective-target tf } */

#include <ros/ros.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>

void
empty_parent (tf::TransformBroadcaster &broadcaster)
{
  tf::Transform t;
  t.setIdentity ();
  broadcaster.sendTransform (tf::StampedTransform (t, ros::Time::now (), "", "laser")); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
never_set (tf::TransformBroadcaster &broadcaster)
{
  tf::StampedTransform t;
  t.setIdentity ();
  t.stamp_ = ros::Time::now ();
  t.child_frame_id_ = "laser";
  broadcaster.sendTransform (t); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
message (tf::TransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  t.child_frame_id = "laser";
  t.transform.rotation = tf::createQuaternionMsgFromYaw (0);
  broadcaster.sendTransform (t); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
asked (const tf::TransformListener &listener)
{
  geometry_msgs::PoseStamped in, out;
  in.pose.orientation.w = 1;
  listener.transformPose ("map", in, out); /* { dg-warning "\\[-Wframe-missing-id\\]" "message" } */
  tf::Stamped<tf::Point> point, moved;
  point.setX (1);
  listener.transformPoint ("map", point, moved); /* { dg-warning "\\[-Wframe-missing-id\\]" "tf data" } */
}

static tf::StampedTransform
make (const std::string &parent, const std::string &child)
{
  return tf::StampedTransform (tf::Transform::getIdentity (), ros::Time::now (), parent, child);
}

void
by_helper (tf::TransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (make ("", "laser")); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

class Publisher
{
public:
  Publisher ();
  void publish ();

private:
  tf::TransformBroadcaster broadcaster_;
  tf::StampedTransform transform_;
};

Publisher::Publisher ()
{
  transform_.setIdentity ();
  transform_.child_frame_id_ = "laser";
}

void
Publisher::publish ()
{
  transform_.stamp_ = ros::Time::now ();
  broadcaster_.sendTransform (transform_); /* { dg-warning "\\[-Wframe-missing-id\\]" "field" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "publisher");
  Publisher publisher;
  publisher.publish ();
  return 0;
}
