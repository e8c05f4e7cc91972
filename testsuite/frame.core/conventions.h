/* For unit programs: what the names of frames fix, as it is shipped.  */

#ifndef FRAME_CONVENTIONS_H
#define FRAME_CONVENTIONS_H

#include <stdio.h>
#include <stdlib.h>
#include "mined.h"

static inline void
unit_bad_rule (void *data, const struct frame_problem *problem)
{
  (void) data;
  printf ("ERROR: rules, line %u: %s\n", problem->line, problem->message);
}

/* The rules of rep-axes.yaml in ARENA.  */

static inline struct frame_mined *
unit_conventions (struct frame_arena *arena)
{
  const char *source = getenv ("FRAME_SRCDIR");
  struct frame_mined *mined = frame_mined_new (arena);
  char name[4096];

  snprintf (name, sizeof name, "%s/../rules/mined/rep-axes.yaml",
	    source ? source : "testsuite");
  frame_mined_read (mined, name, unit_bad_rule, NULL);
  return mined;
}

#endif
