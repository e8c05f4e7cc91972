/* Transforms at work: the frame after them is theirs, or unknown.  */
/* { dg-require-effective-target { eigen && tf } } */
/* { dg-options "-I/usr/include/eigen3" } */

#include "../../plugin/gcc-frame.h"
#include <Eigen/Geometry>
#include <tf/transform_datatypes.h>

using namespace Eigen;

FRAME_IN ("base_link") Vector3d
with_eigen (FRAME_IN ("odom") const Vector3d &p, const Matrix3d &r,
	    const Vector3d &t, const Isometry3d &i, const Quaterniond &q)
{
  FRAME_IN ("base_link") Vector3d a = r * p + t;
  FRAME_IN ("base_link") Vector3d b = i * p;
  FRAME_IN ("base_link") Vector3d c = q * p;
  FRAME_IN ("base_link") Vector3d d = p - t;
  FRAME_IN ("base_link") Vector3d e = i.inverse () * p;
  FRAME_IN ("base_link") Vector3d f = r.transpose () * (p - t);
  FRAME_IN ("base_link") Vector3d g = i.rotation () * p + i.translation ();
  FRAME_IN ("base_link") Vector3d h = q.toRotationMatrix () * p;
  FRAME_IN ("base_link") Vector3d j (-p.y (), p.x (), p.z ());
  return i * p;
}

FRAME_IN ("base_link") tf::Vector3
with_tf (FRAME_IN ("odom") const tf::Vector3 &p, const tf::Transform &t,
	 const tf::Matrix3x3 &r, const tf::Quaternion &q)
{
  FRAME_IN ("base_link") tf::Vector3 a = t * p;
  FRAME_IN ("base_link") tf::Vector3 b = t (p);
  FRAME_IN ("base_link") tf::Vector3 c = r * p + t.getOrigin ();
  FRAME_IN ("base_link") tf::Vector3 d = tf::quatRotate (q, p);
  FRAME_IN ("base_link") tf::Vector3 e = p.rotate (tf::Vector3 (0, 0, 1), 1);
  FRAME_IN ("base_link") tf::Vector3 f = t.inverse () * p;
  FRAME_IN ("base_link") tf::Vector3 g = p - t.getOrigin ();
  return t * p;
}

/* Declared transforms, composed and inverted.  */

FRAME_TRANSFORM ("map", "odom") Isometry3d correction ();
void to_map (FRAME_IN ("map") const Vector3d &p);
void to_map_base (FRAME_TRANSFORM ("map", "base_link") const Isometry3d &t);
void to_odom_map (FRAME_TRANSFORM ("odom", "map") const Isometry3d &t);

void
declared (FRAME_IN ("odom") const Vector3d &p,
	  FRAME_TRANSFORM ("odom", "base_link") const Isometry3d &o)
{
  to_map (correction () * p);
  to_map_base (correction () * o);
  to_odom_map (correction ().inverse ());
}
