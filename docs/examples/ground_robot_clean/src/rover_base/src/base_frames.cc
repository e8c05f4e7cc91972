// The frames that are fixed to the rover's body.

#include "rover_base/base_frames.h"

#include <vector>

#include <geometry_msgs/TransformStamped.h>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>

namespace rover_base
{

namespace
{

void setIds(geometry_msgs::TransformStamped & transform,
            const std::string & parent, const std::string & child)
{
  transform.header.stamp = ros::Time::now();
  transform.header.frame_id = parent;
  transform.child_frame_id = child;
}

void setPose(geometry_msgs::TransformStamped & transform, double x, double y,
             double z, double yaw)
{
  tf2::Quaternion q;
  q.setRPY(0.0, 0.0, yaw);
  transform.transform.translation.x = x;
  transform.transform.translation.y = y;
  transform.transform.translation.z = z;
  transform.transform.rotation = tf2::toMsg(q);
}

}  // namespace

void publishBaseFrames(const ros::NodeHandle & private_nh,
                       tf2_ros::StaticTransformBroadcaster & broadcaster)
{
  double wheel_radius;
  private_nh.param("wheel_radius", wheel_radius, 0.10);

  std::vector<geometry_msgs::TransformStamped> transforms(2);

  // base_link lies in the middle of the axle.
  setIds(transforms[0], "base_footprint", "base_link");
  setPose(transforms[0], 0.0, 0.0, wheel_radius, 0.0);

  // The IMU is screwed on a quarter turn to the left.
  setIds(transforms[1], "base_link", "imu_link");
  setPose(transforms[1], -0.05, 0.02, 0.08, M_PI_2);

  broadcaster.sendTransform(transforms);
}

}  // namespace rover_base
