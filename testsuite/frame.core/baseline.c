/* Baselines: what a line covers, that it covers one finding only, that what
   was written is read back, and mistakes in the file.  */

#include "unit.h"
#include "baseline.h"
#include <stdlib.h>
#include <unistd.h>

static struct frame_arena *arena;
static unsigned last_line, n_problems;
static char last_message[200];

static void
note (void *data, const struct frame_problem *problem)
{
  (void) data;
  n_problems++;
  last_line = problem->line;
  snprintf (last_message, sizeof last_message, "%s", problem->message);
}

#define FILE_NAME "known.txt"

/* The baseline whose text is TEXT.  */

static struct frame_baseline *
read_text (const char *text)
{
  struct frame_baseline *baseline = frame_baseline_new (arena);
  FILE *f = fopen (FILE_NAME, "w");

  fputs (text, f);
  fclose (f);
  n_problems = last_line = 0;
  *last_message = '\0';
  frame_baseline_read (baseline, FILE_NAME, note, NULL);
  return baseline;
}

/* A finding about the frame ID in line LINE of FILE.  */

static const struct frame_finding *
finding (const char *file, unsigned line, const char *id)
{
  struct frame_unit *unit
    = frame_unit_new (frame_program_new (arena), file, "g++ 12");
  struct frame_where where
    = { unit, { frame_unit_file (unit, file), line, 1, 1 } };
  struct frame_findings *findings = frame_findings_new (arena);

  return frame_findings_add (findings, FRAME_W_SELF_TRANSFORM,
			     FRAME_ON_EVERY_PATH, where,
			     "from " FRAME_Q ("%s") " to itself", id);
}

#define LINE "frame-self-transform\tsrc/a.cc\tmap\n"

/* True if the baseline LINES covers a finding about "map" in FILE.  */

static bool
covers_p (const char *lines, const char *file)
{
  return frame_baseline_take (read_text (lines), finding (file, 7, "map"));
}

static void
test_take (void)
{
  struct frame_baseline *b;

  unit_check (covers_p (LINE, "src/a.cc"), "same name", "no");
  unit_check (covers_p (LINE, "/home/me/ws/src/a.cc"), "full name", "no");
  unit_check (covers_p (LINE, "a.cc"), "name from inside", "no");
  unit_check (covers_p (LINE, "../src/./x/../a.cc"), "name with dots", "no");
  unit_check (covers_p ("# c\n\n" LINE, "../../src/a.cc"), "dots above",
	      "no");
  unit_check (!covers_p (LINE, "test/a.cc"), "another directory", "yes");
  unit_check (!covers_p (LINE, "src/aa.cc"), "another file", "yes");
  unit_check (!covers_p (LINE, "xsrc/a.cc"), "not a whole component", "yes");
  unit_check (!covers_p ("frame-cycle\tsrc/a.cc\tmap\n", "src/a.cc"),
	      "another flag", "yes");

  b = read_text (LINE "frame-cycle\tsrc/a.cc\tmap\n");
  unit_check (!frame_baseline_take (b, finding ("src/a.cc", 7, "odom")),
	      "other words", "taken");
  unit_check (frame_baseline_take (b, finding ("src/a.cc", 9, "map")),
	      "another line of the source", "not taken");
  unit_check (!frame_baseline_take (b, finding ("src/a.cc", 9, "map")),
	      "once", "twice");
  unit_check (frame_baseline_taken (b) == 1 && frame_baseline_left (b) == 1,
	      "counts", "%u %u", frame_baseline_taken (b),
	      frame_baseline_left (b));
  b = read_text (LINE LINE);
  frame_baseline_take (b, finding ("src/a.cc", 7, "map"));
  unit_check (frame_baseline_take (b, finding ("src/a.cc", 9, "map"))
		&& !frame_baseline_take (b, finding ("src/a.cc", 11, "map")),
	      "two lines, two findings", "no");
}

/* What is written is sorted, and says the same when it is read.  */

static void
test_write (void)
{
  struct frame_baseline *b = frame_baseline_new (arena);
  const struct frame_finding *odd
    = finding ("src/a\tb\\.cc", 3, "x\n\\y\x7f");
  char text[400] = "";
  FILE *f = fopen (FILE_NAME, "w+");

  frame_baseline_add (b, "self-transform", "src/z.cc", " map");
  frame_baseline_add (b, "self-transform", frame_where_file (&odd->where),
		      odd->about);
  frame_baseline_add (b, "cycle", "src/z.cc", "");
  frame_baseline_add (b, "cycle", "", " a");
  frame_baseline_write (b, f);
  rewind (f);
  text[fread (text, 1, sizeof text - 1, f)] = '\0';
  fclose (f);
  unit_text ("written", text,
	     "# Known findings of gcc-frame: flag, file, words.\n"
	     "frame-cycle\t-\ta\n"
	     "frame-self-transform\tsrc/a\\x09b\\x5c.cc\t"
	     "x\\x0a\\x5cy\\x7f\n"
	     "frame-cycle\tsrc/z.cc\t\n"
	     "frame-self-transform\tsrc/z.cc\tmap\n");
  b = frame_baseline_new (arena);
  n_problems = 0;
  frame_baseline_read (b, FILE_NAME, note, NULL);
  unit_check (n_problems == 0 && frame_baseline_left (b) == 4, "read back",
	      "%u problems, %u lines", n_problems, frame_baseline_left (b));
  unit_check (frame_baseline_take (b, odd), "odd names", "not taken");
}

/* TEXT has a mistake in LINE about which WORDS is said; what is good is
   kept.  */

static void
bad (const char *name, const char *text, unsigned line, const char *words)
{
  struct frame_baseline *b = read_text (text);

  unit_check (n_problems == 1 && last_line == line
		&& strstr (last_message, words)
		&& frame_baseline_left (b) == 1,
	      name, "%u mistakes, line %u: %s; %u lines", n_problems,
	      last_line, last_message, frame_baseline_left (b));
}

static void
test_bad (void)
{
  bad ("no tabs", LINE "foo\n", 2, "tabs between them");
  bad ("one tab", "frame-cycle\ta.cc\n" LINE, 1, "tabs between them");
  bad ("no file", "frame-cycle\t\tmap\n" LINE, 1, "tabs between them");
  bad ("unknown flag", LINE "\nframe-nix\ta.cc\tx\n", 3,
       "unknown warning 'frame-nix'");
  bad ("group", LINE "frame-all\ta.cc\tx\n", 2,
       "unknown warning 'frame-all'");
  bad ("wrong escape", LINE "frame-cycle\ta.cc\tx\\x0\n", 2, "backslash");
  bad ("zero byte", LINE "frame-cycle\ta.cc\tx\\x00\n", 2, "backslash");
  n_problems = 0;
  frame_baseline_read (frame_baseline_new (arena), "absent.txt", note, NULL);
  unit_check (n_problems == 1 && last_line == 0, "absent file",
	      "%u mistakes, line %u", n_problems, last_line);
}

/* Keys of findings are taken apart again.  */

static void
test_split (void)
{
  const struct frame_finding *f = finding ("a b:1:x.cc", 12, "map 1:2");
  const char *flag = "", *file = "", *about = "";

  unit_check (frame_finding_split_key (arena, f->key, &flag, &file, &about),
	      "key is split", "no");
  unit_text ("flag of a key", flag, "self-transform");
  unit_text ("file of a key", file, "a b:1:x.cc");
  unit_text ("words of a key", about, f->about);
  unit_check (!frame_finding_split_key (arena, "cycle", &flag, &file, &about)
		&& !frame_finding_split_key (arena, "cycle a.cc:1", &flag,
					     &file, &about),
	      "no key", "split");
}

int
main (void)
{
  char directory[] = "baseline-XXXXXX";

  if (!mkdtemp (directory) || chdir (directory))
    return 1;
  arena = frame_arena_new ("test");
  test_take ();
  test_write ();
  test_bad ();
  test_split ();
  frame_arena_free (arena);
  return unit_exit ();
}
