/* A C unit has nothing to do with any model, and no harm comes to it.  */
/* { dg-do assemble } */
/* { dg-options "-x c" } */
/* { dg-final { scan-facts-not "." } } */

#ifndef __GCC_FRAME__
# error "no plugin"
#endif

#pragma frame diagnostic ignored "-Wframe-cycle"
#pragma frame diagnostic ignored "-Wframe-cicle" /* { dg-warning "unknown option '-Wframe-cicle'" } */

struct tf
{
  int tf2;
} geometry_msgs;

int
f (void)
{
  return geometry_msgs.tf2;
}
