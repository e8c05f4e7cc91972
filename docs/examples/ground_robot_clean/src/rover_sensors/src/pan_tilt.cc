// The pan-tilt head on the mast: follows its joints with a transform.

#include "rover_sensors/pan_tilt.h"

#include <algorithm>

namespace rover_sensors
{

namespace
{

// The head turns about a point this high above the foot of the mast.
constexpr double HEAD_HEIGHT = 0.615;

constexpr double MAX_TILT = 0.8;

}  // namespace

PanTilt::PanTilt(ros::NodeHandle & nh) : pan_(0.0), tilt_(0.0)
{
  joint_sub_ =
    nh.subscribe("mast/joint_states", 10, &PanTilt::jointCallback, this);
  timer_ = nh.createTimer(ros::Duration(0.02), &PanTilt::publish, this);
}

void PanTilt::jointCallback(const sensor_msgs::JointState::ConstPtr & msg)
{
  const std::size_t n = std::min(msg->name.size(), msg->position.size());
  for (std::size_t i = 0; i < n; ++i)
  {
    if (msg->name[i] == "pan_joint")
    {
      pan_ = msg->position[i];
    }
    else if (msg->name[i] == "tilt_joint")
    {
      tilt_ = std::max(-MAX_TILT, std::min(MAX_TILT, msg->position[i]));
    }
  }
}

void PanTilt::publish(const ros::TimerEvent &)
{
  tf::Quaternion rotation;
  rotation.setRPY(0.0, tilt_, pan_);

  tf::Transform head;
  head.setOrigin(tf::Vector3(0.0, 0.0, HEAD_HEIGHT));
  head.setRotation(rotation);
  broadcaster_.sendTransform(
    tf::StampedTransform(head, ros::Time::now(), "mast_link", "pan_link"));
}

}  // namespace rover_sensors
