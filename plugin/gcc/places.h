/* Places and operands: what GIMPLE's memory references, pointers and values
   are called in frame IR.  */

#ifndef FRAME_PLACES_H
#define FRAME_PLACES_H

#include "compat.h"
#include "../core/frame-ir.h"

/* Start and end the work on one unit.  */
extern void frame_places_start_unit (void);
extern void frame_places_finish_unit (void);
/* Who writes the fields of the user's class called NAME, of which some field
   was named.  */
extern enum frame_class_writers frame_class_writers (const char *name);

/* Start and end the naming of one function's (cfun's) variables.  */
extern void frame_places_start (struct frame_arena *arena, tree fndecl);
extern void frame_places_finish (void);

/* The place that the reference REF (a variable or a part of one) names.
   False if it is nothing we follow.  */
extern bool frame_place_of_reference (tree ref, struct frame_place *place);
/* The place that the pointer or reference PTR points to.  */
extern bool frame_place_of_pointer (tree ptr, struct frame_place *place);
/* The place of the SSA name NAME itself.  */
extern struct frame_place frame_place_of_ssa (tree name);
/* Let the pointer in the SSA name NAME point to PLACE: a model says so.  */
extern void frame_point_to (tree name, struct frame_place place);
/* Let the compiler's temporary VAR stand for PLACE: it is a view of it, an
   object that refers to another's part.  */
extern void frame_alias_variable (tree var, struct frame_place place);
/* PLACE extended by the dotted path PATH; "" is PLACE itself.  */
extern struct frame_place frame_place_extend (struct frame_place place,
					      const char *path);
/* PLACE extended by the member FIELD, in canonical shape.  */
extern struct frame_place frame_place_of_member (struct frame_place place,
						 tree field);
/* A fresh temporary.  */
extern struct frame_place frame_place_temporary (void);

/* What VALUE, an argument or right-hand side of STMT, is: a number, a
   string, the address of a place, or a place to be read.  */
extern struct frame_operand frame_operand_of (tree value, gimple *stmt);
/* The same, but a pointer to a number or string gives what it points to:
   libraries take numbers as const double &.  */
extern struct frame_operand frame_value_operand (tree value, gimple *stmt);
/* What the constant VALUE is: a number, a string, or unknown.  */
extern struct frame_operand frame_constant_operand (tree value);

#endif
