// The mast on the rover's back.

#ifndef ROVER_SENSORS_MAST_MOUNT_H
#define ROVER_SENSORS_MAST_MOUNT_H

#include <tf2_ros/static_transform_broadcaster.h>

namespace rover_sensors
{

/// Publishes where the foot of the mast stands.
void publishMastMount(tf2_ros::StaticTransformBroadcaster & broadcaster);

}  // namespace rover_sensors

#endif  // ROVER_SENSORS_MAST_MOUNT_H
