/* The project file: found above, read, and its mistakes reported at their
   own lines.  */

#include "unit.h"
#include "project.h"
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

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

static void
write_file (const char *name, const char *text)
{
  FILE *f = fopen (name, "w");

  fputs (text, f);
  fclose (f);
}

#define CHECK(NAME, GOOD) \
  unit_check (GOOD, NAME, "%u mistakes, the last in line %u: %s", n_problems, \
	      last_line, last_message)

/* Read TEXT as a project file.  */

static unsigned
read_text (struct frame_arena *arena, const char *text,
	   struct frame_project *project)
{
  n_problems = last_line = 0;
  write_file (FRAME_PROJECT_FILE, text);
  return frame_project_read (arena, FRAME_PROJECT_FILE, project, note, NULL);
}

int
main (void)
{
  struct frame_arena *arena = frame_arena_new ("test");
  char directory[] = "project-XXXXXX";
  struct frame_project p;
  const char *found;

  if (!mkdtemp (directory) || chdir (directory))
    return 1;
  mkdir ("a", 0700);
  mkdir ("a/b", 0700);
  CHECK ("baseline", read_text (arena, "baseline: /known.txt\n", &p) == 0
		     && p.baseline && strcmp (p.baseline, "/known.txt") == 0);
  CHECK ("no baseline", read_text (arena, "baseline:\n", &p) == 1);
  write_file ("x.yaml", "");
  CHECK ("good file", read_text (arena, "models: [x.yaml, ./x.yaml]\n", &p) == 0
		      && p.n_models == 2);
  found = frame_project_find (arena, "a/b");
  CHECK ("found above", found && strstr (found, "/" FRAME_PROJECT_FILE));
  CHECK ("read by path", frame_project_read (arena, found, &p, note, NULL) == 0
			 && p.models[0][0] == '/'
			 && strstr (p.models[0], "/x.yaml")
			 && strstr (p.models[1], "/./x.yaml"));
  CHECK ("no model", read_text (arena, "models:\n- x.yaml\n- /y.yaml\n", &p) == 1
		     && last_line == 3 && p.n_models == 1
		     && strcmp (last_message, "cannot open '/y.yaml': "
				"No such file or directory") == 0);
  CHECK ("no launch file",
	 read_text (arena, "launch: [/y.launch]\n", &p) == 0
	 && p.n_launch == 1 && strcmp (p.launch[0], "/y.launch") == 0);
  CHECK ("anchors", read_text (arena, "external: &x [map, world]\nlaunch: *x\n",
			       &p) == 0
		    && p.n_launch == 2 && strcmp (p.external[1], "world") == 0);
  CHECK ("flags", read_text (arena, "flags: [-Wframe-all, -Wno-error=frame-time,"
			     " -Werror, -Wframe-null-rotation=3, frame]\n", &p) == 0
		  && p.n_flags == 5 && strcmp (p.flags[2], "error") == 0);
  CHECK ("unknown flag",
	 read_text (arena, "flags:\n- -Wframe-tme\n- -Wno-frame-time\n", &p) == 1
	 && last_line == 2 && p.n_flags == 1);
  CHECK ("arguments", read_text (arena, "arguments: {sim: \"false\", n: 3}\n",
				 &p) == 0
		      && p.n_arguments == 2
		      && strcmp (p.arguments[1].value, "3") == 0);
  CHECK ("bad arguments", read_text (arena, "arguments: [sim]\n", &p) == 1);
  CHECK ("one model", read_text (arena, "models: x.yaml\n", &p) == 0
		      && p.n_models == 1);
  CHECK ("empty file", read_text (arena, "", &p) == 0 && p.n_models == 0);
  CHECK ("unknown key", read_text (arena, "models: []\nmodel: x\n", &p) == 1
			&& last_line == 2
			&& strncmp (last_message, "unknown key 'model'; ",
				    21) == 0);
  CHECK ("not a list", read_text (arena, "\nmodels: {a: b}\n", &p) == 1
		       && last_line == 2);
  CHECK ("not a mapping", read_text (arena, "- a\n", &p) == 1
			  && last_line == 1);
  CHECK ("broken YAML", read_text (arena, "models: [a\n", &p) == 1);
  CHECK ("no file", frame_project_read (arena, "none", &p, note, NULL) == 1);
  unlink (FRAME_PROJECT_FILE);
  unlink ("x.yaml");
  rmdir ("a/b");
  rmdir ("a");
  if (chdir ("..") == 0)
    rmdir (directory);
  frame_arena_free (arena);
  return unit_exit ();
}
