/* A workspace as the commands of gcc-frame take it: directories, launch
   files, robot models, spatial manifests and programs.  */

#ifndef FRAME_WORKSPACE_H
#define FRAME_WORKSPACE_H

#include <argp.h>
#include "baseline.h"
#include "inputs.h"
#include "project.h"
#include "subsystem.h"
#include "targets.h"
#include "tool.h"

/* What --launch, --arg and the names on the command line say.  */
struct frame_workspace_arguments
{
  unsigned n_names;
  char **names;
  unsigned n_launch, launch_capacity;
  const char **launch;
  unsigned n_args, args_capacity;
  struct frame_robot_arg *args;
};

struct frame_workspace
{
  struct frame_arena *arena;
  struct frame_findings *findings;
  struct frame_packages *packages;
  struct frame_known_nodes *known;
  struct frame_mined *mined;
  struct frame_project project;
  struct frame_system *system;
  /* Launch files to look at; NAMED: the user chose them.  */
  bool named;
  unsigned n_tops;
  const struct frame_launch_file **tops;
  unsigned n_models;		/* robot models that were named */
  const char **models;
  unsigned n_manifests;		/* spatial manifests that were named */
  const char **manifests;
  unsigned n_directories;
  unsigned n_programs, programs_capacity;
  char **programs;		/* other files that were named */
  bool trouble;
};

/* For the argp of a command: --launch, --arg and the names on the command line,
   but for those that the command takes itself.  The input of this one child is
   a struct frame_workspace_arguments.  */
extern const struct argp_child frame_workspace_children[];
extern void
frame_workspace_arguments_free (struct frame_workspace_arguments *arguments);

/* Look at what ARGUMENTS name; nothing named: the current directory.  */
extern struct frame_workspace *
frame_workspace_open (const struct frame_workspace_arguments *arguments);
extern void frame_workspace_free (struct frame_workspace *workspace);
/* The baseline FILE or, if that is null, that of the project file; empty
   without either.  In WORKSPACE's arena.  */
extern struct frame_baseline *
frame_workspace_baseline (struct frame_workspace *workspace,
			  const char *file);
/* Complain that there is nothing to look at in what ARGUMENTS name.  */
extern void
frame_workspace_nothing (struct frame_workspace *workspace,
			 const struct frame_workspace_arguments *arguments);
/* The path of NAME among the rules beside the binary, or where they are
   installed.  In ARENA.  */
extern const char *frame_rules_path (struct frame_arena *arena,
				     const char *name);
/* The programs that no launch file of the workspace starts.  Asked for after
   all launch files have been looked at.  */
extern struct frame_targets *
frame_workspace_targets (struct frame_workspace *workspace);

#endif
