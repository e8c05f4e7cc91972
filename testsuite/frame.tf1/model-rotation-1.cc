/* Rotations of tf, each as the library itself makes it: the types
   are what a run of this program gives.  */
/* { dg-require-effective-target tf } */
/* { dg-options "-Wno-deprecated-declarations -fplugin-arg-frame-dump=types" } */
/* { dg-prune-output "." } */
/* { dg-final { scan-output "<\"c1\", \"p\", 0, 0, 0, <z,y,-x>>" } } */
/* { dg-final { scan-output "<\"c2\", \"p\", 0, 0, 0, <x,-z,y>>" } } */
/* { dg-final { scan-output "<\"c3\", \"p\", 0, 0, 0, <y,-z,-x>>" } } */
/* { dg-final { scan-output "<\"c4\", \"p\", 0, 0, 0, <z,x,y>>" } } */
/* { dg-final { scan-output "<\"c5\", \"p\", 0, 0, 0, <-x,-z,-y>>" } } */
/* { dg-final { scan-output "<\"c6\", \"p\", 0, 0, 0, <y,-z,-x>>" } } */
/* { dg-final { scan-output "<\"c7\", \"p\", 0, 0, 0, <-y,z,-x>>" } } */
/* { dg-final { scan-output "<\"c8\", \"p\", 0, 0, 0, <z,x,y>>" } } */
/* { dg-final { scan-output "<\"c9\", \"p\", 0, 0, 0, <-y,z,-x>>" } } */
/* { dg-final { scan-output "<\"c10\", \"p\", 0, 0, 0, <y,-z,-x>>" } } */
/* { dg-final { scan-output "<\"c11\", \"p\", 0, 0, 0, <z,-x,-y>>" } } */
/* { dg-final { scan-output "<\"c12\", \"p\", 0, 0, 0, <-y,x,z>>" } } */
/* { dg-final { scan-output "<\"c13\", \"p\", 0, 0, 0, <-z,y,x>>" } } */
/* { dg-final { scan-output "<\"c14\", \"p\", 0, 0, 0, <y,-x,z>>" } } */
/* { dg-final { scan-output "<\"c15\", \"p\", 0, 0, 0, <y,-x,z>>" } } */
/* { dg-final { scan-output "<\"c16\", \"p\", 0, 0, 0, <z,-y,x>>" } } */
/* { dg-final { scan-output "<\"c17\", \"p\", 0, 0, 0, <x,z,-y>>" } } */
/* { dg-final { scan-output "<\"c18\", \"p\", 0, 0, 0, <z,y,-x>>" } } */
/* { dg-final { scan-output "<\"c19\", \"p\", 0, 0, 0, <z,-y,x>>" } } */
/* { dg-final { scan-output "<\"c20\", \"p\", 0, 0, 0, <z,-y,x>>" } } */
/* { dg-final { scan-output "<\"c21\", \"p\", 0, 0, 0, <y,z,x>>" } } */
/* { dg-final { scan-output "<\"c22\", \"p\", 0, 0, 0, <x,z,-y>>" } } */
/* { dg-final { scan-output "<\"c23\", \"p\", 0, 0, 0, <z,-y,x>>" } } */
/* { dg-final { scan-output "<\"c24\", \"p\", 0, 0, 0, <z,-y,x>>" } } */
/* { dg-final { scan-output "<\"c25\", \"p\", 0, 0, 0, <z,-y,x>>" } } */
/* { dg-final { scan-output "<\"c26\", \"p\", 0, 0, 0, <y,-x,z>>" } } */
/* { dg-final { scan-output "<\"c27\", \"p\", 0, 0, 0, <-x,z,y>>" } } */
/* { dg-final { scan-output "<\"c28\", \"p\", 0, 0, 0, <z,-y,x>>" } } */
/* { dg-final { scan-output "<\"c29\", \"p\", 0, 0, 0, <x,y,z>>" } } */
/* { dg-final { scan-output "<\"c30\", \"p\", 0, 0, 0, <z,x,y>>" } } */
/* { dg-final { scan-output "<\"c49\", \"p\", 0, 0, 0, <-y,-z,x>>" } } */

#include <tf/transform_broadcaster.h>

#define QUARTER 1.5707963267948966
#define SEND(N, ...) \
  broadcaster.sendTransform (tf::StampedTransform ( \
    tf::Transform (__VA_ARGS__), ros::Time (0), "p", "c" #N))

void
f (tf::TransformBroadcaster &broadcaster)
{
  tf::Quaternion q;
  tf::Matrix3x3 m;
  SEND (1, tf::Matrix3x3 (tf::Quaternion (QUARTER, 0, 0)));
  SEND (2, tf::Matrix3x3 (tf::Quaternion (0, QUARTER, 0)));
  SEND (3, tf::Matrix3x3 (tf::Quaternion (QUARTER, QUARTER, 0)));
  SEND (4, tf::Matrix3x3 (tf::Quaternion (QUARTER, 0, QUARTER)));
  SEND (5, tf::Matrix3x3 (tf::Quaternion (QUARTER, QUARTER, -QUARTER)));
  q.setRPY (QUARTER, QUARTER, 0);
  SEND (6, tf::Matrix3x3 (q));
  q.setRPY (0, QUARTER, QUARTER);
  SEND (7, tf::Matrix3x3 (q));
  q.setEulerZYX (QUARTER, 0, QUARTER);
  SEND (8, tf::Matrix3x3 (q));
  m.setEulerYPR (QUARTER, QUARTER, 0);
  SEND (9, m);
  m.setEulerZYX (0, QUARTER, QUARTER);
  SEND (10, m);
  m.setRPY (-QUARTER, 0, -QUARTER);
  SEND (11, m);
  q.setRotation (tf::Vector3 (0, 0, 1), QUARTER);
  SEND (12, tf::Matrix3x3 (q));
  SEND (13, tf::Matrix3x3 (tf::Quaternion (tf::Vector3 (0, 1, 0), -QUARTER)));
  m.setValue (0, -1, 0, 1, 0, 0, 0, 0, 1);
  SEND (14, m.transpose ());
  SEND (15, m.inverse ());
  tf::Matrix3x3 a (0, 0, 1, 1, 0, 0, 0, 1, 0);
  SEND (16, a * m);
  SEND (17, a.transposeTimes (m));
  SEND (18, a.timesTranspose (m));
  tf::Matrix3x3 b = a;
  b *= m;
  SEND (19, b);
  tf::Transform t (a, tf::Vector3 (1, 2, 3)), u (m, tf::Vector3 (4, 5, 6));
  SEND (20, (t * u).getBasis ());
  SEND (21, t.inverse ().getBasis ());
  SEND (22, t.inverseTimes (u).getBasis ());
  tf::Transform w;
  w.mult (t, u);
  SEND (23, w.getBasis ());
  SEND (24, tf::Matrix3x3 (t * q));
  SEND (25, tf::Matrix3x3 (t.getRotation () * q));
  SEND (26, tf::Matrix3x3 (q.inverse ()));
  tf::Quaternion r = q;
  r *= t.getRotation ();
  SEND (27, tf::Matrix3x3 (r));
  t *= u;
  SEND (28, t.getBasis ());
  t.setIdentity ();
  SEND (29, t.getBasis ());
  SEND (30, tf::Matrix3x3 (tf::createQuaternionFromRPY (QUARTER, 0, QUARTER)));
  SEND (49, tf::Matrix3x3 (tf::Quaternion (0.5, -0.5, 0.5, 0.5)));
}
