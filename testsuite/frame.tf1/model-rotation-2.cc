/* Rotations of KDL, each as the library itself makes it: the types
   are what a run of this program gives.  */
/* { dg-require-effective-target kdl } */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wno-deprecated-declarations -fplugin-arg-frame-dump=types" } */
/* { dg-prune-output "." } */
/* { dg-final { scan-output "<\"c31\", \"p\", 0, 0, 0, <z,x,y>>" } } */
/* { dg-final { scan-output "<\"c32\", \"p\", 0, 0, 0, <y,-z,-x>>" } } */
/* { dg-final { scan-output "<\"c33\", \"p\", 0, 0, 0, <-y,z,-x>>" } } */
/* { dg-final { scan-output "<\"c34\", \"p\", 0, 0, 0, <-y,z,-x>>" } } */
/* { dg-final { scan-output "<\"c35\", \"p\", 0, 0, 0, <y,-z,-x>>" } } */
/* { dg-final { scan-output "<\"c36\", \"p\", 0, 0, 0, <x,-z,y>>" } } */
/* { dg-final { scan-output "<\"c37\", \"p\", 0, 0, 0, <-x,z,y>>" } } */
/* { dg-final { scan-output "<\"c38\", \"p\", 0, 0, 0, <-x,z,y>>" } } */
/* { dg-final { scan-output "<\"c39\", \"p\", 0, 0, 0, <x,-z,y>>" } } */
/* { dg-final { scan-output "<\"c40\", \"p\", 0, 0, 0, <-z,-x,y>>" } } */
/* { dg-final { scan-output "<\"c41\", \"p\", 0, 0, 0, <-x,z,y>>" } } */

#include <kdl/frames.hpp>
#include <tf/transform_broadcaster.h>

#define QUARTER 1.5707963267948966
#define SEND(N, ...) \
  broadcaster.sendTransform (tf::StampedTransform ( \
    tf::Transform (__VA_ARGS__), ros::Time (0), "p", "c" #N))
#define SEND_KDL(N, ROTATION) \
  do \
    { \
      double x, y, z, w; \
      KDL::Rotation r = ROTATION; \
      r.GetQuaternion (x, y, z, w); \
      SEND (N, tf::Quaternion (x, y, z, w)); \
    } \
  while (0)

void
f (tf::TransformBroadcaster &broadcaster)
{
  KDL::Rotation k (0, 0, 1, 1, 0, 0, 0, 1, 0);
  SEND_KDL (31, k);
  SEND_KDL (32, KDL::Rotation::RPY (QUARTER, QUARTER, 0));
  SEND_KDL (33, KDL::Rotation::EulerZYX (QUARTER, QUARTER, 0));
  SEND_KDL (34, KDL::Rotation::EulerZYZ (QUARTER, QUARTER, 0));
  SEND_KDL (35, KDL::Rotation::EulerZYX (0, QUARTER, QUARTER));
  SEND_KDL (36, KDL::Rotation::RotX (QUARTER));
  k.DoRotY (QUARTER);
  SEND_KDL (37, k);
  SEND_KDL (38, k.Inverse ());
  SEND_KDL (39, KDL::Rotation::Rot (KDL::Vector (1, 0, 0), QUARTER));
  KDL::Frame f (KDL::Rotation::RotZ (QUARTER)), g (k, KDL::Vector (1, 2, 3));
  SEND_KDL (40, (f * g).M);
  SEND_KDL (41, g.Inverse ().M);
}
