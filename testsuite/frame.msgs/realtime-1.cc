/* The publisher of controllers: its message is a member, which one function
   labels and another one sends.  */
/* { dg-require-effective-target roscpp } */

#include <memory>
#include <nav_msgs/Odometry.h>
#include <ros/ros.h>

/* As realtime_tools declares it.  */
namespace realtime_tools
{
template <class Message>
class RealtimePublisher
{
public:
  Message msg_;
  RealtimePublisher (const ros::NodeHandle &node, const std::string &topic, int queue_size, bool latched = false);
  bool trylock ();
  void unlockAndPublish ();
};
}

typedef realtime_tools::RealtimePublisher<nav_msgs::Odometry> Publisher;

class Wheels
{
public:
  void start (ros::NodeHandle &node);
  void update (double x);

private:
  std::unique_ptr<Publisher> labelled_, bare_;
};

void
Wheels::start (ros::NodeHandle &node)
{
  labelled_.reset (new Publisher (node, "odom", 1));
  labelled_->msg_.header.frame_id = "odom";
  labelled_->msg_.child_frame_id = "base_link";
  bare_.reset (new Publisher (node, "odom2", 1));
}

void
Wheels::update (double x)
{
  if (labelled_->trylock ())
    {
      labelled_->msg_.pose.pose.position.x = x;
      labelled_->msg_.pose.pose.orientation.w = 1;
      labelled_->unlockAndPublish (); // { dg-bogus "frame" "labelled" }
    }
  if (bare_->trylock ())
    {
      bare_->msg_.pose.pose.position.x = x;
      bare_->unlockAndPublish (); // { dg-warning "'nav_msgs::Odometry' is published without a frame" "bare" }
    }
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "wheels");
  ros::NodeHandle node;
  Wheels wheels;
  wheels.start (node);
  while (ros::ok ())
    wheels.update (1);
  return 0;
}
