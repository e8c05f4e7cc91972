#include <tf/tf.h>

tf::Transform
pose_of_robot (const double *r)
{
  tf::Matrix3x3 rotation (r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], r[8]);
  const tf::Matrix3x3 flu_from_rdf (0, 0, 1, -1, 0, 0, 0, -1, 0);
  return tf::Transform (flu_from_rdf * rotation * flu_from_rdf.transpose ());
}
