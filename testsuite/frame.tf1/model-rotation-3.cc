/* Rotations of Eigen, each as the library itself makes it: the types
   are what a run of this program gives.  */
/* { dg-require-effective-target eigen } */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wno-deprecated-declarations -fplugin-arg-frame-dump=types" } */
/* { dg-prune-output "." } */
/* { dg-final { scan-output "<\"c42\", \"p\", 0, 0, 0, <z,x,y>>" } } */
/* { dg-final { scan-output "<\"c43\", \"p\", 0, 0, 0, <-y,x,z>>" } } */
/* { dg-final { scan-output "<\"c44\", \"p\", 0, 0, 0, <z,x,y>>" } } */
/* { dg-final { scan-output "<\"c45\", \"p\", 0, 0, 0, <y,x,-z>>" } } */
/* { dg-final { scan-output "<\"c46\", \"p\", 0, 0, 0, <y,z,x>>" } } */
/* { dg-final { scan-output "<\"c47\", \"p\", 0, 0, 0, <z,x,y>>" } } */
/* { dg-final { scan-output "<\"c48\", \"p\", 0, 0, 0, <z,x,y>>" } } */
/* { dg-final { scan-output "<\"c50\", \"p\", 0, 0, 0, <z,y,-x>>" } } */

#include <eigen3/Eigen/Geometry>
#include <tf/transform_broadcaster.h>

#define QUARTER 1.5707963267948966
#define SEND(N, ...) \
  broadcaster.sendTransform (tf::StampedTransform ( \
    tf::Transform (__VA_ARGS__), ros::Time (0), "p", "c" #N))
#define SEND_EIGEN(N, ROTATION) \
  do \
    { \
      Eigen::Quaterniond q (ROTATION); \
      SEND (N, tf::Quaternion (q.x (), q.y (), q.z (), q.w ())); \
    } \
  while (0)

void
f (tf::TransformBroadcaster &broadcaster)
{
  Eigen::Quaterniond e (0.5, 0.5, 0.5, 0.5);
  SEND_EIGEN (42, e);
  SEND_EIGEN (43, Eigen::Quaterniond (Eigen::AngleAxisd (QUARTER,
	Eigen::Vector3d (0, 0, 1))));
  SEND_EIGEN (44, Eigen::AngleAxisd (QUARTER,
	Eigen::Vector3d::UnitZ ()) * Eigen::AngleAxisd (QUARTER, Eigen::Vector3d::UnitX ()));
  SEND_EIGEN (45, e * Eigen::Quaterniond (Eigen::AngleAxisd (QUARTER,
	Eigen::Vector3d (1, 0, 0))));
  SEND_EIGEN (46, e.inverse ());
  SEND_EIGEN (47, e.toRotationMatrix ());
  Eigen::Isometry3d I = Eigen::Isometry3d::Identity ();
  I.rotate (e);
  SEND_EIGEN (48, I.rotation ());
  SEND_EIGEN (50, Eigen::AngleAxisd (QUARTER,
	Eigen::Vector3d::UnitZ ()) * Eigen::AngleAxisd (QUARTER, Eigen::Vector3d::UnitY ()) * Eigen::AngleAxisd (QUARTER, Eigen::Vector3d::UnitX ()));
}
