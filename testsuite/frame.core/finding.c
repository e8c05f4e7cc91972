/* Findings: added once, sorted, and the table of flags and pragmas of
   finding.h, row by row.  */

#include "finding.h"
#include "unit.h"

#include <stdlib.h>

static struct frame_arena *arena;
static struct frame_unit *unit;

/* A unit without flags, for the next test.  */

static void
new_unit (void)
{
  unit = frame_unit_new (frame_program_new (arena), "a.cc", "g++ 12");
  frame_unit_file (unit, "a.cc");
}

/* Give UNIT the command-line FLAGS, as the driver would.  */

static void
give_flags (const char *flags)
{
  static const struct
  {
    const char *prefix;
    enum frame_level level;
  } forms[] = { { "-Wno-error=", FRAME_LEVEL_NO_ERROR },
		{ "-Werror=", FRAME_LEVEL_ERROR },
		{ "-Wno-", FRAME_LEVEL_IGNORED },
		{ "-W", FRAME_LEVEL_WARNING } };
  char copy[200];

  snprintf (copy, sizeof copy, "%s", flags);
  for (char *flag = strtok (copy, " "); flag; flag = strtok (NULL, " "))
    for (unsigned i = 0; i < sizeof forms / sizeof *forms; i++)
      {
	size_t length = strlen (forms[i].prefix);
	if (strncmp (flag, forms[i].prefix, length) != 0)
	  continue;
	frame_unit_add_flag (unit, &(struct frame_flag) {
			       flag + length, forms[i].level, NULL });
	break;
      }
}

/* The level of a finding of WARNING at LINE.  */

static const char *
level (enum frame_warning warning, enum frame_certainty certainty,
       unsigned line, bool werror)
{
  static const char *const names[]
    = { "default", "ignored", "warning", "error", "no-error" };
  struct frame_finding finding = { .warning = warning,
				   .certainty = certainty,
				   .tier = frame_warnings[warning].tier,
				   .where = { unit, { 1, line, 1, 1 } } };

  return names[frame_finding_level (&finding, werror)];
}

/* With FLAGS, findings of tier D, of tier D on some path, of tier A and of
   tier C have the levels WANT; with -Werror too if WERROR.  */

static void
levels (const char *flags, bool werror, const char *want)
{
  char got[80], name[200];

  new_unit ();
  give_flags (flags);
  snprintf (got, sizeof got, "%s %s %s %s",
	    level (FRAME_W_CYCLE, FRAME_ON_EVERY_PATH, 1, werror),
	    level (FRAME_W_CYCLE, FRAME_ON_SOME_PATH, 1, werror),
	    level (FRAME_W_TIME, FRAME_ON_EVERY_PATH, 1, werror),
	    level (FRAME_W_SENSOR_NULL, FRAME_ON_EVERY_PATH, 1, werror));
  snprintf (name, sizeof name, "flags%s%s%s%s", *flags ? " " : "", flags,
	    werror ? " -Werror" : "", *flags || werror ? "" : " none");
  unit_text (name, got, want);
}

static void
test_flags (void)
{
#define I "ignored"
#define W "warning"
#define E "error"
  levels ("", false, W " " I " " I " " I);
  levels ("", true, E " " I " " I " " I);
  levels ("-Wframe", false, W " " I " " I " " I);
  levels ("-Wframe-all", false, W " " W " " W " " I);
  levels ("-Wframe-conventions", false, W " " I " " I " " W);
  levels ("-Wno-frame", false, I " " I " " I " " I);
  levels ("-Wno-frame -Wframe", false, W " " I " " I " " I);
  levels ("-Wno-frame -Wframe-all", false, I " " I " " W " " I);
  levels ("-Wno-frame -Wframe-conventions", false, I " " I " " I " " W);
  levels ("-Wno-frame -Wframe-cycle", false, W " " W " " I " " I);
  levels ("-Wframe-cycle -Wno-frame", false, W " " W " " I " " I);
  levels ("-Wno-frame-cycle -Wframe-all", false, I " " I " " W " " I);
  levels ("-Wno-frame-cycle -Wframe-cycle", false, W " " W " " I " " I);
  levels ("-Wframe-cycle -Wno-frame-cycle", false, I " " I " " I " " I);
  levels ("-Wframe-order", false, W " " I " " I " " I);
  levels ("-Wframe-time -Wframe-sensor-null", false, W " " I " " W " " W);
  levels ("-Werror=frame-cycle", false, E " " E " " I " " I);
  levels ("-Werror=frame", false, E " " I " " I " " I);
  levels ("-Werror=frame -Wframe-all -Wframe-conventions", false,
	  E " " E " " E " " E);
  levels ("-Werror=frame-all", false, E " " E " " E " " I);
  levels ("-Werror=frame-conventions", false, W " " I " " I " " E);
  levels ("-Werror=frame -Wno-error=frame-cycle", false,
	  W " " I " " I " " I);
  levels ("-Wno-error=frame-cycle -Werror=frame", false,
	  W " " I " " I " " I);
  levels ("-Wframe-all -Werror=frame -Wno-error=frame-all", false,
	  E " " E " " W " " I);
  levels ("-Wno-error=frame-cycle -Wframe-all", true, W " " W " " E " " I);
  levels ("-Wno-error=frame", true, W " " I " " I " " I);
  levels ("-Wno-error=frame -Werror=frame-cycle", true,
	  E " " E " " I " " I);
  levels ("-Werror=frame-cycle -Wno-frame-cycle", false,
	  I " " I " " I " " I);
  levels ("-Werror=frame-cycle -Wno-frame-cycle -Wframe-cycle", false,
	  E " " E " " I " " I);
  levels ("-Wno-error=frame-time", false, W " " I " " I " " I);
  levels ("-Werror=frame-cycle -Wno-error=frame-cycle", false,
	  W " " W " " I " " I);
}

static void
region (uint32_t file, unsigned first, unsigned last, const char *name,
	enum frame_level what)
{
  frame_unit_add_region (unit, &(struct frame_region) { file, first, last,
							name, what });
}

/* What a cycle on every path gets at each of the lines 1 to 8.  */

static void
lines (const char *name, bool werror, const char *want)
{
  char got[9];

  for (unsigned line = 1; line <= 8; line++)
    got[line - 1]
      = *level (FRAME_W_CYCLE, FRAME_ON_EVERY_PATH, line, werror);
  got[8] = '\0';
  unit_text (name, got, want);
}

static void
test_regions (void)
{
  new_unit ();
  region (1, 3, 5, "frame-cycle", FRAME_LEVEL_IGNORED);
  lines ("ignored in a region", false, "wwiiiwww");
  lines ("ignored in a region -Werror", true, "eeiiieee");
  region (1, 4, 4, "frame-cycle", FRAME_LEVEL_ERROR);
  lines ("later region", false, "wwieiwww");
  region (1, 4, UINT32_MAX, "frame", FRAME_LEVEL_IGNORED);
  lines ("group to the end", false, "wwiiiiii");
  region (1, 7, 7, "frame-all", FRAME_LEVEL_WARNING);
  lines ("group that includes it", true, "eeiiiiwi");
  region (2, 1, 8, "frame-cycle", FRAME_LEVEL_ERROR);
  region (1, 1, 8, "frame-order", FRAME_LEVEL_ERROR);
  region (1, 1, 8, "frame-conventions", FRAME_LEVEL_ERROR);
  region (1, 1, 8, "frame-cycle", FRAME_LEVEL_DEFAULT);
  lines ("other file, other flags", false, "wwiiiiwi");
  new_unit ();
  give_flags ("-Wno-frame -Werror=frame-order");
  region (1, 2, 2, "frame", FRAME_LEVEL_WARNING);
  region (1, 3, 3, "frame-cycle", FRAME_LEVEL_WARNING);
  lines ("region beats -Wno-frame", true, "iwwiiiii");
  region (1, 1, 8, "frame", FRAME_LEVEL_NO_ERROR);
  lines ("no-error shows nothing", false, "iwwiiiii");
  new_unit ();
  region (1, 2, 3, "frame-cycle", FRAME_LEVEL_NO_ERROR);
  lines ("no-error in a region", true, "ewweeeee");
  new_unit ();
  region (1, 1, 1, "frame", FRAME_LEVEL_WARNING);
  unit_text ("a region of -Wframe leaves tier A alone",
	     level (FRAME_W_TIME, FRAME_ON_EVERY_PATH, 1, false), "ignored");
  unit_text ("and what is on some path",
	     level (FRAME_W_CYCLE, FRAME_ON_SOME_PATH, 1, false), "ignored");
  give_flags ("-Wframe-all");
  unit_text ("tier A outside", level (FRAME_W_TIME, FRAME_ON_EVERY_PATH, 2,
				      false), "warning");
  region (1, 2, 2, "frame", FRAME_LEVEL_IGNORED);
  unit_text ("an ignored -Wframe silences tier A",
	     level (FRAME_W_TIME, FRAME_ON_EVERY_PATH, 2, false), "ignored");
}

static void
test_names (void)
{
  unit_check (frame_flag_valid_p ("frame") && frame_flag_valid_p ("frame-all")
	      && frame_flag_valid_p ("frame-conventions")
	      && frame_flag_valid_p ("frame-missing-id"), "valid flags",
	      "refused");
  unit_check (!frame_flag_valid_p ("frame-") && !frame_flag_valid_p ("cycle")
	      && !frame_flag_valid_p ("frame-address")
	      && !frame_flag_valid_p ("frame-larger-than"), "other flags",
	      "accepted");
  for (int i = 0; i < FRAME_N_WARNINGS; i++)
    unit_check (frame_warning_by_name (frame_warnings[i].name)
		== (enum frame_warning) i
		&& frame_warnings[i].tier && strchr ("DAC",
						     frame_warnings[i].tier)
		&& strlen (frame_warnings[i].views) <= 2
		&& *frame_warnings[i].summary, frame_warnings[i].name,
		"bad entry");
  unit_check (frame_warning_by_name ("no-such") == FRAME_N_WARNINGS,
	      "no such warning", "found");
}

/* A finding of WARNING at FILE, LINE and COLUMN; null if it is there.  */

static struct frame_finding *
add (struct frame_findings *findings, enum frame_warning warning,
     uint32_t file, unsigned line, unsigned column, const char *id)
{
  struct frame_where where = { unit, { file, line, column, column } };

  return frame_findings_add (findings, warning, FRAME_ON_EVERY_PATH, where,
			     "frame " FRAME_Q ("%s"), id);
}

static void
test_adding (void)
{
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_finding *f;
  struct frame_where nowhere = { NULL, { 9, 9, 9, 9 } };

  new_unit ();
  f = add (findings, FRAME_W_CYCLE, 1, 2, 3, "map");
  unit_check (f && f->tier == 'D' && findings->n == 1, "add", "failed");
  unit_text ("message", f->message, "frame \1map\2");
  unit_text ("key", f->key, "cycle a.cc:2:3 map");
  unit_check (!add (findings, FRAME_W_CYCLE, 1, 2, 3, "map")
	      && findings->n == 1, "the same twice", "added");
  unit_check (add (findings, FRAME_W_CYCLE, 1, 2, 3, "odom")
	      && add (findings, FRAME_W_ORDER, 1, 2, 3, "map")
	      && add (findings, FRAME_W_CYCLE, 1, 2, 4, "map"),
	      "others at the same place", "not added");
  f = frame_findings_add (findings, FRAME_W_ORDER, FRAME_ON_SOME_PATH,
			  findings->list[0].where, "perhaps");
  unit_check (f && !frame_findings_add (findings, FRAME_W_ORDER,
					FRAME_ON_EVERY_PATH,
					findings->list[0].where, "perhaps")
	      && f->certainty == FRAME_ON_EVERY_PATH, "certain after all",
	      "not so");
  for (int i = 0; i < 20; i++)
    {
      f = &findings->list[0];
      frame_finding_note (findings, f, f->where, "note %d", i);
      frame_finding_fixit (findings, f, f->where, "x");
    }
  unit_check (f->n_notes == 20 && f->n_fixits == 20, "notes and fix-its",
	      "%u, %u", f->n_notes, f->n_fixits);
  unit_text ("note", f->notes[19].text, "note 19");
  unit_text ("no file", frame_where_file (&nowhere), "");
  nowhere.unit = unit;
  unit_text ("file out of range", frame_where_file (&nowhere), "");
  frame_findings_free (findings);
  unit_check (findings->n == 0, "freed", "%u left", findings->n);
  frame_findings_free (NULL);
}

/* Fix-its of literals: LINE holds "/map" once, and where is COLUMN; 0: not
   once.  */

static void
test_literal (const char *line, unsigned column)
{
  struct frame_fixit fixit
    = { .kind = FRAME_FIXIT_LITERAL, .text = "map", .old = "/map" };
  bool found = frame_fixit_resolve (NULL, &fixit, line, strlen (line));

  unit_check (found == (column != 0) && fixit.where.loc.column == column
	      && (!found || fixit.where.loc.finish == column + 3),
	      line, "at %u", (unsigned) fixit.where.loc.column);
}

static void
test_literals (void)
{
  test_literal ("f (\"/map\", \"odom\");", 5);
  test_literal ("\"/map\"", 2);
  test_literal ("f (\"/map\", \"/map\");", 0);
  test_literal ("f (\"/map\"\"/map\");", 0);
  test_literal ("f (\"/mapper\", '/map');", 0);
  test_literal ("\"/map", 0);
  test_literal ("", 0);
}

/* Fix-its of arguments w, x, y, z with a parenthesis at COLUMN of LINE: they
   become TEXT; null: it is not certain what they are.  */

static void
test_order (const char *line, unsigned column, const char *text)
{
  struct frame_arena *arena = frame_arena_new ("fix-its");
  struct frame_fixit fixit = { .kind = FRAME_FIXIT_ORDER, .text = "xyzw",
			       .old = "wxyz" };
  bool found;

  fixit.where.loc.column = column;
  found = frame_fixit_resolve (arena, &fixit, line, strlen (line));
  unit_check (found == (text != NULL), line, "%d", found);
  if (found && text)
    unit_text (line, fixit.text, text);
  frame_arena_free (arena);
}

static void
test_orders (void)
{
  test_order ("Q (q.w, q.x, q.y, q.z);", 3, "q.x, q.y, q.z, q.w");
  test_order ("Q (q.w, q.x, q.y, q.z);", 22, "q.x, q.y, q.z, q.w");
  test_order ("f (Q ( w(), x (0), y[1] , z ));", 29, "x (0), y[1], z, w()");
  test_order ("Q (q.w, q.x, q.y,", 3, NULL);
  test_order ("q.y, q.z);", 9, NULL);
  test_order ("Q (q.w, q.x, q.y);", 3, NULL);
  test_order ("Q (w, x, y, z, 1);", 3, NULL);
  test_order ("Q (a, x, y, z);", 3, NULL);
  test_order ("Q (w, x, y /* , */, z);", 3, NULL);
  test_order ("Q (w, x, y, z);", 2, NULL);
  test_order ("", 1, NULL);
}

static void
test_sorting (void)
{
  struct frame_findings *findings = frame_findings_new (arena);
  char order[40] = "";
  struct frame_unit *other;

  new_unit ();
  frame_unit_file (unit, "A.cc");
  add (findings, FRAME_W_CYCLE, 1, 10, 1, "e");
  add (findings, FRAME_W_CYCLE, 1, 9, 2, "d");
  add (findings, FRAME_W_ORDER, 1, 9, 1, "c");
  add (findings, FRAME_W_CYCLE, 1, 9, 1, "b");
  add (findings, FRAME_W_CYCLE, 2, 99, 1, "a");
  other = unit;
  new_unit ();
  add (findings, FRAME_W_CYCLE, 1, 10, 1, "f");
  unit = other;
  frame_findings_sort (findings);
  for (unsigned i = 0; i < findings->n; i++)
    strncat (order, strchr (findings->list[i].message, 1) + 1, 1);
  unit_text ("sorted", order, "abcdef");
}

int
main (void)
{
  arena = frame_arena_new ("finding");
  test_names ();
  test_flags ();
  test_regions ();
  test_adding ();
  test_literals ();
  test_orders ();
  test_sorting ();
  frame_arena_free (arena);
  return unit_exit ();
}
