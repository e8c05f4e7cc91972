// Where a sensor sits: fixed transforms in the words of a drawing.

#include "rover_sensors/mounts.h"

#include <ros/time.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>

namespace rover_sensors
{

geometry_msgs::TransformStamped makeMount(const std::string & parent,
                                          const std::string & child,
                                          const tf2::Vector3 & position,
                                          double roll, double pitch,
                                          double yaw)
{
  tf2::Quaternion rotation;
  rotation.setRPY(roll, pitch, yaw);

  geometry_msgs::TransformStamped mount;
  mount.header.stamp = ros::Time::now();
  mount.header.frame_id = parent;
  mount.child_frame_id = child;
  mount.transform.translation.x = position.x();
  mount.transform.translation.y = position.y();
  mount.transform.translation.z = position.z();
  mount.transform.rotation = tf2::toMsg(rotation);
  return mount;
}

}  // namespace rover_sensors
