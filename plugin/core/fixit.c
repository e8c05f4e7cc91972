/* Fix-its whose columns only the source tells: a literal, and arguments in
   another order.  What is not certain is not shown.  */

#include "finding.h"

#include <ctype.h>
#include <string.h>

#define MAX_ARGUMENTS 4

/* A piece of the line: bytes FIRST to before LAST.  */
struct piece
{
  size_t first, last;
};

/* The byte behind the quote that opens TEXT as a string literal in LINE, of
   LENGTH bytes, from FROM on; LENGTH if there is none.  */

static size_t
find_literal (const char *line, size_t length, const char *text, size_t from)
{
  size_t n = strlen (text);

  for (size_t i = from; i + n + 2 <= length; i++)
    if (line[i] == '"' && line[i + n + 1] == '"'
	&& memcmp (line + i + 1, text, n) == 0)
      return i + 1;
  return length;
}

/* Make FIXIT that of PIECE.  */

static void
place (struct frame_fixit *fixit, const struct piece *piece)
{
  fixit->kind = FRAME_FIXIT_TEXT;
  fixit->where.loc.column = piece->first + 1;
  fixit->where.loc.finish = piece->last;
}

static bool
resolve_literal (struct frame_fixit *fixit, const char *line, size_t length)
{
  struct piece piece;

  piece.first = find_literal (line, length, fixit->old, 0);
  if (piece.first == length
      || find_literal (line, length, fixit->old, piece.first) != length)
    return false;
  piece.last = piece.first + strlen (fixit->old);
  place (fixit, &piece);
  return true;
}

/* The parentheses in LINE, of LENGTH bytes, one of which is byte AT; false if
   their other one is not there.  */

static bool
find_parentheses (const char *line, size_t length, size_t at,
		  struct piece *inside)
{
  size_t i = at;
  int depth = 0;

  if (at >= length || (line[at] != '(' && line[at] != ')'))
    return false;
  for (;;)
    {
      depth += line[i] == '(' ? 1 : line[i] == ')' ? -1 : 0;
      if (depth == 0)
	break;
      if (line[at] == '(' ? ++i == length : i-- == 0)
	return false;
    }
  inside->first = (i < at ? i : at) + 1;
  inside->last = i < at ? at : i;
  return true;
}

/* Split INSIDE of LINE at its commas into PIECES, without the blanks around
   them.  Returns how many there are; 0 if that is not plain.  */

static unsigned
split (const char *line, const struct piece *inside,
       struct piece pieces[MAX_ARGUMENTS])
{
  unsigned n = 0;
  int depth = 0;
  size_t first = inside->first;

  for (size_t i = inside->first; i <= inside->last; i++)
    {
      char c = i < inside->last ? line[i] : ',';

      if (c == '"' || c == '\'' || (c == '/' && (line[i + 1] == '/'
						 || line[i + 1] == '*')))
	return 0;
      depth += c == '(' || c == '[' || c == '{';
      depth -= c == ')' || c == ']' || c == '}';
      if (c != ',' || depth > 0)
	continue;
      if (n == MAX_ARGUMENTS)
	return 0;
      pieces[n].first = first;
      pieces[n].last = i;
      while (pieces[n].first < i && isspace ((unsigned char) line[pieces[n].first]))
	pieces[n].first++;
      while (pieces[n].last > pieces[n].first
	     && isspace ((unsigned char) line[pieces[n].last - 1]))
	pieces[n].last--;
      n++;
      first = i + 1;
    }
  return n;
}

/* True if PIECE of LINE has LETTER in it, small or large.  */

static bool
has_letter_p (const char *line, const struct piece *piece, char letter)
{
  for (size_t i = piece->first; i < piece->last; i++)
    if (tolower ((unsigned char) line[i]) == letter)
      return true;
  return false;
}

static bool
resolve_order (struct frame_arena *arena, struct frame_fixit *fixit,
	       const char *line, size_t length)
{
  struct piece inside, pieces[MAX_ARGUMENTS];
  unsigned n = strlen (fixit->old);
  const char *text = "";

  if (fixit->where.loc.column == 0
      || !find_parentheses (line, length, fixit->where.loc.column - 1, &inside)
      || split (line, &inside, pieces) != n || strlen (fixit->text) != n)
    return false;
  for (unsigned i = 0; i < n; i++)
    {
      const char *from = strchr (fixit->old, fixit->text[i]);

      if (!from || !has_letter_p (line, &pieces[from - fixit->old], *from))
	return false;
      text = frame_printf (arena, "%s%s%.*s", text, i ? ", " : "",
			   (int) (pieces[from - fixit->old].last
				  - pieces[from - fixit->old].first),
			   line + pieces[from - fixit->old].first);
    }
  inside.first = pieces[0].first;
  inside.last = pieces[n - 1].last;
  place (fixit, &inside);
  fixit->text = text;
  return true;
}

bool
frame_fixit_resolve (struct frame_arena *arena, struct frame_fixit *fixit,
		     const char *line, size_t length)
{
  switch (fixit->kind)
    {
    case FRAME_FIXIT_LITERAL:
      return resolve_literal (fixit, line, length);
    case FRAME_FIXIT_ORDER:
      return resolve_order (arena, fixit, line, length);
    default:
      return true;
    }
}
