/* What expression.c, which parses, calls: values (expression-value.c), the
   functions of Python (expression-functions.c) and its methods
   (expression-methods.c).  */

#ifndef FRAME_EXPRESSION_LIBRARY_H
#define FRAME_EXPRESSION_LIBRARY_H

#include "expression.h"
#include "frame-text.h"

/* Longer lists and texts are not known.  */
#define FRAME_EXPRESSION_ITEMS 10000
#define FRAME_EXPRESSION_TEXT (1u << 20)

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

/* The number of items of V, or of bytes of a string.  */
extern double frame_expression_length (const struct frame_expression *v);
/* Append V as str () prints it, at DEPTH 0, or repr () inside a list.
   Returns false if it has holes.  */
extern bool frame_expression_print (struct frame_buffer *out,
				    const struct frame_expression *v,
				    unsigned depth);
/* The text of OUT in ARENA, or null if not GOOD.  OUT is freed.  */
extern const char *frame_expression_take (struct frame_arena *arena,
					  struct frame_buffer *out, bool good);

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
