// What the calibration of the sensor rig measured: the sonars, and the frames
// of their ranges.

#include "rover_sensors/rig_calibration.h"

#include <vector>

#include "rover_sensors/mounts.h"

namespace rover_sensors
{

RigCalibration::RigCalibration(
  ros::NodeHandle & nh, tf2_ros::StaticTransformBroadcaster & broadcaster)
{
  publishMounts(broadcaster);
  range_pub_ = nh.advertise<sensor_msgs::Range>("sonar", 10);
  range_sub_ =
    nh.subscribe("sonar/raw", 10, &RigCalibration::rangeCallback, this);
}

void RigCalibration::publishMounts(
  tf2_ros::StaticTransformBroadcaster & broadcaster) const
{
  std::vector<geometry_msgs::TransformStamped> mounts;
  mounts.push_back(makeMount("base_link", "sonar_front",
                             tf2::Vector3(0.287, 0.0, 0.062),
                             0.0, -0.087, 0.0));
  mounts.push_back(makeMount("base_link", "sonar_rear",
                             tf2::Vector3(-0.291, 0.003, 0.062),
                             0.0, -0.087, 3.1416));
  mounts.push_back(makeMount("base_link", "camera_optical_frame",
                             tf2::Vector3(-0.064, 0.004, 0.997),
                             -1.5961, 0.0034, -1.5672));
  broadcaster.sendTransform(mounts);
}

void RigCalibration::rangeCallback(const sensor_msgs::Range::ConstPtr & msg)
{
  // Boards of the first series name no frame; they have the front sonar only.
  sensor_msgs::Range range = *msg;
  if (range.header.frame_id.empty())
  {
    range.header.frame_id = "sonar_front";
  }
  range.field_of_view = 0.26f;
  range_pub_.publish(range);
}

}  // namespace rover_sensors
