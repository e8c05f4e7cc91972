/* Data that is taken into another frame by hand, loops, helpers.  */

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

/* Coordinates, one after the other.  */

FRAME_IN ("base_link") Vec
coordinates (FRAME_IN ("odom") const Vec &p, double s, double c, double tx)
{
  FRAME_IN ("base_link") double x = c * p.x - s * p.y + tx;
  FRAME_IN ("base_link") double y = s * p.x + c * p.y;
  FRAME_IN ("base_link") double z = p.z + 0.3;
  FRAME_IN ("base_link") double u = p.x - tx;
  FRAME_IN ("base_link") double n = -p.x;
  FRAME_IN ("base_link") double twice = 2 * p.x;
  FRAME_IN ("base_link") Vec q = { x, y, z };
  FRAME_IN ("base_link") Vec r = { u, n, twice };
  to_base (Vec { p.y, -p.x, p.z });
  return x > 0 ? q : r;
}

/* A copy that is changed, and then is what the result says.  */

FRAME_IN ("base_link") Vec
changed (FRAME_IN ("odom") const Vec &p, double tx)
{
  Vec v = p;
  v.x += tx;
  v.y = -v.y;
  to_base (v);
  return v;
}

FRAME_IN ("base_link") Vec
changed_parameter (Vec v, const Vec &t)
{
  v.x -= t.x;
  v.y -= t.y;
  return v;
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
  to_base (changed (odom_vec (), 1));
  to_base (changed_parameter (odom_vec (), some_vec ()));
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
