/* Between expression.c, which parses, and expression-library.c: values and
   the functions of Python.  */

#ifndef FRAME_EXPRESSION_LIBRARY_H
#define FRAME_EXPRESSION_LIBRARY_H

#include "expression.h"

extern struct frame_expression frame_expression_unknown (void);
extern struct frame_expression frame_expression_error (
  struct frame_arena *arena, const char *format, ...)
  __attribute__ ((format (printf, 2, 3)));
extern struct frame_expression frame_expression_bool (bool truth);
extern struct frame_expression frame_expression_string (const char *text);
/* NUMBER, an integer if WHOLE; UNKNOWN where a double cannot hold it.  */
extern struct frame_expression frame_expression_number (double number,
							bool whole);
/* True if V is an integer, a float or a bool.  */
extern bool frame_expression_number_p (const struct frame_expression *v);

/* V [KEY] and V [FROM:TO], NONE for a bound that is left out.  */
extern struct frame_expression
frame_expression_item (struct frame_arena *arena,
		       const struct frame_expression *v,
		       const struct frame_expression *key);
extern struct frame_expression
frame_expression_slice (struct frame_arena *arena,
			const struct frame_expression *v,
			const struct frame_expression *from,
			const struct frame_expression *to);

/* The constant NAME of Python or of math, into V.  */
extern bool frame_expression_constant (const char *name,
				       struct frame_expression *v);
/* NAME (ARGS): asks WORLD first.  */
extern struct frame_expression
frame_expression_function (const struct frame_expression_world *world,
			   const char *name,
			   const struct frame_expression *args, unsigned n);
/* V.NAME (ARGS).  */
extern struct frame_expression
frame_expression_method (const struct frame_expression_world *world,
			 const struct frame_expression *v, const char *name,
			 const struct frame_expression *args, unsigned n);
/* TEXT % ARGS.  */
extern struct frame_expression
frame_expression_percent (struct frame_arena *arena, const char *text,
			  const struct frame_expression *args);
/* The text of f"TEXT", or null if some field is not known.  */
extern const char *
frame_expression_format_fields (const struct frame_expression_world *world,
				const char *text, unsigned depth);
/* In expression.c: the value of TEXT that stands DEPTH brackets deep.  */
extern struct frame_expression
frame_expression_nested (const struct frame_expression_world *world,
			 const char *text, unsigned depth);

#endif
