/* Eigen: vectors and transforms.  */
/* { dg-require-effective-target eigen } */
/* { dg-options "-I/usr/include/eigen3" } */

#include "../../plugin/gcc-frame.h"
#include <Eigen/Geometry>

using Eigen::Isometry3d;
using Eigen::Vector3d;

void to_base (FRAME_IN ("base_link") const Vector3d &p);
void to_odom (FRAME_IN ("odom") Vector3d p);
FRAME_IN ("odom") Vector3d odom_vec ();
FRAME_TRANSFORM ("map", "odom") Isometry3d correction ();
void correct (FRAME_TRANSFORM ("map", "odom") const Isometry3d &t);
void relocate (FRAME_TRANSFORM ("odom", "map") const Isometry3d &t);

struct Robot
{
  FRAME_IN ("map") Vector3d goal_;
  FRAME_TRANSFORM ("map", "odom") Isometry3d correction_;

  void set () { goal_ = odom_vec (); }	/* { dg-warning "'Robot::goal_' is declared to be in 'map' but holds data in 'odom'" } */
  void use ()
  {
    to_odom (goal_);	/* { dg-warning "gets data in 'map'" } */
    correct (correction_);
    relocate (correction_);	/* { dg-warning "'t' of 'relocate' is declared to be 'odom_T_map' but is 'map_T_odom' \\[-Wframe-mismatch\\]" } */
  }
};

void
f (Robot &r)
{
  r.set ();
  r.use ();
  Vector3d o = odom_vec ();
  to_odom (o);
  to_base (o);	/* { dg-warning "gets data in 'odom'" } */
  Vector3d v (1, 2, 3);
  to_base (v);
  v = o;
  to_base (v);	/* { dg-warning "gets data in 'odom'" } */
  FRAME_IN ("base_link") Vector3d b (1, 2, 3);
  to_base (b);
  to_odom (b);	/* { dg-warning "gets data in 'base_link'" } */
  FRAME_IN ("base_link") Vector3d c (o);	/* { dg-warning "'c' is declared to be in 'base_link' but holds data in 'odom'" } */
  correct (correction ());
  relocate (correction ());	/* { dg-warning "is 'map_T_odom'" } */
  Isometry3d t = Isometry3d::Identity ();
  relocate (t);
  t = correction ();
  relocate (t);	/* { dg-warning "is 'map_T_odom'" } */
}
