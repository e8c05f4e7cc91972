/* Python expressions as launch files ($(eval)) and xacro (${}) use them: a
   small evaluator, no side effects, bounded depth and work.  */

#ifndef FRAME_EXPRESSION_H
#define FRAME_EXPRESSION_H

#include "arena.h"
#include <stdbool.h>

enum frame_expression_kind
{
  FRAME_E_ERROR,		/* TEXT says what is wrong */
  FRAME_E_UNKNOWN,		/* depends on what is not known */
  FRAME_E_NONE,
  FRAME_E_BOOL,			/* NUMBER is 0 or 1 */
  FRAME_E_INT,			/* NUMBER */
  FRAME_E_FLOAT,
  FRAME_E_STRING,		/* TEXT */
  FRAME_E_LIST,			/* ITEMS */
  FRAME_E_DICT			/* ITEMS: key, value, key, value ... */
};

struct frame_expression
{
  enum frame_expression_kind kind;
  double number;
  const char *text;
  unsigned n_items;
  struct frame_expression *items;
};

/* The value of NAME; kind ERROR if there is none.  */
typedef struct frame_expression (*frame_expression_name) (void *data,
							  const char *name);
/* NAME (ARGS...): the functions that the dialect adds (arg, env, find,
   xacro.load_yaml, ...); kind ERROR with a null TEXT: not one of them.  */
typedef struct frame_expression (*frame_expression_call) (
  void *data, const char *name, const struct frame_expression *args,
  unsigned n);

struct frame_expression_world
{
  struct frame_arena *arena;
  frame_expression_name name;
  frame_expression_call call;
  void *data;
};

/* Evaluate TEXT: arithmetic as in Python 3, comparisons, and/or/not, strings
   and their usual methods, % and f"", lists, dicts, indexing, conditional
   expressions, the functions of math (also without "math."), str int float
   bool len abs min max round sum list dict range.  A list and a tuple are the
   same.  What Python knows and this does not (comprehensions, lambda, ...) is
   UNKNOWN.  All operands are evaluated, also those that "and", "or" and "if"
   leave out: a callback must not complain by itself.  */
extern struct frame_expression
frame_expression_evaluate (const struct frame_expression_world *world,
			   const char *text);
/* The same for tokens FIRST to LAST of PY (python-tokens.h).  */
struct frame_python;
extern struct frame_expression
frame_expression_tokens (const struct frame_expression_world *world,
			 const struct frame_python *py, unsigned first,
			 unsigned last);
/* VALUE as Python's str () prints it; null for ERROR and UNKNOWN.  */
extern const char *
frame_expression_text (struct frame_arena *arena,
		       const struct frame_expression *value);
/* Whether VALUE counts as true: 1 or 0, -1 for ERROR and UNKNOWN.  */
extern int frame_expression_truth (const struct frame_expression *value);

#endif
