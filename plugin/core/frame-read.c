/* The reader of frame IR's text form, for facts sections and for models.

   Facts come out of object files that anybody may have written or cut, so
   no byte of them is trusted: a line that does not parse is reported with
   its place and costs its own unit only.  One pass over the text, nothing
   looks back, hence linear.  */

#include "frame-text.h"

#include <locale.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* The text, the line being read, and the unit under construction.  */
struct reader
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

/* Note the problem FORMAT at the byte AT of R's line.  Always false, for
   "return fail (...)".  */

static bool __attribute__ ((format (printf, 3, 4)))
fail (struct reader *r, const char *at, const char *format, ...)
{
  va_list args;

  r->problem.line = r->line;
  r->problem.column = (unsigned) (at - r->start) + 1;
  va_start (args, format);
  vsnprintf (r->problem.message, sizeof r->problem.message, format, args);
  va_end (args);
  return false;
}

/* Go to the next line of R; false at the end of the text.  A zero byte ends
   a line too, but not one that was terminated.  */

static bool
next_line (struct reader *r)
{
  const char *p = r->next;

  if (p == r->limit)
    return false;
  if (r->terminated)
    r->line++;
  r->start = r->p = p;
  while (p < r->limit && *p != '\n' && *p != '\0')
    p++;
  r->end = p;
  r->terminated = p < r->limit && *p == '\n';
  r->next = p < r->limit ? p + 1 : p;
  return true;
}

/* Read the line of R again with the next call of next_line.  */

static void
unread_line (struct reader *r)
{
  r->next = r->start;
  if (r->line > 0)
    r->line--;
  r->terminated = true;
}

/* True if C may stand in a symbol or a bare word.  */

static bool
symbol_char_p (char c)
{
  return ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
	  || (c >= '0' && c <= '9') || c == '_' || c == '$');
}

static bool
name_char_p (char c)
{
  return symbol_char_p (c) || c == '-';
}

static bool
word_char_p (char c)
{
  return symbol_char_p (c) || (c && strchr (":+-*/<>=!.,", c));
}

static bool
component_char_p (char c)
{
  return (symbol_char_p (c) && c != '$') || c == ':' || c == '~';
}

/* True if R is at the byte C, which is then passed.  */

static bool
accept (struct reader *r, char c)
{
  if (r->p == r->end || *r->p != c)
    return false;
  r->p++;
  return true;
}

/* Pass spaces; true if there was one, or the line ends here.  */

static bool
skip_spaces (struct reader *r)
{
  const char *begin = r->p;

  while (r->p < r->end && *r->p == ' ')
    r->p++;
  return r->p > begin || r->p == r->end;
}

/* Pass the spaces before the next field, which must be there.  */

static bool
next_field (struct reader *r, const char *what)
{
  const char *begin = r->p;

  if (!skip_spaces (r))
    return fail (r, begin, "expected a space before %s", what);
  if (r->p == r->end)
    return fail (r, r->p, "expected %s", what);
  return true;
}

/* True if the line of R ends here, but for spaces.  */

static bool
at_end (struct reader *r)
{
  if (!skip_spaces (r) || r->p != r->end)
    return fail (r, r->p, "unexpected text at the end of the line");
  return true;
}

/* True if R has only spaces before the end of its line.  */

static bool
no_more_fields (const struct reader *r)
{
  const char *p = r->p;

  while (p < r->end && *p == ' ')
    p++;
  return p == r->end;
}

/* True if R stands before the word TEXT, which is then passed.  */

static bool
accept_word (struct reader *r, const char *text)
{
  size_t length = strlen (text);

  if ((size_t) (r->end - r->p) < length
      || memcmp (r->p, text, length) != 0
      || (r->p + length < r->end && r->p[length] != ' '))
    return false;
  r->p += length;
  return true;
}

/* Read decimal digits into N.  */

static bool
read_unsigned (struct reader *r, uint32_t *n)
{
  const char *begin = r->p;
  uint64_t value = 0;

  while (r->p < r->end && *r->p >= '0' && *r->p <= '9')
    {
      value = value * 10 + (uint64_t) (*r->p++ - '0');
      if (value > UINT32_MAX)
	return fail (r, begin, "the number is too large");
    }
  if (r->p == begin)
    return fail (r, begin, "expected a number");
  *n = (uint32_t) value;
  return true;
}

/* The value of the hexadecimal digit C, or -1.  */

static int
hex_digit (char c)
{
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return -1;
}

/* Read one escape, behind its backslash, into C.  */

static bool
read_escape (struct reader *r, char *c)
{
  const char *begin = r->p - 1;
  int high, low;

  if (r->p == r->end)
    return fail (r, begin, "the string has no end");
  *c = *r->p++;
  if (*c == 'n')
    *c = '\n';
  else if (*c == 't')
    *c = '\t';
  else if (*c == 'x')
    {
      if (r->end - r->p < 2 || (high = hex_digit (r->p[0])) < 0
	  || (low = hex_digit (r->p[1])) < 0 || high + low == 0)
	return fail (r, begin, "expected two hexadecimal digits, not 00");
      *c = (char) (high * 16 + low);
      r->p += 2;
    }
  else if (*c != '\\' && *c != '"' && *c != '}')
    return fail (r, begin, "unknown escape");
  return true;
}

/* Read the rest of a text closed by CLOSE into TEXT, interned.  BEGIN is its
   first byte, BACKSLASH the first escape in it.  */

static bool
read_escaped (struct reader *r, const char *begin, const char *backslash,
	      char close, const char **text)
{
  size_t used = (size_t) (backslash - begin), room = 2 * used + 32;
  char *copy = (char *) frame_alloc (r->arena, room);

  memcpy (copy, begin, used);
  r->p = backslash;
  while (!accept (r, close))
    {
      if (r->p == r->end)
	return fail (r, begin - 1, "the string has no end");
      if (used == room)
	{
	  char *old = copy;
	  copy = (char *) frame_alloc_n (r->arena, room, 2);
	  memcpy (copy, old, used);
	  room *= 2;
	}
      copy[used] = *r->p++;
      if (copy[used] == '\\' && !read_escape (r, &copy[used]))
	return false;
      used++;
    }
  *text = frame_intern_n (r->arena, copy, used);
  return true;
}

/* Read up to the byte CLOSE, behind the opening one.  */

static bool
read_until (struct reader *r, char close, const char **text)
{
  const char *begin = r->p;

  while (r->p < r->end && *r->p != close)
    {
      if (*r->p == '\\')
	return read_escaped (r, begin, r->p, close, text);
      r->p++;
    }
  if (r->p == r->end)
    return fail (r, begin - 1, "the string has no end");
  *text = frame_intern_n (r->arena, begin, (size_t) (r->p - begin));
  r->p++;
  return true;
}

/* Read a STRING into TEXT, interned.  */

static bool
read_string (struct reader *r, const char **text)
{
  if (!accept (r, '"'))
    return fail (r, r->p, "expected a string");
  return read_until (r, '"', text);
}

/* Read a field that is a STRING.  */

static bool
read_string_field (struct reader *r, const char **text)
{
  return next_field (r, "a string") && read_string (r, text);
}

/* Read a STRING or the characters that ALLOWED accepts; WHAT names it.  */

static bool
read_bare (struct reader *r, bool (*allowed) (char), const char *what,
	   const char **text)
{
  const char *begin = r->p;

  if (begin < r->end && *begin == '"')
    return read_string (r, text);
  while (r->p < r->end && allowed (*r->p))
    r->p++;
  if (r->p == begin)
    return fail (r, begin, "expected %s", what);
  *text = frame_intern_n (r->arena, begin, (size_t) (r->p - begin));
  return true;
}

/* Read a field that is one of the N words NAMES, giving its index.  */

static bool
read_choice (struct reader *r, const char *const *names, unsigned n,
	     const char *what, unsigned *choice)
{
  if (!next_field (r, what))
    return false;
  for (*choice = 0; *choice < n; ++*choice)
    if (accept_word (r, names[*choice]))
      return true;
  return fail (r, r->p, "expected %s", what);
}

/* Read [FILE ":"] LINE ":" COLUMN ["-" FINISH] into LOC; a file not given is
   FILE.  */

static bool
read_loc (struct reader *r, uint32_t file, struct frame_loc *loc)
{
  const char *begin = r->p;
  uint32_t n[3];
  unsigned count = 0;

  do
    if (!read_unsigned (r, &n[count++]))
      return false;
  while (count < 3 && accept (r, ':'));
  if (count < 2)
    return fail (r, r->p, "expected \":\"");
  loc->file = count == 3 ? n[0] : file;
  loc->line = n[count - 2];
  loc->column = n[count - 1];
  loc->finish = 0;
  if (accept (r, '-') && !read_unsigned (r, &loc->finish))
    return false;
  if (loc->file >= r->unit->n_files)
    return fail (r, begin, "file %u is not in the file table", loc->file);
  return true;
}

/* Read one component of a path, behind its dot, into TEXT.  */

static bool
read_component (struct reader *r, const char **text)
{
  const char *begin = r->p;

  if (accept (r, '{'))
    return read_until (r, '}', text);
  if (accept (r, '['))
    {
      bool is_site = accept (r, '#');
      uint32_t n;
      if ((is_site || r->p == r->end || *r->p != ']')
	  && !read_unsigned (r, &n))
	return false;
      if (!accept (r, ']'))
	return fail (r, r->p, "expected \"]\"");
    }
  else if (!accept (r, '*'))
    {
      while (r->p < r->end && component_char_p (*r->p))
	r->p++;
      if (r->p == begin)
	return fail (r, begin, "expected a field name");
    }
  *text = frame_intern_n (r->arena, begin, (size_t) (r->p - begin));
  return true;
}

/* Read what follows "$" at the beginning of a place.  */

static bool
read_param_base (struct reader *r, struct frame_place *place)
{
  const char *begin = r->p;

  while (r->p < r->end && symbol_char_p (*r->p) && *r->p != '$')
    r->p++;
  if (r->p - begin == 4 && memcmp (begin, "this", 4) == 0)
    *place = frame_place_param (0);
  else if (r->is_template && r->p - begin == 3
	   && memcmp (begin, "ret", 3) == 0)
    *place = frame_place_result ();
  else
    {
      uint32_t n;
      const char *end = r->p;
      r->p = begin;
      if (!read_unsigned (r, &n) || r->p != end || n >= FRAME_MAX_PARAMS)
	return fail (r, begin, "expected a parameter's number");
      *place = frame_place_param (n);
    }
  return true;
}

/* True if R stands before "ret", not before a longer word.  */

static bool
result_p (const struct reader *r)
{
  return (r->end - r->p >= 3 && memcmp (r->p, "ret", 3) == 0
	  && (r->end - r->p == 3 || r->p[3] == ' ' || r->p[3] == '.'));
}

static bool
place_p (const struct reader *r)
{
  return r->p < r->end && (strchr ("%$@", *r->p) || result_p (r));
}

/* Read the base of a place.  */

static bool
read_base (struct reader *r, struct frame_place *place)
{
  const char *name;

  if (result_p (r))
    {
      r->p += 3;
      *place = frame_place_result ();
      return true;
    }
  if (accept (r, '$'))
    return read_param_base (r, place);
  if (accept (r, '%'))
    {
      if (!read_bare (r, symbol_char_p, "a name", &name))
	return false;
      *place = frame_place_local (r->arena, name);
      return true;
    }
  if (!accept (r, '@'))
    return fail (r, r->p, "expected a place");
  if (!read_bare (r, symbol_char_p, "a name", &name))
    return false;
  *place = frame_place_global (r->arena, name);
  return true;
}

static bool
read_place (struct reader *r, struct frame_place *place)
{
  const char *component;

  if (!read_base (r, place))
    return false;
  r->n_path = 0;
  while (accept (r, '.'))
    {
      if (r->n_path == FRAME_MAX_PATH)
	return fail (r, r->p, "the place is too deep");
      if (!read_component (r, &component))
	return false;
      *FRAME_APPEND (r->arena, r->path, r->n_path, const char *) = component;
    }
  *place = frame_place_append (r->arena, *place, r->n_path, r->path);
  return true;
}

/* The end of the number at the beginning of P..END; P if there is none.
   Infinities, NaNs and hexadecimal forms are not numbers here.  */

static const char *
scan_number (const char *p, const char *end)
{
  const char *begin = p;
  bool digits = false;

  if (p < end && (*p == '-' || *p == '+'))
    p++;
  for (; p < end && *p >= '0' && *p <= '9'; p++)
    digits = true;
  if (p < end && *p == '.')
    for (p++; p < end && *p >= '0' && *p <= '9'; p++)
      digits = true;
  if (!digits)
    return begin;
  if (p < end && (*p == 'e' || *p == 'E'))
    {
      const char *exponent = ++p;
      if (p < end && (*p == '-' || *p == '+'))
	exponent = ++p;
      while (p < end && *p >= '0' && *p <= '9')
	p++;
      if (p == exponent)
	return begin;
    }
  return p;
}

/* Read a number into OPERAND; one too large for a double is unknown.  */

static bool
read_number (struct reader *r, struct frame_operand *operand)
{
  const char *end = scan_number (r->p, r->end);
  size_t length = (size_t) (end - r->p);
  char text[64];
  locale_t c, old;
  double value;

  if (length == 0 || length >= sizeof text)
    return fail (r, r->p, "expected an operand");
  memcpy (text, r->p, length);
  text[length] = '\0';
  c = newlocale (LC_ALL_MASK, "C", (locale_t) 0);
  old = uselocale (c);
  value = strtod (text, NULL);
  uselocale (old);
  freelocale (c);
  *operand = isfinite (value) ? frame_op_number (value) : frame_op_unknown ();
  r->p = end;
  return true;
}

/* Read one OPERAND.  */

static bool
read_operand (struct reader *r, struct frame_operand *operand)
{
  struct frame_place place;
  const char *text;

  if (accept (r, '_'))
    *operand = frame_op_none ();
  else if (accept (r, '?'))
    *operand = frame_op_unknown ();
  else if (accept (r, '&'))
    {
      bool is_const = accept (r, '!');
      if (!read_place (r, &place))
	return false;
      *operand = frame_op_address (place, is_const);
    }
  else if (accept (r, '^'))
    {
      if (!read_bare (r, symbol_char_p, "a function's name", &text))
	return false;
      *operand = frame_op_function (r->arena, text);
    }
  else if (r->p < r->end && *r->p == '"')
    {
      if (!read_string (r, &text))
	return false;
      *operand = frame_op_string (r->arena, text);
    }
  else if (place_p (r))
    {
      if (!read_place (r, &place))
	return false;
      *operand = frame_op_place (place);
    }
  else
    return read_number (r, operand);
  return true;
}

/* Read the operation of STMT with its word and API.  One that this program
   does not know is an unknown function in facts, which is what it does to
   its operands as far as we can tell, and an error in a model.  */

static bool
read_op (struct reader *r, struct frame_stmt *stmt)
{
  const char *begin = r->p, *unknown = NULL;
  unsigned api;

  while (r->p < r->end && symbol_char_p (*r->p) && *r->p != '$')
    r->p++;
  if (r->p == begin)
    return fail (r, begin, "expected an operation");
  stmt->op = frame_op_by_name (begin, (size_t) (r->p - begin));
  if (stmt->op == FRAME_N_OPS)
    {
      if (r->is_template)
	return fail (r, begin, "unknown operation \"%.*s\"",
		     (int) (r->p - begin < 40 ? r->p - begin : 40), begin);
      stmt->op = FRAME_OP_CALL;
      unknown = frame_intern_n (r->arena, begin, (size_t) (r->p - begin));
    }
  if (accept (r, ':') && !read_bare (r, word_char_p, "a word", &stmt->word))
    return false;
  if (unknown)
    stmt->word = unknown;
  if (accept (r, '@'))
    {
      for (api = FRAME_API_TF; api <= FRAME_API_ROS2; api++)
	if (accept_word (r, frame_api_names[api]))
	  break;
      if (api > FRAME_API_ROS2)
	return fail (r, r->p, "expected tf, tf2 or ros2");
      stmt->api = (enum frame_api) api;
    }
  return true;
}

/* Read the operands of STMT, and its place.  */

static bool
read_operands (struct reader *r, struct frame_stmt *stmt)
{
  struct frame_operand operand;

  r->n_args = 0;
  while (skip_spaces (r) && r->p < r->end)
    {
      if (!r->is_template && accept (r, ';'))
	{
	  if (!read_loc (r, r->fn->loc.file, &stmt->loc) || !at_end (r))
	    return false;
	  break;
	}
      if (r->n_args == FRAME_MAX_ARGS)
	return fail (r, r->p, "too many operands");
      if (!read_operand (r, &operand))
	return false;
      *FRAME_APPEND (r->arena, r->args, r->n_args, struct frame_operand)
	= operand;
    }
  if (r->p < r->end)
    return fail (r, r->p, "expected a space");
  stmt->n_args = r->n_args;
  stmt->args = NULL;
  if (r->n_args)
    {
      stmt->args = FRAME_NEW_N (r->arena, struct frame_operand, r->n_args);
      memcpy (stmt->args, r->args, r->n_args * sizeof *stmt->args);
    }
  return true;
}

/* Read a statement into STMT, which is zeroed.  */

static bool
read_stmt (struct reader *r, struct frame_stmt *stmt)
{
  if (place_p (r))
    {
      struct frame_place place;
      if (!read_place (r, &place))
	return false;
      stmt->dst = frame_op_place (place);
      if (!next_field (r, "\"=\""))
	return false;
      if (!accept (r, '='))
	return fail (r, r->p, "expected \"=\"");
      if (!next_field (r, "an operation"))
	return false;
    }
  return read_op (r, stmt) && read_operands (r, stmt);
}

/* Make R read the LENGTH bytes of TEXT as one line of a model.  */

static void
start_template (struct reader *r, struct frame_arena *arena, const char *text)
{
  size_t length = strlen (text);

  memset (r, 0, sizeof *r);
  r->arena = arena;
  r->is_template = true;
  r->start = r->p = text;
  r->next = r->limit = r->end = text + length;
  skip_spaces (r);
}

bool
frame_parse_template (struct frame_arena *arena, const char *text,
		      struct frame_stmt *stmt, struct frame_problem *problem)
{
  struct reader r;
  bool ok;

  start_template (&r, arena, text);
  memset (stmt, 0, sizeof *stmt);
  ok = read_stmt (&r, stmt);
  frame_array_free (arena, r.path);
  frame_array_free (arena, r.args);
  if (!ok)
    *problem = r.problem;
  return ok;
}

bool
frame_parse_place (struct frame_arena *arena, const char *text,
		   struct frame_place *place, struct frame_problem *problem)
{
  struct reader r;
  bool ok;

  start_template (&r, arena, text);
  ok = read_place (&r, place) && at_end (&r);
  frame_array_free (arena, r.path);
  if (!ok)
    *problem = r.problem;
  return ok;
}

/* The rest of this file reads units: a function a kind of line, behind its
   first word, all listed in LINES below.  */

static bool
read_file_line (struct reader *r)
{
  const char *begin, *name;
  uint32_t n;

  if (!next_field (r, "a number"))
    return false;
  begin = r->p;
  if (!read_unsigned (r, &n))
    return false;
  if (n != r->unit->n_files)
    return fail (r, begin, "file %u is out of order", n);
  if (!read_string_field (r, &name) || !at_end (r))
    return false;
  *FRAME_APPEND (r->arena, r->unit->files, r->unit->n_files, const char *)
    = name;
  return true;
}

static bool
read_type_line (struct reader *r)
{
  static const char *const classes[] = { "-", "F", "S", "T" };
  struct frame_type type;
  unsigned class, api;

  if (!read_string_field (r, &type.name) || !next_field (r, "a kind")
      || !read_bare (r, name_char_p, "a kind", &type.kind)
      || !read_choice (r, classes, 4, "a class: -, F, S or T", &class)
      || !read_choice (r, frame_api_names, 4, "an API: -, tf, tf2 or ros2",
		       &api)
      || !at_end (r))
    return false;
  if (r->unit->n_types == FRAME_MAX_TYPES)
    return fail (r, r->start, "too many types");
  type.frame_class = (enum frame_type_class) class;
  type.api = (enum frame_api) api;
  *FRAME_APPEND (r->arena, r->unit->types, r->unit->n_types,
		 struct frame_type) = type;
  return true;
}

static bool
read_class_line (struct reader *r)
{
  static const char *const words[] = { "open", "closed" };
  struct frame_class class;
  unsigned closed;

  if (!read_string_field (r, &class.name)
      || !read_choice (r, words, 2, "open or closed", &closed)
      || !at_end (r))
    return false;
  if (r->unit->n_classes == FRAME_MAX_TYPES)
    return fail (r, r->start, "too many classes");
  class.closed = closed;
  frame_unit_add_class (r->unit, &class);
  return true;
}

/* Read a field that is a level.  */

static bool
read_level (struct reader *r, enum frame_level *level)
{
  unsigned n;

  if (!read_choice (r, frame_level_names, FRAME_LEVEL_NO_ERROR + 1,
		    "a level", &n))
    return false;
  *level = (enum frame_level) n;
  return true;
}

static bool
read_flag_line (struct reader *r)
{
  struct frame_flag flag = { NULL, FRAME_LEVEL_DEFAULT, NULL };

  if (!next_field (r, "a flag")
      || !read_bare (r, name_char_p, "a flag", &flag.name)
      || !read_level (r, &flag.level))
    return false;
  if (!no_more_fields (r) && !read_string_field (r, &flag.value))
    return false;
  if (!at_end (r))
    return false;
  frame_unit_add_flag (r->unit, &flag);
  return true;
}

static bool
read_region_line (struct reader *r)
{
  struct frame_region region;

  if (!next_field (r, "a file") || !read_unsigned (r, &region.file)
      || !next_field (r, "a line") || !read_unsigned (r, &region.first_line)
      || !next_field (r, "a line"))
    return false;
  if (accept_word (r, "end"))
    region.last_line = UINT32_MAX;
  else if (!read_unsigned (r, &region.last_line))
    return false;
  if (!next_field (r, "a flag")
      || !read_bare (r, name_char_p, "a flag", &region.name)
      || !read_level (r, &region.level) || !at_end (r))
    return false;
  if (region.file >= r->unit->n_files)
    return fail (r, r->start, "file %u is not in the file table", region.file);
  frame_unit_add_region (r->unit, &region);
  return true;
}

static bool
read_reported_line (struct reader *r)
{
  const char *key;

  if (!read_string_field (r, &key) || !at_end (r))
    return false;
  frame_unit_add_reported (r->unit, key);
  return true;
}

/* The heading of a function.  It joins the unit here, and is taken out again
   if it turns out to be incomplete.  */

static bool
read_function_line (struct reader *r)
{
  const char *symbol, *name, *result = NULL;
  struct frame_loc loc;
  unsigned linkage;
  bool is_entry;

  if (!next_field (r, "a symbol")
      || !read_bare (r, symbol_char_p, "a symbol", &symbol)
      || !read_string_field (r, &name)
      || !read_choice (r, frame_linkage_names, 3, "extern, comdat or local",
		       &linkage)
      || !next_field (r, "a place"))
    return false;
  is_entry = accept_word (r, "entry");
  if ((is_entry && !next_field (r, "a place")) || !read_loc (r, 0, &loc))
    return false;
  if (!no_more_fields (r) && !read_string_field (r, &result))
    return false;
  if (!at_end (r))
    return false;
  r->fn = frame_function_new (r->unit, symbol, name);
  r->fn->linkage = (enum frame_linkage) linkage;
  r->fn->is_entry = is_entry;
  r->fn->loc = loc;
  r->fn->result_type = result;
  r->builder = NULL;
  r->max_target = 0;
  return true;
}

static bool
read_param_line (struct reader *r)
{
  struct frame_function *fn = r->fn;
  struct frame_param param;

  memset (&param, 0, sizeof param);
  if (r->builder)
    return fail (r, r->start, "a parameter behind the first block");
  if (fn->n_params == FRAME_MAX_PARAMS)
    return fail (r, r->start, "too many parameters");
  if (!read_string_field (r, &param.name)
      || !read_string_field (r, &param.type))
    return false;
  if (!*param.type)
    param.type = NULL;
  while (skip_spaces (r) && r->p < r->end)
    if (accept_word (r, "this"))
      param.is_this = true;
    else if (accept_word (r, "ref"))
      param.is_ref = true;
    else if (accept_word (r, "const"))
      param.is_const = true;
    else
      break;
  if (!at_end (r))
    return false;
  *FRAME_APPEND (r->arena, fn->params, fn->n_params, struct frame_param)
    = param;
  return true;
}

static bool
read_block_line (struct reader *r)
{
  if (!at_end (r))
    return false;
  if (r->fn->n_blocks == FRAME_MAX_BLOCKS)
    return fail (r, r->start, "too many blocks");
  if (!r->builder)
    r->builder = frame_builder_new (r->fn, 0);
  frame_builder_block (r->builder);
  r->exit_seen = r->eh_seen = false;
  return true;
}

/* Read the number of a block into N.  Blocks may be mentioned before they
   stand, so the largest one is compared at the end of the function.  */

static bool
read_target (struct reader *r, unsigned *n)
{
  const char *begin;
  uint32_t target;

  if (!next_field (r, "a block"))
    return false;
  begin = r->p;
  if (!read_unsigned (r, &target))
    return false;
  if (target >= r->max_target)
    {
      r->max_target = target;
      r->target_line = r->line;
      r->target_column = (unsigned) (begin - r->start) + 1;
    }
  if (target >= FRAME_MAX_BLOCKS)
    return fail (r, begin, "there is no block %u", target);
  *n = target;
  return true;
}

/* Read "branch" or "goto", behind the word, of BLOCK.  */

static bool
read_jump (struct reader *r, unsigned block, bool is_branch)
{
  unsigned target;

  if (is_branch)
    {
      struct frame_place place;
      if (!next_field (r, "a place") || !read_place (r, &place))
	return false;
      r->fn->blocks[block].cond = frame_op_place (place);
    }
  for (unsigned n = 0; n < 2 || !is_branch; n++)
    {
      if (!is_branch && no_more_fields (r))
	break;
      if (!read_target (r, &target))
	return false;
      frame_builder_edge (r->builder, block, target);
    }
  return at_end (r);
}

/* Read a line inside a block: a statement, the exit, or "eh".  */

static bool
read_block_item (struct reader *r)
{
  unsigned block = r->fn->n_blocks - 1;
  struct frame_stmt stmt;
  unsigned eh;
  bool is_branch;

  if (!skip_spaces (r) || r->eh_seen)
    return fail (r, r->p, "unexpected line in a block");
  if (accept_word (r, "eh"))
    {
      r->exit_seen = r->eh_seen = true;
      if (!read_target (r, &eh) || !at_end (r))
	return false;
      r->fn->blocks[block].eh = (int) eh;
      return true;
    }
  if (r->exit_seen)
    return fail (r, r->p, "a statement behind the end of its block");
  if ((is_branch = accept_word (r, "branch")) || accept_word (r, "goto"))
    {
      r->exit_seen = true;
      return read_jump (r, block, is_branch);
    }
  if (accept_word (r, "throw"))
    {
      r->exit_seen = r->fn->blocks[block].throws = true;
      return at_end (r);
    }
  memset (&stmt, 0, sizeof stmt);
  if (!read_stmt (r, &stmt))
    return false;
  *frame_builder_add (r->builder, block, stmt.op, stmt.loc) = stmt;
  return true;
}

/* Complete the current function.  */

static bool
read_end_line (struct reader *r)
{
  if (!at_end (r))
    return false;
  if (r->max_target > 0 && r->max_target >= r->fn->n_blocks)
    {
      fail (r, r->start, "there is no block %u", r->max_target);
      r->problem.line = r->target_line;
      r->problem.column = r->target_column;
      return false;
    }
  if (r->builder)
    frame_builder_finish (r->builder);
  r->builder = NULL;
  r->fn = NULL;
  return true;
}

/* The lines of a unit by first word.  */

static const struct line_kind
{
  const char *word;
  bool in_function;
  bool (*read) (struct reader *r);
} lines[] = {
  { "param", true, read_param_line },
  { "block", true, read_block_line },
  { "end", true, read_end_line },
  { "file", false, read_file_line },
  { "type", false, read_type_line },
  { "class", false, read_class_line },
  { "flag", false, read_flag_line },
  { "region", false, read_region_line },
  { "reported", false, read_reported_line },
  { "function", false, read_function_line },
};

/* Read the current line of a unit; one of an unknown kind is passed over.  */

static bool
read_unit_line (struct reader *r)
{
  if (r->end - r->start > (ptrdiff_t) FRAME_MAX_LINE)
    return fail (r, r->start, "the line is too long");
  if (r->p == r->end)
    return true;
  if (*r->p == ' ')
    {
      if (!r->fn || !r->builder)
	return fail (r, r->p, "a statement outside a block");
      return read_block_item (r);
    }
  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
    if (accept_word (r, lines[i].word))
      {
	if (lines[i].in_function != (r->fn != NULL))
	  return fail (r, r->start, "\"%s\" %s a function", lines[i].word,
		       r->fn ? "inside" : "outside");
	return lines[i].read (r);
      }
  return true;
}

/* True if the line of R is TEXT alone.  */

static bool
line_p (const struct reader *r, const char *text)
{
  size_t length = strlen (text);

  return ((size_t) (r->end - r->start) == length
	  && memcmp (r->start, text, length) == 0);
}

/* True if the line of R begins a unit.  */

static bool
header_p (const struct reader *r)
{
  return r->end - r->start >= 12 && memcmp (r->start, "frame-facts ", 12) == 0;
}

/* Go behind the "end unit" of a damaged unit; false if it has none.  */

static bool
skip_unit (struct reader *r)
{
  if (r->end > r->start && line_p (r, "end unit"))
    return true;
  while (r->terminated && next_line (r))
    {
      if (line_p (r, "end unit"))
	return true;
      if (header_p (r))
	{
	  unread_line (r);
	  return false;
	}
    }
  return false;
}

/* Read the version in the header line.  */

static bool
read_version (struct reader *r)
{
  const char *begin = r->p += 12;
  uint32_t major, minor;

  if (!read_unsigned (r, &major))
    return false;
  if (!accept (r, '.'))
    return fail (r, r->p, "expected a version");
  if (!read_unsigned (r, &minor))
    return false;
  if (major > FRAME_IR_MAJOR)
    return fail (r, begin,
		 "frame facts of version %u are newer than this program reads"
		 " (%d)", major, FRAME_IR_MAJOR);
  if (major < FRAME_IR_MAJOR)
    return fail (r, begin, "unknown version %u of frame facts", major);
  return at_end (r);
}

/* Read the "unit" line and begin the unit.  */

static bool
read_unit_heading (struct reader *r)
{
  const char *name, *producer;

  if (!next_line (r) || !accept_word (r, "unit"))
    {
      fail (r, r->start, "expected \"unit\"");
      if (header_p (r) && r->p == r->start)
	unread_line (r);
      return false;
    }
  if (!read_string_field (r, &name) || !read_string_field (r, &producer)
      || !at_end (r))
    return false;
  r->unit = frame_unit_new (r->program, name, producer);
  return true;
}

/* Read the lines of a unit up to its end.  False if one is damaged or the
   end is missing.  */

static bool
read_unit_body (struct reader *r)
{
  while (r->terminated && next_line (r))
    {
      if (line_p (r, "end unit"))
	return (!r->fn
		|| fail (r, r->start, "a function of the unit has no end"));
      if (header_p (r))
	{
	  fail (r, r->start, "the unit before this line has no end");
	  unread_line (r);
	  return false;
	}
      if (!r->terminated)
	break;
      if (!read_unit_line (r))
	return false;
    }
  return fail (r, r->end, "the unit has no end");
}

/* Take what is not complete out of R's program.  COMPLETE_FUNCTIONS: keep
   the unit with the functions that are.  */

static void
drop_damaged (struct reader *r, bool complete_functions)
{
  if (r->unit && !complete_functions)
    r->program->n_units--;
  else if (r->fn)
    r->unit->n_functions--;
}

/* Read the unit whose header is the line of R.  True if it is complete, or
   cut and kept; a problem is in R if its message is not empty.  */

static bool
read_unit (struct reader *r)
{
  bool cut;

  r->unit = NULL;
  r->fn = NULL;
  r->builder = NULL;
  r->problem.message[0] = '\0';
  if (read_version (r) && read_unit_heading (r) && read_unit_body (r))
    return true;
  cut = !skip_unit (r);
  drop_damaged (r, cut);
  return r->unit && cut;
}

unsigned
frame_parse_units (struct frame_program *program, const char *text,
		   size_t length, frame_problem_fn report, void *data)
{
  struct reader r;
  unsigned n_units = 0;
  bool in_gap = false;

  memset (&r, 0, sizeof r);
  r.arena = program->arena;
  r.program = program;
  r.next = text;
  r.limit = text + length;
  r.terminated = true;
  while (next_line (&r))
    {
      r.problem.message[0] = '\0';
      if (header_p (&r))
	{
	  n_units += read_unit (&r);
	  in_gap = false;
	}
      else if (r.start < r.end && !in_gap)
	{
	  fail (&r, r.start, "expected \"frame-facts\"");
	  in_gap = true;
	}
      if (r.problem.message[0] && report)
	report (data, &r.problem);
    }
  frame_array_free (r.arena, r.path);
  frame_array_free (r.arena, r.args);
  return n_units;
}
