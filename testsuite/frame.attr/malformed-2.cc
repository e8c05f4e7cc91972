/* Declarations that contradict each other, and errors elsewhere.  */

#include "vec.h"

FRAME_IN ("map") Vec where ();
FRAME_IN ("odom") Vec where ();	/* { dg-warning "the declarations of 'where' have contradicting frame attributes \\[-Wattributes\\]" } */
void at (FRAME_IN ("map") const Vec &p);	/* { dg-warning "the declarations of 'at' have contradicting frame attributes" } */
void at (FRAME_IN ("odom") const Vec &p);

/* Said in one declaration, it holds for all.  */
FRAME_IN ("map") Vec once ();
Vec once ();
void half (const Vec &p);
void half (FRAME_IN ("odom") const Vec &q);

void
uses ()
{
  at (where ());
  to_odom (once ());	/* { dg-warning "gets data in 'map'" } */
  half (map_vec ());	/* { dg-warning "of 'half'.*gets data in 'map'" } */
}
