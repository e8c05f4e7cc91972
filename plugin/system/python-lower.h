/* Lowering a Python node to frame IR: what all its parts stand on.

   python-nodes.c reads a file and lowers its functions, python-suites.c their
   statements, python-calls.c what calls do to their arguments, python-tf.c
   those of tf, python-values.c expressions.  Tokens are given as FIRST and
   LAST, the one behind the last.  */

#ifndef FRAME_PYTHON_LOWER_H
#define FRAME_PYTHON_LOWER_H

#include "frame-text.h"
#include "python-scopes.h"

/* Suites and expressions nest this deep at most.  */
#define PY_MAX_DEPTH 60
#define PY_MAX_STEPS 400000
/* Changes of a variable: with more of them nothing is known.  */
#define PY_MAX_CHANGES 500

typedef struct frame_operand operand;

/* A file that is being lowered.  */
struct lower
{
  struct frame_python *py;
  struct frame_py_scopes *scopes;
  const struct frame_py_function *functions;
  unsigned n_functions;
  const char **classes;		/* of each function: its class, or null */
  struct frame_arena *arena;
  struct frame_arena *scratch;
  struct frame_unit *unit;
  uint32_t file;
  const char *module;		/* the file: makes symbols unique */
  enum frame_api api;		/* of tf2 here: TF2 or ROS2 */
  /* The function that is being lowered.  */
  uint32_t function;
  struct frame_builder *builder;
  unsigned block;
  bool dead;			/* BLOCK does not go on */
  unsigned n_temps;
  unsigned depth;
  unsigned steps;
  const struct frame_place *sender;	/* the broadcaster of the call, or null */
};

/* -- looking at tokens -- */

static inline bool
op_p (const struct lower *l, unsigned i, const char *op)
{
  return frame_py_op_p (l->py, i, op);
}

static inline bool
word_p (const struct lower *l, unsigned i, const char *word)
{
  return frame_py_name_p (l->py, i, word);
}

static inline bool
name_p (const struct lower *l, unsigned i)
{
  return l->py->tokens[i].kind == FRAME_PY_NAME;
}

static inline const char *
text_of (const struct lower *l, unsigned i)
{
  return l->py->tokens[i].text;
}

static inline struct frame_loc
loc_of (const struct lower *l, unsigned first, unsigned last)
{
  return frame_py_loc (l->py, l->file, first, last);
}

/* True if tokens FIRST to LAST are a bracket OPEN and what it encloses.  */
extern bool py_enclosed_p (const struct lower *l, unsigned first,
			   unsigned last, const char *open);
/* True if tokens FIRST to LAST are a.b.c.  */
extern bool py_dotted_p (const struct lower *l, unsigned first, unsigned last);
/* The "(" of a call that is all of FIRST to LAST, of a dotted name; LAST if
   it is something else.  */
extern unsigned py_call_open (const struct lower *l, unsigned first,
			      unsigned last);
/* The first token of the receiver of the method before the "(" OPEN; not
   before FIRST.  */
extern unsigned py_receiver (const struct lower *l, unsigned first,
			     unsigned open);

/* A call: its "(" and arguments.  */
struct py_call
{
  unsigned open;
  unsigned n;
  struct frame_py_argument *list;
  struct frame_loc loc;
};

/* The call whose "(" is OPEN; free its list.  */
extern struct py_call py_call_at (struct lower *l, unsigned open);

/* -- statements -- */

/* A new statement OP at LOC with N_ARGS arguments, at the block's end.  */
extern struct frame_stmt *py_emit (struct lower *l, enum frame_op op,
				   struct frame_loc loc, unsigned n_args);
/* A new local variable.  */
extern struct frame_place py_temporary (struct lower *l);
/* DST := anything.  */
extern void py_emit_unknown (struct lower *l, struct frame_place dst,
			     struct frame_loc loc);
/* DST := VALUE.  */
extern void py_emit_set (struct lower *l, struct frame_place dst,
			 operand value, struct frame_loc loc);
/* Anything may have happened to PLACE.  */
extern void py_emit_clobber (struct lower *l, struct frame_place place,
			     struct frame_loc loc);

/* -- places -- */

/* The class whose methods the current function is one of, or null.  */
extern const char *py_current_class (const struct lower *l);
/* Add the fields in TEXT ("header.frame_id") to PLACE.  Returns false if the
   core does not know them.  */
extern bool py_add_fields (struct lower *l, struct frame_place *place,
			   const char *text);
/* The place that the dotted name TEXT is, into PLACE.  */
extern bool py_place_of_text (struct lower *l, const char *text,
			      struct frame_place *place);
/* The place that tokens FIRST to LAST are, into PLACE.  */
extern bool py_place_of (struct lower *l, unsigned first, unsigned last,
			 struct frame_place *place);

#endif
