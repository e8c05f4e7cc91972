/* An IMU message that says that it has no estimate needs no frame; one with
   another estimate does.  */
/* { dg-require-effective-target header:sensor_msgs/Imu.h } */

#include <ros/ros.h>
#include <sensor_msgs/Imu.h>

void
without (ros::Publisher &publisher)
{
  sensor_msgs::Imu imu;
  imu.angular_velocity.x = 100;
  imu.angular_velocity_covariance[0] = -1;
  for (int i = 0; i < 50; i++)
    {
      imu.header.stamp = ros::Time::now ();
      publisher.publish (imu); /* { dg-bogus "frame" "disclaimed" } */
    }
}

void
with (ros::Publisher &publisher, double rate)
{
  sensor_msgs::Imu imu;
  imu.orientation_covariance[0] = -1;
  imu.angular_velocity.z = rate;
  publisher.publish (imu); /* { dg-warning "Imu.*\\[-Wframe-missing-id\\]" "another estimate" } */
}

void
blank (ros::Publisher &publisher)
{
  sensor_msgs::Imu imu;
  imu.angular_velocity_covariance[0] = 0.01;
  publisher.publish (imu); /* { dg-warning "Imu.*\\[-Wframe-missing-id\\]" "zeros are measured" } */
}
