/* Reading a launch.py.

   launch-python.c finds the calls that make its actions, -actions.c and
   -nodes.c make them.  The values in them: -names.c knows what names stand for
   and what is constant, -text.c strings, -calls.c substitutions, -values.c
   expressions, -lists.c lists and dicts.  */

#ifndef FRAME_LAUNCH_PYTHON_H
#define FRAME_LAUNCH_PYTHON_H

#include "launch.h"
#include "python-scopes.h"

struct frame_pyl_reader
{
  struct frame_python *py;
  struct frame_py_scopes *scopes;
  struct frame_arena *arena;	/* of the result */
  struct frame_arena *scratch;	/* gone when the file is read */
  struct frame_unit *unit;
  uint32_t file;
  bool *used;			/* tokens whose call has been read */
  bool incomplete;		/* there may be more actions than were found */
  unsigned depth;
  unsigned steps;
};

/* Where a name is looked up: in FUNCTION, called with ARGS from CALLER.  */
struct frame_pyl_env
{
  uint32_t function;
  bool bound;			/* ARGS are known */
  unsigned n_args;
  const struct frame_py_argument *args;
  const struct frame_pyl_env *caller;
};

/* A value: tokens FIRST to LAST, to be understood in ENV.  */
struct frame_pyl_span
{
  unsigned first;
  unsigned last;
  const struct frame_pyl_env *env;
};

/* Depth and work are bounded: false if there has been too much.  Every enter
   that is true wants a leave.  */
extern bool frame_pyl_enter (struct frame_pyl_reader *r);
extern void frame_pyl_leave (struct frame_pyl_reader *r);

/* The template that SPAN stands for; UNKNOWN if it cannot be told.  */
extern const struct frame_template *
frame_pyl_template (struct frame_pyl_reader *r, struct frame_pyl_span span);
extern const struct frame_template *
frame_pyl_unknown (struct frame_pyl_reader *r, struct frame_pyl_span span);
/* The text of SPAN if it is constant, or null.  */
extern const char *frame_pyl_constant (struct frame_pyl_reader *r,
				       struct frame_pyl_span span);
/* SPAN without brackets around it, and through variables and parameters that
   have one value.  */
extern struct frame_pyl_span frame_pyl_follow (struct frame_pyl_reader *r,
					       struct frame_pyl_span span);
/* The last name of the dotted name of a call that is all of SPAN, under which
   it was defined; its "(" to OPEN.  Null if SPAN is something else.  */
extern const char *frame_pyl_call (struct frame_pyl_reader *r,
				   struct frame_pyl_span span, unsigned *open);
/* A value without quotes that YAML would not take for a string: its type.
   Null if that is not known.  */
extern const char *frame_pyl_type (struct frame_pyl_reader *r,
				   struct frame_pyl_span span);
/* A list of constants as its text, which is what it is for a parameter; null
   if SPAN is something else (substitutions are joined).  */
extern const struct frame_template *
frame_pyl_array (struct frame_pyl_reader *r, struct frame_pyl_span span);
/* Call FN for each element of the list or tuple SPAN, through variables and
   sums of lists.  COMPLETE becomes false if there may be others.  */
typedef void (*frame_pyl_element_fn) (struct frame_pyl_reader *r,
				      struct frame_pyl_span element,
				      void *data);
extern void frame_pyl_elements (struct frame_pyl_reader *r,
				struct frame_pyl_span span,
				frame_pyl_element_fn fn, void *data,
				bool *complete);
/* The same for the pairs of a dict, or of a list of pairs: FN gets elements
   two by two, key and value.  */
typedef void (*frame_pyl_pair_fn) (struct frame_pyl_reader *r,
				   struct frame_pyl_span key,
				   struct frame_pyl_span value, void *data);
extern void frame_pyl_pairs (struct frame_pyl_reader *r,
			     struct frame_pyl_span span, frame_pyl_pair_fn fn,
			     void *data, bool *complete);

#endif
