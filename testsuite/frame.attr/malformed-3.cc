/* What GCC itself calls an error, and our attributes beside errors.  */

#include "vec.h"

[[frame::in ()]] Vec none;		/* { dg-error "parentheses must be omitted" } */
/* { dg-warning "'frame::in' takes one frame id" "" { target *-*-* } .-1 } */
FRAME_IN ("map", "odom") Vec two;	/* { dg-error "passed 2 arguments" "macro" } */
/* { dg-error "does not name a type" "type" { target *-*-* } .-1 } */
FRAME_IN ("map") Undeclared wrong;	/* { dg-error "'Undeclared' does not name a type" } */

void
uses ()
{
  to_odom (map_vec ());
}
