/* The programs that a command line means, each a set of files whose facts
   are analysed together.  */

#ifndef FRAME_TARGETS_H
#define FRAME_TARGETS_H

#include "frame-ir.h"

struct frame_program_target
{
  const char *name;
  bool closed;			/* nothing of the program is missing */
  unsigned n_files;
  unsigned capacity;
  const char **files;
};

struct frame_targets
{
  struct frame_inputs *inputs;
  unsigned n;
  unsigned capacity;
  struct frame_program_target *list;
  bool trouble;			/* something could not be read; said so */
};

/* The programs of the N NAMES: files or directories.  */
extern struct frame_targets *frame_targets_find (char **names, unsigned n);
/* The programs of INPUTS, which they own.  */
extern struct frame_targets *frame_targets_of (struct frame_inputs *inputs);
/* The program FILE alone, if it has facts.  */
extern struct frame_targets *frame_targets_program (const char *file);
extern void frame_targets_free (struct frame_targets *targets);
/* Read the facts in the file NAME into PROGRAM; damage is reported and left
   out.  Returns the number of units.  */
extern unsigned frame_facts_load (struct frame_program *program,
				  const char *name);
/* Read the facts of TARGET into a new program in ARENA.  Damage is reported
   and left out; *TROUBLE is set, and null returned, if nothing is left.  */
extern struct frame_program *
frame_target_load (const struct frame_program_target *target,
		   struct frame_arena *arena, bool *trouble);

#endif
