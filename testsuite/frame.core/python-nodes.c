/* The reader of Python nodes: each file of python-nodes/ is read and analysed;
   its tree and its findings are compared with its comments "#> ...", in order.
   Then the same files are broken in every way.  */

#include "analysis.h"
#include "frame-text.h"
#include "python-nodes.h"
#include "unit.h"

#include <dirent.h>
#include <stdlib.h>

/* The edges of the tree, one a line.  */

static void
print_edges (const struct frame_analysis *analysis, struct frame_buffer *out)
{
  const struct frame_edge *edges;
  unsigned n = frame_analysis_edges (analysis, &edges);

  for (unsigned i = 0; i < n; i++)
    frame_buffer_printf (out, "%s -> %s %s%s line %u\n", edges[i].parent,
			 edges[i].child,
			 edges[i].is_static ? "static" : "dynamic",
			 edges[i].from_default ? " default" : "",
			 edges[i].where.loc.line);
}

/* FINDINGS, one a line.  */

static void
print_findings (const struct frame_findings *findings,
		struct frame_buffer *out)
{
  for (unsigned i = 0; i < findings->n; i++)
    {
      const struct frame_finding *f = &findings->list[i];
      frame_buffer_printf (out, "%s%s %u ", frame_warnings[f->warning].name,
			   f->certainty == FRAME_ON_SOME_PATH ? " (some)" : "",
			   f->where.loc.line);
      for (const char *c = f->message; *c; c++)
	frame_buffer_add (out, *c == '\1' || *c == '\2' ? "'" : c, 1);
      frame_buffer_puts (out, "\n");
    }
}

/* What is printed of UNIT can be read, and is the same then.  */

static bool
same_again_p (const struct frame_unit *unit)
{
  struct frame_arena *arena = frame_arena_new ("again");
  struct frame_program *program = frame_program_new (arena);
  struct frame_buffer ir = { 0 }, again = { 0 };
  bool same;

  frame_print_unit (unit, &ir);
  same = frame_parse_units (program, ir.text, ir.length, NULL, NULL) == 1;
  if (same)
    {
      frame_print_unit (program->units[0], &again);
      same = strcmp (ir.text, again.text) == 0;
    }
  frame_buffer_free (&ir);
  frame_buffer_free (&again);
  frame_arena_free (arena);
  return same;
}

/* What is found in TEXT, the program NAME, into OUT.  */

static void
read_text (const char *name, const char *text, size_t length,
	   struct frame_buffer *out)
{
  struct frame_arena *arena = frame_arena_new ("python");
  struct frame_program *program = frame_program_new (arena);
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_analysis_options options = { 0 };
  struct frame_unit *unit = frame_python_read (program, name, text, length);

  if (unit)
    {
      struct frame_analysis *analysis
	= frame_analyse (program, &options, findings);

      if (!same_again_p (unit))
	frame_buffer_puts (out, "its text does not read back\n");
      frame_findings_sort (findings);
      print_edges (analysis, out);
      print_findings (findings, out);
      for (unsigned i = 0; i < unit->n_regions; i++)
	frame_buffer_printf (out, "region %u-%u %s\n",
			     unit->regions[i].first_line,
			     unit->regions[i].last_line,
			     unit->regions[i].name);
      frame_analysis_free (analysis);
    }
  else
    frame_buffer_puts (out, "nothing\n");
  frame_findings_free (findings);
  frame_arena_free (arena);
}

/* The lines "#> ..." of TEXT, into OUT.  */

static void
expected_lines (const char *text, struct frame_buffer *out)
{
  for (const char *at = text; (at = strstr (at, "#> ")); at++)
    {
      frame_buffer_add (out, at + 3, strcspn (at + 3, "\n"));
      frame_buffer_puts (out, "\n");
    }
}

static void
test_file (const char *name, const char *text, size_t length)
{
  struct frame_buffer got = { 0 }, want = { 0 };
  const char *g, *w;

  expected_lines (text, &want);
  read_text (name, text, length, &got);
  g = got.text ? got.text : "";
  w = want.text ? want.text : "";
  while (*g && *w && *g == *w)
    g++, w++;
  unit_check (!*g && !*w, name, "got ...%.*s, want ...%.*s of:\n%s",
	      (int) strcspn (g, "\n"), g, (int) strcspn (w, "\n"), w,
	      got.text ? got.text : "");
  frame_buffer_free (&got);
  frame_buffer_free (&want);
}

/* TEXT of LENGTH bytes cut off at each byte, and with one byte changed: no
   crash.  */

static void
test_broken (const char *text, size_t length)
{
  static const char odd[] = "()[]{}'\"\\#\n\0\x80,=: ";

  for (size_t cut = 0; cut < length; cut += 1 + length / 200)
    for (int part = 0; part < 2; part++)
      {
	size_t n = part ? cut : length;
	char *copy = malloc (n + 1);
	struct frame_arena *arena = frame_arena_new ("python");

	memcpy (copy, text, n);
	copy[n] = '\0';
	if (!part)
	  copy[cut] = odd[cut % (sizeof odd - 1)];
	frame_python_read (frame_program_new (arena), "b.py", copy, n);
	frame_arena_free (arena);
	free (copy);
      }
}

/* HEAD, then N times PART, then TAIL.  */

static void
test_long (const char *name, const char *head, const char *part, unsigned n,
	   const char *tail)
{
  struct frame_buffer text = { 0 };
  struct frame_arena *arena = frame_arena_new ("python");

  frame_buffer_puts (&text, head);
  for (unsigned i = 0; i < n; i++)
    frame_buffer_puts (&text, part);
  frame_buffer_puts (&text, tail);
  frame_python_read (frame_program_new (arena), "long.py", text.text,
		     text.length);
  unit_check (true, name, " ");
  frame_arena_free (arena);
  frame_buffer_free (&text);
}

int
main (void)
{
  const char *base = getenv ("FRAME_SRCDIR");
  char path[4096];
  struct dirent **list = NULL;
  int n;

  snprintf (path, sizeof path, "%s/frame.core/python-nodes",
	    base ? base : ".");
  n = scandir (path, &list, NULL, alphasort);
  unit_check (n > 5, "files to read", "%d in %s", n, path);
  for (int i = 0; i < n; i++)
    {
      char *text = calloc (1, 65536);
      FILE *stream;

      snprintf (path, sizeof path, "%s/frame.core/python-nodes/%s",
		base ? base : ".", list[i]->d_name);
      stream = list[i]->d_name[0] == '.' ? NULL : fopen (path, "r");
      if (stream)
	{
	  size_t length = fread (text, 1, 65535, stream);
	  fclose (stream);
	  test_file (list[i]->d_name, text, length);
	  test_broken (text, length);
	}
      free (text);
      free (list[i]);
    }
  free (list);
#define HEAD "import rospy, tf\n"
  test_long ("deep brackets", HEAD "b.sendTransform(", "(", 200000, "");
  test_long ("deep calls", HEAD, "b.sendTransform(", 20000, "");
  test_long ("many functions", HEAD, "def f(a): b.sendTransform(f(a))\n", 20000,
	     "");
  test_long ("many branches", HEAD, "if x:\n  b.lookupTransform('a', 'b')\n",
	     20000, "");
  test_long ("deep branches", HEAD "x.header.frame_id = 'a'\n",
	     "if x: pass\nelif y: pass\n", 20000, "");
  test_long ("long sum", HEAD "x.header.frame_id = 'a'", " + y", 100000, "\n");
  test_long ("many returns", HEAD "x.frame_id = 1\n", "return x\n", 50000, "");
  return unit_exit ();
}
