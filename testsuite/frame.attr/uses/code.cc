/* Pairs of functions, constants and classes that are the same but for their
   annotations: GCC merges some of them, and must go on to do so.  */

#include "../../../plugin/gcc-frame.h"

struct Vec
{
  double x, y, z;
};

__attribute__ ((noinline)) static double
on_map (FRAME_IN ("map") const Vec &p)
{
  FRAME_IN ("map") double sum = p.x * p.y + p.z;
  for (int i = 0; i < 10; i++)
    sum += sum * p.x;
  return sum;
}

__attribute__ ((noinline)) static double
on_odom (FRAME_IN ("odom") const Vec &p)
{
  FRAME_IN ("odom") double sum = p.x * p.y + p.z;
  for (int i = 0; i < 10; i++)
    sum += sum * p.x;
  return sum;
}

FRAME_IN ("map") __attribute__ ((noinline)) static Vec
map_vec (int k)
{
  FRAME_IN ("map") Vec v;
  v.x = k * 3;
  v.y = k;
  v.z = 3;
  return v;
}

FRAME_IN ("odom") __attribute__ ((noinline)) static Vec
odom_vec (int k)
{
  FRAME_IN ("odom") Vec v;
  v.x = k * 3;
  v.y = k;
  v.z = 3;
  return v;
}

struct Map
{
  FRAME_IN ("map") Vec g;
  __attribute__ ((noinline)) double sum () const { return g.x + 7 * g.y * g.z; }
};

struct Odom
{
  FRAME_IN ("odom") Vec g;
  __attribute__ ((noinline)) double sum () const { return g.x + 7 * g.y * g.z; }
};

FRAME_IN ("map") static const double map_table[] = { 1, 2, 3, 4, 5, 6 };
FRAME_IN ("odom") static const double odom_table[] = { 1, 2, 3, 4, 5, 6 };

int
main (int argc, char **)
{
  Vec m = map_vec (argc), o = odom_vec (argc);
  return on_map (m) + on_odom (o) + Map {m}.sum () + Odom {o}.sum ()
	 + map_table[argc] + 2 * odom_table[argc];
}
