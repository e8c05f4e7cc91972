/* The tokenizer of Python: one pass over the bytes, no recursion.  */

#include "python-tokens.h"
#include "finding.h"
#include <ctype.h>
#include <string.h>

struct scanner
{
  struct frame_python *py;
  const char *text;
  uint32_t length;
  uint32_t at;
  uint32_t line;
  uint32_t line_start;		/* offset of the current physical line */
  uint32_t indent;		/* of the current physical line */
  bool fresh;			/* nothing of the logical line seen yet */
  unsigned n_open;
  uint32_t *open;		/* tokens of the brackets that are open */
  uint32_t first_line;		/* first token of the logical line */
};

/* The byte N behind the current one, 0 at the end.  */

static unsigned char
peek (const struct scanner *s, uint32_t n)
{
  return n < s->length - s->at ? (unsigned char) s->text[s->at + n] : 0;
}

static void
problem (struct scanner *s, uint32_t line, uint32_t column, const char *text)
{
  if (s->py->problem)
    return;
  s->py->problem = text;
  s->py->problem_line = line;
  s->py->problem_column = column;
}

/* Step over one line end, which is there.  */

static void
next_line (struct scanner *s)
{
  s->at += peek (s, 0) == '\r' && peek (s, 1) == '\n' ? 2 : 1;
  s->line++;
  s->line_start = s->at;
}

static bool
name_start_p (unsigned char c)
{
  return isalpha (c) || c == '_' || c >= 0x80;
}

static bool
name_char_p (unsigned char c)
{
  return name_start_p (c) || isdigit (c);
}

static bool
line_end_p (unsigned char c)
{
  return c == '\n' || c == '\r';
}

/* A new token of KIND at the current place.  */

static struct frame_py_token *
add_token (struct scanner *s, enum frame_py_kind kind)
{
  struct frame_python *py = s->py;
  struct frame_py_token *token;

  if (s->fresh && kind != FRAME_PY_NEWLINE && kind != FRAME_PY_END)
    {
      s->fresh = false;
      s->first_line = py->n_tokens;
    }
  token = FRAME_APPEND (py->arena, py->tokens, py->n_tokens,
			struct frame_py_token);
  token->kind = kind;
  token->offset = s->at;
  token->line = token->end_line = s->line;
  token->column = s->at - s->line_start + 1;
  token->text = "";
  return token;
}

/* End the logical line, if anything is on it.  */

static void
end_logical_line (struct scanner *s)
{
  struct frame_python *py = s->py;
  struct frame_py_line *line;

  if (s->fresh)
    return;
  line = FRAME_APPEND (py->arena, py->lines, py->n_lines,
		       struct frame_py_line);
  line->first = s->first_line;
  line->last = py->n_tokens;
  line->indent = s->indent;
  add_token (s, FRAME_PY_NEWLINE);
  s->fresh = true;
}

/* Measure the indentation at the start of a line.  */

static void
measure_indent (struct scanner *s)
{
  uint32_t columns = 0;

  for (;; s->at++)
    {
      unsigned char c = peek (s, 0);
      if (c == ' ')
	columns++;
      else if (c == '\t')
	columns = (columns / 8 + 1) * 8;
      else if (c == '\f')
	columns = 0;
      else
	break;
    }
  if (s->fresh)
    s->indent = columns;
}

static void
scan_comment (struct scanner *s)
{
  struct frame_python *py = s->py;
  struct frame_py_comment *comment
    = FRAME_APPEND (py->arena, py->comments, py->n_comments,
		    struct frame_py_comment);

  comment->offset = s->at;
  comment->line = s->line;
  comment->column = s->at - s->line_start + 1;
  comment->next = py->n_tokens;
  while (s->at < s->length && !line_end_p (peek (s, 0)))
    s->at++;
  comment->length = s->at - comment->offset;
}

/* Finish TOKEN, which begins before the current place, with its own
   spelling.  */

static void
finish_token (struct scanner *s, struct frame_py_token *token)
{
  token->length = s->at - token->offset;
  token->end_line = s->line;
  token->text = frame_intern_n (s->py->arena, s->text + token->offset,
				token->length);
}

static void
scan_name (struct scanner *s)
{
  struct frame_py_token *token = add_token (s, FRAME_PY_NAME);

  while (name_char_p (peek (s, 0)))
    s->at++;
  finish_token (s, token);
}

/* Numbers as Python writes them, loosely: also 0x1f, 1_000, 1e-3, 2j.  */

static void
scan_number (struct scanner *s)
{
  struct frame_py_token *token = add_token (s, FRAME_PY_NUMBER);
  bool hex = peek (s, 0) == '0' && (peek (s, 1) | 32) == 'x';

  while (isalnum (peek (s, 0)) || peek (s, 0) == '_' || peek (s, 0) == '.'
	 || (!hex && (peek (s, 0) == '+' || peek (s, 0) == '-')
	     && (s->text[s->at - 1] | 32) == 'e' && isdigit (peek (s, 1))))
    s->at++;
  finish_token (s, token);
}

/* The value of the hexadecimal digit C, or -1.  */

static int
hex_value (unsigned char c)
{
  if (isdigit (c))
    return c - '0';
  c |= 32;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Write the escape at FROM, behind its backslash, to TO; returns how many
   bytes of FROM were taken.  LEFT bytes are there, one at least.  */

static size_t
unescape (const char *from, size_t left, char **to)
{
  static const char plain[] = "\\'\"abfnrtv";
  static const char value[] = "\\'\"\a\b\f\n\r\t\v";
  const char *known = *from ? strchr (plain, *from) : NULL;

  if (known)
    *(*to)++ = value[known - plain];
  else if (line_end_p (*from))
    return *from == '\r' && left > 1 && from[1] == '\n' ? 2 : 1;
  else if (*from == 'x' && left > 2 && hex_value (from[1]) >= 0
	   && hex_value (from[2]) >= 0)
    {
      *(*to)++ = (char) (hex_value (from[1]) * 16 + hex_value (from[2]));
      return 3;
    }
  else
    {
      /* Octal, \N{...}, \u....: rare, and never in a frame id.  */
      *(*to)++ = '\\';
      *(*to)++ = *from;
    }
  return 1;
}

/* The text of a string literal of LENGTH bytes FROM; RAW: without escapes.  */

static const char *
string_text (struct scanner *s, const char *from, size_t length, bool raw)
{
  struct frame_arena *arena = s->py->arena;
  char *copy, *to;

  if (raw || !memchr (from, '\\', length))
    return frame_intern_n (arena, from, length);
  copy = to = frame_xrealloc (NULL, length + 1);
  for (size_t i = 0; i < length; i++)
    if (from[i] == '\\' && i + 1 < length)
      i += unescape (from + i + 1, length - i - 1, &to);
    else
      *to++ = from[i];
  from = frame_intern_n (arena, copy, (size_t) (to - copy));
  frame_xfree (copy);
  return from;
}

/* Move behind the string that the N quotes before the current place begin.
   Returns the offset of the closing quotes.  */

static uint32_t
skip_string (struct scanner *s, char quote, unsigned n)
{
  while (s->at < s->length)
    {
      unsigned char c = peek (s, 0);

      if (c == (unsigned char) quote
	  && (n == 1 || (peek (s, 1) == c && peek (s, 2) == c)))
	{
	  s->at += n;
	  return s->at - n;
	}
      if (line_end_p (c) && n == 1)
	break;
      if (line_end_p (c))
	{
	  next_line (s);
	  continue;
	}
      s->at++;
      if (c == '\\' && s->at < s->length && line_end_p (peek (s, 0)))
	next_line (s);
      else if (c == '\\' && s->at < s->length)
	s->at++;
    }
  return UINT32_MAX;
}

/* A string whose PREFIX letters (r, b, u, f) begin here.  */

static void
scan_string (struct scanner *s, unsigned prefix)
{
  struct frame_py_token *token = add_token (s, FRAME_PY_STRING);
  bool raw = false;
  uint32_t start, end;
  char quote;
  unsigned n;

  for (unsigned i = 0; i < prefix; i++)
    {
      raw |= (peek (s, i) | 32) == 'r';
      token->bytes |= (peek (s, i) | 32) == 'b';
      token->formatted |= (peek (s, i) | 32) == 'f';
    }
  s->at += prefix;
  quote = (char) peek (s, 0);
  n = peek (s, 1) == peek (s, 0) && peek (s, 2) == peek (s, 0) ? 3 : 1;
  s->at += n;
  start = s->at;
  end = skip_string (s, quote, n);
  if (end == UINT32_MAX)
    {
      problem (s, token->line, token->column, "this string has no end");
      end = s->at;
    }
  token->length = s->at - token->offset;
  token->end_line = s->line;
  token->text = string_text (s, s->text + start, end - start, raw);
}

/* How many prefix letters a string that begins here has; 9 if none does.  */

static unsigned
string_prefix (const struct scanner *s)
{
  unsigned n = 0;

  while (n < 3 && peek (s, n) && strchr ("rRbBuUfF", peek (s, n)))
    n++;
  return n < 3 && (peek (s, n) == '"' || peek (s, n) == '\'') ? n : 9;
}

/* The length of the operator at the current place.  */

static unsigned
op_length (const struct scanner *s)
{
  static const char *const longer[]
    = { "**=", "//=", ">>=", "<<=", "...", "**", "//", ">>", "<<", "<=", ">=",
	"==",  "!=",  "->",  "+=",  "-=",  "*=", "/=", "%=", "&=", "|=", "^=",
	"@=",  ":=" };

  for (unsigned i = 0; i < sizeof longer / sizeof *longer; i++)
    {
      size_t n = strlen (longer[i]);
      if (n <= s->length - s->at
	  && memcmp (s->text + s->at, longer[i], n) == 0)
	return (unsigned) n;
    }
  return 1;
}

/* The closing bracket TOKEN: find its partner.  */

static void
close_bracket (struct scanner *s, unsigned token)
{
  static const char opens[] = "([{", closes[] = ")]}";
  struct frame_py_token *tokens = s->py->tokens;
  const char *which = strchr (closes, tokens[token].text[0]);
  uint32_t partner;

  tokens[token].match = UINT32_MAX;
  if (!s->n_open)
    {
      problem (s, tokens[token].line, tokens[token].column,
	       "this bracket closes nothing");
      return;
    }
  partner = s->open[s->n_open - 1];
  if (tokens[partner].text[0] != opens[which - closes])
    {
      problem (s, tokens[token].line, tokens[token].column,
	       "this bracket does not fit the one that is open");
      return;
    }
  s->n_open--;
  tokens[partner].match = token;
  tokens[token].match = partner;
}

static void
scan_op (struct scanner *s)
{
  struct frame_python *py = s->py;
  unsigned index = py->n_tokens;
  struct frame_py_token *token = add_token (s, FRAME_PY_OP);
  unsigned char c = peek (s, 0);

  s->at += op_length (s);
  finish_token (s, token);
  token->match = UINT32_MAX;
  if (c == '(' || c == '[' || c == '{')
    *FRAME_APPEND (py->arena, s->open, s->n_open, uint32_t) = index;
  else if (c == ')' || c == ']' || c == '}')
    close_bracket (s, index);
}

/* True if a line that begins at the current place can only be the start of a
   statement: then a bracket that is still open was forgotten.  */

static bool
statement_start_p (const struct scanner *s)
{
  static const char *const words[]
    = { "def ", "class ", "return ", "import ", "from " };

  for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
    {
      size_t n = strlen (words[i]);
      if (n < s->length - s->at && memcmp (s->text + s->at, words[i], n) == 0)
	return i != 4 || s->at == s->line_start;
    }
  return false;
}

/* At the start of a physical line.  */

static void
begin_line (struct scanner *s)
{
  measure_indent (s);
  if (s->n_open && statement_start_p (s))
    {
      const struct frame_py_token *open
	= &s->py->tokens[s->open[s->n_open - 1]];
      uint32_t indent = s->at - s->line_start;

      problem (s, open->line, open->column, "this bracket is never closed");
      s->n_open = 0;
      end_logical_line (s);
      s->indent = indent;
    }
}

/* Scan what is at the current place.  */

static void
scan_one (struct scanner *s)
{
  unsigned char c = peek (s, 0);
  unsigned prefix = string_prefix (s);

  if (line_end_p (c))
    {
      if (!s->n_open)
	end_logical_line (s);
      next_line (s);
      begin_line (s);
    }
  else if (c == ' ' || c == '\t' || c == '\f' || c == '\0')
    s->at++;
  else if (c == '\\' && line_end_p (peek (s, 1)))
    {
      s->at++;
      next_line (s);
    }
  else if (c == '#')
    scan_comment (s);
  else if (prefix != 9)
    scan_string (s, prefix);
  else if (name_start_p (c))
    scan_name (s);
  else if (isdigit (c) || (c == '.' && isdigit (peek (s, 1))))
    scan_number (s);
  else if (c == ';' && !s->n_open)
    {
      end_logical_line (s);
      s->at++;
    }
  else
    scan_op (s);
}

/* Find the line whose block each line of PY is in.  */

static void
find_parents (struct frame_python *py)
{
  for (unsigned i = 0; i < py->n_lines; i++)
    {
      unsigned up = i ? i - 1 : 0;

      py->lines[i].parent = i;
      if (!i)
	continue;
      /* Each step leaves a block, so that all steps together are few.  */
      while (py->lines[up].indent >= py->lines[i].indent
	     && py->lines[up].parent != up)
	up = py->lines[up].parent;
      if (py->lines[up].indent < py->lines[i].indent)
	py->lines[i].parent = up;
    }
}

struct frame_python *
frame_python_tokens (struct frame_arena *arena, const char *text,
		     size_t length)
{
  struct frame_python *py = FRAME_NEW (arena, struct frame_python);
  struct scanner s = { .py = py, .text = text, .line = 1, .fresh = true };

  py->arena = arena;
  py->text = text;
  py->length = length < FRAME_PY_MAX_LENGTH ? length : FRAME_PY_MAX_LENGTH;
  s.length = (uint32_t) py->length;
  if (s.length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    s.at = s.line_start = 3;
  begin_line (&s);
  while (s.at < s.length)
    scan_one (&s);
  if (s.n_open)
    problem (&s, py->tokens[s.open[s.n_open - 1]].line,
	     py->tokens[s.open[s.n_open - 1]].column,
	     "this bracket is never closed");
  end_logical_line (&s);
  add_token (&s, FRAME_PY_END);
  frame_array_free (arena, s.open);
  for (unsigned i = 0; i < py->n_tokens; i++)
    if (py->tokens[i].match == UINT32_MAX)
      py->tokens[i].match = py->n_tokens - 1;
  find_parents (py);
  return py;
}

void
frame_python_free (struct frame_python *py)
{
  frame_array_free (py->arena, py->tokens);
  frame_array_free (py->arena, py->lines);
  frame_array_free (py->arena, py->comments);
  py->tokens = NULL;
  py->lines = NULL;
  py->comments = NULL;
}

bool
frame_py_name_p (const struct frame_python *py, unsigned i, const char *text)
{
  return i < py->n_tokens && py->tokens[i].kind == FRAME_PY_NAME
	 && strcmp (py->tokens[i].text, text) == 0;
}

bool
frame_py_op_p (const struct frame_python *py, unsigned i, const char *text)
{
  return i < py->n_tokens && py->tokens[i].kind == FRAME_PY_OP
	 && strcmp (py->tokens[i].text, text) == 0;
}

bool
frame_py_open_p (const struct frame_python *py, unsigned i)
{
  return i < py->n_tokens && py->tokens[i].kind == FRAME_PY_OP
	 && strchr ("([{", py->tokens[i].text[0]);
}

unsigned
frame_py_find (const struct frame_python *py, unsigned first, unsigned last,
	       const char *op)
{
  for (unsigned i = first; i < last; i++)
    if (frame_py_op_p (py, i, op))
      return i;
    else if (frame_py_open_p (py, i) && py->tokens[i].match > i)
      i = py->tokens[i].match;
  return last;
}

unsigned
frame_py_line_of (const struct frame_python *py, unsigned i)
{
  unsigned low = 0, high = py->n_lines;

  while (high - low > 1)
    {
      unsigned middle = low + (high - low) / 2;
      if (py->lines[middle].first <= i)
	low = middle;
      else
	high = middle;
    }
  return low;
}

struct frame_loc
frame_py_loc (const struct frame_python *py, uint32_t file, unsigned first,
	      unsigned last)
{
  const struct frame_py_token *from = &py->tokens[first];
  const struct frame_py_token *to = last > first ? &py->tokens[last - 1] : from;
  struct frame_loc loc = { file, from->line, from->column, 0 };

  if (to->end_line == from->line)
    loc.finish = to->column + to->length - 1;
  else if (from->end_line == from->line)
    loc.finish = from->column + from->length - 1;
  return loc;
}

/* The flag that COMMENT ignores, without "-W", into NAME; false if it is no
   such comment.  */

static bool
ignored_flag (const struct frame_python *py,
	      const struct frame_py_comment *comment, const char **name)
{
  static const char word[] = "frame: ignored -W";
  const char *at = py->text + comment->offset;
  const char *end = at + comment->length;
  const char *flag;

  while (at < end && (*at == '#' || *at == ' ' || *at == '\t'))
    at++;
  if ((size_t) (end - at) < sizeof word
      || memcmp (at, word, sizeof word - 1) != 0)
    return false;
  at += sizeof word - 1;
  for (flag = at; at < end && (isalnum ((unsigned char) *at) || *at == '-');)
    at++;
  *name = frame_intern_n (py->arena, flag, (size_t) (at - flag));
  return frame_flag_valid_p (*name);
}

/* The last line of the element or statement that begins with token FIRST.  */

static uint32_t
last_line_from (const struct frame_python *py, unsigned first)
{
  unsigned i = first;

  for (; i < py->n_tokens - 1; i++)
    {
      const struct frame_py_token *token = &py->tokens[i];
      if (token->kind == FRAME_PY_NEWLINE || frame_py_op_p (py, i, ",")
	  || (token->kind == FRAME_PY_OP && strchr (")]}", token->text[0])))
	break;
      if (frame_py_open_p (py, i) && token->match > i)
	i = token->match;
      if (i >= py->n_tokens - 1)
	break;
    }
  return i > first ? py->tokens[i - 1].end_line : py->tokens[first].line;
}

void
frame_python_suppressions (const struct frame_python *py,
			   struct frame_unit *unit, uint32_t file)
{
  for (unsigned i = 0; i < py->n_comments; i++)
    {
      const struct frame_py_comment *comment = &py->comments[i];
      struct frame_region region = { file, comment->line, comment->line, NULL,
				     FRAME_LEVEL_IGNORED };
      unsigned next = comment->next;

      if (!ignored_flag (py, comment, &region.name))
	continue;
      if (!next || py->tokens[next - 1].end_line != comment->line
	  || py->tokens[next - 1].kind == FRAME_PY_NEWLINE)
	region.last_line = last_line_from (py, next);
      else if (frame_py_open_p (py, next - 1)
	       && py->tokens[next - 1].match > next - 1)
	region.last_line = py->tokens[py->tokens[next - 1].match].end_line;
      if (region.last_line < region.first_line)
	region.last_line = region.first_line;
      frame_unit_add_region (unit, &region);
    }
}
