/* Where it comes from.  */

#include "vec.h"

FRAME_IN ("odom") Vec
give ()			/* { dg-line give } */
{
  return some_vec ();
}

void
caller ()
{
  Vec v = give ();
  to_map (v);	/* { dg-warning "gets data in 'odom'" } */
}
/* { dg-note "'odom' is set here" "" { target *-*-* } give } */
