/* The actions that calls in a launch.py make: what launch-python.c asks for,
   and what launch-python-nodes.c, which reads nodes, needs too.  */

#ifndef FRAME_LAUNCH_PYTHON_ACTIONS_H
#define FRAME_LAUNCH_PYTHON_ACTIONS_H

#include "launch-python.h"

typedef struct frame_pyl_reader reader;
typedef struct frame_pyl_span span;
typedef const struct frame_template *template;

/* A list of actions that grows.  */
struct frame_pyl_actions
{
  unsigned n;
  struct frame_action **list;
};

/* A new action of KIND for S in OUT.  */
extern struct frame_action *
frame_pyl_add_action (reader *r, struct frame_pyl_actions *out,
		      enum frame_action_kind kind, span s);
/* S cannot be read, because of WHY.  */
extern void frame_pyl_not_read (reader *r, struct frame_pyl_actions *out,
				span s, const char *why);
/* A group in OUT whose actions may or may not be there; its list of actions
   goes to INNER, and frame_pyl_end_group takes it back.  */
extern struct frame_action *
frame_pyl_begin_group (reader *r, struct frame_pyl_actions *out, span s,
		       bool uncertain);
/* INNER is all there is in GROUP.  */
extern void frame_pyl_end_group (struct frame_action *group,
				 const struct frame_pyl_actions *inner);

/* The arguments of a call, and where they stand.  */
struct frame_pyl_arguments
{
  span s;
  const char *name;
  unsigned n;
  struct frame_py_argument *list;
};

/* The argument at POSITION (99: only by name) or KEY of CALL, into VALUE.  */
extern bool frame_pyl_find_argument (const struct frame_pyl_arguments *call,
				     unsigned position, const char *key,
				     span *value);
/* The same as a template, or null; "None" counts as not given.  */
extern template frame_pyl_argument (reader *r,
				    const struct frame_pyl_arguments *call,
				    unsigned position, const char *key);
/* A new action of KIND for CALL, with its condition.  */
extern struct frame_action *
frame_pyl_action_for (reader *r, const struct frame_pyl_arguments *call,
		      enum frame_action_kind kind,
		      struct frame_pyl_actions *out);

/* Read the call of NAME that is all of S into OUT, if it makes an action.  */
extern bool frame_pyl_read_call (reader *r, span s, const char *name,
				 unsigned open, struct frame_pyl_actions *out);

/* Of launch-python.c.  */

/* Read all actions that S stands for into OUT.  */
extern void frame_pyl_read_actions (reader *r, span s,
				    struct frame_pyl_actions *out);

#endif
