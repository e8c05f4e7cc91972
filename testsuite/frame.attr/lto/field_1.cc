#include "field.h"

FRAME_IN ("odom") Vec
where ()
{
  return Vec ();
}


void
Robot::use ()
{
  set (where ());
  own (goal);
}

Vec last;
