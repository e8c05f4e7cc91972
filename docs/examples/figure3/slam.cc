// Turns the library's pose of the map into a transform of the camera, as in
// Figure 3 of the PhysFrame paper: the axes are changed on one side only.

#include "slam.h"

tf::Transform transformFromPosition(const SlamPosition & position)
{
  const double(&m)[3][4] = position.row;

  // The inverse of [R | t] is [transpose (R) | -transpose (R) * t].
  tf::Matrix3x3 tf_camera_rotation(m[0][0], m[1][0], m[2][0],
                                   m[0][1], m[1][1], m[2][1],
                                   m[0][2], m[1][2], m[2][2]);
  tf::Vector3 tf_camera_translation(m[0][3], m[1][3], m[2][3]);
  tf_camera_translation = tf_camera_rotation * -tf_camera_translation;

  // A quarter turn about x.
  const tf::Matrix3x3 Rx(1, 0, 0,
                         0, 0, -1,
                         0, 1, 0);
  // A quarter turn about z.
  const tf::Matrix3x3 Rz(0, -1, 0,
                         1, 0, 0,
                         0, 0, 1);
  // Y and z the other way round.
  const tf::Matrix3x3 invYZ(1, 0, 0,
                            0, -1, 0,
                            0, 0, -1);

  tf_camera_rotation = Rx * tf_camera_rotation;
  tf_camera_rotation = Rz * tf_camera_rotation;
  tf_camera_translation = Rz * (Rx * tf_camera_translation);
  tf_camera_rotation = invYZ * tf_camera_rotation;
  tf_camera_translation = invYZ * tf_camera_translation;

  return tf::Transform(tf_camera_rotation, tf_camera_translation);
}
