// The camera's two frames: its body and its optics.

#ifndef ROVER_SENSORS_CAMERA_FRAMES_H
#define ROVER_SENSORS_CAMERA_FRAMES_H

#include <tf2_ros/static_transform_broadcaster.h>

namespace rover_sensors
{

/// Publishes the camera's body on the head (x forward, y left, z up, REP 103)
/// and the optical frame in it (z forward, x right, y down).
void publishCameraFrames(tf2_ros::StaticTransformBroadcaster & broadcaster);

}  // namespace rover_sensors

#endif  // ROVER_SENSORS_CAMERA_FRAMES_H
