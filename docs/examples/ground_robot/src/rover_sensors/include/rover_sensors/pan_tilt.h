// The pan-tilt head on the mast: follows its joints with a transform.

#ifndef ROVER_SENSORS_PAN_TILT_H
#define ROVER_SENSORS_PAN_TILT_H

#include <ros/ros.h>
#include <sensor_msgs/JointState.h>
#include <tf/transform_broadcaster.h>

namespace rover_sensors
{

class PanTilt
{
public:
  explicit PanTilt(ros::NodeHandle & nh);

private:
  void jointCallback(const sensor_msgs::JointState::ConstPtr & msg);
  void publish(const ros::TimerEvent & event);

  ros::Subscriber joint_sub_;
  ros::Timer timer_;
  tf::TransformBroadcaster broadcaster_;
  double pan_;
  double tilt_;
};

}  // namespace rover_sensors

#endif  // ROVER_SENSORS_PAN_TILT_H
