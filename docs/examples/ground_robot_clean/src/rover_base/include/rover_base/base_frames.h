// The frames that are fixed to the rover's body.

#ifndef ROVER_BASE_BASE_FRAMES_H
#define ROVER_BASE_BASE_FRAMES_H

#include <ros/ros.h>
#include <tf2_ros/static_transform_broadcaster.h>

namespace rover_base
{

/// Publishes the footprint under the body, and the IMU in it.  The broadcaster
/// is shared: a process should have one, for all of them latch one topic.
void publishBaseFrames(const ros::NodeHandle & private_nh,
                       tf2_ros::StaticTransformBroadcaster & broadcaster);

}  // namespace rover_base

#endif  // ROVER_BASE_BASE_FRAMES_H
