/* A slash at the front, data changed by hand, loops.  */

#include "vec.h"

FRAME_IN ("base_link") Vec
by_hand (FRAME_IN ("odom") const Vec &p, double s, double c)
{
  Vec r;
  r.x = c * p.x - s * p.y;
  r.y = s * p.x + c * p.y;
  r.z = p.z;
  return r;
}

FRAME_IN ("base_link") Vec
in_place (FRAME_IN ("odom") Vec p, double s, double c)
{
  FRAME_IN ("base_link") Vec r;
  r.x = c * p.x - s * p.y;
  r.y = s * p.x + c * p.y;
  r.z = p.z;
  return r;
}

void
loop (const Vec *v, int n)
{
  FRAME_IN ("map") Vec last = map_vec ();
  for (int i = 0; i < n; i++)
    {
      FRAME_IN ("odom") Vec v = odom_vec ();
      to_odom (v);
      to_map (last);
      last = map_vec ();
    }
  to_base (by_hand (odom_vec (), 0, 1));
  to_base (in_place (odom_vec (), 0, 1));
}

/* The caller says nothing, and the callee only half of it.  */

static Vec
pass (Vec v)
{
  return v;
}

void
passes ()
{
  to_map (pass (map_vec ()));
  to_odom (pass (odom_vec ()));
}
