#include <tf/transform_datatypes.h>

tf::Transform
from_library (const tf::Matrix3x3 &measured)
{
  const tf::Matrix3x3 a (1, 0, 0, 0, 0, -1, 0, 1, 0);
  const tf::Matrix3x3 b (0, -1, 0, 1, 0, 0, 0, 0, 1);
  return tf::Transform (b * a * measured.transpose (), tf::Vector3 (0, 0, 0));
}

tf::Transform
from_library_fixed (const tf::Matrix3x3 &measured)
{
  const tf::Matrix3x3 a (1, 0, 0, 0, 0, -1, 0, 1, 0);
  return tf::Transform (a * measured.transpose () * a.inverse (), tf::Vector3 (0, 0, 0));
}

tf::Quaternion
no_rotation ()
{
  tf::Quaternion q;
  q.setRPY (0, 0, 0);
  return q;
}
