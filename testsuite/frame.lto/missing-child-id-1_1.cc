#include "missing-child-id-1.h"

void
Odometry::update (double speed)
{
  odom_.header.stamp = ros::Time::now ();
  odom_.twist.twist.linear.x = speed;
  publisher_.publish (odom_); /* { dg-lto-warning "\\[-Wframe-missing-child-id\\]" } */
}
