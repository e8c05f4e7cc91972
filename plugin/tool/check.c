/* gcc-frame check: what the compiler would say if it saw each program
   whole.

   The findings are those of the link with -flto; here they cost no LTO, only
   the facts that each object carries.  Levels come from the flags and
   pragmas of the units, then from the -W options of this run.  */

#include "tool.h"

#include <argp.h>
#include <errno.h>
#include <langinfo.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <uthash.h>
#include "analysis.h"
#include "compile-commands.h"
#include "spatial.h"
#include "targets.h"
#include "warning-flags.h"
#include "workspace.h"
#include "writer.h"

/* A key of a finding.  */
struct seen
{
  char *key;
  UT_hash_handle hh;
};

struct check
{
  struct frame_warning_flags flags;
  struct frame_warning_flags project_flags;
  bool only_new;
  bool quiet;
  const char *color;
  const char *format;
  const char *baseline_file;	/* null: that of the project file */
  const char *write_baseline;	/* where to, or null */
  bool compile_commands;
  struct frame_workspace_arguments arguments;

  struct frame_workspace *workspace;
  struct frame_sources *sources;
  struct frame_writer *writer;
  /* Of known findings; the one to be written, if one is.  */
  struct frame_baseline *baseline;
  struct frame_progress progress;
  struct seen *seen;		/* printed, or not to be printed */
  unsigned n_findings;
  bool trouble;
};

enum
{
  OPTION_NEW = 0x100,
  OPTION_COLOR,
  OPTION_FORMAT,
  OPTION_BASELINE,
  OPTION_WRITE_BASELINE,
  OPTION_COMPILE_COMMANDS
};

static const struct argp_option options[] = {
  { NULL, 'W', "FLAG", 0,
    "-Wframe-x, -Wno-frame-x, -Werror=frame-x, -Wno-error=frame-x, -Wframe, "
    "-Wframe-all, -Wframe-conventions, -Werror: as for the compiler, on top "
    "of what the files were compiled with ('gcc-frame explain' lists them)",
    0 },
  { "new", OPTION_NEW, NULL, 0,
    "only what the compiler has not reported already", 0 },
  { "quiet", 'q', NULL, 0, "print no findings, only set the exit status", 0 },
  { "color", OPTION_COLOR, "WHEN", OPTION_ARG_OPTIONAL,
    "colour the output: auto (the default), always or never", 0 },
  { "format", OPTION_FORMAT, "FORMAT", 0, "the form of the output: text (the default) or sarif", 0 },
  { "baseline", OPTION_BASELINE, "FILE", 0,
    "be silent about the findings in FILE (default: the baseline of the "
    "project file)", 0 },
  { "write-baseline", OPTION_WRITE_BASELINE, "FILE", 0,
    "write all findings to FILE as known ones, instead of printing them", 0 },
  { "compile-commands", OPTION_COMPILE_COMMANDS, NULL, 0,
    "say which source files have no facts, by the compile_commands.json of "
    "each build directory, and nothing else", 0 },
  { 0 }
};

/* Note KEY.  Returns false if it was noted before.  */

static bool
see (struct check *check, const char *key)
{
  struct seen *entry;

  HASH_FIND_STR (check->seen, key, entry);
  if (entry)
    return false;
  entry = frame_xrealloc (NULL, sizeof *entry);
  entry->key = frame_xrealloc (NULL, strlen (key) + 1);
  strcpy (entry->key, key);
  HASH_ADD_KEYPTR (hh, check->seen, entry->key, strlen (entry->key), entry);
  return true;
}

/* Forget all keys.  */

static void
free_seen (struct check *check)
{
  struct seen *entry, *next;

  HASH_ITER (hh, check->seen, entry, next)
    {
      HASH_DEL (check->seen, entry);
      frame_xfree (entry->key);
      frame_xfree (entry);
    }
}

/* Treat what the compiler has printed for the units of PROGRAM as
   printed.  */

static void
see_reported (struct check *check, const struct frame_program *program)
{
  for (unsigned i = 0; i < program->n_units; i++)
    for (unsigned j = 0; j < program->units[i]->n_reported; j++)
      see (check, program->units[i]->reported[j]);
}

/* FILE as a line of the baseline names it: from the directory of the
   baseline, if it is below that.  */

static const char *
baseline_name (struct check *check, const char *file)
{
  const char *path = frame_sources_path (check->sources, file);
  struct frame_arena *arena = check->workspace->arena;
  const char *slash = strrchr (check->write_baseline, '/');
  char real[PATH_MAX], directory[PATH_MAX];
  const char *named
    = slash ? frame_intern_n (arena, check->write_baseline,
			      slash - check->write_baseline + 1)
	    : ".";
  size_t n;

  if (!path || !realpath (path, real) || !realpath (named, directory))
    return file;
  n = strlen (directory);
  if (strncmp (real, directory, n) != 0 || real[n] != '/')
    return file;
  return frame_intern (arena, real + n + 1);
}

/* What the compiler has found in the units of PROGRAM is known: some of it it
   alone can find.  */

static void
note_reported (struct check *check, const struct frame_program *program)
{
  struct frame_arena *arena = check->workspace->arena;

  for (unsigned i = 0; i < program->n_units; i++)
    for (unsigned j = 0; j < program->units[i]->n_reported; j++)
      {
	const char *key = program->units[i]->reported[j];
	const char *flag, *file, *about;

	if (frame_finding_split_key (arena, key, &flag, &file, &about)
	    && see (check, key))
	  frame_baseline_add (check->baseline, flag,
			      baseline_name (check, file), about);
      }
}

/* Print FINDING, of LEVEL, or put it into the baseline that is written.  */

static void
print_finding (struct check *check, const struct frame_finding *finding,
	       enum frame_level level)
{
  if (check->write_baseline)
    {
      frame_baseline_add (check->baseline,
			  frame_warnings[finding->warning].name,
			  baseline_name (check,
					 frame_where_file (&finding->where)),
			  finding->about);
      return;
    }
  if (frame_baseline_take (check->baseline, finding))
    return;
  check->n_findings++;
  if (check->quiet)
    return;
  frame_progress_clear (&check->progress);
  check->writer->finding (check->writer, finding, level);
}

/* Print those of FINDINGS that are to be printed.  */

static void
print_findings (struct check *check, const struct frame_findings *findings)
{
  for (unsigned i = 0; i < findings->n; i++)
    {
      const struct frame_finding *finding = &findings->list[i];
      enum frame_level level
	= frame_finding_level (finding, check->flags.werror);

      if ((level == FRAME_LEVEL_WARNING || level == FRAME_LEVEL_ERROR)
	  && see (check, finding->key))
	print_finding (check, finding, level);
    }
}

/* What the program of ANALYSIS publishes is somewhere in the workspace.  */

static void
note_edges (struct check *check, const struct frame_analysis *analysis)
{
  const struct frame_edge *edges;
  unsigned n = frame_analysis_edges (analysis, &edges);

  frame_system_add_edges (check->workspace->system, edges, n);
}

/* Read the flags of the project file.  */

static void
read_project_flags (struct check *check)
{
  const struct frame_project *p = &check->workspace->project;

  for (unsigned i = 0; i < p->n_flags; i++)
    frame_warning_flags_add (&check->project_flags, p->flags[i]);
  check->flags.werror |= check->project_flags.werror;
}

/* Apply the flags of the project file and those of the command line to
   PROGRAM.  */

static void
apply_flags (struct check *check, struct frame_program *program)
{
  frame_warning_flags_apply (&check->project_flags, program);
  frame_warning_flags_apply (&check->flags, program);
}

/* Analyse TARGET and print what is found.  */

static void
check_target (struct check *check, const struct frame_program_target *target)
{
  struct frame_arena *arena = frame_arena_new ("program");
  struct frame_program *program
    = frame_target_load (target, arena, &check->trouble);
  struct frame_analysis_options analysis_options
    = { .closed = target->closed, .mined = check->workspace->mined };

  if (program)
    {
      struct frame_findings *findings = frame_findings_new (arena);
      struct frame_analysis *analysis;

      frame_sources_base (check->sources, target->name);
      if (check->write_baseline)
	note_reported (check, program);
      else if (check->only_new)
	see_reported (check, program);
      apply_flags (check, program);
      analysis = frame_analyse (program, &analysis_options, findings);
      frame_findings_sort (findings);
      print_findings (check, findings);
      note_edges (check, analysis);
      frame_analysis_free (analysis);
      frame_findings_free (findings);
    }
  frame_arena_free (arena);
}

/* True if the output is to be coloured: WHEN is always, or auto and it goes
   to a terminal that can.  */

static bool
color_p (const char *when)
{
  const char *term = getenv ("TERM");

  if (strcmp (when, "auto") != 0)
    return strcmp (when, "always") == 0;
  return isatty (STDOUT_FILENO) && term && strcmp (term, "dumb") != 0
	 && !getenv ("NO_COLOR");
}

/* Complain about -WARG.  */

static void
unknown_warning (struct argp_state *state, const char *arg)
{
  const char *name = strstr (arg, "frame-");
  const char *near = name ? frame_nearest_warning (name + 6) : NULL;

  if (near)
    argp_error (state, "unknown warning '-W%s'; did you mean '-W%.*sframe-%s'?",
		arg, (int) (name - arg), arg, near);
  else
    argp_error (state, "unknown warning '-W%s'; 'gcc-frame explain' lists all",
		arg);
}

/* Take the argument ARG of --color, null if it has none.  */

static void
set_color (struct check *check, const char *arg, struct argp_state *state)
{
  check->color = arg ? arg : "always";
  if (strcmp (check->color, "auto") != 0
      && strcmp (check->color, "always") != 0
      && strcmp (check->color, "never") != 0)
    argp_error (state, "--color is auto, always or never, not '%s'",
		check->color);
}

/* argp's parser of the options of check.  */

static error_t
parse_option (int key, char *arg, struct argp_state *state)
{
  struct check *check = state->input;

  switch (key)
    {
    case 'W':
      if (!frame_warning_flags_add (&check->flags, arg))
	unknown_warning (state, arg);
      return 0;
    case OPTION_NEW:
      check->only_new = true;
      return 0;
    case 'q':
      check->quiet = true;
      return 0;
    case OPTION_COLOR:
      set_color (check, arg, state);
      return 0;
    case OPTION_FORMAT:
      check->format = arg;
      return 0;
    case OPTION_BASELINE:
      check->baseline_file = arg;
      return 0;
    case OPTION_WRITE_BASELINE:
      check->write_baseline = arg;
      return 0;
    case ARGP_KEY_INIT:
      state->child_inputs[0] = &check->arguments;
      return 0;
    case OPTION_COMPILE_COMMANDS:
      check->compile_commands = true;
      return 0;
    default:
      return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = {
  .options = options,
  .parser = parse_option,
  .children = frame_workspace_children,
  .args_doc = "[PATH...]",
  .doc
  = "Check a robot, and print what is found as the compiler does.\v"
    "A PATH is a directory (a workspace: sources, build and install trees; "
    "the current one if nothing is named), a launch file, a robot model, a "
    "spatial manifest, or a program: an executable (its shared libraries are taken along), a "
    "shared library, or objects, archives and facts files, which are checked "
    "together as one program.  The nodes that a launch file starts are checked "
    "together.\n\n"
    "Exit status: 0 nothing found, 1 findings, 2 something could not be "
    "read."
};

/* Check TARGETS.  */

static void
check_targets (struct check *check, const struct frame_targets *targets)
{
  for (unsigned i = 0; i < targets->n; i++)
    {
      frame_progress_step (&check->progress, i, targets->n,
			   targets->list[i].name);
      check_target (check, &targets->list[i]);
    }
  frame_progress_clear (&check->progress);
}

/* Check the spatial manifests that were named, and those of directories.
   Returns how many files hold one.  */

static unsigned
check_manifests (struct check *check)
{
  struct frame_workspace *w = check->workspace;
  struct frame_spatial_files *files
    = frame_spatial_files_new (frame_system_program (w->system), w->findings);
  const char *const *names;
  unsigned n = frame_packages_files (w->packages, FRAME_FILES_SPATIAL, &names);
  unsigned n_read = 0;

  for (unsigned i = 0; i < w->n_manifests; i++)
    if (frame_spatial_read (files, w->manifests[i], true))
      n_read++;
    else
      {
	frame_complain ("%s: holds no spatial manifest", w->manifests[i]);
	check->trouble = true;
      }
  /* Without a directory only what is around a launch file was walked.  */
  for (unsigned i = 0; w->n_directories && i < n; i++)
    n_read += frame_spatial_read (files, names[i], false);
  frame_spatial_check (files);
  return n_read;
}

/* Check the launch files, models and manifests of the workspace, then the
   programs that nothing starts.  */

static void
check_workspace (struct check *check)
{
  struct frame_workspace *w = check->workspace;
  struct frame_program *program = frame_system_program (w->system);
  struct frame_targets *targets;
  unsigned n_manifests;

  for (unsigned i = 0; i < w->n_tops; i++)
    {
      frame_progress_step (&check->progress, i, w->n_tops, w->tops[i]->name);
      frame_system_check (w->system, w->tops[i], w->named);
    }
  for (unsigned i = 0; i < w->n_models; i++)
    frame_system_check_model (w->system, w->models[i]);
  n_manifests = check_manifests (check);
  frame_progress_clear (&check->progress);
  targets = frame_workspace_targets (w);
  check->trouble |= targets->trouble;
  if (w->n_tops == 0 && w->n_models == 0 && targets->n == 0 && n_manifests == 0
      && !w->trouble && w->n_directories)
    frame_workspace_nothing (w, &check->arguments);
  /* Programs first: what they publish is known then.  */
  check_targets (check, targets);
  frame_targets_free (targets);
  frame_system_finish (w->system);
  apply_flags (check, program);
  if (check->write_baseline)
    note_reported (check, program);
  else if (check->only_new)
    see_reported (check, program);
  frame_findings_sort (w->findings);
  print_findings (check, w->findings);
}

/* Write the baseline that was asked for.  */

static void
write_baseline (struct check *check)
{
  FILE *out = fopen (check->write_baseline, "w");
  unsigned n = frame_baseline_left (check->baseline);
  bool good = out != NULL;

  if (out)
    {
      frame_baseline_write (check->baseline, out);
      good = !ferror (out);
      good &= fclose (out) == 0;
    }
  if (!good)
    {
      frame_complain ("%s: %s", check->write_baseline, strerror (errno));
      check->trouble = true;
    }
  else if (!check->quiet)
    frame_complain ("%s: %u finding%s written", check->write_baseline, n,
		    n == 1 ? "" : "s");
}

/* Say what the baseline has covered.  */

static void
summarise_baseline (const struct check *check)
{
  unsigned taken = frame_baseline_taken (check->baseline);
  unsigned left = frame_baseline_left (check->baseline);
  const char *file = check->baseline_file ? check->baseline_file
					  : check->workspace->project.baseline;

  if (check->quiet || check->only_new || check->trouble || !file)
    return;
  frame_complain ("%s: %u finding%s of it left out", file, taken,
		  taken == 1 ? "" : "s");
  /* Of a part of the workspace it is not expected to cover more.  */
  if (left && check->arguments.n_names == 0)
    frame_complain ("%s: %u line%s of it for nothing that is found", file,
		    left, left == 1 ? "" : "s");
}

/* The exit status: trouble counts more than findings.  */

static int
exit_status (const struct check *check)
{
  if (check->trouble)
    return FRAME_EXIT_TROUBLE;
  return check->n_findings ? FRAME_EXIT_FINDINGS : FRAME_EXIT_CLEAN;
}

/* Look at what the arguments name, with a writer.  */

static void
check_all (struct check *check)
{
  struct frame_workspace *w = frame_workspace_open (&check->arguments);

  check->workspace = w;
  read_project_flags (check);
  check->baseline = check->write_baseline
		      ? frame_baseline_new (w->arena)
		      : frame_workspace_baseline (w, check->baseline_file);
  check->trouble |= w->trouble;
  check_workspace (check);
  check->trouble |= w->trouble;
  check->writer->finish (check->writer);
  if (check->write_baseline)
    write_baseline (check);
  else
    summarise_baseline (check);
  frame_workspace_free (w);
}

static int
run (int argc, char **argv)
{
  struct check check = { .color = "auto", .format = "text" };
  struct frame_writer_options writer_options = { 0 };

  argp_parse (&argp, argc, argv, 0, NULL, &check);
  if (check.compile_commands)
    {
      int status = frame_compile_commands (&check.arguments);

      frame_warning_flags_free (&check.flags);
      frame_workspace_arguments_free (&check.arguments);
      return status;
    }
  check.sources = frame_sources_new ();
  writer_options.out = check.quiet || check.write_baseline ? NULL : stdout;
  writer_options.color = color_p (check.color);
  writer_options.utf8 = strcmp (nl_langinfo (CODESET), "UTF-8") == 0;
  writer_options.sources = check.sources;
  check.writer = frame_writer_new (check.format, &writer_options);
  if (check.writer)
    check_all (&check);
  else
    {
      frame_complain ("there is no format '%s', only: %s", check.format,
		      frame_writer_formats ());
      check.trouble = true;
    }
  frame_sources_free (check.sources);
  frame_warning_flags_free (&check.flags);
  frame_warning_flags_free (&check.project_flags);
  free_seen (&check);
  frame_workspace_arguments_free (&check.arguments);
  return exit_status (&check);
}

const struct frame_command frame_check_command
  = { "check", "[PATH...]", "find the mistakes of a robot", run };
