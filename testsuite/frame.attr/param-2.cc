/* The annotation stands where the function is defined; its caller sees a
   declaration without.  Then the function itself reports, and says who
   called.  */

#include "vec.h"

/* One mistake, one report: here the caller knows, so it reports.  */

static void
known (FRAME_IN ("odom") const Vec &p)	/* { dg-bogus "declared" } */
{
  to_odom (p);
}

void
caller ()
{
  known (map_vec ());	/* { dg-warning "'p' of 'known'.*gets data in 'map'" } */
}

/* A second call that is wrong is a second mistake.  */

void
other_caller ()
{
  Vec v = map_vec ();
  known (v);	/* { dg-warning "'p' of 'known'.*gets data in 'map'" } */
}

/* Overloads, templates, lambdas, virtual functions.  */

void over (FRAME_IN ("odom") const Vec &p, int);
void over (FRAME_IN ("map") const Vec &p, double);

template <typename T>
void
generic (FRAME_IN ("odom") const T &v)
{
  to_map (v);	/* { dg-warning "'p' of 'to_map'.*gets data in 'odom'" } */
}

template <typename T>
struct Holder
{
  FRAME_IN ("map") T v;
  void use () { to_odom (v); }	/* { dg-warning "'p' of 'to_odom'.*gets data in 'map'" } */
};

struct Base
{
  virtual void take (FRAME_IN ("odom") const Vec &p) = 0;
  FRAME_IN ("map") virtual Vec give () = 0;
};

void
kinds (Base &b)
{
  over (map_vec (), 1);	/* { dg-warning "'p' of 'over'.*in 'odom' but gets" } */
  over (map_vec (), 1.0);
  generic (map_vec ());	/* { dg-warning "'v' of 'generic'.*in 'odom' but gets" } */
  Holder<Vec> h;
  h.use ();
  auto f = [] (FRAME_IN ("odom") const Vec &v)
    {
      to_map (v);	/* { dg-warning "'p' of 'to_map'.*gets data in 'odom'" } */
    };
  f (odom_vec ());
  b.take (b.give ());	/* { dg-warning "'p' of 'Base::take'.*gets data in 'map'" } */
}
