#include "edges.h"
#include <cmath>
#include <tf2/LinearMath/Quaternion.h>
#include <tf2_geometry_msgs/tf2_geometry_msgs.h>

std::string
global_frame ()
{
  return "map";
}

void
publish_mounts (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  geometry_msgs::TransformStamped optical
    = edge ("camera_link", "camera_optical_frame");
  tf2::Quaternion q;
  q.setRPY (-M_PI / 2, 0, -M_PI / 2);
  optical.transform.rotation = tf2::toMsg (q);
  broadcaster.sendTransform (edge ("base_link", "camera_link"));
  broadcaster.sendTransform (optical);
}
