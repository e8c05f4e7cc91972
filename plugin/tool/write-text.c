/* Findings as text, laid out as GCC 11 and 12 lay out theirs: a person, an
   editor or a build server that reads the compiler's output reads ours.
   The line numbers, the caret line and the fix-its below it follow what
   GCC's diagnostic-show-locus does for one range in one file.  */

#include "writer.h"

#include <stdlib.h>
#include <string.h>
#include "tool.h"

/* Spaces before the bar where line numbers stand, at least.  */
#define MIN_MARGIN 5

/* GCC's default colours.  */
#define COLOR_LOCUS "01"
#define COLOR_QUOTE "01"
#define COLOR_ERROR "01;31"
#define COLOR_WARNING "01;35"
#define COLOR_NOTE "01;36"
#define COLOR_INSERT "32"
#define COLOR_DELETE "31"

struct text_writer
{
  struct frame_writer base;
  struct frame_writer_options options;
  struct frame_where last;	/* shown last, and not again in a row */
};

/* A place whose line is being shown.  */
struct locus
{
  const char *file;
  struct frame_loc loc;
  const char *color;
  unsigned n_fixits;
  const struct frame_fixit *fixits;
  int margin;
};

/* Begin and end the colour SGR.  */

static void
color_begin (struct text_writer *w, const char *sgr)
{
  if (w->options.color)
    fprintf (w->options.out, "\33[%sm\33[K", sgr);
}

static void
color_end (struct text_writer *w)
{
  if (w->options.color)
    fputs ("\33[m\33[K", w->options.out);
}

/* Print the MESSAGE of a finding.  Ids come from foreign programs: control
   characters must not reach the terminal.  */

static void
print_message (struct text_writer *w, const char *message)
{
  FILE *out = w->options.out;

  for (const char *p = message; *p; p++)
    if (*p == FRAME_QUOTE_OPEN[0])
      {
	fputs (w->options.utf8 ? "‘" : "'", out);
	color_begin (w, COLOR_QUOTE);
      }
    else if (*p == FRAME_QUOTE_CLOSE[0])
      {
	color_end (w);
	fputs (w->options.utf8 ? "’" : "'", out);
      }
    else if (*p == '\n')
      fputc (' ', out);
    else if ((unsigned char) *p < 0x20 || *p == 0x7f)
      fprintf (out, "\\x%02x", *p);
    else
      fputc (*p, out);
}

/* Print WHERE as GCC does, "file:line:column: ".  The column is that of the
   terminal, if the source can be read.  */

static void
print_where (struct text_writer *w, const struct frame_where *where)
{
  FILE *out = w->options.out;
  unsigned column = where->loc.column;
  size_t length;
  const char *line;

  color_begin (w, COLOR_LOCUS);
  fputs (where->unit ? frame_writer_file (where) : "gcc-frame", out);
  if (where->unit && where->loc.file && where->loc.line)
    {
      line = frame_sources_line (w->options.sources, frame_writer_file (where),
				 where->loc.line, &length);
      if (line && column)
	column = frame_display_column (line, length, column);
      fprintf (out, ":%u", where->loc.line);
      if (column)
	fprintf (out, ":%u", column);
    }
  fputc (':', out);
  color_end (w);
  fputc (' ', out);
}

/* Start a line without a number.  */

static void
print_margin (struct text_writer *w, const struct locus *locus)
{
  fprintf (w->options.out, "%*s |", locus->margin, "");
}

/* Print the source line TEXT of LENGTH bytes, tabs expanded, with the bytes
   of LOCUS coloured if it is on this line.  */

static void
print_source (struct text_writer *w, const struct locus *locus, unsigned line,
	      const char *text, size_t length)
{
  FILE *out = w->options.out;
  unsigned first = line == locus->loc.line ? locus->loc.column : 0;
  unsigned last
    = locus->loc.finish > locus->loc.column ? locus->loc.finish : first;
  unsigned column = 1;

  fprintf (out, "%*u | ", locus->margin, line);
  for (size_t at = 0; at < length;)
    {
      unsigned width;
      unsigned n = frame_display_width (text + at, length - at, &width);

      if (first && at + 1 == first)
	color_begin (w, locus->color);
      if (text[at] == '\t')
	{
	  unsigned stop = frame_display_column (text, length, at + 2);
	  fprintf (out, "%*s", (int) (stop - column), "");
	  width = stop - column;
	}
      else if ((unsigned char) text[at] < 0x20 || text[at] == 0x7f)
	fputc (' ', out);
      else
	fwrite (text + at, 1, n, out);
      column += width;
      at += n;
      if (first && at >= last && at >= first)
	{
	  color_end (w);
	  first = 0;
	}
    }
  fputc ('\n', out);
}

/* Print the caret and the underline of LOCUS below its line TEXT.  */

static void
print_caret (struct text_writer *w, const struct locus *locus,
	     const char *text, size_t length)
{
  unsigned first = frame_display_column (text, length, locus->loc.column);
  unsigned last = first;

  if (locus->loc.finish > locus->loc.column)
    last = frame_display_column (text, length, locus->loc.finish + 1) - 1;
  print_margin (w, locus);
  fprintf (w->options.out, "%*s", (int) first, "");
  color_begin (w, locus->color);
  fputc ('^', w->options.out);
  for (unsigned i = first; i < last; i++)
    fputc ('~', w->options.out);
  color_end (w);
  fputc ('\n', w->options.out);
}

/* Go to COLUMN of a line of fix-its, of which *AT columns are printed; on a
   new line if it is beyond.  0 means that no line is begun.  */

static void
move_to (struct text_writer *w, const struct locus *locus, unsigned *at,
	 unsigned column)
{
  if (*at > column)
    {
      fputc ('\n', w->options.out);
      *at = 0;
    }
  if (*at == 0)
    {
      print_margin (w, locus);
      fputc (' ', w->options.out);
      *at = 1;
    }
  fprintf (w->options.out, "%*s", (int) (column - *at), "");
  *at = column;
}

/* Print TEXT in the colour SGR and advance *AT.  */

static void
print_piece (struct text_writer *w, const char *sgr, const char *text,
	     unsigned *at)
{
  size_t length = strlen (text);

  color_begin (w, sgr);
  fputs (text, w->options.out);
  color_end (w);
  *at += frame_display_column (text, length, length + 1) - 1;
}

/* True if FIXIT can be shown: it is in the file of LOCUS and says which
   columns it is about.  */

static bool
fixit_shown_p (const struct locus *locus, const struct frame_fixit *fixit)
{
  return strcmp (frame_writer_file (&fixit->where), locus->file) == 0
	 && fixit->where.loc.line && fixit->where.loc.column
	 && fixit->where.loc.finish + 1 >= fixit->where.loc.column;
}

/* Print FIXIT below the line TEXT: dashes under what goes (unless LOCUS has
   underlined just that), then what comes.  */

static void
print_fixit (struct text_writer *w, const struct locus *locus,
	     const struct frame_fixit *fixit, const char *text,
	     size_t length, unsigned *at)
{
  const struct frame_loc *loc = &fixit->where.loc;
  unsigned first = frame_display_column (text, length, loc->column);
  unsigned after = frame_display_column (text, length, loc->finish + 1);
  bool underlined = loc->line == locus->loc.line
		    && loc->column == locus->loc.column
		    && loc->finish == locus->loc.finish;

  if (after > first && (!underlined || !*fixit->text))
    {
      move_to (w, locus, at, first);
      color_begin (w, COLOR_DELETE);
      for (; *at < after; ++*at)
	fputc ('-', w->options.out);
      color_end (w);
    }
  if (*fixit->text)
    {
      move_to (w, locus, at, first);
      print_piece (w, COLOR_INSERT, fixit->text, at);
    }
}

/* Print LINE of the file of LOCUS and what is marked in it.  Returns false
   if it cannot be read.  */

static bool
print_line (struct text_writer *w, const struct locus *locus, unsigned line)
{
  size_t length;
  unsigned at = 0;
  const char *text
    = frame_sources_line (w->options.sources, locus->file, line, &length);

  if (!text)
    return false;
  print_source (w, locus, line, text, length);
  if (line == locus->loc.line && locus->loc.column)
    print_caret (w, locus, text, length);
  for (unsigned i = 0; i < locus->n_fixits; i++)
    if (locus->fixits[i].where.loc.line == line
	&& fixit_shown_p (locus, &locus->fixits[i]))
      print_fixit (w, locus, &locus->fixits[i], text, length, &at);
  if (at)
    fputc ('\n', w->options.out);
  return true;
}

/* The first line after LINE that LOCUS marks, or 0.  */

static unsigned
next_line (const struct locus *locus, unsigned line)
{
  unsigned next = locus->loc.line > line ? locus->loc.line : 0;

  for (unsigned i = 0; i < locus->n_fixits; i++)
    {
      unsigned candidate = locus->fixits[i].where.loc.line;
      if (candidate > line && (!next || candidate < next)
	  && fixit_shown_p (locus, &locus->fixits[i]))
	next = candidate;
    }
  return next;
}

/* The columns that line numbers of LOCUS take.  */

static int
margin_width (const struct locus *locus)
{
  int width = 0;
  unsigned highest = locus->loc.line;

  for (unsigned i = 0; i < locus->n_fixits; i++)
    if (locus->fixits[i].where.loc.line > highest
	&& fixit_shown_p (locus, &locus->fixits[i]))
      highest = locus->fixits[i].where.loc.line;
  for (; highest; highest /= 10)
    width++;
  return width > MIN_MARGIN ? width : MIN_MARGIN;
}

/* Show the source at WHERE in COLOR, with N_FIXITS FIXITS.  */

static void
print_locus (struct text_writer *w, const struct frame_where *where,
	     const char *color, const struct frame_fixit *fixits,
	     unsigned n_fixits)
{
  struct locus locus = { frame_writer_file (where), where->loc, color,
			 n_fixits, fixits, 0 };
  unsigned before = 0;

  if (!where->unit || !where->loc.file || !where->loc.line)
    return;
  if (n_fixits == 0 && w->last.unit
      && strcmp (frame_writer_file (&w->last), locus.file) == 0
      && w->last.loc.line == where->loc.line
      && w->last.loc.column == where->loc.column
      && w->last.loc.finish == where->loc.finish)
    return;
  w->last = *where;
  locus.margin = margin_width (&locus);
  for (unsigned line = next_line (&locus, 0); line;
       line = next_line (&locus, line))
    {
      if (before && line > before + 1)
	{
	  for (int i = 0; i <= locus.margin; i++)
	    fputc ('.', w->options.out);
	  fputc ('\n', w->options.out);
	}
      if (!print_line (w, &locus, line))
	return;
      before = line;
    }
}

/* Show the source of FINDING in COLOR, with those of its fix-its that have
   their place there.  */

static void
print_finding_locus (struct text_writer *w,
		     const struct frame_finding *finding, const char *color)
{
  struct frame_arena *arena = frame_arena_new ("fix-its");
  struct frame_fixit *fixits
    = FRAME_NEW_N (arena, struct frame_fixit, finding->n_fixits + 1);
  unsigned n = 0;

  for (unsigned i = 0; i < finding->n_fixits; i++)
    {
      const struct frame_where *where = &finding->fixits[i].where;
      size_t length;
      const char *line
	= frame_sources_line (w->options.sources, frame_writer_file (where),
			      where->loc.line, &length);

      fixits[n] = finding->fixits[i];
      n += line && frame_fixit_resolve (arena, &fixits[n], line, length);
    }
  print_locus (w, &finding->where, color, fixits, n);
  frame_arena_free (arena);
}

/* Print "KIND: " in COLOR.  */

static void
print_kind (struct text_writer *w, const char *kind, const char *color)
{
  color_begin (w, color);
  fprintf (w->options.out, "%s: ", kind);
  color_end (w);
}

/* The writer's method: write FINDING with LEVEL and its notes.  */

static void
write_finding (struct frame_writer *writer,
	       const struct frame_finding *finding, enum frame_level level)
{
  struct text_writer *w = (struct text_writer *) writer;
  bool error = level == FRAME_LEVEL_ERROR;
  const char *color = error ? COLOR_ERROR : COLOR_WARNING;

  print_where (w, &finding->where);
  print_kind (w, error ? "error" : "warning", color);
  print_message (w, finding->message);
  fputs (" [", w->options.out);
  color_begin (w, color);
  fprintf (w->options.out, "-W%sframe-%s", error ? "error=" : "",
	   frame_warnings[finding->warning].name);
  color_end (w);
  fputs ("]\n", w->options.out);
  print_finding_locus (w, finding, color);
  for (unsigned i = 0; i < finding->n_notes; i++)
    {
      print_where (w, &finding->notes[i].where);
      print_kind (w, "note", COLOR_NOTE);
      print_message (w, finding->notes[i].text);
      fputc ('\n', w->options.out);
      print_locus (w, &finding->notes[i].where, COLOR_NOTE, NULL, 0);
    }
  /* The units, and LAST with them, go before the next program comes.  */
  w->last.unit = NULL;
}

/* The writer's method: free WRITER.  */

static void
finish (struct frame_writer *writer)
{
  frame_xfree (writer);
}

struct frame_writer *
frame_write_text (const struct frame_writer_options *options)
{
  struct text_writer *w = frame_xrealloc (NULL, sizeof *w);

  memset (w, 0, sizeof *w);
  w->base.finding = write_finding;
  w->base.finish = finish;
  w->options = *options;
  return &w->base;
}
