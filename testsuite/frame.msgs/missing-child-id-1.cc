/* Odometry with a twist but without the frame that the twist is in.  */
/* { dg-require-effective-target roscpp } */

#include <nav_msgs/Odometry.h>
#include <ros/ros.h>

void
one_function (const ros::Publisher &publisher, double speed)
{
  nav_msgs::Odometry odom;
  odom.header.stamp = ros::Time::now ();
  odom.header.frame_id = "odom";
  odom.pose.pose.orientation.w = 1;
  odom.twist.twist.linear.x = speed;
  publisher.publish (odom); /* { dg-warning "\\[-Wframe-missing-child-id\\]" } */
}

void
whole_twist (const ros::Publisher &publisher, const geometry_msgs::Twist &twist)
{
  nav_msgs::Odometry odom;
  odom.header.frame_id = "odom";
  odom.child_frame_id = "";
  odom.twist.twist = twist;
  publisher.publish (odom); /* { dg-warning "\\[-Wframe-missing-child-id\\]" } */
}

/* Both ids.  */

void
nothing (const ros::Publisher &publisher, double speed)
{
  nav_msgs::Odometry odom;
  odom.twist.twist.linear.x = speed;
  publisher.publish (odom); /* { dg-warning "\\[-Wframe-missing-id\\]" } */
  /* { dg-warning "\\[-Wframe-missing-child-id\\]" "" { target *-*-* } .-1 } */
}

class Odometry
{
public:
  explicit Odometry (ros::NodeHandle &node);
  void update (double speed);

private:
  void stamp ();

  ros::Publisher publisher_;
  nav_msgs::Odometry odom_;
};

Odometry::Odometry (ros::NodeHandle &node)
  : publisher_ (node.advertise<nav_msgs::Odometry> ("odom", 1))
{
  odom_.header.frame_id = "odom";
}

void
Odometry::stamp ()
{
  odom_.header.stamp = ros::Time::now ();
}

void
Odometry::update (double speed)
{
  stamp ();
  odom_.twist.twist.linear.x = speed;
  publisher_.publish (odom_); /* { dg-warning "\\[-Wframe-missing-child-id\\]" "field" } */
}

int
main (int argc, char **argv)
{
  ros::init (argc, argv, "odometry");
  ros::NodeHandle node;
  Odometry odometry (node);
  odometry.update (1);
  return 0;
}
