/* Python source as tokens: what the readers of launch.py and of Python nodes,
   and the evaluator of expressions, work on.

   Takes any bytes: what is no Python becomes an operator of one byte, and a
   string or bracket without its end ends at the line or the file.  Source:
   the Python language reference, "Lexical analysis".  */

#ifndef FRAME_PYTHON_TOKENS_H
#define FRAME_PYTHON_TOKENS_H

#include "frame-ir.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum frame_py_kind
{
  FRAME_PY_END,			/* the last token, always there */
  FRAME_PY_NEWLINE,		/* end of a logical line */
  FRAME_PY_NAME,		/* also keywords */
  FRAME_PY_NUMBER,
  FRAME_PY_STRING,
  FRAME_PY_OP
};

struct frame_py_token
{
  enum frame_py_kind kind;
  bool formatted;		/* f"..." : TEXT still has its braces */
  bool bytes;			/* b"..." */
  uint32_t offset;		/* of the first byte */
  uint32_t length;
  uint32_t line;		/* from 1 */
  uint32_t column;		/* in bytes, from 1 */
  uint32_t end_line;		/* where the token ends */
  uint32_t match;		/* of a bracket: the index of its partner; the
				   index of END if it has none */
  const char *text;		/* interned: name, operator, number; a string
				   without quotes and escapes */
};

/* A logical line: tokens FIRST to LAST, without its NEWLINE.  */
struct frame_py_line
{
  uint32_t first;
  uint32_t last;		/* first of the next line */
  uint32_t indent;		/* columns; tabs go to multiples of 8 */
  uint32_t parent;		/* the line whose block this is in; itself if
				   none */
};

struct frame_py_comment
{
  uint32_t offset;		/* of the "#" */
  uint32_t length;
  uint32_t line;
  uint32_t column;
  uint32_t next;		/* the first token behind it */
};

struct frame_python
{
  struct frame_arena *arena;
  const char *text;
  size_t length;
  unsigned n_tokens;
  struct frame_py_token *tokens;
  unsigned n_lines;
  struct frame_py_line *lines;
  unsigned n_comments;
  struct frame_py_comment *comments;
  /* The first thing that cannot be Python, or null.  */
  const char *problem;
  uint32_t problem_line;
  uint32_t problem_column;
};

/* No file that a person wrote is longer; the rest is left out.  */
#define FRAME_PY_MAX_LENGTH (8u << 20)

/* The tokens of TEXT (LENGTH bytes).  ARENA holds the strings; TEXT must
   outlive the result.  */
extern struct frame_python *frame_python_tokens (struct frame_arena *arena,
						 const char *text,
						 size_t length);
/* Give back what is larger than the strings.  */
extern void frame_python_free (struct frame_python *py);

/* True if token I is the name or the operator TEXT.  */
extern bool frame_py_name_p (const struct frame_python *py, unsigned i,
			     const char *text);
extern bool frame_py_op_p (const struct frame_python *py, unsigned i,
			   const char *text);
/* True if token I opens a bracket.  */
extern bool frame_py_open_p (const struct frame_python *py, unsigned i);
/* The first token from FIRST, before LAST, that is OP outside of brackets
   which open there; LAST if there is none.  */
extern unsigned frame_py_find (const struct frame_python *py, unsigned first,
			       unsigned last, const char *op);
/* The line that token I is on, by its index.  */
extern unsigned frame_py_line_of (const struct frame_python *py, unsigned i);
/* Where tokens FIRST to LAST stand, in file FILE.  */
extern struct frame_loc frame_py_loc (const struct frame_python *py,
				      uint32_t file, unsigned first,
				      unsigned last);
/* Make the comments "# frame: ignored -Wframe-x reason" of FILE regions of
   UNIT.  One that stands alone covers the element or statement behind it; one
   behind an opening bracket covers what that encloses; any other its own
   line.  */
extern void frame_python_suppressions (const struct frame_python *py,
				       struct frame_unit *unit, uint32_t file);

#endif
