#include "edges.h"

void
publish_calibration (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (edge ("camera_link", "laser"));
}
