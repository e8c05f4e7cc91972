#include <tf/tf.h>

tf::Transform
pose_of_camera (const double *r)
{
  tf::Matrix3x3 rotation (r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], r[8]);
  const tf::Matrix3x3 about_x (1, 0, 0, 0, 0, -1, 0, 1, 0); /* { dg-lto-note "<x,-z,y>" "Rx" } */
  const tf::Matrix3x3 about_z (0, -1, 0, 1, 0, 0, 0, 0, 1); /* { dg-lto-note "<-y,x,z>" "Rz" } */
  const tf::Matrix3x3 invert (1, 0, 0, 0, -1, 0, 0, 0, -1); /* { dg-lto-note "<x,-y,-z>" "invYZ" } */
  tf::Matrix3x3 result = about_x * rotation;
  result = about_z * result;
  result = invert * result;
  return tf::Transform (result);
}
/* { dg-prune-output "note: '(map|camera_link)' is " } */
