/* The project file .gcc-frame.yaml of a workspace.

     models: [models/our_lib.yaml]     # models of the user's own libraries
     external: [world, "tag_*"]	       # frames that somebody else defines
     launch:			       # what is started; else every launch file
       - bringup/launch/robot.launch   #   that no other one includes
     arguments: {sim: "false"}	       # for every launch file
     flags: [-Wframe-all, -Wno-frame-order]   # for gcc-frame check
     nodes: [...]		       # docs/nodes.md
     mined: [fleet.yaml]	       # rules of gcc-frame mine
     baseline: known.txt	       # findings that are known (baseline.h)

   Paths are relative to the file.  It is looked for in a directory and those
   above it.  */

#ifndef FRAME_PROJECT_H
#define FRAME_PROJECT_H

#include "frame-text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define FRAME_PROJECT_FILE ".gcc-frame.yaml"

struct frame_project_argument
{
  const char *name;
  const char *value;
};

struct frame_project
{
  const char *file;
  unsigned n_models;
  const char **models;		/* as they can be opened */
  unsigned n_external;
  const char **external;	/* frames; "*" stands for anything */
  unsigned n_launch;
  const char **launch;		/* as they can be opened */
  unsigned n_arguments;
  struct frame_project_argument *arguments;
  unsigned n_mined;
  const char **mined;		/* as they can be opened */
  unsigned n_flags;
  const char **flags;		/* "frame-all", without "-W" */
  const char *baseline;		/* as it can be opened, or null */
  bool has_nodes;		/* known-nodes.c reads them from FILE */
};

/* The project file for DIRECTORY: in it or in the nearest directory above
   that has one; null if there is none.  In ARENA.  */
extern const char *frame_project_find (struct frame_arena *arena,
				       const char *directory);
/* Read FILE.  Mistakes go to REPORT with their line and column, also models and
   rules that cannot be opened and flags that do not exist; what is good is
   kept.  Returns the number of mistakes.  */
extern unsigned frame_project_read (struct frame_arena *arena,
				    const char *file,
				    struct frame_project *project,
				    frame_problem_fn report, void *data);

#ifdef __cplusplus
}
#endif
#endif
