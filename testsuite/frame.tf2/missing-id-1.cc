/* Transforms sent by tf2_ros without a parent: one, many, static.  */
/* { dg-require-effective-target tf2 } */

#include <vector>

#include <ros/ros.h>
#include <tf2_ros/buffer.h>
#include <tf2_ros/static_transform_broadcaster.h>
#include <tf2_ros/transform_broadcaster.h>

void
never_set (tf2_ros::TransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped t;
  t.header.stamp = ros::Time::now ();
  t.child_frame_id = "laser";
  t.transform.rotation.w = 1;
  broadcaster.sendTransform (t); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
}

void
one_of_many (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  std::vector<geometry_msgs::TransformStamped> all;
  geometry_msgs::TransformStamped t;
  t.header.frame_id = "base_link";
  t.child_frame_id = "camera";
  t.transform.rotation.w = 1;
  all.push_back (t);
  geometry_msgs::TransformStamped u;
  u.child_frame_id = "sonar";
  u.transform.rotation.w = 1;
  all.push_back (u);
  broadcaster.sendTransform (all); /* { dg-warning "'sonar'.*\\[-Wframe-missing-id\\]" "vector" } */
}

void
by_index (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  std::vector<geometry_msgs::TransformStamped> all (2);
  for (geometry_msgs::TransformStamped &t : all)
    {
      t.header.stamp = ros::Time::now ();
      t.transform.rotation.w = 1;
    }
  all[0].header.frame_id = "base_link";
  all[0].child_frame_id = "left";
  all[1].header.frame_id = "base_link";
  all[1].child_frame_id = "right";
  broadcaster.sendTransform (all);
}

static geometry_msgs::TransformStamped
make (const std::string &parent, const std::string &child)
{
  geometry_msgs::TransformStamped t;
  t.header.frame_id = parent;
  t.child_frame_id = child;
  t.transform.rotation.w = 1;
  return t;
}

void
by_helper (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  const geometry_msgs::TransformStamped t = make ("", "gps");
  broadcaster.sendTransform (t); /* { dg-warning "'gps'.*\\[-Wframe-missing-id\\]" "helper" } */
}

void
looked_up (const tf2_ros::Buffer &buffer)
{
  std::string target;
  buffer.lookupTransform (target, "base_link", ros::Time (0)); /* { dg-warning "\\[-Wframe-missing-id\\]" "lookup" } */
}

class Mount
{
public:
  Mount ();
  void publish ();

private:
  geometry_msgs::TransformStamped transform_;
  tf2_ros::StaticTransformBroadcaster broadcaster_;
};

Mount::Mount ()
{
  transform_.child_frame_id = "imu";
  transform_.transform.rotation.w = 1;
}

void
Mount::publish ()
{
  transform_.header.stamp = ros::Time::now ();
  broadcaster_.sendTransform (transform_); /* { dg-warning "'imu'.*\\[-Wframe-missing-id\\]" "field" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "mount");
  Mount ().publish ();
  return 0;
}
