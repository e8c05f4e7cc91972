/* What the files share that know a whole system: subsystem.c, system-checks.c,
   parts.h.  */

#ifndef FRAME_SYSTEM_INTERNAL_H
#define FRAME_SYSTEM_INTERNAL_H

#include "subsystem.h"

/* A frame of the workspace, whoever publishes it, with its root in a forest
   of all transforms.  */
struct frame_world_frame;

/* A finding that stands only if nothing else of the workspace defines FRAME,
   or joins FRAME and OTHER.  */
struct frame_pending
{
  const char *frame;
  const char *other;		/* null: FRAME is to be defined somewhere */
  bool named;
  bool slip;			/* FRAME looks like a slip of the pen */
  struct frame_finding *finding;	/* in PENDING_FINDINGS */
};

struct frame_system
{
  struct frame_arena *arena;
  struct frame_system_options options;
  struct frame_findings *findings;
  struct frame_program *program;
  struct frame_launch_files *files;
  struct frame_cached *cache;	/* summaries, by what made them */
  struct frame_literals *literals;	/* programs, by file */
  struct frame_world_frame *frames;
  struct frame_evaluated *evaluated;	/* robots of launch files' defaults */
  bool open;			/* some subsystem is */
  /* Never changes its findings' places: by pointer.  */
  unsigned n_pending;
  struct frame_pending *pending;
};

/* Note that the workspace has the edge from PARENT to CHILD.  */
extern void frame_world_join (struct frame_system *system, const char *parent,
			      const char *child);
extern bool frame_world_has_p (const struct frame_system *system,
			       const char *frame);
extern bool frame_world_joined_p (const struct frame_system *system,
				  const char *a, const char *b);

#endif
