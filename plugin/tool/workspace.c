/* Open a workspace: sort what was named, walk directories, read the project
   file and the catalogue of nodes, find the launch files to start from.  */

#include "workspace.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "spatial.h"

#ifndef FRAME_DATADIR
#define FRAME_DATADIR "/usr/local/share/gcc-frame"
#endif

/* -- options -- */

enum
{
  OPTION_LAUNCH = 0x200,
  OPTION_ARG
};

static const struct argp_option options[] = {
  { "launch", OPTION_LAUNCH, "FILE", 0,
    "look at this launch file, as all that is started (repeatable)", 1 },
  { "arg", OPTION_ARG, "NAME:=VALUE", 0,
    "an argument for the launch files (repeatable)", 1 },
  { 0 }
};

/* Take the argument ARG of --arg.  */

static void
add_argument (struct frame_workspace_arguments *a, char *arg,
	      struct argp_state *state)
{
  char *assign = strstr (arg, ":=");
  struct frame_robot_arg *added;

  if (!assign || assign == arg)
    argp_error (state, "--arg wants NAME:=VALUE, not '%s'", arg);
  *assign = '\0';
  added = FRAME_PUSH (a->args, a->n_args, a->args_capacity,
		      struct frame_robot_arg);
  added->name = arg;
  added->value = assign + 2;
}

static error_t
parse_option (int key, char *arg, struct argp_state *state)
{
  struct frame_workspace_arguments *a = state->input;

  switch (key)
    {
    case OPTION_LAUNCH:
      *FRAME_PUSH (a->launch, a->n_launch, a->launch_capacity, const char *)
	= arg;
      return 0;
    case OPTION_ARG:
      add_argument (a, arg, state);
      return 0;
    case ARGP_KEY_ARGS:
      a->names = state->argv + state->next;
      a->n_names = state->argc - state->next;
      return 0;
    default:
      return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = { .options = options, .parser = parse_option };

const struct argp_child frame_workspace_children[] = {
  { &argp, 0, "The robot:", 1 },
  { 0 }
};

void
frame_workspace_arguments_free (struct frame_workspace_arguments *a)
{
  frame_xfree (a->launch);
  frame_xfree (a->args);
}

/* -- opening -- */

/* A file whose mistakes are being reported.  */
struct report
{
  const char *file;
  bool *trouble;
};

static void
report_problem (void *data, const struct frame_problem *problem)
{
  const struct report *r = data;

  fflush (stdout);
  /* A file that cannot be opened has no lines.  */
  if (problem->line)
    fprintf (stderr, "%s:%u:%u: error: %s\n", r->file, problem->line,
	     problem->column, problem->message);
  else
    fprintf (stderr, "%s: error: %s\n", r->file, problem->message);
  *r->trouble = true;
}

const char *
frame_rules_path (struct frame_arena *arena, const char *name)
{
  static const char *const places[]
    = { "rules", "../share/gcc-frame/rules", "../rules" };
  char self[PATH_MAX / 2];
  ssize_t n = readlink ("/proc/self/exe", self, sizeof self - 1);

  self[n > 0 ? n : 0] = '\0';
  if (n > 0)
    *strrchr (self, '/') = '\0';
  for (unsigned i = 0; n > 0 && i < sizeof places / sizeof *places; i++)
    {
      const char *path
	= frame_printf (arena, "%s/%s/%s", self, places[i], name);

      if (access (path, R_OK) == 0)
	return path;
    }
  return frame_printf (arena, "%s/rules/%s", FRAME_DATADIR, name);
}

/* Read the catalogue of known nodes and the mined rules.  */

static void
read_catalogue (struct frame_workspace *w)
{
  struct report report = { NULL, &w->trouble };
  const char **files;
  unsigned n;

  report.file = frame_rules_path (w->arena, "nodes.yaml");
  w->known = frame_known_nodes_new (w->arena);
  frame_known_nodes_read (w->known, report.file, report_problem, &report);
  w->mined = frame_mined_new (w->arena);
  files = frame_mined_files (w->arena, frame_rules_path (w->arena, "mined"),
			     &n);
  for (unsigned i = 0; i < n; i++)
    {
      report.file = files[i];
      frame_mined_read (w->mined, report.file, report_problem, &report);
    }
}

/* Read the project file for DIRECTORY.  */

static void
read_project (struct frame_workspace *w, const char *directory)
{
  const char *file = frame_project_find (w->arena, directory);
  struct report report = { file, &w->trouble };

  if (!file)
    return;
  frame_project_read (w->arena, file, &w->project, report_problem, &report);
  for (unsigned i = 0; i < w->project.n_mined; i++)
    {
      report.file = w->project.mined[i];
      frame_mined_read (w->mined, report.file, report_problem, &report);
    }
  report.file = file;
  if (w->project.has_nodes)
    frame_known_nodes_read (w->known, file, report_problem, &report);
}

struct frame_baseline *
frame_workspace_baseline (struct frame_workspace *w, const char *file)
{
  struct frame_baseline *baseline = frame_baseline_new (w->arena);
  struct report report = { file ? file : w->project.baseline, &w->trouble };

  if (report.file)
    frame_baseline_read (baseline, report.file, report_problem, &report);
  return baseline;
}

static bool
ends_with_p (const char *text, const char *end)
{
  size_t n = strlen (text), m = strlen (end);

  return n >= m && strcmp (text + n - m, end) == 0;
}

/* The directory that NAME is, or is in.  */

static const char *
directory_of (struct frame_workspace *w, const char *name)
{
  struct stat status;
  const char *slash = strrchr (name, '/');

  if (stat (name, &status) == 0 && S_ISDIR (status.st_mode))
    return name;
  return slash ? frame_intern_n (w->arena, name, slash - name) : ".";
}

/* frame_packages_on_step's report: move the progress line.  */

static void
step (void *data, unsigned n, const char *path)
{
  frame_progress_step (data, n, n, path);
}

/* The package around the launch file NAME must be known, for $(find): scan
   the directory above that has a package.xml, and its siblings.  */

static void
scan_around (struct frame_workspace *w, const char *name)
{
  char *path = realpath (directory_of (w, name), NULL);

  for (unsigned up = 0; path && up < 4; up++)
    {
      const char *manifest = frame_printf (w->arena, "%s/package.xml", path);
      char *slash = strrchr (path, '/');

      if (access (manifest, F_OK) == 0)
	{
	  frame_packages_scan (w->packages, path);
	  break;
	}
      if (!slash || slash == path)
	break;
      *slash = '\0';
    }
  free (path);
}

/* NAME from the current directory, if it is below it.  */

static const char *
shorten (const char *name)
{
  char here[PATH_MAX];
  size_t n;

  if (!getcwd (here, sizeof here))
    return name;
  n = strlen (here);
  return strncmp (name, here, n) == 0 && name[n] == '/' ? name + n + 1 : name;
}

/* Complain that the launch file NAME cannot be read.  FROM is the project file
   that names it, null if it was named on the command line.  */

static void
bad_launch (struct frame_workspace *w, const char *from, const char *name)
{
  const char *why = access (name, R_OK) == 0 ? "cannot be read as a launch file"
					     : strerror (errno);

  frame_complain ("%s%s%s: %s", from ? from : "", from ? ": " : "", name, why);
  w->trouble = true;
}

/* The launch files to start from.  */

static void
find_tops (struct frame_workspace *w,
	   const struct frame_workspace_arguments *a,
	   const char *const *launch, unsigned n_launch)
{
  const char *const *names;
  unsigned n = frame_packages_files (w->packages, FRAME_FILES_LAUNCH, &names);

  w->named = n_launch || a->n_launch || w->project.n_launch;
  w->tops = FRAME_NEW_N (w->arena, const struct frame_launch_file *,
			 n + n_launch + a->n_launch + w->project.n_launch + 1);
  if (!w->named)
    {
      w->n_tops = frame_system_tops (w->system, names, n, w->tops);
      return;
    }
  for (unsigned i = 0; i < n_launch + a->n_launch + w->project.n_launch; i++)
    {
      const char *name
	= i < n_launch ? launch[i]
	  : i < n_launch + a->n_launch
	    ? a->launch[i - n_launch]
	    : shorten (w->project.launch[i - n_launch - a->n_launch]);
      const struct frame_launch_file *file;

      /* What the command line says beats the project file.  */
      if (i >= n_launch + a->n_launch && i > 0 && n_launch + a->n_launch)
	break;
      file = frame_system_launch (w->system, name);
      if (file && file->readable)
	w->tops[w->n_tops++] = file;
      else
	bad_launch (w, i < n_launch + a->n_launch ? NULL : w->project.file,
		    name);
    }
}

/* frame_load_fn of the system.  */

static struct frame_program *
load (void *data, const char *file, struct frame_arena *arena, bool *closed)
{
  struct frame_targets *targets = frame_targets_program (file);
  struct frame_program *program = NULL;
  bool *trouble = data;

  if (targets->n)
    {
      *closed = targets->list[0].closed;
      program = frame_target_load (&targets->list[0], arena, trouble);
    }
  frame_targets_free (targets);
  return program;
}

/* Sort the N NAMES: walk directories, note launch files in LAUNCH (*N_LAUNCH
   of them), models, manifests and programs.  */

static void
sort_names (struct frame_workspace *w, char **names, unsigned n,
	    const char **launch, unsigned *n_launch)
{
  struct frame_progress progress = { 0 };
  struct stat status;

  frame_packages_on_step (w->packages, step, &progress);
  for (unsigned i = 0; i < n; i++)
    if (stat (names[i], &status) != 0)
      {
	frame_complain ("%s: %s", names[i], strerror (errno));
	w->trouble = true;
      }
    else if (S_ISDIR (status.st_mode))
      {
	frame_packages_scan (w->packages, names[i]);
	w->n_directories++;
      }
    else if (frame_launch_name_p (names[i])
	     || ends_with_p (names[i], ".xml"))
      launch[(*n_launch)++] = names[i];
    else if (ends_with_p (names[i], ".urdf") || ends_with_p (names[i], ".xacro"))
      w->models[w->n_models++] = names[i];
    else if ((ends_with_p (names[i], ".yaml") || ends_with_p (names[i], ".yml"))
	     && frame_spatial_file_p (names[i]))
      w->manifests[w->n_manifests++] = names[i];
    else
      *FRAME_PUSH (w->programs, w->n_programs, w->programs_capacity, char *)
	= names[i];
  if (w->n_directories == 0)
    for (unsigned i = 0; i < *n_launch; i++)
      scan_around (w, launch[i]);
  frame_packages_on_step (w->packages, NULL, NULL);
  frame_progress_clear (&progress);
}

/* W has no launch file that says which robot models are used: take all that
   need no arguments, the finished ones.  */

static void
find_models (struct frame_workspace *w)
{
  const char *const *names;
  unsigned n = frame_packages_files (w->packages, FRAME_FILES_URDF, &names);
  const char **models
    = FRAME_NEW_N (w->arena, const char *, w->n_models + n + 1);

  if (w->n_models)
    memcpy (models, w->models, w->n_models * sizeof *models);
  w->models = models;
  for (unsigned i = 0; i < n; i++)
    if (ends_with_p (names[i], ".urdf"))
      models[w->n_models++] = names[i];
}

struct frame_workspace *
frame_workspace_open (const struct frame_workspace_arguments *a)
{
  static char *here[] = { (char *) "." };
  struct frame_arena *arena = frame_arena_new ("workspace");
  struct frame_workspace *w = FRAME_NEW (arena, struct frame_workspace);
  char **names = a->n_names ? a->names : here;
  unsigned n = a->n_names ? a->n_names : 1, n_launch = 0;
  const char **launch = FRAME_NEW_N (arena, const char *, n + 1);
  struct frame_system_options system_options = { .n_args = a->n_args };

  w->arena = arena;
  w->findings = frame_findings_new (arena);
  w->packages = frame_packages_new (arena);
  w->models = FRAME_NEW_N (arena, const char *, n + 1);
  w->manifests = FRAME_NEW_N (arena, const char *, n + 1);
  read_catalogue (w);
  read_project (w, directory_of (w, names[0]));
  sort_names (w, names, n, launch, &n_launch);
  system_options.packages = w->packages;
  system_options.known = w->known;
  system_options.mined = w->mined;
  system_options.project = &w->project;
  system_options.args = a->args;
  system_options.load = load;
  system_options.data = &w->trouble;
  w->system = frame_system_new (arena, w->findings, &system_options);
  if (w->n_directories || n_launch || a->n_launch)
    find_tops (w, a, launch, n_launch);
  if (w->n_directories && w->n_tops == 0 && !w->named)
    find_models (w);
  return w;
}

void
frame_workspace_free (struct frame_workspace *w)
{
  frame_xfree (w->programs);
  frame_findings_free (w->findings);
  frame_arena_free (w->arena);
}

void
frame_workspace_nothing (struct frame_workspace *w,
			 const struct frame_workspace_arguments *a)
{
  frame_complain ("%s%s: no launch file, and no file that holds frame facts",
		  a->n_names ? a->names[0] : "the current directory",
		  a->n_names > 1 ? " and what else is named" : "");
  w->trouble = true;
}

struct frame_targets *
frame_workspace_targets (struct frame_workspace *w)
{
  const char *const *names;
  unsigned n = frame_packages_files (w->packages, FRAME_FILES_PROGRAM, &names);
  unsigned n_pieces;
  struct frame_targets *targets;
  struct frame_inputs *inputs = frame_inputs_new ();

  for (unsigned i = 0; i < w->n_programs; i++)
    frame_inputs_add (inputs, w->programs[i]);
  for (unsigned i = 0; i < n; i++)
    frame_inputs_add_found (inputs, names[i]);
  n_pieces = frame_packages_files (w->packages, FRAME_FILES_PIECE, &names);
  for (unsigned i = 0; i < n_pieces; i++)
    frame_inputs_add_found (inputs, names[i]);
  targets = frame_targets_of (inputs);
  n = 0;
  for (unsigned i = 0; i < targets->n; i++)
    if (frame_system_used_p (w->system, targets->list[i].name))
      frame_xfree (targets->list[i].files);
    else
      targets->list[n++] = targets->list[i];
  targets->n = n;
  return targets;
}
