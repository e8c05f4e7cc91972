/* Finding and reading the model files.

   They are looked for beside the plugin, so that a build directory works
   like an installation, then where `make install' puts the data.  A file is
   called after the namespace that it models, in small letters perhaps.  If
   a unit has never seen the names of these namespaces, it can use none of
   the models, and they are not read.

   The user's own come from the command line and from the .gcc-frame.yaml of
   the workspace that the source file, or else the current directory, is
   in.  */

#include "models.h"
#include "diagnose.h"
#include "options.h"
#include "../core/project.h"
#include <glob.h>

/* The directory that the plugin is in, links followed.  Free with free.  */

static char *
plugin_directory (void)
{
  char *path = realpath (frame_options.path, NULL);
  if (path == NULL)
    return NULL;
  *strrchr (path, '/') = '\0';
  return path;
}

/* Put the model files of DIRECTORY/SUFFIX into FILES, sorted.  False if
   there are none.  */

static bool
list_directory (glob_t *files, const char *directory, const char *suffix)
{
  char *pattern = concat (directory, suffix, "/*.yaml", NULL);
  bool found = glob (pattern, 0, NULL, files) == 0;
  if (!found)
    globfree (files);
  free (pattern);
  return found;
}

/* Put our model files into FILES; false if there are none.  Use globfree on
   it if true.  */

static bool
list_models (glob_t *files)
{
  char *directory = plugin_directory ();
  bool found = (directory
		&& (list_directory (files, directory, "/ros-models")
		    || list_directory (files, directory,
				       "/../share/gcc-frame/ros-models")));
  free (directory);
  return found || list_directory (files, FRAME_DATADIR, "/ros-models");
}

/* True if the unit knows the name that the model file PATH is called after
   (kdl.yaml after KDL).  std is known to every unit, and carries no
   frames.  */

static bool
name_seen_p (const char *path)
{
  char *name = xstrdup (lbasename (path));
  *strrchr (name, '.') = '\0';
  bool seen = false;
  if (strcmp (name, "std") != 0)
    {
      seen = maybe_get_identifier (name);
      for (char *c = name; *c; c++)
	*c = TOUPPER (*c);
      seen |= maybe_get_identifier (name) != NULL_TREE;
    }
  free (name);
  return seen;
}

/* The project file that applies to this unit, or null.  */

static const char *
project_file (struct frame_arena *arena)
{
  char *directory = xstrdup (main_input_filename);
  char *slash = strrchr (directory, '/');
  if (slash)
    *slash = '\0';
  const char *file = frame_project_find (arena, slash ? directory : ".");
  free (directory);
  return file ? file : frame_project_find (arena, ".");
}

/* True if the workspace has a project file, which may name models.  */

static bool
project_p (void)
{
  struct frame_arena *arena = frame_arena_new ("project");
  bool found = project_file (arena) != NULL;
  frame_arena_free (arena);
  return found;
}

bool
frame_models_wanted_p (void)
{
  if (!frame_options.models.is_empty () || project_p ())
    return true;
  glob_t files;
  if (!list_models (&files))
    /* Reading them will say so.  */
    return true;
  bool wanted = false;
  for (size_t i = 0; i < files.gl_pathc && !wanted; i++)
    wanted = name_seen_p (files.gl_pathv[i]);
  globfree (&files);
  return wanted;
}

static void
report_problem (void *file, const struct frame_problem *problem)
{
  frame_print_problem ((const char *) file, problem);
}

/* Read the model file NAME; returns the number of errors.  */

static unsigned
read_file (struct frame_models *models, const char *name)
{
  return frame_models_read (models, name, report_problem,
			    const_cast<char *> (name));
}

/* Report what is wrong with NAME now that all files are read.  */

static unsigned
finish_file (struct frame_models *models, const char *name)
{
  return frame_models_finish (models, name, report_problem,
			      const_cast<char *> (name));
}

/* Read the user's models, named on the command line and in PROJECT.  */

static unsigned
read_users (struct frame_models *models, const struct frame_project *project)
{
  unsigned errors = 0;
  for (const char *name : frame_options.models)
    errors += read_file (models, name);
  for (unsigned i = 0; i < project->n_models; i++)
    errors += read_file (models, project->models[i]);
  for (const char *name : frame_options.models)
    errors += finish_file (models, name);
  for (unsigned i = 0; i < project->n_models; i++)
    errors += finish_file (models, project->models[i]);
  return errors;
}

const struct frame_models *
frame_load_models (struct frame_arena *arena)
{
  glob_t files;
  if (!list_models (&files))
    {
      error_at (UNKNOWN_LOCATION, "no models found beside %qs",
		frame_options.path);
      return NULL;
    }
  struct frame_models *models = frame_models_new (arena);
  unsigned errors = 0;
  for (size_t i = 0; i < files.gl_pathc; i++)
    errors += read_file (models, files.gl_pathv[i]);
  for (size_t i = 0; i < files.gl_pathc; i++)
    errors += finish_file (models, files.gl_pathv[i]);
  globfree (&files);
  struct frame_project project;
  memset (&project, 0, sizeof project);
  if (const char *file = project_file (arena))
    errors += frame_project_read (arena, file, &project, report_problem,
				  const_cast<char *> (file));
  errors += read_users (models, &project);
  return errors ? NULL : models;
}

/* The project file when PROGRAM is linked: of the current directory, else of
   its first source file, as when that was compiled.  */

static const char *
linked_project_file (struct frame_arena *arena,
		     const struct frame_program *program)
{
  const char *file = frame_project_find (arena, ".");
  if (file || program->n_units == 0 || program->units[0]->n_files < 2)
    return file;
  char *directory = xstrdup (program->units[0]->files[1]);
  char *slash = strrchr (directory, '/');
  if (slash)
    {
      *slash = '\0';
      file = frame_project_find (arena, directory);
    }
  free (directory);
  return file;
}

/* The project file when PROGRAM is compiled or linked, or null.  */

static const char *
program_project_file (struct frame_arena *arena,
		      const struct frame_program *program)
{
  return in_lto_p || !main_input_filename ? linked_project_file (arena, program)
					   : project_file (arena);
}

/* Read the rules in DIRECTORY into MINED.  Returns false if there are
   none.  */

static bool
read_rules (struct frame_arena *arena, struct frame_mined *mined,
	    const char *directory)
{
  unsigned n;
  const char **files = frame_mined_files (arena, directory, &n);
  for (unsigned i = 0; i < n; i++)
    frame_mined_read (mined, files[i], report_problem,
		      const_cast<char *> (files[i]));
  return n != 0;
}

const struct frame_mined *
frame_load_mined (struct frame_arena *arena,
		  const struct frame_program *program)
{
  static const char *const places[]
    = { "/rules/mined", "/../share/gcc-frame/rules/mined" };
  struct frame_mined *mined = frame_mined_new (arena);
  char *directory = plugin_directory ();
  bool found = false;
  for (const char *place : places)
    if (directory && !found)
      found = read_rules (arena, mined,
			  frame_printf (arena, "%s%s", directory, place));
  free (directory);
  if (!found && !read_rules (arena, mined, FRAME_DATADIR "/rules/mined"))
    error_at (UNKNOWN_LOCATION, "no rules found beside %qs",
	      frame_options.path);
  struct frame_project project;
  memset (&project, 0, sizeof project);
  if (const char *file = program_project_file (arena, program))
    frame_project_read (arena, file, &project, report_problem,
			const_cast<char *> (file));
  for (unsigned i = 0; i < project.n_mined; i++)
    frame_mined_read (mined, project.mined[i], report_problem,
		      const_cast<char *> (project.mined[i]));
  return mined;
}

/* A mistake in a project file has been reported when its models and mined rules
   were read.  */

static void
ignore_problem (void *, const struct frame_problem *)
{
}

struct frame_baseline *
frame_load_baseline (struct frame_arena *arena,
		     const struct frame_program *program)
{
  struct frame_baseline *baseline = frame_baseline_new (arena);
  const char *file = frame_options.baseline;
  if (file == NULL)
    if (const char *name = program_project_file (arena, program))
      {
	struct frame_project project;
	frame_project_read (arena, name, &project, ignore_problem, NULL);
	file = project.baseline;
      }
  if (file)
    frame_baseline_read (baseline, file, report_problem,
			 const_cast<char *> (file));
  return baseline;
}
