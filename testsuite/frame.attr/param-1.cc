/* Arguments against the frames of parameters.  */

#include "vec.h"

void
arguments ()
{
  Vec m = map_vec ();
  to_map (m);
  to_odom (m);	/* { dg-warning "parameter 'p' of 'to_odom' is declared to be in 'odom' but gets data in 'map' \\[-Wframe-mismatch\\]" } */
  to_base (m);	/* { dg-warning "parameter 'p' of 'to_base' is declared to be in 'base_link' but gets data in 'map'" } */
  to_odom (map_vec ());	/* { dg-warning "'p' of 'to_odom'.*gets data in 'map'" } */
  m = odom_vec ();
  to_odom (m);
  Vec copy = m;
  to_map (copy);	/* { dg-warning "'p' of 'to_map'.*gets data in 'odom'" } */
}

/* What nobody knows does not alarm, and is not known afterwards.  */

void
unknown (Vec v)
{
  to_map (v);
  to_odom (v);
  v = some_vec ();
  to_odom (v);
}

/* A reference that the function may write is filled by it.  */

void
filled ()
{
  Vec v = odom_vec ();
  if (find_map (v))
    {
      to_map (v);
      to_odom (v);	/* { dg-warning "gets data in 'map'" } */
    }
}

/* Inside, a parameter is what it is declared to be.  */

void
inside (FRAME_IN ("map") const Vec &p, FRAME_IN ("odom") Vec &q,
	FRAME_IN ("base_link") const Vec *r, const Vec &s)
{
  to_map (p);
  to_odom (p);	/* { dg-warning "gets data in 'map'" } */
  to_odom (q);
  to_map (q);	/* { dg-warning "gets data in 'odom'" } */
  to_base (*r);
  to_map (*r);	/* { dg-warning "gets data in 'base_link'" } */
  to_map (s);
  q = s;
  to_odom (q);
  q = p;	/* { dg-warning "'q' of 'inside' is declared to be in 'odom' but gets data in 'map'" } */
}

/* Through pointers.  */

void pointer (FRAME_IN ("odom") const Vec *v);

void
pointers (const Vec *p)
{
  Vec m = map_vec ();
  pointer (&m);	/* { dg-warning "'v' of 'pointer'.*gets data in 'map'" } */
  pointer (p);
  pointer (nullptr);
}

/* Numbers.  */

FRAME_IN ("map") double map_x ();
void to_odom_x (FRAME_IN ("odom") double x);

void
numbers ()
{
  to_odom_x (map_x ());	/* { dg-warning "'x' of 'to_odom_x'.*gets data in 'map'" } */
  to_odom_x (1.0);
}
