/* Robot descriptions: reads every .urdf and .xacro file beside this one, lowers
   it, and compares what is found with what its comments expect.  Each stands
   on a line of its own:

     <!-- expect: NAME LINE:COLUMN PATTERN -->
				-Wframe-NAME there, with a message that
				matches the extended regular expression; in
				another file it is FILE:LINE:COLUMN
     <!-- expect-some: ... -->	the same, beyond the default set
     <!-- note: LINE:COLUMN PATTERN -->
				a note of the last expected finding
     <!-- args: a:=1 b:=x -->	arguments of xacro
     <!-- prefix: ROS PREFIX -->	of the robot_state_publisher
     <!-- is: WORDS -->		all that it is of: incomplete fragment
				recovered xacro
     <!-- links: NAMES -->	all links, in order
     <!-- joint: TEXT -->	a joint is printed like this
     <!-- tree: PATTERN -->	a line of the tree matches
     <!-- not-tree: PATTERN -->	no line does

   Findings that a comment in the file silences are none.  */

#include "../frame.core/unit.h"
#include "../frame.core/conventions.h"
#include <dirent.h>
#include <regex.h>
#include <stdlib.h>
#include "analysis.h"
#include "frame-text.h"
#include "urdf.h"

#define MAX_EXPECTED 40

struct expected
{
  bool some, found;
  char name[40];
  const char *file;		/* or null */
  unsigned line, column;
  const char *pattern;
  unsigned n_notes;
  struct
  {
    unsigned line, column;
    const char *pattern;
  } notes[4];
};

struct test
{
  const char *name;
  const char *path;
  unsigned n;
  struct expected expected[MAX_EXPECTED];
  unsigned n_args;
  struct frame_urdf_arg args[8];
  enum frame_ros ros;
  const char *prefix;
  const char *is, *links;
  unsigned n_joints;
  const char *joints[MAX_EXPECTED];
  unsigned n_trees;
  struct
  {
    bool absent;
    const char *pattern;
  } trees[MAX_EXPECTED];
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

static bool
matches (const char *pattern, const char *text)
{
  regex_t regex;
  bool good;

  if (regcomp (&regex, pattern, REG_EXTENDED | REG_NOSUB) != 0)
    return false;
  good = regexec (&regex, text, 0, NULL, 0) == 0;
  regfree (&regex);
  return good;
}

/* MESSAGE with plain quotes, in BUF.  */

static const char *
readable (const char *message, char buf[1000])
{
  size_t n = 0;

  for (; *message && n < 999; message++)
    buf[n++] = *message == FRAME_QUOTE_OPEN[0]
		   || *message == FRAME_QUOTE_CLOSE[0] ? '\'' : *message;
  buf[n] = '\0';
  return buf;
}

/* Directives.  */

static void
read_expected (struct test *t, char *rest, bool some)
{
  struct expected *e = &t->expected[t->n++];
  char place[80];
  char *colon, *last;
  int used = 0;

  if (t->n == MAX_EXPECTED
      || sscanf (rest, "%39s %79s %n", e->name, place, &used) < 2
      || !(last = strrchr (place, ':')))
    {
      wrong (t, "bad directive: %s; ", rest);
      return;
    }
  *last = '\0';
  colon = strrchr (place, ':');
  e->column = atoi (last + 1);
  e->line = atoi (colon ? colon + 1 : place);
  if (colon)
    e->file = frame_intern_n (t->arena, place, colon - place);
  e->some = some;
  e->pattern = frame_intern (t->arena, rest + used);
}

static void
read_note (struct test *t, const char *rest)
{
  struct expected *e = &t->expected[t->n - 1];
  unsigned i = e->n_notes++;
  int used = 0;

  if (sscanf (rest, "%u:%u %n", &e->notes[i].line, &e->notes[i].column, &used)
      < 2)
    wrong (t, "bad note: %s; ", rest);
  e->notes[i].pattern = frame_intern (t->arena, rest + used);
}

static void
read_args (struct test *t, char *rest)
{
  char *save = NULL;

  for (char *word = strtok_r (rest, " ", &save); word;
       word = strtok_r (NULL, " ", &save))
    {
      char *value = strstr (word, ":=");

      *value = '\0';
      t->args[t->n_args].name = frame_intern (t->arena, word);
      t->args[t->n_args++].value = frame_intern (t->arena, value + 2);
    }
}

static void
read_directive (struct test *t, const char *word, char *rest)
{
  if (strcmp (word, "expect") == 0 || strcmp (word, "expect-some") == 0)
    read_expected (t, rest, word[6] == '-');
  else if (strcmp (word, "note") == 0 && t->n)
    read_note (t, rest);
  else if (strcmp (word, "args") == 0)
    read_args (t, rest);
  else if (strcmp (word, "prefix") == 0)
    {
      t->ros = rest[0] == '2' ? FRAME_ROS_2 : FRAME_ROS_1;
      t->prefix = frame_intern (t->arena, rest + 2);
    }
  else if (strcmp (word, "is") == 0)
    t->is = frame_intern (t->arena, rest);
  else if (strcmp (word, "links") == 0)
    t->links = frame_intern (t->arena, rest);
  else if (strcmp (word, "joint") == 0)
    t->joints[t->n_joints++] = frame_intern (t->arena, rest);
  else if (strcmp (word, "tree") == 0 || strcmp (word, "not-tree") == 0)
    {
      t->trees[t->n_trees].absent = word[0] == 'n';
      t->trees[t->n_trees++].pattern = frame_intern (t->arena, rest);
    }
}

static void
read_directives (struct test *t)
{
  FILE *stream = fopen (t->path, "r");
  char line[600], word[40];

  while (stream && fgets (line, sizeof line, stream))
    {
      char *end = strstr (line, " -->\n");
      int used = 0;

      if (end && sscanf (line, "<!-- %39[a-z-]: %n", word, &used) == 1 && used)
	{
	  *end = '\0';
	  read_directive (t, word, line + used);
	}
    }
  if (stream)
    fclose (stream);
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
  const char *file = strrchr (frame_where_file (&f->where), '/');
  char buf[1000];

  return !e->found && strcmp (e->name, frame_warnings[f->warning].name) == 0
	 && e->line == f->where.loc.line && e->column == f->where.loc.column
	 && e->some == beyond_default_p (f)
	 && (!e->file || (file && strcmp (file + 1, e->file) == 0))
	 && matches (e->pattern, readable (f->message, buf));
}

static void
check_notes (struct test *t, const struct expected *e,
	     const struct frame_finding *f)
{
  char buf[1000];

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
check_findings (struct test *t, const struct frame_findings *findings)
{
  char buf[1000];

  for (unsigned i = 0; i < findings->n; i++)
    {
      const struct frame_finding *f = &findings->list[i];
      unsigned j;

      if (frame_finding_level (f, false) == FRAME_LEVEL_IGNORED)
	continue;
      for (j = 0; j < t->n && !expected_p (&t->expected[j], f); j++)
	;
      if (j < t->n)
	{
	  t->expected[j].found = true;
	  check_notes (t, &t->expected[j], f);
	}
      else
	wrong (t, "found %s%s %s:%u:%u %s; ", frame_warnings[f->warning].name,
	       beyond_default_p (f) ? " (some)" : "",
	       frame_where_file (&f->where), f->where.loc.line,
	       f->where.loc.column, readable (f->message, buf));
    }
  for (unsigned j = 0; j < t->n; j++)
    if (!t->expected[j].found)
      wrong (t, "missing %s %u:%u %s; ", t->expected[j].name,
	     t->expected[j].line, t->expected[j].column,
	     t->expected[j].pattern);
}

static void
check_model (struct test *t, const struct frame_urdf *urdf)
{
  struct frame_buffer is = { 0 }, links = { 0 };

  frame_buffer_printf (&is, "%s%s%s%s", urdf->incomplete ? " incomplete" : "",
		       urdf->fragment ? " fragment" : "",
		       urdf->recovered ? " recovered" : "",
		       urdf->xacro ? " xacro" : "");
  if (strcmp (is.length ? is.text + 1 : "", t->is ? t->is : "") != 0)
    wrong (t, "it is:%s; ", is.text);
  for (unsigned i = 0; i < urdf->n_links; i++)
    frame_buffer_printf (&links, "%s%s", i ? " " : "", urdf->links[i].name);
  if (t->links && strcmp (links.length ? links.text : "", t->links) != 0)
    wrong (t, "links: %s; ", links.text);
  frame_buffer_free (&is);
  frame_buffer_free (&links);
}

static void
check_joints (struct test *t, const struct frame_urdf *urdf)
{
  static const char *const kinds[]
    = { "fixed", "turning", "sliding", "floating", "unknown" };
  char text[400];
  bool found[MAX_EXPECTED] = { false };

  for (unsigned i = 0; i < urdf->n_joints; i++)
    {
      const struct frame_urdf_joint *j = &urdf->joints[i];

      snprintf (text, sizeof text,
		"%s %s -> %s %s (%.4g %.4g %.4g) (%.4g %.4g %.4g)%s",
		j->name ? j->name : "?", j->parent, j->child, kinds[j->kind],
		j->xyz[0] + 0., j->xyz[1] + 0., j->xyz[2] + 0., j->rpy[0] + 0.,
		j->rpy[1] + 0., j->rpy[2] + 0., j->in_tree ? "" : " out");
      for (unsigned k = 0; k < t->n_joints; k++)
	found[k] |= strcmp (t->joints[k], text) == 0;
      if (getenv ("FRAME_VERBOSE"))
	printf ("%s\n", text);
    }
  for (unsigned k = 0; k < t->n_joints; k++)
    if (!found[k])
      wrong (t, "no joint %s; ", t->joints[k]);
}

static void
check_tree (struct test *t, const char *tree)
{
  for (unsigned i = 0; i < t->n_trees; i++)
    {
      char *copy = strdup (tree ? tree : ""), *save = NULL;
      bool found = false;

      for (char *line = strtok_r (copy, "\n", &save); line;
	   line = strtok_r (NULL, "\n", &save))
	found |= matches (t->trees[i].pattern, line);
      if (found == t->trees[i].absent)
	wrong (t, "tree %s; ", t->trees[i].pattern);
      free (copy);
    }
}

/* Running.  */

/* Ask for all warnings in UNIT.  */

static void
all_warnings (struct frame_unit *unit)
{
  struct frame_flag all = { "frame-all", FRAME_LEVEL_WARNING, NULL };
  struct frame_flag conventions
    = { "frame-conventions", FRAME_LEVEL_WARNING, NULL };

  frame_unit_add_flag (unit, &all);
  frame_unit_add_flag (unit, &conventions);
}

static void
run (struct test *t)
{
  struct frame_program *program = frame_program_new (t->arena);
  struct frame_findings *findings = frame_findings_new (t->arena);
  struct frame_analysis_options options
    = { .closed = true, .mined = unit_conventions (t->arena) };
  struct frame_buffer tree = { 0 };
  struct frame_analysis *analysis;
  struct frame_urdf *urdf;

  t->ros = FRAME_ROS_1;
  read_directives (t);
  urdf = frame_urdf_read (program, findings, NULL, t->path, t->args,
			  t->n_args);
  if (urdf)
    {
      all_warnings (urdf->unit);
      check_model (t, urdf);
      check_joints (t, urdf);
      frame_urdf_lower (urdf, t->ros, t->prefix, urdf->unit,
			"robot_state_publisher");
      analysis = frame_analyse (program, &options, findings);
      frame_analysis_print_tree (analysis, &tree);
      check_tree (t, tree.text);
      frame_findings_sort (findings);
      check_findings (t, findings);
      if (getenv ("FRAME_VERBOSE"))
	printf ("%s", tree.text ? tree.text : "");
      frame_analysis_free (analysis);
      frame_buffer_free (&tree);
    }
  else
    wrong (t, "cannot be opened; ");
  unit_check (t->why[0] == '\0', t->name, "%s", t->why);
  frame_findings_free (findings);
}

static int
wanted (const struct dirent *entry)
{
  const char *dot = strrchr (entry->d_name, '.');

  return dot && (strcmp (dot, ".urdf") == 0 || strcmp (dot, ".xacro") == 0);
}

int
main (int argc, char **argv)
{
  const char *source = getenv ("FRAME_SRCDIR");
  struct dirent **entries = NULL;
  char path[4096];
  int n;

  snprintf (path, sizeof path, "%s/frame.urdf", source ? source : "..");
  n = scandir (path, &entries, wanted, alphasort);
  unit_check (n > 0, "frame.urdf", "nothing in %s", path);
  for (int i = 0; i < n; i++)
    {
      struct test *t = calloc (1, sizeof *t);

      snprintf (path, sizeof path, "%s/frame.urdf/%s",
		source ? source : "..", entries[i]->d_name);
      t->name = entries[i]->d_name;
      t->path = path;
      t->arena = frame_arena_new ("test");
      if (argc < 2 || strstr (t->name, argv[1]))
	run (t);
      frame_arena_free (t->arena);
      free (t);
      free (entries[i]);
    }
  free (entries);
  return unit_exit ();
}
