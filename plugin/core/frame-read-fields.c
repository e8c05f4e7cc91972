/* The fields of a line of frame IR's text form: words, strings, numbers,
   locations.  */

#include "frame-reader.h"
#include <stdarg.h>

/* Note the problem FORMAT at the byte AT of R's line.  Always false, for
   "return fail (...)".  */

bool
frame_read_fail (struct frame_reader *r, const char *at, const char *format,
		 ...)
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

bool
frame_read_next_line (struct frame_reader *r)
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

void
frame_read_unread_line (struct frame_reader *r)
{
  r->next = r->start;
  if (r->line > 0)
    r->line--;
  r->terminated = true;
}

/* Pass spaces; true if there was one, or the line ends here.  */

bool
frame_read_spaces (struct frame_reader *r)
{
  const char *begin = r->p;

  while (r->p < r->end && *r->p == ' ')
    r->p++;
  return r->p > begin || r->p == r->end;
}

/* Pass the spaces before the next field, which must be there.  */

bool
frame_read_gap (struct frame_reader *r, const char *what)
{
  const char *begin = r->p;

  if (!frame_read_spaces (r))
    return frame_read_fail (r, begin, "expected a space before %s", what);
  if (r->p == r->end)
    return frame_read_fail (r, r->p, "expected %s", what);
  return true;
}

/* True if the line of R ends here, but for spaces.  */

bool
frame_read_end (struct frame_reader *r)
{
  if (!frame_read_spaces (r) || r->p != r->end)
    return frame_read_fail (r, r->p, "unexpected text at the end of the line");
  return true;
}

/* True if R has only spaces before the end of its line.  */

bool
frame_read_no_more_p (const struct frame_reader *r)
{
  const char *p = r->p;

  while (p < r->end && *p == ' ')
    p++;
  return p == r->end;
}

/* True if R stands before the word TEXT, which is then passed.  */

bool
frame_read_word (struct frame_reader *r, const char *text)
{
  size_t length = strlen (text);

  if ((size_t) (r->end - r->p) < length || memcmp (r->p, text, length) != 0
      || (r->p + length < r->end && r->p[length] != ' '))
    return false;
  r->p += length;
  return true;
}

/* Read decimal digits into N.  */

bool
frame_read_unsigned (struct frame_reader *r, uint32_t *n)
{
  const char *begin = r->p;
  uint64_t value = 0;

  while (r->p < r->end && *r->p >= '0' && *r->p <= '9')
    {
      value = value * 10 + (uint64_t) (*r->p++ - '0');
      if (value > UINT32_MAX)
	return frame_read_fail (r, begin, "the number is too large");
    }
  if (r->p == begin)
    return frame_read_fail (r, begin, "expected a number");
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
read_escape (struct frame_reader *r, char *c)
{
  const char *begin = r->p - 1;
  int high, low;

  if (r->p == r->end)
    return frame_read_fail (r, begin, "the string has no end");
  *c = *r->p++;
  if (*c == 'n')
    *c = '\n';
  else if (*c == 't')
    *c = '\t';
  else if (*c == 'x')
    {
      if (r->end - r->p < 2 || (high = hex_digit (r->p[0])) < 0
	  || (low = hex_digit (r->p[1])) < 0 || high + low == 0)
	return frame_read_fail (r, begin,
				"expected two hexadecimal digits, not 00");
      *c = (char) (high * 16 + low);
      r->p += 2;
    }
  else if (*c != '\\' && *c != '"' && *c != '}')
    return frame_read_fail (r, begin, "unknown escape");
  return true;
}

/* Read the rest of a text closed by CLOSE into TEXT, interned.  BEGIN is its
   first byte, BACKSLASH the first escape in it.  */

static bool
read_escaped (struct frame_reader *r, const char *begin, const char *backslash,
	      char close, const char **text)
{
  size_t used = (size_t) (backslash - begin), room = 2 * used + 32;
  char *copy = (char *) frame_alloc (r->arena, room);

  memcpy (copy, begin, used);
  r->p = backslash;
  while (!frame_read_char (r, close))
    {
      if (r->p == r->end)
	return frame_read_fail (r, begin - 1, "the string has no end");
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

bool
frame_read_until (struct frame_reader *r, char close, const char **text)
{
  const char *begin = r->p;

  while (r->p < r->end && *r->p != close)
    {
      if (*r->p == '\\')
	return read_escaped (r, begin, r->p, close, text);
      r->p++;
    }
  if (r->p == r->end)
    return frame_read_fail (r, begin - 1, "the string has no end");
  *text = frame_intern_n (r->arena, begin, (size_t) (r->p - begin));
  r->p++;
  return true;
}

/* Read a STRING into TEXT, interned.  */

bool
frame_read_string (struct frame_reader *r, const char **text)
{
  if (!frame_read_char (r, '"'))
    return frame_read_fail (r, r->p, "expected a string");
  return frame_read_until (r, '"', text);
}

/* Read a field that is a STRING.  */

bool
frame_read_string_field (struct frame_reader *r, const char **text)
{
  return frame_read_gap (r, "a string") && frame_read_string (r, text);
}

/* Read a STRING or the characters that ALLOWED accepts; WHAT names it.  */

bool
frame_read_bare (struct frame_reader *r, bool (*allowed) (char),
		 const char *what, const char **text)
{
  const char *begin = r->p;

  if (begin < r->end && *begin == '"')
    return frame_read_string (r, text);
  while (r->p < r->end && allowed (*r->p))
    r->p++;
  if (r->p == begin)
    return frame_read_fail (r, begin, "expected %s", what);
  *text = frame_intern_n (r->arena, begin, (size_t) (r->p - begin));
  return true;
}

/* Read a field that is one of the N words NAMES, giving its index.  */

bool
frame_read_choice (struct frame_reader *r, const char *const *names,
		   unsigned n, const char *what, unsigned *choice)
{
  if (!frame_read_gap (r, what))
    return false;
  for (*choice = 0; *choice < n; ++*choice)
    if (frame_read_word (r, names[*choice]))
      return true;
  return frame_read_fail (r, r->p, "expected %s", what);
}

/* Read [FILE ":"] LINE ":" COLUMN ["-" FINISH] into LOC; a file not given is
   FILE.  */

bool
frame_read_loc (struct frame_reader *r, uint32_t file, struct frame_loc *loc)
{
  const char *begin = r->p;
  uint32_t n[3];
  unsigned count = 0;

  do
    if (!frame_read_unsigned (r, &n[count++]))
      return false;
  while (count < 3 && frame_read_char (r, ':'));
  if (count < 2)
    return frame_read_fail (r, r->p, "expected \":\"");
  loc->file = count == 3 ? n[0] : file;
  loc->line = n[count - 2];
  loc->column = n[count - 1];
  loc->finish = 0;
  if (frame_read_char (r, '-') && !frame_read_unsigned (r, &loc->finish))
    return false;
  if (loc->file >= r->unit->n_files)
    return frame_read_fail (r, begin, "file %u is not in the file table",
			    loc->file);
  return true;
}
