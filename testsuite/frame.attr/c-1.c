/* C.  */
/* { dg-options "-x c -std=c11 -Wall -Wextra -Wpedantic" } */

#include "../../plugin/gcc-frame.h"

typedef struct { double x, y, z; } vec;
struct point { double x, y, z; };

struct robot
{
  FRAME_IN ("map") vec goal;
  FRAME_TRANSFORM ("map", "odom") double correction[16];
};

void to_base (FRAME_IN ("base_link") const vec *p);
void point_to_base (FRAME_IN ("base_link") struct point p);
FRAME_IN ("odom") vec odom_vec (void);
FRAME_IN ("odom") struct point odom_point (void);
FRAME_IN ("map") void nothing (void);	/* { dg-warning "attribute 'frame_in' on a function without a result" } */

void
f (struct robot *r)
{
  vec v = odom_vec ();
  to_base (&v);		/* { dg-warning "'p' of 'to_base' is declared to be in 'base_link' but gets data in 'odom'" } */
  point_to_base (odom_point ());	/* { dg-warning "gets data in 'odom'" } */
  r->goal = v;		/* { dg-warning "declared to be in 'map' but holds data in 'odom'" } */
  FRAME_DIAGNOSTIC_PUSH
  FRAME_DIAGNOSTIC_IGNORED ("-Wframe-mismatch")
  to_base (&v);
  FRAME_DIAGNOSTIC_POP
  to_base (&v);		/* { dg-warning "gets data in 'odom'" } */
}
