/* Results.  */

#include "vec.h"

FRAME_IN ("odom") Vec
wrong (FRAME_IN ("map") const Vec &p)
{
  return p;	/* { dg-warning "the result of 'wrong' is declared to be in 'odom' but holds data in 'map' \\[-Wframe-mismatch\\]" } */
}

/* That was said once.  */

void
caller ()
{
  Vec v = wrong (some_vec ());
  to_odom (v);
  to_map (wrong (map_vec ()));	/* { dg-warning "gets data in 'odom'" } */
}

/* Made by components, in the place of the result.  */

FRAME_IN ("map") Vec
made (double x)
{
  Vec v;
  v.x = x;
  v.y = 0;
  v.z = 0;
  return v;
}

FRAME_IN ("map") Vec
made_in_odom (double x)
{
  FRAME_IN ("odom") Vec v = some_vec ();
  if (x > 0)
    v = map_vec ();	/* { dg-warning "'v' is declared to be in 'odom' but holds data in 'map'" } */
  return v;	/* { dg-warning "the result of 'made_in_odom' is declared to be in 'map' but holds data in 'odom'" } */
}

FRAME_IN ("map") const Vec &reference ();
FRAME_IN ("map") const Vec *pointer ();

void
uses ()
{
  to_odom (made (1));	/* { dg-warning "gets data in 'map'" } */
  to_odom (reference ());	/* { dg-warning "gets data in 'map'" } */
  to_odom (*pointer ());	/* { dg-warning "gets data in 'map'" } */
  const Vec copy = reference ();
  to_odom (copy);	/* { dg-warning "gets data in 'map'" } */
}

/* On every path or none.  */

FRAME_IN ("map") Vec
sometimes (bool b)
{
  Vec v = odom_vec ();
  if (b)
    v = some_vec ();
  return v;
}
