#include "unchecked-call.h"

bool
get_transform (tf2_ros::Buffer &buffer, tf2::Transform &transform)
{
  try
    {
      tf2::fromMsg (buffer.lookupTransform ("map", "laser", ros::Time (0))
		      .transform, transform);
      return true;
    }
  catch (const tf2::TransformException &)
    {
      return false;
    }
}

void
move (const tf2::Transform &transform, const tf2::Vector3 &in)
{
  moved = transform * in;
}

tf2::Vector3 moved;
