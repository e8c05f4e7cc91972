#include "edges.h"

void
publish_head (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (edge ("head", "eye"));
}
