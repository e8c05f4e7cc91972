/* The analysis, on programs in text: runs every file of testsuite/frame.ir.

   Such a file holds facts (docs/frame-ir.md), so that inference and checks
   are tested without a compiler.  It begins with lines for us:

     # mode: unit | program	one unit alone (the default), or all of a
				program
     # expect: NAME LINE:COLUMN PATTERN
				-Wframe-NAME there, with a message that
				matches the extended regular expression
     # expect-some: ...		the same, on some path only or in a tier
				beyond the default
     # note: LINE:COLUMN PATTERN	a note of the last expected finding
     # dump: PATTERN		a line of the dump of types matches
     # tree: PATTERN		a line of the tree matches
     # mined: RULE		a mined rule beside what names fix, in YAML

   Whatever is found beside what is expected fails the test.  */

#include "unit.h"
#include "conventions.h"
#include <dirent.h>
#include <regex.h>
#include <stdlib.h>
#include "analysis.h"
#include "frame-text.h"

#define MAX_EXPECTED 32

struct expected
{
  bool some;
  char name[40];
  unsigned line, column;
  const char *pattern;
  unsigned n_notes;
  struct
  {
    unsigned line, column;
    const char *pattern;
  } notes[8];
  bool found;
};

struct test
{
  const char *name;
  char *text;
  bool closed;
  unsigned n;
  struct expected expected[MAX_EXPECTED];
  unsigned n_dump;
  const char *dump[MAX_EXPECTED];
  unsigned n_tree;
  const char *tree[MAX_EXPECTED];
  unsigned n_mined;
  const char *mined[MAX_EXPECTED];
  char why[2000];
  struct frame_arena *arena;
};

/* Say what went wrong in T.  */

static void __attribute__ ((format (printf, 2, 3)))
wrong (struct test *t, const char *format, ...)
{
  size_t length = strlen (t->why);
  va_list args;

  va_start (args, format);
  vsnprintf (t->why + length, sizeof t->why - length, format, args);
  va_end (args);
}

/* A copy of TEXT that lasts as long as T.  */

static const char *
keep (struct test *t, const char *text)
{
  return frame_intern (t->arena, text);
}

static char *
read_file (const char *name)
{
  FILE *file = fopen (name, "r");
  char *text = NULL;
  size_t size = 0;

  if (!file || getdelim (&text, &size, '\0', file) < 0)
    text = NULL;
  if (file)
    fclose (file);
  return text;
}

static bool
matches (const char *pattern, const char *text)
{
  regex_t regex;
  bool match;

  if (regcomp (&regex, pattern, REG_EXTENDED | REG_NOSUB) != 0)
    return false;
  match = regexec (&regex, text, 0, NULL, 0) == 0;
  regfree (&regex);
  return match;
}

/* The message TEXT with quotes as people see them.  */

static const char *
readable (const char *text, char buf[600])
{
  size_t n;

  for (n = 0; text[n] && n < 599; n++)
    buf[n] = text[n] == '\1' || text[n] == '\2' ? '\'' : text[n];
  buf[n] = '\0';
  return buf;
}

/* Reading what is expected.  */

/* True if LINE, a comment, begins with WORD; *REST is what follows.  */

static bool
directive_p (const char *line, const char *word, const char **rest)
{
  size_t length = strlen (word);

  if (strncmp (line, "# ", 2) != 0
      || strncmp (line + 2, word, length) != 0 || line[2 + length] != ':')
    return false;
  *rest = line + 2 + length + 1;
  *rest += strspn (*rest, " ");
  return true;
}

static void
read_expected (struct test *t, const char *rest, bool some)
{
  struct expected *e = &t->expected[t->n];
  int used = 0;

  if (t->n == MAX_EXPECTED
      || sscanf (rest, "%39s %u:%u %n", e->name, &e->line, &e->column, &used)
	   < 3)
    {
      wrong (t, "bad directive: %s; ", rest);
      return;
    }
  e->some = some;
  e->pattern = keep (t, rest + used);
  t->n++;
}

static void
read_note (struct test *t, const char *rest)
{
  struct expected *e = t->n ? &t->expected[t->n - 1] : NULL;
  int used = 0;

  if (!e || e->n_notes == 8
      || sscanf (rest, "%u:%u %n", &e->notes[e->n_notes].line,
		 &e->notes[e->n_notes].column, &used) < 2)
    {
      wrong (t, "bad directive: %s; ", rest);
      return;
    }
  e->notes[e->n_notes++].pattern = keep (t, rest + used);
}

static void
read_directive (struct test *t, const char *line)
{
  const char *rest;

  if (directive_p (line, "mode", &rest))
    t->closed = strcmp (rest, "program") == 0;
  else if (directive_p (line, "expect", &rest))
    read_expected (t, rest, false);
  else if (directive_p (line, "expect-some", &rest))
    read_expected (t, rest, true);
  else if (directive_p (line, "note", &rest))
    read_note (t, rest);
  else if (directive_p (line, "dump", &rest) && t->n_dump < MAX_EXPECTED)
    t->dump[t->n_dump++] = keep (t, rest);
  else if (directive_p (line, "tree", &rest) && t->n_tree < MAX_EXPECTED)
    t->tree[t->n_tree++] = keep (t, rest);
  else if (directive_p (line, "mined", &rest) && t->n_mined < MAX_EXPECTED)
    t->mined[t->n_mined++] = keep (t, rest);
  else if (strncmp (line, "# ", 2) == 0 && strstr (line, "expect"))
    wrong (t, "unknown directive: %s; ", line);
}

static void
read_directives (struct test *t)
{
  char *copy = strdup (t->text), *line, *save = NULL;

  for (line = strtok_r (copy, "\n", &save); line;
       line = strtok_r (NULL, "\n", &save))
    if (*line == '#')
      read_directive (t, line);
  free (copy);
}

/* Comparing.  */

static bool
beyond_default_p (const struct frame_finding *f)
{
  return f->certainty == FRAME_ON_SOME_PATH || f->tier != 'D';
}

static bool
expected_p (const struct expected *e, const struct frame_finding *f)
{
  char buf[600];

  return !e->found && strcmp (e->name, frame_warnings[f->warning].name) == 0
	 && e->line == f->where.loc.line && e->column == f->where.loc.column
	 && e->some == beyond_default_p (f)
	 && matches (e->pattern, readable (f->message, buf));
}

/* The notes of E that F does not have.  */

static void
check_notes (struct test *t, const struct expected *e,
	     const struct frame_finding *f)
{
  char buf[600];

  for (unsigned i = 0; i < e->n_notes; i++)
    {
      bool found = false;

      for (unsigned j = 0; j < f->n_notes; j++)
	found |= f->notes[j].where.loc.line == e->notes[i].line
		 && f->notes[j].where.loc.column == e->notes[i].column
		 && matches (e->notes[i].pattern,
			     readable (f->notes[j].text, buf));
      if (!found)
	wrong (t, "no note %u:%u %s; ", e->notes[i].line, e->notes[i].column,
	       e->notes[i].pattern);
    }
}

static void
compare (struct test *t, const struct frame_findings *findings)
{
  char buf[600];

  for (unsigned i = 0; i < findings->n; i++)
    {
      const struct frame_finding *f = &findings->list[i];
      unsigned j;

      for (j = 0; j < t->n && !expected_p (&t->expected[j], f); j++)
	;
      if (j < t->n)
	{
	  t->expected[j].found = true;
	  check_notes (t, &t->expected[j], f);
	}
      else
	wrong (t, "found %s%s %u:%u %s; ", frame_warnings[f->warning].name,
	       beyond_default_p (f) ? " (some)" : "", f->where.loc.line,
	       f->where.loc.column, readable (f->message, buf));
    }
  for (unsigned j = 0; j < t->n; j++)
    if (!t->expected[j].found)
      wrong (t, "missing %s %u:%u %s; ", t->expected[j].name,
	     t->expected[j].line, t->expected[j].column,
	     t->expected[j].pattern);
}

/* Each of the N PATTERNS must match a line of OUTPUT.  */

static void
check_lines (struct test *t, const char *what, const char *const *patterns,
	     unsigned n, const char *output)
{
  for (unsigned i = 0; i < n; i++)
    {
      char *copy = strdup (output ? output : ""), *save = NULL, *line;
      bool found = false;

      for (line = strtok_r (copy, "\n", &save); line && !found;
	   line = strtok_r (NULL, "\n", &save))
	found = matches (patterns[i], line);
      if (!found)
	wrong (t, "no %s line %s; ", what, patterns[i]);
      free (copy);
    }
}

/* Running.  */

static void
report_problem (void *data, const struct frame_problem *problem)
{
  wrong ((struct test *) data, "line %u: %s; ", problem->line,
	 problem->message);
}

/* What names fix, and the mined rules of T.  */

static const struct frame_mined *
read_mined (struct test *t)
{
  static const char name[] = "ir-run-rules.yaml";
  struct frame_mined *mined = unit_conventions (t->arena);
  FILE *file;

  if (t->n_mined == 0)
    return mined;
  file = fopen (name, "w");
  if (!file)
    {
      wrong (t, "cannot write %s; ", name);
      return mined;
    }
  fputs ("rules:\n", file);
  for (unsigned i = 0; i < t->n_mined; i++)
    fprintf (file, "- {%s}\n", t->mined[i]);
  fclose (file);
  frame_mined_read (mined, name, report_problem, t);
  remove (name);
  return mined;
}

static void
run (struct test *t)
{
  struct frame_arena *arena = frame_arena_new ("test");
  struct frame_program *program = frame_program_new (arena);
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_buffer dump = { NULL, 0, 0 }, tree = { NULL, 0, 0 };
  struct frame_analysis_options options
    = { .closed = t->closed, .dump_types = &dump };
  struct frame_analysis *analysis;

  const char *facts = t->text;

  t->arena = arena;
  read_directives (t);
  options.closed = t->closed;
  options.mined = read_mined (t);
  while (*facts == '#')
    facts += strcspn (facts, "\n") + 1;
  if (frame_parse_units (program, facts, strlen (facts), report_problem, t)
      == 0)
    wrong (t, "no facts; ");
  analysis = frame_analyse (program, &options, findings);
  frame_analysis_print_tree (analysis, &tree);
  frame_findings_sort (findings);
  compare (t, findings);
  check_lines (t, "dump", t->dump, t->n_dump, dump.text);
  check_lines (t, "tree", t->tree, t->n_tree, tree.text);
  if (getenv ("FRAME_VERBOSE"))
    printf ("%s%s\n", dump.text ? dump.text : "", tree.text ? tree.text : "");
  frame_analysis_free (analysis);
  unit_check (t->why[0] == '\0', t->name, "%s", t->why);
  frame_buffer_free (&dump);
  frame_buffer_free (&tree);
  frame_arena_free (arena);
}

/* Files.  */

static int
is_fir (const struct dirent *entry)
{
  const char *dot = strrchr (entry->d_name, '.');

  return dot && strcmp (dot, ".fir") == 0;
}

int
main (int argc, char **argv)
{
  const char *source = getenv ("FRAME_SRCDIR");
  struct dirent **entries = NULL;
  char path[4096];
  int n;

  snprintf (path, sizeof path, "%s/frame.ir", source ? source : "..");
  n = scandir (path, &entries, is_fir, alphasort);
  unit_check (n > 0, "frame.ir", "nothing in %s", path);
  for (int i = 0; i < n; i++)
    {
      struct test *t = (struct test *) calloc (1, sizeof *t);

      if (argc < 2 || strstr (entries[i]->d_name, argv[1]))
	{
	  snprintf (path, sizeof path, "%s/frame.ir/%s",
		    source ? source : "..", entries[i]->d_name);
	  t->name = entries[i]->d_name;
	  t->text = read_file (path);
	  if (t->text)
	    run (t);
	  else
	    unit_check (false, t->name, "cannot read %s", path);
	  free (t->text);
	}
      free (t);
      free (entries[i]);
    }
  free (entries);
  return unit_exit ();
}
