/* Where a number came from, followed backwards through the statements of a
   function and, through its parameters, of its callers.

   The inference says what a number is; checks of angles and components want
   to know what the program calls it, and what was calculated with it on the
   way.  */

#ifndef FRAME_TRACE_H
#define FRAME_TRACE_H

#include "infer.h"

/* The value of an operand is FACTOR * source + OFFSET.  */
struct frame_source
{
  double factor, offset;
  /* The source is CONSTANT, then FACTOR is 1 and OFFSET 0.  */
  bool is_constant;
  double constant;
  /* What it was calculated by is not known further: several numbers went into
     it, or a function, or several statements write it.  */
  bool opaque;
  /* Several statements write it, so that it may have been changed in
     place.  */
  bool several;
  /* The last place that could be told, in the function under A.  */
  bool has_place;
  struct frame_place place;
  struct frame_activation *a;
  /* The names on the way: of the operand itself first, of the source last.
     Null where nothing has one.  */
  const char *name;
  const char *source_name;
  /* The operand is NAME_FACTOR times what NAME names.  */
  double name_factor;
  /* What a model says of the number ("yaw"), or null.  */
  const char *quantity;
  /* The statement of the last step, for a note; null if none.  */
  const struct frame_stmt *stmt;
};

/* Follow operand OP of the statement STMT in A.  */
extern void frame_trace (struct frame_activation *a,
			 const struct frame_stmt *stmt,
			 const struct frame_operand *op,
			 struct frame_source *source);
/* The statement that gave PLACE the value that STMT in A sees: the nearest
   one before it in its block, or the only one of the function.  Null if there
   is none or it is not certain; *SEVERAL tells which.  */
extern const struct frame_stmt *
frame_trace_definition (struct frame_activation *a,
			const struct frame_stmt *stmt,
			const struct frame_place *place, bool *several);
/* STMT in A writes one of x, y, z and w of something: follow the first N of
   them into SOURCES.  False if one of the others is not certain to be set
   before STMT, which then is not the last of them.  */
extern bool frame_trace_components (struct frame_activation *a,
				    const struct frame_stmt *stmt, unsigned n,
				    struct frame_source *sources);
/* What the program calls PLACE of the function under A: its last member, the
   variable or the parameter; null for temporaries.  */
extern const char *frame_trace_name (struct frame_activation *a,
				     const struct frame_place *place);

#endif
