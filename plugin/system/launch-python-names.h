/* What the tokens and names in a launch.py stand for, for the files that make
   values of them.  What others may use is in launch-python.h.  */

#ifndef FRAME_LAUNCH_PYTHON_NAMES_H
#define FRAME_LAUNCH_PYTHON_NAMES_H

#include "launch-python.h"
#include "expression.h"

typedef struct frame_pyl_reader reader;
typedef struct frame_pyl_span span;
typedef const struct frame_template *template;

/* -- looking at tokens -- */

static inline bool
op_p (const reader *r, unsigned i, const char *op)
{
  return frame_py_op_p (r->py, i, op);
}

static inline bool
word_p (const reader *r, unsigned i, const char *word)
{
  return frame_py_name_p (r->py, i, word);
}

static inline bool
name_p (const reader *r, unsigned i)
{
  return r->py->tokens[i].kind == FRAME_PY_NAME;
}

/* True if tokens FIRST to LAST are one bracket and what it encloses.  */
extern bool frame_pyl_enclosed_p (const reader *r, span s, const char *open);
/* The first token of S, outside brackets, that is the word WORD; S.last if
   none is.  */
extern unsigned frame_pyl_find_word (const reader *r, span s,
				     const char *word);
/* The last of the binary operators OP of S outside brackets; S.last if
   none.  */
extern unsigned frame_pyl_last_binary (const reader *r, span s,
				       const char *op);
/* S without parentheses around one value.  */
extern span frame_pyl_strip (const reader *r, span s);
/* The "(" of the call that S ends with, or the "[" of the index; S.last if it
   ends with something else.  */
extern unsigned frame_pyl_last_bracket (const reader *r, span s,
					const char *open);

/* -- names -- */

/* The one value of the variable NAME in ENV, into VALUE.  */
extern bool frame_pyl_variable_value (reader *r, const char *name,
				      const struct frame_pyl_env *env,
				      span *value);
/* The only "return" of FUNCTION, its value to VALUE.  */
extern bool frame_pyl_return_value (reader *r, uint32_t function, span *value);

/* -- constants -- */

/* The value of S if it needs nothing but Python.  */
extern struct frame_expression frame_pyl_constant_value (reader *r, span s);
/* S by the evaluator of expressions.  */
extern template frame_pyl_evaluate (reader *r, span s);
/* TEXT of LENGTH bytes, an expression of its own, as a template at the place
   of S.  */
extern template frame_pyl_nested (reader *r, span s, const char *text,
				  size_t length);

#endif
