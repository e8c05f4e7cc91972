/* Attributes that say nothing sensible are warned about and ignored.  */
/* { dg-options "-Wno-unused" } */

#include "vec.h"

extern const char *name;
constexpr const char *map_name = "map";
constexpr char odom_name[] = "odom";

[[frame::in]] Vec none;			/* { dg-warning "attribute 'frame::in' takes one frame id; attribute ignored \\[-Wattributes\\]" } */
[[frame::in ("map", "odom")]] Vec two_;	/* { dg-warning "'frame::in' takes one frame id" } */
FRAME_IN (name) Vec variable;		/* { dg-warning "argument 1 of attribute 'frame::in' is not a string literal; attribute ignored" } */
FRAME_IN (7) Vec number;		/* { dg-warning "argument 1 of attribute 'frame::in' is not a string literal" } */
FRAME_IN (L"map") Vec wide;		/* { dg-warning "is not a string literal" } */
FRAME_IN ("") Vec empty;		/* { dg-warning "argument 1 of attribute 'frame::in' is an empty frame id; attribute ignored" } */
FRAME_IN ("/") Vec slash;		/* { dg-warning "is an empty frame id" } */
FRAME_IN ("/map") Vec slashed;		/* { dg-warning "frame id '/map' of attribute 'frame::in' starts with '/', which tf2 refuses" } */
FRAME_IN (map_name) Vec constant;
FRAME_IN (odom_name) Vec constant_array;

[[frame::transform ("map")]] Vec one;	/* { dg-warning "attribute 'frame::transform' takes two frame ids, parent and child; attribute ignored" } */
FRAME_TRANSFORM ("map", name) Vec half;	/* { dg-warning "argument 2 of attribute 'frame::transform' is not a string literal" } */
FRAME_TRANSFORM ("map", "") Vec childless;	/* { dg-warning "argument 2 of attribute 'frame::transform' is an empty frame id" } */
FRAME_TRANSFORM ("map", "/map") Vec self;	/* { dg-warning "frame id '/map'" "slash" } */
/* { dg-warning "attribute 'frame::transform' has the frame 'map' twice; attribute ignored" "twice" { target *-*-* } .-1 } */
FRAME_TRANSFORM ("map", "odom") double ratio;	/* { dg-warning "'frame::transform' on a number; attribute ignored" } */

FRAME_IN ("map") FRAME_IN ("odom") Vec both;	/* { dg-warning "attribute 'frame::in' contradicts an earlier one of the same declaration; attribute ignored" } */
FRAME_IN ("map") FRAME_IN ("map") Vec same;
FRAME_IN ("map") FRAME_TRANSFORM ("map", "odom") Vec mixed;	/* { dg-warning "'frame::transform' contradicts an earlier one" } */

FRAME_IN ("map") void nothing ();	/* { dg-warning "attribute 'frame::in' on a function without a result; attribute ignored" } */
FRAME_IN ("map") typedef Vec MapVec;	/* { dg-warning "attribute 'frame::in' applies to parameters, fields, variables and functions only; attribute ignored" } */
struct [[frame::in ("map")]] Type {};	/* { dg-warning "'in' attribute does not apply to types" } */
enum Kind { first [[frame::in ("map")]] };	/* { dg-warning "applies to parameters, fields, variables and functions only" } */

[[frame::from ("map")]] Vec unknown;	/* { dg-warning "attribute" } */

/* What is ignored is not used.  */

void
uses ()
{
  to_odom (none);
  to_odom (two_);
  to_odom (variable);
  to_odom (empty);
  to_odom (half);
  to_odom (mixed);	/* { dg-warning "gets data in 'map'" } */
  to_odom (both);	/* { dg-warning "gets data in 'map'" } */
  to_odom (slashed);	/* { dg-warning "gets data in 'map'" } */
  to_odom (constant);	/* { dg-warning "gets data in 'map'" } */
  to_map (constant_array);	/* { dg-warning "gets data in 'odom'" } */
}
