/* Frame IR's text form is read in three layers: the fields of a line
   (frame-read-fields.c), the statements made of them (frame-read-stmt.c), and
   the units made of lines (frame-read.c).  This is what they share.

   Facts come out of object files that anybody may have written or cut, so
   no byte of them is trusted: a line that does not parse is reported with
   its place and costs its own unit only.  One pass over the text, nothing
   looks back, hence linear.  */

#ifndef FRAME_READER_H
#define FRAME_READER_H

#include <string.h>
#include "frame-text.h"

/* The text, the line being read, and the unit under construction.  */
struct frame_reader
{
  struct frame_arena *arena;
  const char *next;		/* the rest of the text */
  const char *limit;
  const char *start;		/* the line: START..END, P moves */
  const char *p;
  const char *end;
  bool terminated;		/* by a newline */
  bool is_template;		/* one statement of a model */
  unsigned line;
  struct frame_problem problem;

  struct frame_program *program;
  struct frame_unit *unit;	/* null before the "unit" line */
  struct frame_function *fn;	/* null outside functions */
  struct frame_builder *builder; /* null before the first block */
  bool exit_seen, eh_seen;	/* of the current block */
  unsigned max_target;		/* the largest block number mentioned, and */
  unsigned target_line, target_column;	/* where */

  const char **path;		/* scratch: components of a place, and */
  unsigned n_path;
  struct frame_operand *args;	/* operands of a statement */
  unsigned n_args;
};

/* True if C may stand in a symbol or a bare word.  */

static inline bool
frame_symbol_char_p (char c)
{
  return ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
	  || (c >= '0' && c <= '9') || c == '_' || c == '$');
}

static inline bool
frame_name_char_p (char c)
{
  return frame_symbol_char_p (c) || c == '-';
}

static inline bool
frame_word_char_p (char c)
{
  return frame_symbol_char_p (c) || (c && strchr (":+-*/<>=!.,", c));
}

static inline bool
frame_component_char_p (char c)
{
  return (frame_symbol_char_p (c) && c != '$') || c == ':' || c == '~';
}

/* True if R is at the byte C, which is then passed.  */

static inline bool
frame_read_char (struct frame_reader *r, char c)
{
  if (r->p == r->end || *r->p != c)
    return false;
  r->p++;
  return true;
}

/* -- lines -- */
/* Note the problem FORMAT at the byte AT of R's line.  Always false, for
   "return frame_read_fail (...)".  */
extern bool frame_read_fail (struct frame_reader *r, const char *at,
			     const char *format, ...)
  __attribute__ ((format (printf, 3, 4)));
/* Go to the next line of R; false at the end of the text.  */
extern bool frame_read_next_line (struct frame_reader *r);
/* Read the line of R again with the next call of frame_read_next_line.  */
extern void frame_read_unread_line (struct frame_reader *r);

/* -- fields -- */
/* Pass spaces; true if there was one, or the line ends here.  */
extern bool frame_read_spaces (struct frame_reader *r);
/* Pass the spaces before the next field, WHAT, which must be there.  */
extern bool frame_read_gap (struct frame_reader *r, const char *what);
/* True if the line of R ends here, but for spaces; else that is a problem.  */
extern bool frame_read_end (struct frame_reader *r);
/* True if R has only spaces before the end of its line.  */
extern bool frame_read_no_more_p (const struct frame_reader *r);
/* True if R stands before the word TEXT, which is then passed.  */
extern bool frame_read_word (struct frame_reader *r, const char *text);
/* Read decimal digits into N.  */
extern bool frame_read_unsigned (struct frame_reader *r, uint32_t *n);
/* Read up to the byte CLOSE, behind the opening one.  */
extern bool frame_read_until (struct frame_reader *r, char close,
			      const char **text);
/* Read a STRING into TEXT, interned.  */
extern bool frame_read_string (struct frame_reader *r, const char **text);
/* Read a field that is a STRING.  */
extern bool frame_read_string_field (struct frame_reader *r,
				     const char **text);
/* Read a STRING or the characters that ALLOWED accepts; WHAT names it.  */
extern bool frame_read_bare (struct frame_reader *r, bool (*allowed) (char),
			     const char *what, const char **text);
/* Read a field that is one of the N words NAMES, giving its index.  */
extern bool frame_read_choice (struct frame_reader *r,
			       const char *const *names, unsigned n,
			       const char *what, unsigned *index);
/* Read [FILE ":"] LINE ":" COLUMN ["-" FINISH] into LOC; a file not given is
   FILE.  */
extern bool frame_read_loc (struct frame_reader *r, uint32_t file,
			    struct frame_loc *loc);

/* -- statements -- */
extern bool frame_read_place (struct frame_reader *r,
			      struct frame_place *place);
/* Read a statement into STMT, which is zeroed.  */
extern bool frame_read_stmt (struct frame_reader *r, struct frame_stmt *stmt);

#endif
