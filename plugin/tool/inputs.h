/* The files that a command line means: those named, and those of named
   directories that hold facts.  */

#ifndef FRAME_INPUTS_H
#define FRAME_INPUTS_H

#include "facts-elf.h"

struct frame_input
{
  struct frame_facts_file *file;
  bool named;			/* on the command line itself */
  bool used;			/* belongs to some program already */
};

struct frame_inputs
{
  struct frame_arena *arena;
  unsigned n;
  unsigned capacity;
  struct frame_input *list;
  bool trouble;			/* something named could not be read */
};

extern struct frame_inputs *frame_inputs_new (void);
extern void frame_inputs_free (struct frame_inputs *inputs);
/* Add NAME, a file or a directory to walk.  */
extern void frame_inputs_add (struct frame_inputs *inputs, const char *name);
/* Add the file NAME, met in a directory, if it is of use; facts in text
   too.  */
extern void frame_inputs_add_found (struct frame_inputs *inputs,
				    const char *name);
/* The shared library NAME, looked into and added unless it is there
   already.  Null if it is none.  The pointer is good until the next
   call.  */
extern struct frame_input *
frame_inputs_library (struct frame_inputs *inputs, const char *name);
/* Complain that FILE, which was named, holds nothing for us.  */
extern void frame_inputs_no_facts (struct frame_inputs *inputs,
				   const struct frame_facts_file *file);

#endif
