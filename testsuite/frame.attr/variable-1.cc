/* Local variables, references and globals.  */

#include "vec.h"

void
locals ()
{
  FRAME_IN ("map") Vec m = odom_vec ();	/* { dg-warning "'m' is declared to be in 'map' but holds data in 'odom' \\[-Wframe-mismatch\\]" } */
  to_map (m);
  FRAME_IN ("odom") Vec o;
  o.x = 1;
  o.y = 2;
  to_map (o);	/* { dg-warning "gets data in 'odom'" } */
  o = some_vec ();
  to_map (o);	/* { dg-warning "gets data in 'odom'" } */
  o = map_vec ();	/* { dg-warning "'o' is declared to be in 'odom' but holds data in 'map'" } */
  FRAME_IN ("odom") double x = m.x;	/* { dg-warning "'x' is declared to be in 'odom' but holds data in 'map'" } */
  FRAME_IN ("map") const Vec &r = m;
  to_map (r);
}

/* What is not changed stays where it is: a copy, 0 for a coordinate.  */

void
kept ()
{
  Vec v = odom_vec ();
  v.z = 0;
  to_map (v);	/* { dg-warning "gets data in 'odom'" } */
  FRAME_IN ("odom") Vec o = some_vec ();
  o.x += 1;
  to_map (o);	/* { dg-warning "gets data in 'odom'" } */
  Vec w = v;
  w.y = odom_vec ().y;
  to_map (w);	/* { dg-warning "gets data in 'odom'" } */
}

void
references (const Vec &v)
{
  FRAME_IN ("map") const Vec &m = v;
  to_odom (m);	/* { dg-warning "gets data in 'map'" } */
  FRAME_IN ("map") const Vec &t = odom_vec ();	/* { dg-warning "'t' is declared to be in 'map' but holds data in 'odom'" } */
  to_map (t);
}

FRAME_IN ("odom") Vec position;
FRAME_IN ("odom") static Vec *place;
namespace robot { FRAME_IN ("map") extern Vec goal_; }

void
globals ()
{
  to_map (position);	/* { dg-warning "gets data in 'odom'" } */
  to_map (*place);	/* { dg-warning "gets data in 'odom'" } */
  position = some_vec ();
  to_map (position);	/* { dg-warning "gets data in 'odom'" } */
  position = map_vec ();	/* { dg-warning "'position' is declared to be in 'odom' but holds data in 'map'" } */
  to_odom (position);
  place = new Vec;
  *place = map_vec ();	/* { dg-warning "'place' is declared to be in 'odom' but holds data in 'map'" } */
  robot::goal_ = odom_vec ();	/* { dg-warning "'robot::goal_' is declared to be in 'map' but holds data in 'odom'" } */
}
