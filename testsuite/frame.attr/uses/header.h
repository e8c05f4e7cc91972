/* All macros of the header in all places where they may stand, in what C and
   C++ have in common.  */

#include "../../../plugin/gcc-frame.h"
#include "../../../plugin/gcc-frame.h"

#ifdef __GCC_FRAME__
# error "not to be compiled with the plugin"
#endif

typedef struct { double x, y, z; } vec;

struct robot
{
  FRAME_IN ("map") vec goal;
  FRAME_IN ("odom") const vec *where, *before;
  FRAME_TRANSFORM ("map", "odom") double correction[16];
};

FRAME_IN ("odom") extern vec position;
FRAME_IN ("odom") vec position;
FRAME_IN ("odom") vec where (const struct robot *r);
void drive (FRAME_IN ("base_link") const vec *p,
	    FRAME_TRANSFORM ("odom", "base_link") const double *t);

FRAME_DIAGNOSTIC_PUSH
FRAME_DIAGNOSTIC_IGNORED ("-Wframe-mismatch")
FRAME_DIAGNOSTIC_WARNING ("-Wframe-cycle")
FRAME_DIAGNOSTIC_ERROR ("-Wframe-order")
FRAME_IN ("odom") vec
where (const struct robot *r)
{
  FRAME_IN ("odom") vec v = *r->where;
  FRAME_IN ("odom") static double last;
  FRAME_DIAGNOSTIC_PUSH
  v.x += last;
  FRAME_DIAGNOSTIC_POP
  last = v.x;
  return v;
}
FRAME_DIAGNOSTIC_POP
