/* The macros for #pragma frame diagnostic.  */

#include "vec.h"

void
f ()
{
  to_odom (map_vec ());	/* { dg-warning "gets data in 'map'" } */
  FRAME_DIAGNOSTIC_PUSH
  FRAME_DIAGNOSTIC_IGNORED ("-Wframe-mismatch")
  to_odom (map_vec ());
  FRAME_DIAGNOSTIC_PUSH
  FRAME_DIAGNOSTIC_ERROR ("-Wframe-mismatch")
  to_odom (map_vec ());	/* { dg-error "gets data in 'map'" } */
  FRAME_DIAGNOSTIC_POP
  to_odom (map_vec ());
  FRAME_DIAGNOSTIC_WARNING ("-Wframe-mismatch")
  to_odom (map_vec ());	/* { dg-warning "gets data in 'map'" } */
  FRAME_DIAGNOSTIC_POP
  to_odom (map_vec ());	/* { dg-warning "gets data in 'map'" } */
  FRAME_DIAGNOSTIC_IGNORED ("-Wframe-wrong")	/* { dg-warning "unknown option '-Wframe-wrong'" } */
}
