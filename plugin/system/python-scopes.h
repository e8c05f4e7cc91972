/* What the names of a Python file stand for, as far as that can be told
   without running it: functions, the lines in them, and every statement that
   binds or changes a name.  */

#ifndef FRAME_PYTHON_SCOPES_H
#define FRAME_PYTHON_SCOPES_H

#include "python-tokens.h"

/* A function; number 0 is the module.  */
struct frame_py_function
{
  const char *name;
  uint32_t line;		/* of its "def" */
  uint32_t open;		/* the "(" of its parameters */
  uint32_t parent;		/* the function it is in */
};

/* Where a line stands.  */
struct frame_py_context
{
  uint32_t function;
  bool conditional;		/* may be left out */
  bool loop;			/* may happen many times */
};

enum frame_py_change
{
  FRAME_PY_SET,			/* name = VALUE */
  FRAME_PY_APPEND,		/* name.append (VALUE), name.add_action (VALUE) */
  FRAME_PY_EXTEND,		/* name += VALUE, name.extend (VALUE) */
  FRAME_PY_ITEM,		/* name [...] = ...; VALUE begins at the "[" */
  FRAME_PY_FIELD,		/* name.field = VALUE, FIELD says which */
  FRAME_PY_OPENED,		/* with open (...) as name; VALUE is the call */
  FRAME_PY_PARAM,		/* a parameter; VALUE its default, if any */
  FRAME_PY_IMPORT,		/* import VALUE as name */
  FRAME_PY_FUNCTION,		/* def name; FIRST is the function's number */
  FRAME_PY_PASSED,		/* handed to a function that may change it */
  FRAME_PY_OTHER		/* bound by a loop, changed, deleted ... */
};

/* A change of a variable: tokens FIRST to LAST are its VALUE.  */
struct frame_py_definition
{
  enum frame_py_change change;
  uint32_t line;
  uint32_t first;
  uint32_t last;
  const char *field;		/* "header.frame_id" */
};

struct frame_py_scopes;
struct frame_py_variable
{
  const char *name;		/* "self.x" is one of its own, of the module */
  uint32_t function;
  unsigned n;
  struct frame_py_definition *definitions; /* in the order they stand */
};

/* An argument of a call: tokens FIRST to LAST.  */
struct frame_py_argument
{
  const char *key;		/* null if positional */
  unsigned stars;		/* "*x" or "**x" */
  uint32_t first;
  uint32_t last;
};

/* ARENA holds the result.  */
extern struct frame_py_scopes *frame_py_scopes_new (struct frame_arena *arena,
						    struct frame_python *py);
extern unsigned frame_py_functions (const struct frame_py_scopes *scopes,
				    const struct frame_py_function **list);
extern struct frame_py_context
frame_py_context (const struct frame_py_scopes *scopes, unsigned line);
/* What NAME (interned) is in FUNCTION or around it, or null.  */
extern const struct frame_py_variable *
frame_py_variable_find (const struct frame_py_scopes *scopes, const char *name,
			uint32_t function);
/* The function called NAME that can be seen in FUNCTION, or 0.  */
extern uint32_t frame_py_function_find (const struct frame_py_scopes *scopes,
					const char *name, uint32_t function);
/* The only definition of V, or null if there are several or it is of another
   kind than CHANGE.  What is PASSED does not count.  */
extern const struct frame_py_definition *
frame_py_only (const struct frame_py_variable *v, enum frame_py_change change);
/* The name that NAME was imported under, if it was.  */
extern const char *frame_py_real_name (const struct frame_py_scopes *scopes,
				       const char *name, uint32_t function);
/* The elements between the bracket OPEN and its partner, into *LIST (of
   ARENA; free it with frame_array_free).  Returns their number.  */
extern unsigned frame_py_arguments (struct frame_arena *arena,
				    const struct frame_python *py,
				    unsigned open,
				    struct frame_py_argument **list);
/* The argument KEY, or at POSITION if it was not named; null if neither is
   there.  */
extern const struct frame_py_argument *
frame_py_argument (const struct frame_py_argument *list, unsigned n,
		   unsigned position, const char *key);

#endif
