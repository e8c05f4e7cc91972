/* Class DEG-RAD: degrees where radians are read.  */
/* { dg-do compile } */
/* { dg-require-effective-target roscpp } */
/* { dg-require-effective-target tf2 } */
/* { dg-require-effective-target eigen } */
/* { dg-options "-Wframe" } */
/* { dg-additional-options "-isystem /usr/include/eigen3" } */

#include <Eigen/Geometry>
#include <ros/ros.h>
#include <sensor_msgs/Imu.h>
#include <sensor_msgs/LaserScan.h>
#include <tf2/LinearMath/Quaternion.h>

/* FB-185: turn rates in degrees a second, and the type says so.  */

struct sample
{
  float gyro_dps[3];
  float roll, pitch, heading;
};

void
fb_185 (ros::Publisher &pub, const sample &s)
{
  sensor_msgs::Imu imu;
  imu.header.frame_id = "imu_link";
  imu.orientation_covariance[0] = -1;
  imu.angular_velocity.x = s.gyro_dps[0]; /* { dg-warning "turn rate is read as radians, but 'gyro_dps' says.*\\[-Wframe-angle-unit\\]" } */
  pub.publish (imu);
}

/* A constant, a name on the way, a conversion the wrong way round, one of
   three that is not converted.  */

tf2::Quaternion
constant (void)
{
  tf2::Quaternion q;
  q.setRPY (0, 0, 90); /* { dg-warning "the angle 90 is read as radians, 14.3 turns.*\\[-Wframe-angle-unit\\]" } */
  return q;
}

Eigen::Quaterniond
axis (void)
{
  return Eigen::Quaterniond (
    Eigen::AngleAxisd (-45, Eigen::Vector3d::UnitZ ())); /* { dg-warning "the angle -45 is read as radians.*\\[-Wframe-angle-unit\\]" } */
}

tf2::Quaternion
named (double yaw_deg)
{
  double yaw = yaw_deg;
  tf2::Quaternion q;
  q.setRPY (0, 0, yaw); /* { dg-warning "'yaw_deg' says that it is in degrees.*\\[-Wframe-angle-unit\\]" } */
  return q;
}

tf2::Quaternion
wrong_way (double yaw)
{
  tf2::Quaternion q;
  q.setRPY (0, 0, yaw * 180 / M_PI); /* { dg-warning "was converted to degrees, but is read as radians.*\\[-Wframe-angle-unit\\]" } */
  return q;
}

tf2::Quaternion
forgotten (const sample &s)
{
  tf2::Quaternion q;
  q.setRPY (s.roll * M_PI / 180, s.pitch * M_PI / 180, s.heading); /* { dg-warning "'heading' is not.*\\[-Wframe-angle-unit\\]" } */
  return q;
}

void
scan (ros::Publisher &pub)
{
  sensor_msgs::LaserScan scan;
  scan.header.frame_id = "laser";
  scan.angle_min = -135; /* { dg-warning "the angle -135 is read as radians.*\\[-Wframe-angle-unit\\]" } */
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
  imu.angular_velocity.x = data.imu.angular_velocity.x; /* { dg-warning "'sl::SensorsData::IMUData::angular_velocity' says that it is in degrees.*\\[-Wframe-angle-unit\\]" } */
  pub.publish (imu);
}

void
fb_182 (ros::Publisher &pub, const septentrio_gnss_driver::ExtSensorMeas &block)
{
  sensor_msgs::Imu imu;
  imu.header.frame_id = "imu_link";
  imu.orientation_covariance[0] = -1;
  imu.angular_velocity.x = block.angular_rate_x; /* { dg-warning "angular_rate_x' says that it is in degrees.*\\[-Wframe-angle-unit\\]" } */
  imu.angular_velocity.y = block.angular_rate_y; /* { dg-warning "\\[-Wframe-angle-unit\\]" } */
  imu.angular_velocity.z = block.angular_rate_z; /* { dg-warning "\\[-Wframe-angle-unit\\]" } */
  pub.publish (imu);
}
