/* Messages that are kept in objects and filled elsewhere.  */
/* { dg-require-effective-target roscpp } */

#include <boost/bind/bind.hpp>
#include <geometry_msgs/PoseStamped.h>
#include <geometry_msgs/TwistStamped.h>
#include <nav_msgs/GetPlan.h>
#include <ros/ros.h>

class Repeater
{
public:
  explicit Repeater (ros::NodeHandle &node);

private:
  void pose (const geometry_msgs::PoseStamped::ConstPtr &message);
  void twist (const geometry_msgs::TwistStamped::ConstPtr &message);
  void timer (const ros::TimerEvent &event);
  void plan ();

  ros::Publisher publisher_;
  ros::Subscriber pose_subscriber_;
  ros::Subscriber twist_subscriber_;
  ros::ServiceClient client_;
  ros::Timer timer_;
  geometry_msgs::PoseStamped pose_;
  geometry_msgs::TwistStamped twist_;
  std::string frame_;
};

Repeater::Repeater (ros::NodeHandle &node)
{
  node.getParam ("frame", frame_);
  publisher_ = node.advertise<geometry_msgs::PoseStamped> ("pose", 1);
  pose_subscriber_ = node.subscribe ("in", 1, &Repeater::pose, this);
  twist_subscriber_ = node.subscribe<geometry_msgs::TwistStamped> (
    "twist", 1, boost::bind (&Repeater::twist, this,
			     boost::placeholders::_1));
  timer_ = node.createTimer (ros::Duration (1), &Repeater::timer, this);
}

void
Repeater::pose (const geometry_msgs::PoseStamped::ConstPtr &message)
{
  pose_ = *message;
}

void
Repeater::twist (const geometry_msgs::TwistStamped::ConstPtr &message)
{
  twist_.header.frame_id = message->header.frame_id;
}

void
Repeater::timer (const ros::TimerEvent &)
{
  pose_.header.stamp = ros::Time::now ();
  publisher_.publish (pose_);
  publisher_.publish (twist_);
  geometry_msgs::PoseStamped mine;
  mine.header.frame_id = frame_;
  publisher_.publish (mine);
}

void
Repeater::plan ()
{
  nav_msgs::GetPlan service;
  if (client_.call (service))
    publisher_.publish (service.response.plan);
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "repeater");
  ros::NodeHandle node;
  Repeater repeater (node);
  ros::spin ();
  return 0;
}
