// The lidar's driver: scans, and where the lidar is mounted.

#include "rover_sensors/lidar_driver.h"

#include <cmath>
#include <limits>

#include <geometry_msgs/TransformStamped.h>
#include <tf2/LinearMath/Matrix3x3.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>

namespace rover_sensors
{

LidarDriver::LidarDriver(ros::NodeHandle & nh,
                         const ros::NodeHandle & private_nh,
                         tf2_ros::StaticTransformBroadcaster & broadcaster)
  : socket_(private_nh.param("lidar_port", 2368))
{
  private_nh.param<std::string>("base_frame", base_frame_, "base_link");
  private_nh.param<std::string>("laser_frame", laser_frame_, "laser");
  private_nh.param("laser_x", mount_x_, 0.214);
  private_nh.param("laser_z", mount_z_, 0.131);

  initialiseScan();
  publishMount(broadcaster);
  scan_pub_ = nh.advertise<sensor_msgs::LaserScan>("scan", 5);
  timer_ = nh.createTimer(ros::Duration(0.01), &LidarDriver::poll, this);
}

void LidarDriver::initialiseScan()
{
  scan_.header.frame_id = laser_frame_;
  scan_.angle_min = -M_PI;
  scan_.angle_max = M_PI;
  scan_.scan_time = 0.1;
  scan_.range_min = 0.05;
  scan_.range_max = 30.0;
}

void LidarDriver::publishMount(
  tf2_ros::StaticTransformBroadcaster & broadcaster) const
{
  // The lidar hangs upside down under the front plate.
  const tf2::Matrix3x3 upside_down(1.0, 0.0, 0.0,
                                   0.0, 1.0, 0.0,
                                   0.0, 0.0, -1.0);
  tf2::Quaternion rotation;
  upside_down.getRotation(rotation);

  geometry_msgs::TransformStamped mount;
  mount.header.stamp = ros::Time::now();
  mount.header.frame_id = base_frame_;
  mount.child_frame_id = laser_frame_;
  mount.transform.translation.x = mount_x_;
  mount.transform.translation.y = 0.0;
  mount.transform.translation.z = mount_z_;
  mount.transform.rotation = tf2::toMsg(rotation);
  broadcaster.sendTransform(mount);
}

void LidarDriver::poll(const ros::TimerEvent &)
{
  if (!socket_.receive(millimetres_))
  {
    return;
  }

  const std::size_t beams = millimetres_.size();
  scan_.header.stamp = ros::Time::now();
  scan_.angle_increment = 2.0 * M_PI / beams;
  scan_.time_increment = scan_.scan_time / beams;
  scan_.ranges.resize(beams);
  for (std::size_t i = 0; i < beams; ++i)
  {
    // The lidar sends zero where nothing came back.
    scan_.ranges[i] = millimetres_[i] == 0
                        ? std::numeric_limits<float>::infinity()
                        : 0.001f * millimetres_[i];
  }
  scan_pub_.publish(scan_);
}

}  // namespace rover_sensors
