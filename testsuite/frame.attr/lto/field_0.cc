/* A field that one unit fills and another uses; both see its header.  */

#include "field.h"

void
Robot::set (const Vec &v)
{
  goal = v;	/* { dg-lto-warning "'Robot::goal' is declared to be in 'map' but holds data in 'odom'" } */
}

int
main ()
{
  Robot r;
  r.use ();
  return 0;
}
