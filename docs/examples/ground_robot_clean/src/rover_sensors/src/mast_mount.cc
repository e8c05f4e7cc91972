// The mast on the rover's back.

#include "rover_sensors/mast_mount.h"

#include <geometry_msgs/TransformStamped.h>
#include <ros/time.h>

namespace rover_sensors
{

namespace
{

// Measured with the hand-eye calibration of March, in metres.
constexpr double MAST_X = -0.112;
constexpr double MAST_Z = 0.348;

}  // namespace

void publishMastMount(tf2_ros::StaticTransformBroadcaster & broadcaster)
{
  geometry_msgs::TransformStamped mast;
  mast.header.stamp = ros::Time::now();
  mast.header.frame_id = "base_link";
  mast.child_frame_id = "mast_link";
  mast.transform.translation.x = MAST_X;
  mast.transform.translation.y = 0.0;
  mast.transform.translation.z = MAST_Z;
  mast.transform.rotation.w = 1.0;
  broadcaster.sendTransform(mast);
}

}  // namespace rover_sensors
