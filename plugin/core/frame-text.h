/* The text form of frame IR: printing (frame-text.c), and parsing back
   identically (frame-read*.c).  The grammar is in docs/frame-ir.md.  */

#ifndef FRAME_TEXT_H
#define FRAME_TEXT_H

#include "frame-ir.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A growing byte buffer (malloc through the allocator hook).  */
struct frame_buffer
{
  char *text;			/* always NUL-terminated once non-null */
  size_t length;
  size_t capacity;
};
extern void frame_buffer_add (struct frame_buffer *b, const char *text,
			      size_t length);
extern void frame_buffer_puts (struct frame_buffer *b, const char *text);
/* Print N in decimal.  */
extern void frame_buffer_unsigned (struct frame_buffer *b, uint32_t n);
extern void frame_buffer_printf (struct frame_buffer *b, const char *fmt, ...)
  __attribute__ ((format (printf, 2, 3)));
extern void frame_buffer_free (struct frame_buffer *b);

/* The words of the text form, by enum value.  */
extern const char *const frame_api_names[];	/* "-", "tf", "tf2", "ros2" */
extern const char *const frame_linkage_names[];
extern const char *const frame_level_names[];
extern const char frame_type_class_letters[];	/* "-FST" */

/* What the reader takes at most.  Text comes from outside; a line beyond a
   limit counts as damage.  A writer has to keep to them.  */
#define FRAME_MAX_LINE (4u << 20)	/* bytes */
#define FRAME_MAX_PATH 128u		/* components of a place */
#define FRAME_MAX_ARGS 1024u		/* operands of a statement */
#define FRAME_MAX_PARAMS 1024u		/* of a function */
#define FRAME_MAX_BLOCKS (1u << 20)	/* of a function */
#define FRAME_MAX_TYPES 65536u		/* of a unit */

/* Print UNIT in the text form.  Deterministic: same unit, same bytes.  */
extern void frame_print_unit (const struct frame_unit *unit,
			      struct frame_buffer *out);
extern void frame_print_function (const struct frame_function *fn,
				  struct frame_buffer *out);
extern void frame_print_stmt (const struct frame_function *fn,
			      const struct frame_stmt *stmt,
			      struct frame_buffer *out);
extern void frame_print_place (const struct frame_function *fn,
			       const struct frame_place *place,
			       struct frame_buffer *out);

/* One problem met while reading.  LINE counts from 1 in the text read.  */
struct frame_problem
{
  unsigned line;
  unsigned column;
  char message[160];
};

/* Called for each problem; reading goes on after it.  */
typedef void (*frame_problem_fn) (void *data,
				  const struct frame_problem *problem);

/* Read all units of TEXT (LENGTH bytes; zero bytes between units, as section
   padding leaves them, are skipped) into PROGRAM.  A unit that is damaged
   or of a newer major version is reported and left out; functions before
   the damage are kept only if the unit's "end" line is missing.  An operation
   that a newer minor version added becomes a call of an unknown function.
   Returns the number of units read.  */
extern unsigned frame_parse_units (struct frame_program *program,
				   const char *text, size_t length,
				   frame_problem_fn report, void *data);

/* Parse one statement, as models write them: places may begin with a
   placeholder $this, $ret, $1 ... (kept as PARAM places: $this is position
   0, $1 position 1 and so on; $ret is RESULT).  Returns false and fills
   PROBLEM (column only) on an error.  */
extern bool frame_parse_template (struct frame_arena *arena, const char *text,
				  struct frame_stmt *stmt,
				  struct frame_problem *problem);
/* Parse a place alone, in the same way.  */
extern bool frame_parse_place (struct frame_arena *arena, const char *text,
			       struct frame_place *place,
			       struct frame_problem *problem);

#ifdef __cplusplus
}
#endif
#endif
