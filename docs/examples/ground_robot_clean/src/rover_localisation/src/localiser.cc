// Localisation: corrects the drift of the odometry with the visual tracker.

#include "rover_localisation/localiser.h"

#include <geometry_msgs/PoseStamped.h>
#include <std_msgs/Empty.h>

#include "rover_localisation/slam_pose.h"

namespace rover_localisation
{

Localiser::Localiser(ros::NodeHandle & nh, const ros::NodeHandle & private_nh)
{
  private_nh.param<std::string>("map_frame", map_frame_, "map");
  private_nh.param<std::string>("odom_frame", odom_frame_, "odom");
  private_nh.param<std::string>("camera_frame", camera_frame_, "camera_link");
  tolerance_ = ros::Duration(private_nh.param("transform_tolerance", 0.1));

  pose_pub_ = nh.advertise<geometry_msgs::PoseStamped>("slam/camera_pose", 5);
  restart_pub_ = nh.advertise<std_msgs::Empty>("slam/restart", 1);
  slam_sub_ = nh.subscribe("slam/pose", 5, &Localiser::slamCallback, this);
  initial_pose_sub_ =
    nh.subscribe("initialpose", 1, &Localiser::initialPoseCallback, this);
}

void Localiser::slamCallback(const std_msgs::Float64MultiArray::ConstPtr & msg)
{
  SlamPose pose;
  if (!decodePose(*msg, pose))
  {
    ROS_WARN_THROTTLE(2.0, "the visual tracker is lost");
    return;
  }

  tf::StampedTransform odom_T_camera;
  try
  {
    listener_.waitForTransform(odom_frame_, camera_frame_, pose.stamp,
                               ros::Duration(0.2));
    listener_.lookupTransform(odom_frame_, camera_frame_, pose.stamp,
                              odom_T_camera);
  }
  catch (const tf::TransformException & e)
  {
    ROS_WARN_THROTTLE(2.0, "no odometry for a pose: %s", e.what());
    return;
  }

  // REP 105: publish what is missing between map and odom, for the camera
  // already has a parent.
  const tf::Transform map_T_camera = cameraInMap(pose);
  const tf::Transform map_T_odom = map_T_camera * odom_T_camera.inverse();
  broadcaster_.sendTransform(tf::StampedTransform(
    map_T_odom, pose.stamp + tolerance_, map_frame_, odom_frame_));
  publishPose(map_T_camera, pose.stamp);
}

void Localiser::publishPose(const tf::Transform & pose, const ros::Time & stamp)
{
  if (pose_pub_.getNumSubscribers() == 0)
  {
    return;
  }
  geometry_msgs::PoseStamped msg;
  msg.header.stamp = stamp;
  msg.header.frame_id = map_frame_;
  tf::poseTFToMsg(pose, msg.pose);
  pose_pub_.publish(msg);
}

void Localiser::initialPoseCallback(
  const geometry_msgs::PoseWithCovarianceStamped::ConstPtr & msg)
{
  if (msg->header.frame_id != map_frame_)
  {
    ROS_WARN("ignoring an initial pose in '%s': it must be in '%s'",
             msg->header.frame_id.c_str(), map_frame_.c_str());
    return;
  }
  ROS_INFO("restarting the visual tracker at x = %.2f, y = %.2f",
           msg->pose.pose.position.x, msg->pose.pose.position.y);
  restart_pub_.publish(std_msgs::Empty());
}

}  // namespace rover_localisation
