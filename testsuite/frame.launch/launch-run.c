/* Launch files: runs every file of frame.launch/files, and prints PASS or FAIL
   for each.

   A file is read, evaluated with its defaults, its static publishers are
   lowered, and the result is analysed.  Its comments say what is expected:

     { warning NAME "REGEX" }	-Wframe-NAME in this line, with a message that
				matches the extended regular expression;
				a number behind it is added to the line
     { some NAME "REGEX" }	the same, only with -Wframe-all
     { ignored NAME "REGEX" }	the same, silenced by a comment
     { note "REGEX" }		some finding has a note that matches
     { dump "REGEX" }		a line of what is started matches
     { no-dump "REGEX" }	none does
     { send "REGEX" }		a statement of the frame IR matches
     { no-send "REGEX" }	none does
     { arg NAME "VALUE" }	an argument given from outside
     { state "readable" }	or "recovered", "unreadable"

   Whatever is found beside what is expected fails the test; what is found in
   another file must be expected there.

   The pages of the warnings have code that is wrong, with the words that they
   quote, and code that is right.  */

#include "../frame.core/unit.h"
#include "../frame.core/conventions.h"
#include <dirent.h>
#include <regex.h>
#include <stdlib.h>
#include "analysis.h"
#include "packages.h"
#include "robot.h"

#define MAX_EXPECTED 80

struct expected
{
  char kind[12];
  char name[40];
  char text[400];
  unsigned line;
  bool found;
};

struct test
{
  char path[600];
  unsigned n;
  struct expected expected[MAX_EXPECTED];
  char why[4000];
};

/* The page that is checked.  */
static char *page_text;

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

/* The content of the file NAME, zero bytes made blanks.  */

static char *
read_file (const char *name)
{
  FILE *file = fopen (name, "rb");
  char *text = NULL;
  size_t size = 0;
  long n;

  if (!file)
    return NULL;
  fseek (file, 0, SEEK_END);
  n = ftell (file);
  rewind (file);
  text = malloc (n + 1);
  size = fread (text, 1, n, file);
  text[size] = '\0';
  for (size_t i = 0; i < size; i++)
    if (!text[i])
      text[i] = ' ';
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
readable (const char *text, char buf[800])
{
  size_t n;

  for (n = 0; text[n] && n < 799; n++)
    buf[n] = text[n] == '\1' || text[n] == '\2' ? '\'' : text[n];
  buf[n] = '\0';
  return buf;
}

/* Read the directives in the file of T.  */

static void
read_directives (struct test *t)
{
  char *text = read_file (t->path), *at = text;
  unsigned line = 1;

  for (; at && *at; at++)
    {
      struct expected e = { .line = 0 };
      int used = 0, offset = 0;

      line += *at == '\n';
      if (*at != '{'
	  || (sscanf (at, "{ %11[a-z-] %39[a-zA-Z_-] \"%399[^\"\n]\" %n",
		      e.kind, e.name, e.text, &used) < 3
	      && (e.name[0] = '\0',
		  sscanf (at, "{ %11[a-z-] \"%399[^\"\n]\" %n", e.kind,
			  e.text, &used) < 2)))
	continue;
      sscanf (at + used, "%d", &offset);
      e.line = line + offset;
      if (t->n < MAX_EXPECTED)
	t->expected[t->n++] = e;
    }
  free (text);
}

/* True if E is of KIND.  */

static bool
kind_p (const struct expected *e, const char *kind)
{
  return strcmp (e->kind, kind) == 0;
}

/* What FINDING is to T: "warning", "some" or "ignored".  */

static const char *
kind_of (const struct frame_finding *f)
{
  if (f->certainty == FRAME_ON_SOME_PATH || f->tier != 'D')
    return "some";
  return frame_finding_level (f, false) == FRAME_LEVEL_IGNORED ? "ignored"
							       : "warning";
}

/* The directive of T that expects F, or null.  */

static struct expected *
find_expected (struct test *t, const struct frame_finding *f)
{
  char buf[800];

  for (unsigned i = 0; i < t->n; i++)
    {
      struct expected *e = &t->expected[i];

      if (!e->found && kind_p (e, kind_of (f))
	  && strcmp (e->name, frame_warnings[f->warning].name) == 0
	  && e->line == f->where.loc.line
	  && matches (e->text, readable (f->message, buf)))
	return e;
    }
  return NULL;
}

/* Mark the directives of T for notes that F has.  */

static void
find_notes (struct test *t, const struct frame_finding *f)
{
  char buf[800];

  for (unsigned i = 0; i < f->n_notes; i++)
    for (unsigned j = 0; j < t->n; j++)
      if (kind_p (&t->expected[j], "note")
	  && matches (t->expected[j].text, readable (f->notes[i].text, buf)))
	t->expected[j].found = true;
}

static void
compare (struct test *t, const struct frame_findings *findings)
{
  char buf[800];

  for (unsigned i = 0; i < findings->n; i++)
    {
      const struct frame_finding *f = &findings->list[i];
      const char *file = frame_where_file (&f->where);
      struct expected *e;

      if (strcmp (file, t->path) == 0)
	{
	  e = find_expected (t, f);
	  find_notes (t, f);
	}
      else
	{
	  static struct test other;

	  memset (&other, 0, sizeof other);
	  snprintf (other.path, sizeof other.path, "%s", file);
	  read_directives (&other);
	  e = find_expected (&other, f);
	}
      if (e)
	e->found = true;
      else
	wrong (t, "found %s %s %s:%u:%u %s; ", kind_of (f),
	       frame_warnings[f->warning].name, file, f->where.loc.line,
	       f->where.loc.column, readable (f->message, buf));
    }
}

/* Check the directives of T about lines of OUTPUT, called WORD.  */

static void
check_lines (struct test *t, const char *word, const char *output)
{
  char no[20];

  snprintf (no, sizeof no, "no-%s", word);
  for (unsigned i = 0; i < t->n; i++)
    {
      struct expected *e = &t->expected[i];
      char *copy, *save = NULL, *line;
      bool found = false;

      if (!kind_p (e, word) && !kind_p (e, no))
	continue;
      copy = strdup (output ? output : "");
      for (line = strtok_r (copy, "\n", &save); line && !found;
	   line = strtok_r (NULL, "\n", &save))
	found = matches (e->text, line);
      e->found = found == kind_p (e, word);
      free (copy);
    }
}

/* Print the functions of PROGRAM.  */

static void
print_program (const struct frame_program *program, struct frame_buffer *out)
{
  for (unsigned i = 0; i < program->n_units; i++)
    for (unsigned j = 0; j < program->units[i]->n_functions; j++)
      frame_print_function (program->units[i]->functions[j], out);
}

/* The arguments that T gives, into ARGS; their number.  */

static unsigned
given_args (struct test *t, struct frame_robot_arg args[MAX_EXPECTED])
{
  unsigned n = 0;

  for (unsigned i = 0; i < t->n; i++)
    if (kind_p (&t->expected[i], "arg"))
      {
	args[n].name = t->expected[i].name;
	args[n++].value = t->expected[i].text;
	t->expected[i].found = true;
      }
  return n;
}

/* Check what T says of the state of FILE.  */

static void
check_state (struct test *t, const struct frame_launch_file *file)
{
  const char *state = !file || !file->readable ? "unreadable"
		      : file->recovered	   ? "recovered" : "readable";

  for (unsigned i = 0; i < t->n; i++)
    if (kind_p (&t->expected[i], "state"))
      t->expected[i].found = strcmp (t->expected[i].text, state) == 0;
}

/* What a run of T has led to is judged by such a function.  */

typedef void (*judge_fn) (struct test *t,
			  const struct frame_findings *findings,
			  const char *dump, const char *ir);

static void
judge_directives (struct test *t, const struct frame_findings *findings,
		  const char *dump, const char *ir)
{
  if (getenv ("FRAME_SHOW"))
    fprintf (stderr, "%s%s", dump ? dump : "", ir ? ir : "");
  compare (t, findings);
  check_lines (t, "dump", dump);
  check_lines (t, "send", ir);
  for (unsigned i = 0; i < t->n; i++)
    if (!t->expected[i].found)
      wrong (t, "not as expected, line %u: %s %s %s; ", t->expected[i].line,
	     t->expected[i].kind, t->expected[i].name, t->expected[i].text);
}

static void
run (struct test *t, const char *directory, judge_fn judge)
{
  struct frame_arena *arena = frame_arena_new ("test");
  struct frame_program *program = frame_program_new (arena);
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_launch_files *files
    = frame_launch_files_new (program, findings);
  struct frame_packages *packages = frame_packages_new (arena);
  struct frame_analysis_options options
    = { .closed = true, .mined = unit_conventions (arena) };
  struct frame_buffer dump = { 0 }, ir = { 0 };
  struct frame_robot_arg args[MAX_EXPECTED];
  struct frame_launch_file *file;

  frame_launch_use_mined (files, options.mined);
  read_directives (t);
  frame_packages_scan (packages, directory);
  file = frame_launch_read (files, t->path);
  check_state (t, file);
  if (file)
    {
      unsigned n = given_args (t, args);
      struct frame_robot *robot
	= frame_robot_launch (arena, files, packages, file, args, n);

      frame_robot_print (robot, &dump);
      frame_robot_lower (robot, findings);
      print_program (program, &ir);
      frame_analysis_free (frame_analyse (program, &options, findings));
    }
  judge (t, findings, dump.text, ir.text);
  frame_buffer_free (&dump);
  frame_buffer_free (&ir);
  frame_findings_free (findings);
  frame_arena_free (arena);
}

/* The pages.  */

/* Each finding must be quoted by the page, whose text is in T, and each quote
   found.  */

static void
judge_wrong (struct test *t, const struct frame_findings *findings,
	     const char *dump, const char *ir)
{
  unsigned quotes = 0;
  char line[1000], buf[800];

  (void) dump, (void) ir;
  for (const char *at = page_text; (at = strstr (at, "\nwarning: ")); at++)
    quotes++;
  if (quotes != findings->n)
    wrong (t, "%u findings, %u quotes; ", findings->n, quotes);
  for (unsigned i = 0; i < findings->n; i++)
    {
      const struct frame_finding *f = &findings->list[i];

      snprintf (line, sizeof line, "\nwarning: %s [-Wframe-%s]\n",
		readable (f->message, buf), frame_warnings[f->warning].name);
      if (!strstr (page_text, line))
	wrong (t, "not quoted: %s; ", line);
    }
}

static void
judge_right (struct test *t, const struct frame_findings *findings,
	     const char *dump, const char *ir)
{
  (void) dump, (void) ir;
  if (findings->n)
    wrong (t, "found %s; ", findings->list[0].message);
}

/* Run the code in the section TITLE of the page that is read.  */

static void
run_page (const char *page, const char *title, const char *directory,
	  judge_fn judge)
{
  static struct test t;
  char start[60], name[] = "/tmp/page-XXXXXX.launch";
  int fd = mkstemps (name, 7);
  FILE *out = fd < 0 ? NULL : fdopen (fd, "w");
  const char *code, *end;

  memset (&t, 0, sizeof t);
  snprintf (start, sizeof start, "\n## %s\n\n```xml\n", title);
  code = strstr (page_text, start);
  end = code ? strstr (code + strlen (start), "```") : NULL;
  if (!out || !end)
    {
      printf ("FAIL: %s %s: no code\n", page, title);
      return;
    }
  code += strlen (start);
  fprintf (out, "<launch>\n%.*s</launch>\n", (int) (end - code), code);
  fclose (out);
  snprintf (t.path, sizeof t.path, "%s", name);
  run (&t, directory, judge);
  remove (name);
  printf ("%s: %s %s: %s\n", *t.why ? "FAIL" : "PASS", page, title, t.why);
}

/* Check the code of PAGE.  */

static void
check_page (const char *page, const char *directory)
{
  char path[900];

  snprintf (path, sizeof path, "%s/../../../docs/warnings/%s.md", directory,
	    page);
  page_text = read_file (path);
  if (!page_text)
    {
      printf ("FAIL: %s: no page\n", page);
      return;
    }
  run_page (page, "Wrong", directory, judge_wrong);
  run_page (page, "Right", directory, judge_right);
  free (page_text);
}

static int
by_name (const struct dirent **a, const struct dirent **b)
{
  return strcmp ((*a)->d_name, (*b)->d_name);
}

int
main (int argc, char **argv)
{
  char directory[500];
  struct dirent **names;
  int n;

  snprintf (directory, sizeof directory, "%s/frame.launch/files",
	    getenv ("FRAME_SRCDIR") ? getenv ("FRAME_SRCDIR") : "testsuite");
  n = scandir (directory, &names, NULL, by_name);
  for (int i = 0; i < n; i++)
    {
      static struct test t;

      memset (&t, 0, sizeof t);
      snprintf (t.path, sizeof t.path, "%.300s/%.280s", directory,
		names[i]->d_name);
      if (names[i]->d_type != DT_DIR
	  && (argc < 2 || strstr (t.path, argv[1])))
	{
	  run (&t, directory, judge_directives);
	  if (*t.why)
	    printf ("FAIL: %s: %s\n", names[i]->d_name, t.why);
	  else
	    printf ("PASS: %s\n", names[i]->d_name);
	}
      free (names[i]);
    }
  free (names);
  if (argc < 2)
    {
      check_page ("frame-launch", directory);
      check_page ("frame-launch-args", directory);
    }
  return 0;
}
