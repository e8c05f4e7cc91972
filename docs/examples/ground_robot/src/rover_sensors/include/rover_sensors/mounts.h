// Where a sensor sits: fixed transforms in the words of a drawing.

#ifndef ROVER_SENSORS_MOUNTS_H
#define ROVER_SENSORS_MOUNTS_H

#include <string>

#include <geometry_msgs/TransformStamped.h>
#include <tf2/LinearMath/Vector3.h>

namespace rover_sensors
{

/// The fixed transform of CHILD in PARENT.  POSITION is in metres along
/// PARENT's axes; the angles, in radians, are about PARENT's x, y and z axis,
/// in this order.
geometry_msgs::TransformStamped makeMount(const std::string & parent,
                                          const std::string & child,
                                          const tf2::Vector3 & position,
                                          double roll, double pitch,
                                          double yaw);

}  // namespace rover_sensors

#endif  // ROVER_SENSORS_MOUNTS_H
