/* Data kept by one method and used by another; callbacks; containers.  */
/* { dg-require-effective-target tf2 } */

#include <vector>

#include <boost/shared_ptr.hpp>
#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>
#include <tf2_ros/buffer.h>

class Follower
{
public:
  Follower ();
  void goal (const geometry_msgs::PoseStamped::ConstPtr &message);
  void tick (const ros::TimerEvent &);

private:
  ros::NodeHandle node_;
  ros::Subscriber subscriber_;
  ros::Timer timer_;
  tf2_ros::Buffer buffer_;
  geometry_msgs::PoseStamped goal_;
};

Follower::Follower ()
{
  subscriber_ = node_.subscribe ("goal", 1, &Follower::goal, this);
  timer_ = node_.createTimer (ros::Duration (1), &Follower::tick, this);
}

void
Follower::goal (const geometry_msgs::PoseStamped::ConstPtr &message)
{
  goal_ = buffer_.transform (*message, "map");
}

void
Follower::tick (const ros::TimerEvent &)
{
  geometry_msgs::PoseStamped out;
  tf2::doTransform (goal_, out, buffer_.lookupTransform ("base_link", "odom", ros::Time (0))); /* { dg-warning "'base_link_T_odom' is applied to data in 'map'.*\\[-Wframe-mismatch\\]" "field" } */
}

/* A list of stamped poses.  */

void
list (tf2_ros::Buffer &buffer, const geometry_msgs::PoseStamped &in)
{
  std::vector<geometry_msgs::PoseStamped> poses;
  geometry_msgs::PoseStamped out;
  poses.push_back (buffer.transform (in, "map"));
  poses.push_back (buffer.transform (in, "map"));
  const geometry_msgs::TransformStamped t
    = buffer.lookupTransform ("base_link", "odom", ros::Time (0));
  for (const geometry_msgs::PoseStamped &pose : poses)
    tf2::doTransform (pose, out, t); /* { dg-warning "'base_link_T_odom' is applied to data in 'map'.*\\[-Wframe-mismatch\\]" "vector" } */
}

/* A message of our own behind a shared pointer.  */

void
shared (tf2_ros::Buffer &buffer)
{
  boost::shared_ptr<geometry_msgs::PoseStamped> pose (new geometry_msgs::PoseStamped);
  pose->header.frame_id = "laser";
  geometry_msgs::PoseStamped out;
  tf2::doTransform (*pose, out, buffer.lookupTransform ("map", "base_link", ros::Time (0))); /* { dg-warning "'map_T_base_link' is applied to data in 'laser'.*\\[-Wframe-mismatch\\]" "shared" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "follower");
  Follower follower;
  ros::spin ();
  return 0;
}
