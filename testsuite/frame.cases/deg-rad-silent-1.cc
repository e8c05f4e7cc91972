/* Class DEG-RAD, fixed, and what is right in other ways.  */
/* { dg-do compile } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */
/* { dg-options "-Wframe-all" } */

#include <ros/ros.h>
#include <sensor_msgs/Imu.h>
#include <sensor_msgs/LaserScan.h>
#include <tf2/LinearMath/Quaternion.h>

struct sample
{
  float gyro_dps[3];
  float roll, pitch, heading, heading_rad;
};

void
fb_185 (ros::Publisher &pub, const sample &s)
{
  sensor_msgs::Imu imu;
  imu.header.frame_id = "imu_link";
  imu.orientation_covariance[0] = -1;
  for (int i = 0; i < 1; i++)
    imu.angular_velocity.x = s.gyro_dps[0] * 3.14159 / 180;
  pub.publish (imu);
}

tf2::Quaternion
constant (void)
{
  tf2::Quaternion q;
  q.setRPY (0, 0, 90 * M_PI / 180);
  return q;
}

tf2::Quaternion
in_place (double yaw_deg)
{
  tf2::Quaternion q;
  yaw_deg *= M_PI / 180;
  q.setRPY (0, 0, yaw_deg);
  return q;
}

static inline double
deg2rad (double degrees)
{
  return degrees * M_PI / 180;
}

tf2::Quaternion
by_function (double yaw_deg)
{
  tf2::Quaternion q;
  q.setRPY (0, 0, deg2rad (yaw_deg));
  return q;
}

tf2::Quaternion
all (const sample &s)
{
  tf2::Quaternion q;
  q.setRPY (s.roll * M_PI / 180, s.pitch * M_PI / 180, s.heading_rad);
  return q;
}

/* It grows with time, and may be more than a turn.  */

class spinner
{
public:
  tf2::Quaternion
  step (double dt)
  {
    tf2::Quaternion q;
    angle_ += 0.5 * dt;
    q.setRPY (0, 0, angle_);
    return q;
  }

private:
  double angle_ = 0;
};

tf2::Quaternion
turns (spinner &s)
{
  tf2::Quaternion q;
  q.setRPY (0, 0, 2.5 * M_PI);
  return q * s.step (0.1);
}

void
scan (ros::Publisher &pub)
{
  sensor_msgs::LaserScan scan;
  scan.header.frame_id = "laser";
  scan.angle_min = -135 * M_PI / 180;
  scan.angle_max = 3;
  pub.publish (scan);
}

/* FB-181 and FB-182: what Stereolabs' SDK and Septentrio's receivers give
   counts degrees, as their manuals say.  */

namespace sl
{
struct float3
{
  float x, y, z;
};

struct SensorsData
{
  struct IMUData
  {
    float3 angular_velocity;
  };
  IMUData imu;
};
}

namespace septentrio_gnss_driver
{
struct ExtSensorMeas
{
  double angular_rate_x, angular_rate_y, angular_rate_z;
};
}

void
fb_181 (ros::Publisher &pub, const sl::SensorsData &data)
{
  sensor_msgs::Imu imu;
  imu.header.frame_id = "imu_link";
  imu.orientation_covariance[0] = -1;
  imu.angular_velocity.x = data.imu.angular_velocity.x * M_PI / 180;
  pub.publish (imu);
}

void
fb_182 (ros::Publisher &pub, const septentrio_gnss_driver::ExtSensorMeas &block)
{
  const double radians = 0.017453292519943295;
  sensor_msgs::Imu imu;
  imu.header.frame_id = "imu_link";
  imu.orientation_covariance[0] = -1;
  imu.angular_velocity.x = block.angular_rate_x * radians;
  imu.angular_velocity.y = block.angular_rate_y * radians;
  imu.angular_velocity.z = block.angular_rate_z * radians;
  pub.publish (imu);
}
