/* The reader of launch.py: each file of launch-python/ is read, and its
   actions are compared with its comments "#> ...", in order.  Then the same
   files are broken in every way.  */

#include "frame-text.h"
#include "launch.h"
#include "unit.h"

#include <dirent.h>
#include <stdlib.h>

/* -- printing ------------------------------------------------------------- */

static void print_template (struct frame_buffer *out,
			    const struct frame_template *t);

static void
print_call (struct frame_buffer *out, const char *word,
	    const struct frame_template *t)
{
  frame_buffer_printf (out, "$(%s", word);
  for (unsigned i = 0; i < t->n_args; i++)
    {
      frame_buffer_puts (out, " ");
      print_template (out, t->args[i]);
    }
  frame_buffer_puts (out, ")");
}

static void
print_template (struct frame_buffer *out, const struct frame_template *t)
{
  static const char *const words[]
    = { [FRAME_T_FIND] = "find",	 [FRAME_T_PREFIX] = "prefix",
	[FRAME_T_ENV] = "env",		 [FRAME_T_ANON] = "anon",
	[FRAME_T_DIRNAME] = "dirname",	 [FRAME_T_FILENAME] = "filename",
	[FRAME_T_EVAL] = "eval",	 [FRAME_T_NOT] = "not",
	[FRAME_T_AND] = "and",		 [FRAME_T_OR] = "or",
	[FRAME_T_EQUALS] = "equals",	 [FRAME_T_NOT_EQUALS] = "not-equals",
	[FRAME_T_IF] = "if",		 [FRAME_T_COMMAND] = "command",
	[FRAME_T_FILE] = "file" };

  if (!t)
    frame_buffer_puts (out, "-");
  else if (t->kind == FRAME_T_TEXT)
    frame_buffer_printf (out, *t->text && !strpbrk (t->text, " \t\n\"")
				? "%s" : "\"%s\"", t->text);
  else if (t->kind == FRAME_T_UNKNOWN)
    frame_buffer_puts (out, "?");
  else if (t->kind == FRAME_T_ARG)
    print_call (out, t->text, t);
  else if (t->kind == FRAME_T_CONCAT || t->kind == FRAME_T_PATH)
    for (unsigned i = 0; i < t->n_args; i++)
      {
	if (i)
	  frame_buffer_puts (out, t->kind == FRAME_T_PATH ? "/" : "+");
	print_template (out, t->args[i]);
      }
  else
    print_call (out, words[t->kind], t);
}

static void
print_field (struct frame_buffer *out, const char *name,
	     const struct frame_template *t)
{
  if (!t)
    return;
  frame_buffer_printf (out, " %s=", name);
  print_template (out, t);
}

static void
print_action (struct frame_buffer *out, const struct frame_action *a,
	      unsigned depth)
{
  static const char *const words[]
    = { "arg",	     "let",   "include", "group",      "push-ns",
	"node",	     "component", "param", "param-file", "param-text",
	"remap",     "env",   "not-read" };

  frame_buffer_printf (out, "%*s%s", 2 * depth, "", words[a->kind]);
  print_field (out, "name", a->name);
  print_field (out, "value", a->value);
  print_field (out, "default", a->default_);
  print_field (out, "file", a->file);
  print_field (out, "pkg", a->pkg);
  print_field (out, "exec", a->exec);
  print_field (out, "plugin", a->plugin);
  print_field (out, "ns", a->ns);
  print_field (out, "if", a->if_);
  print_field (out, "unless", a->unless);
  if (a->type)
    frame_buffer_printf (out, " type=%s", a->type);
  if (a->n_args || a->args_unknown)
    frame_buffer_puts (out, " args:");
  for (unsigned i = 0; i < a->n_args; i++)
    {
      frame_buffer_puts (out, " ");
      print_template (out, a->args[i]);
    }
  if (a->args_unknown)
    frame_buffer_puts (out, " ...");
  if (a->scoped)
    frame_buffer_puts (out, " scoped");
  if (a->text)
    frame_buffer_printf (out, " (%s)", a->text);
  frame_buffer_puts (out, "\n");
  for (unsigned i = 0; i < a->n_pairs; i++)
    {
      frame_buffer_printf (out, "%*s", 2 * depth + 2, "");
      print_template (out, a->pairs[i].name);
      frame_buffer_puts (out, " := ");
      print_template (out, a->pairs[i].value);
      frame_buffer_puts (out, "\n");
    }
  for (unsigned i = 0; i < a->n_children; i++)
    print_action (out, a->children[i], depth + 1);
}

/* -- reading -------------------------------------------------------------- */

/* Read TEXT as the launch file NAME; its actions go to OUT.  Returns the
   number of findings.  */

static unsigned
read_text (const char *name, const char *text, size_t length,
	   struct frame_buffer *out)
{
  struct frame_arena *arena = frame_arena_new ("launch");
  struct frame_program *program = frame_program_new (arena);
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_launch_files *files
    = frame_launch_files_new (program, findings);
  struct frame_launch_file file = { .name = name };
  unsigned n;

  file.unit = frame_unit_new (program, name, "launch");
  frame_launch_read_python (files, &file, text, length);
  for (unsigned i = 0; i < file.n_actions; i++)
    print_action (out, file.actions[i], 0);
  for (unsigned i = 0; i < findings->n; i++)
    frame_buffer_printf (out, "finding %u:%u %s\n",
			 findings->list[i].where.loc.line,
			 findings->list[i].where.loc.column,
			 findings->list[i].message);
  for (unsigned i = 0; i < file.unit->n_regions; i++)
    frame_buffer_printf (out, "region %u-%u %s\n",
			 file.unit->regions[i].first_line,
			 file.unit->regions[i].last_line,
			 file.unit->regions[i].name);
  if (!file.readable)
    frame_buffer_puts (out, "no launch file\n");
  n = findings->n;
  frame_findings_free (findings);
  frame_arena_free (arena);
  return n;
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

/* Pass if the lines of GOT and WANT are the same, else say which are not.  */

static void
compare (const char *name, const char *got, const char *want)
{
  unsigned line = 1;

  while (*got && *want && *got == *want)
    {
      line += *got == '\n';
      got++;
      want++;
    }
  unit_check (!*got && !*want, name, "line %u: got ...%.*s, want ...%.*s", line,
	      (int) strcspn (got, "\n"), got, (int) strcspn (want, "\n"), want);
}

static void
test_file (const char *name, const char *text, size_t length)
{
  struct frame_buffer got = { 0 }, want = { 0 };

  frame_buffer_puts (&got, "");
  frame_buffer_puts (&want, "");
  expected_lines (text, &want);
  read_text (name, text, length, &got);
  if (getenv ("FRAME_SHOW"))
    printf ("== %s\n%s", name, got.text);
  compare (name, got.text ? got.text : "", want.text ? want.text : "");
  frame_buffer_free (&got);
  frame_buffer_free (&want);
}

/* TEXT of LENGTH bytes cut off at each byte, and with one byte changed: no
   crash.  */

static void
test_broken (const char *text, size_t length)
{
  static const char odd[] = "()[]{}'\"\\#\n\0\x80,=:";
  struct frame_buffer out = { 0 };

  for (size_t cut = 0; cut < length; cut += 1 + length / 200)
    {
      char *copy = malloc (length + 1);
      memcpy (copy, text, length + 1);
      copy[cut] = odd[cut % (sizeof odd - 1)];
      read_text ("b", copy, length, &out);
      free (copy);
      /* Of its own size, so that a sanitizer sees what is read behind it.  */
      copy = malloc (cut + 1);
      memcpy (copy, text, cut);
      copy[cut] = '\0';
      read_text ("b", copy, cut, &out);
      free (copy);
      frame_buffer_free (&out);
      out = (struct frame_buffer) { 0 };
    }
}

static void
test_directory (void)
{
  const char *base = getenv ("FRAME_SRCDIR");
  char path[4096];
  struct dirent **list = NULL;
  int n;

  snprintf (path, sizeof path, "%s/frame.core/launch-python", base ? base : ".");
  n = scandir (path, &list, NULL, alphasort);
  unit_check (n > 5, "files to read", "%d in %s", n, path);
  for (int i = 0; i < n; i++)
    {
      char *text = calloc (1, 65536);
      FILE *stream;
      size_t length;

      snprintf (path, sizeof path, "%s/frame.core/launch-python/%s", base ? base : ".",
		list[i]->d_name);
      stream = list[i]->d_name[0] == '.' ? NULL : fopen (path, "r");
      if (stream)
	{
	  length = fread (text, 1, 65535, stream);
	  fclose (stream);
	  test_file (list[i]->d_name, text, length);
	  test_broken (text, length);
	}
      free (text);
      free (list[i]);
    }
  free (list);
  unit_check (true, "broken files", " ");
}

/* -- what grows ----------------------------------------------------------- */

/* HEAD, then N times PART, then TAIL.  */

static void
test_long (const char *name, const char *head, const char *part, unsigned n,
	   const char *tail)
{
  struct frame_buffer text = { 0 }, out = { 0 };

  frame_buffer_puts (&text, head);
  for (unsigned i = 0; i < n; i++)
    frame_buffer_puts (&text, part);
  frame_buffer_puts (&text, tail);
  read_text (name, text.text, text.length, &out);
  unit_check (true, name, " ");
  frame_buffer_free (&text);
  frame_buffer_free (&out);
}

#define DEF "def generate_launch_description():\n    return "

int
main (void)
{
  test_directory ();
  test_long ("deep brackets", DEF, "[", 200000, "");
  test_long ("deep groups", DEF, "GroupAction([", 100000, "");
  test_long ("long line", DEF "LaunchDescription([", "Node(), ", 130000, "])");
  test_long ("long sum", DEF, "[Node()] + ", 100000, "[]");
  test_long ("long concatenation", "x = ", "'a' + y + ", 50000, "z\n");
  test_long ("one string", DEF "'", "abcdefgh", 131072, "'");
  test_long ("for for for", DEF, "for ", 300000, "");
  test_long ("equals", "", "a = ", 300000, "1\n");
  test_long ("commas", DEF "a", ", a", 300000, "\n");
  test_long ("doubling", "x = [y, y]\ny = [x, x]\n" DEF "x", "", 1, "\n");
  test_long ("functions", "", "def f(a, b): return g(b, a)\n", 30000,
	     DEF "f(1, 2)\n");
  test_long ("zero bytes", DEF, "\0", 1, "");
  return unit_exit ();
}
