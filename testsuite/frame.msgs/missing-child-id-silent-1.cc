/* Odometry that needs no child frame, or gets it.  */
/* { dg-require-effective-target roscpp } */

#include <nav_msgs/Odometry.h>
#include <ros/ros.h>

void
pose_only (const ros::Publisher &publisher, double x)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "map";
  odom.pose.pose.position.x = x;
  odom.pose.pose.orientation.w = 1;
  publisher.publish (odom);
}

void
passed_on (const ros::Publisher &publisher,
	   const nav_msgs::Odometry::ConstPtr &message)
{
  nav_msgs::Odometry odom = *message;
  odom.twist.twist.linear.y = 0;
  publisher.publish (odom);
}

static void
name (nav_msgs::Odometry &odom, const std::string &child)
{
  odom.header.frame_id = "odom";
  odom.child_frame_id = child;
}

void
by_helper (const ros::Publisher &publisher, double speed,
	   const std::string &base)
{
  nav_msgs::Odometry odom;
  odom.twist.twist.linear.x = speed;
  name (odom, base);
  publisher.publish (odom);
}

class Odometry
{
public:
  Odometry ();
  void update (double speed);

private:
  ros::NodeHandle node_;
  ros::Publisher publisher_;
  nav_msgs::Odometry odom_;
};

Odometry::Odometry ()
{
  odom_.header.frame_id = "odom";
  node_.param<std::string> ("base_frame", odom_.child_frame_id, "base_link");
  publisher_ = node_.advertise<nav_msgs::Odometry> ("odom", 1);
}

void
Odometry::update (double speed)
{
  odom_.twist.twist.linear.x = speed;
  publisher_.publish (odom_);
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "odometry");
  Odometry odometry;
  odometry.update (1);
  return 0;
}
