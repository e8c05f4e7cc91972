/* A command to stop is the same in every frame; one to move is not.  */
/* { dg-require-effective-target header:geometry_msgs/TwistStamped.h } */

#include <geometry_msgs/TwistStamped.h>
#include <geometry_msgs/WrenchStamped.h>
#include <ros/ros.h>

void
stop (ros::Publisher &publisher)
{
  geometry_msgs::TwistStamped command;
  command.header.stamp = ros::Time::now ();
  command.twist.linear.x = 0;
  command.twist.angular.z = 0;
  publisher.publish (command); /* { dg-bogus "frame" "stop" } */
}

void
release (ros::Publisher &publisher)
{
  geometry_msgs::WrenchStamped command;
  publisher.publish (command); /* { dg-bogus "frame" "no force" } */
}

void
drive (ros::Publisher &publisher, double speed)
{
  geometry_msgs::TwistStamped command;
  command.twist.linear.x = speed;
  command.twist.angular.z = 0;
  publisher.publish (command); /* { dg-warning "TwistStamped.*\\[-Wframe-missing-id\\]" "move" } */
}

void
creep (ros::Publisher &publisher)
{
  geometry_msgs::TwistStamped command;
  command.twist.linear.x = 0.1;
  publisher.publish (command); /* { dg-warning "TwistStamped.*\\[-Wframe-missing-id\\]" "a constant" } */
}
