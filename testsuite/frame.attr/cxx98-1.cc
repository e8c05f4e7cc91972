/* C++ before C++11.  */
/* { dg-options "-std=c++98 -Wall -Wextra -Wpedantic" } */

#include "vec.h"

struct Robot
{
  FRAME_IN ("map") Vec goal;
  FRAME_IN ("odom") virtual Vec where ();
};

void
f (Robot &r)
{
  to_odom (r.goal);	/* { dg-warning "gets data in 'map'" } */
  to_map (r.where ());	/* { dg-warning "gets data in 'odom'" } */
}
