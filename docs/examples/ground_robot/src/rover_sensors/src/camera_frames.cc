// The camera's two frames: its body and its optics.

#include "rover_sensors/camera_frames.h"

#include <cmath>
#include <vector>

#include "rover_sensors/mounts.h"

namespace rover_sensors
{

void publishCameraFrames(tf2_ros::StaticTransformBroadcaster & broadcaster)
{
  std::vector<geometry_msgs::TransformStamped> frames;
  frames.push_back(makeMount("pan_link", "camera_link",
                             tf2::Vector3(0.045, 0.0, 0.031),
                             0.0, 0.0, 0.0));
  frames.push_back(makeMount("camera_link", "camera_optical_frame",
                             tf2::Vector3(0.0, 0.0, 0.0),
                             -M_PI_2, 0.0, -M_PI_2));
  broadcaster.sendTransform(frames);
}

}  // namespace rover_sensors
