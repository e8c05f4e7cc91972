// The visual tracker's poses, and the way from its axes to those of ROS.

#ifndef ROVER_LOCALISATION_SLAM_POSE_H
#define ROVER_LOCALISATION_SLAM_POSE_H

#include <ros/time.h>
#include <std_msgs/Float64MultiArray.h>
#include <tf/transform_datatypes.h>

namespace rover_localisation
{

/// One pose of the tracker: p_camera = rotation * p_world + translation, where
/// both frames have the axes of a picture (x right, y down, z forward) and the
/// world is the place of the first picture.
struct SlamPose
{
  ros::Time stamp;
  tf::Matrix3x3 rotation;
  tf::Vector3 translation;
};

/// Reads the tracker's message: seconds, then the rows of [rotation |
/// translation].  False if MSG is no pose, which is what a lost tracker sends.
bool decodePose(const std_msgs::Float64MultiArray & msg, SlamPose & pose);

/// The camera's body (x forward, y left, z up) in the map.
tf::Transform cameraInMap(const SlamPose & pose);

}  // namespace rover_localisation

#endif  // ROVER_LOCALISATION_SLAM_POSE_H
