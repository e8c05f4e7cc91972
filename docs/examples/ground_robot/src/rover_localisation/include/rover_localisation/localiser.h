// Localisation: corrects the drift of the odometry with the visual tracker.

#ifndef ROVER_LOCALISATION_LOCALISER_H
#define ROVER_LOCALISATION_LOCALISER_H

#include <string>

#include <geometry_msgs/PoseWithCovarianceStamped.h>
#include <ros/ros.h>
#include <std_msgs/Float64MultiArray.h>
#include <tf/transform_broadcaster.h>
#include <tf/transform_listener.h>

namespace rover_localisation
{

class Localiser
{
public:
  Localiser(ros::NodeHandle & nh, const ros::NodeHandle & private_nh);

private:
  void slamCallback(const std_msgs::Float64MultiArray::ConstPtr & msg);
  void initialPoseCallback(
    const geometry_msgs::PoseWithCovarianceStamped::ConstPtr & msg);
  void publishPose(const tf::Transform & pose, const ros::Time & stamp);

  tf::TransformListener listener_;
  tf::TransformBroadcaster broadcaster_;
  ros::Publisher pose_pub_;
  ros::Publisher restart_pub_;
  ros::Subscriber slam_sub_;
  ros::Subscriber initial_pose_sub_;

  std::string map_frame_;
  std::string odom_frame_;
  std::string camera_frame_;
  ros::Duration tolerance_;
};

}  // namespace rover_localisation

#endif  // ROVER_LOCALISATION_LOCALISER_H
