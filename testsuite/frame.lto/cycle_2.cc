#include "edges.h"

void
publish_hand (tf2_ros::StaticTransformBroadcaster &broadcaster)
{
  broadcaster.sendTransform (edge ("eye", "torso"));
}
