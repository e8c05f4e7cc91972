/* The least that shows a mistake: vectors of the user's own.  */

#ifndef VEC_H
#define VEC_H

#include "../../plugin/gcc-frame.h"

struct Vec
{
  double x, y, z;
};

/* What these are is declared only; nothing is known of their bodies.  */
FRAME_IN ("map") Vec map_vec ();
FRAME_IN ("odom") Vec odom_vec ();
Vec some_vec ();
void to_map (FRAME_IN ("map") const Vec &p);
void to_odom (FRAME_IN ("odom") const Vec &p);
void to_base (FRAME_IN ("base_link") Vec p);
bool find_map (FRAME_IN ("map") Vec &p);

#endif
