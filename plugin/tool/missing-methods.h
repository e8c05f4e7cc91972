/* Whether a program lacks methods of its own classes.  */

#ifndef FRAME_MISSING_METHODS_H
#define FRAME_MISSING_METHODS_H

#include "facts-elf.h"
#include "frame-ir.h"

/* True if one of the N FILES, whose facts are PROGRAM, calls a method that
   none of them defines, of a class that has other methods in PROGRAM: then
   part of the program is elsewhere, and may write what this part reads.
   Methods of libraries do not count; their classes have no facts.  */
extern bool frame_methods_missing_p (const struct frame_program *program,
				     const struct frame_facts_file *const *files,
				     unsigned n);

#endif
