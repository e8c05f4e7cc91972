/* A private method that nobody calls does not run.  */
/* { dg-options "" } */

#include <geometry_msgs/PoseStamped.h>
#include <ros/ros.h>

class dead
{
public:
  explicit dead (ros::NodeHandle &node)
  {
    publisher = node.advertise<geometry_msgs::PoseStamped> ("dead", 1);
  }

private:
  void
  send ()
  {
    geometry_msgs::PoseStamped pose;
    pose.pose.orientation.w = 1;
    publisher.publish (pose);
  }
  ros::Publisher publisher;
};

class dead_outside
{
public:
  explicit dead_outside (const ros::Publisher &to) : publisher (to) {}

private:
  void send ();
  ros::Publisher publisher;
};

void
dead_outside::send ()
{
  geometry_msgs::PoseStamped pose;
  pose.pose.orientation.w = 1;
  publisher.publish (pose);
}

class called
{
public:
  explicit called (const ros::Publisher &to) : publisher (to) {}
  void run () { send (); }

private:
  void send ();
  ros::Publisher publisher;
};

void
called::send ()
{
  geometry_msgs::PoseStamped pose;
  pose.pose.orientation.w = 1;
  publisher.publish (pose); /* { dg-warning "published without a frame" } */
}

/* A callback.  */
class handed_over
{
public:
  explicit handed_over (ros::NodeHandle &node)
  {
    timer = node.createTimer (ros::Duration (1), &handed_over::send, this);
  }

private:
  void send (const ros::TimerEvent &);
  ros::Timer timer;
  ros::Publisher publisher;
};

void
handed_over::send (const ros::TimerEvent &)
{
  geometry_msgs::PoseStamped pose;
  pose.pose.orientation.w = 1;
  publisher.publish (pose); /* { dg-warning "published without a frame" } */
}

/* What runs it may be elsewhere.  */
class open
{
public:
  void run ();

private:
  void send ();
  ros::Publisher publisher;
};

void
open::send ()
{
  geometry_msgs::PoseStamped pose;
  pose.pose.orientation.w = 1;
  publisher.publish (pose); /* { dg-warning "published without a frame" } */
}

void
use (ros::NodeHandle &node, const ros::Publisher &publisher)
{
  static dead one (node);
  static dead_outside two (publisher);
  static called three (publisher);
  static handed_over four (node);
  three.run ();
}
