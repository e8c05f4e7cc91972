// The lidar's driver: scans, and where the lidar is mounted.

#ifndef ROVER_SENSORS_LIDAR_DRIVER_H
#define ROVER_SENSORS_LIDAR_DRIVER_H

#include <cstdint>
#include <string>
#include <vector>

#include <ros/ros.h>
#include <sensor_msgs/LaserScan.h>
#include <tf2_ros/static_transform_broadcaster.h>

#include "rover_sensors/lidar_socket.h"

namespace rover_sensors
{

class LidarDriver
{
public:
  LidarDriver(ros::NodeHandle & nh, const ros::NodeHandle & private_nh,
              tf2_ros::StaticTransformBroadcaster & broadcaster);

private:
  void publishMount(tf2_ros::StaticTransformBroadcaster & broadcaster) const;
  void poll(const ros::TimerEvent & event);
  void initialiseScan();

  LidarSocket socket_;
  std::string base_frame_;
  std::string laser_frame_;
  double mount_x_;
  double mount_z_;

  // The scan that is sent again and again; only ranges and stamp change.
  sensor_msgs::LaserScan scan_;
  std::vector<uint16_t> millimetres_;

  ros::Publisher scan_pub_;
  ros::Timer timer_;
};

}  // namespace rover_sensors

#endif  // ROVER_SENSORS_LIDAR_DRIVER_H
