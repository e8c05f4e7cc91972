/* The annotation stands in the definition alone, which reports.  */

#include "field.h"

void
own (FRAME_IN ("odom") const Vec &p)	/* { dg-lto-warning "'p' of 'own' is declared to be in 'odom' but gets data in 'map'" } */
{
  last = p;
}
