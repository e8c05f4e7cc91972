/* Figure 3 of the PhysFrame paper: constant matrices turn the axes of an
   unknown rotation on one side only, in one function, and another publishes
   what they made.  */
/* { dg-require-effective-target tf } */
/* { dg-skip-if "std::allocator::rebind is gone" { *-*-* } { "-std=c++20" } } */
/* { dg-prune-output "is set here" } */

#include <tf/transform_broadcaster.h>

/* Where the camera is in the library's map: rows of [R | t].  */

struct Pose
{
  double row[3][4];
};

static tf::Transform
wrong (const Pose &pose)
{
  const double (&m)[3][4] = pose.row;
  tf::Matrix3x3 rotation (m[0][0], m[1][0], m[2][0],
			  m[0][1], m[1][1], m[2][1],
			  m[0][2], m[1][2], m[2][2]);
  tf::Vector3 translation (m[0][3], m[1][3], m[2][3]);
  translation = rotation * -translation;
  const tf::Matrix3x3 about_x (1, 0, 0, 0, 0, -1, 0, 1, 0); /* { dg-note "<x,-z,y>" "first" } */
  const tf::Matrix3x3 about_z (0, -1, 0, 1, 0, 0, 0, 0, 1); /* { dg-note "<-y,x,z>" "second" } */
  const tf::Matrix3x3 half_turn (1, 0, 0, 0, -1, 0, 0, 0, -1); /* { dg-note "<x,-y,-z>" "third" } */
  rotation = about_x * rotation;
  rotation = about_z * rotation;
  translation = about_z * (about_x * translation);
  rotation = half_turn * rotation;
  translation = half_turn * translation;
  return tf::Transform (rotation, translation);
}

/* The same, with the camera's own axes turned back.  */

static tf::Transform
right (const Pose &pose)
{
  const double (&m)[3][4] = pose.row;
  tf::Matrix3x3 rotation (m[0][0], m[1][0], m[2][0],
			  m[0][1], m[1][1], m[2][1],
			  m[0][2], m[1][2], m[2][2]);
  const tf::Vector3 translation (m[0][3], m[1][3], m[2][3]);
  const tf::Matrix3x3 about_x (1, 0, 0, 0, 0, -1, 0, 1, 0);
  const tf::Matrix3x3 about_z (0, -1, 0, 1, 0, 0, 0, 0, 1);
  const tf::Matrix3x3 half_turn (1, 0, 0, 0, -1, 0, 0, 0, -1);
  const tf::Matrix3x3 change = half_turn * about_z * about_x;
  rotation = change * rotation;
  rotation = rotation * about_x.inverse ();
  rotation = rotation * about_z.inverse ();
  rotation = rotation * half_turn.inverse ();
  return tf::Transform (rotation, change * translation);
}

void
publish (tf::TransformBroadcaster &broadcaster, const Pose &pose)
{
  broadcaster.sendTransform (tf::StampedTransform (wrong (pose), ros::Time::now (), "map", "camera_link")); /* { dg-warning "<z,-x,-y>.*\\(right, down, forward\\).*\\[-Wframe-orientation\\]" } */
  broadcaster.sendTransform (tf::StampedTransform (right (pose), ros::Time::now (), "odom", "base_link"));
}
