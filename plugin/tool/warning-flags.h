/* -W options on the command line of gcc-frame, spelt as for the
   compiler.  */

#ifndef FRAME_WARNING_FLAGS_H
#define FRAME_WARNING_FLAGS_H

#include "frame-ir.h"

struct frame_warning_flags
{
  unsigned n;
  unsigned capacity;
  struct frame_flag *list;
  bool werror;			/* plain -Werror */
};

/* Take ARG, what follows "-W".  Returns false if there is no such
   warning.  */
extern bool frame_warning_flags_add (struct frame_warning_flags *flags,
				     const char *arg);
/* Add FLAGS to those of each unit of PROGRAM; a later flag wins.  */
extern void frame_warning_flags_apply (const struct frame_warning_flags *flags,
				       struct frame_program *program);
extern void frame_warning_flags_free (struct frame_warning_flags *flags);

/* The name of the warning ("missing-id") that is spelt most like NAME, or
   null if none is near.  */
extern const char *frame_nearest_warning (const char *name);

#endif
