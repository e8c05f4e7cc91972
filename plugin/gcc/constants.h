/* Constants of one function: sparse conditional constant propagation over
   SSA names and local memory.

   GCC's own pass (ccp1) comes after early inlining has dissolved the calls
   we look for, and at -O0 it does not run at all; so we run our own over
   the untouched SSA.  Nothing in the function is changed.  */

#ifndef FRAME_CONSTANTS_H
#define FRAME_CONSTANTS_H

#include "compat.h"

/* Compute the constants of cfun.  Executable edges are marked with
   EDGE_EXECUTABLE.  */
extern void frame_constants_compute (void);
extern void frame_constants_release (void);

/* The constant that VALUE (an SSA name or a constant) is known to be, or
   null.  */
extern tree frame_constant (tree value);
/* The constant that the memory reference REF is known to hold just before
   STMT, or null.  */
extern tree frame_constant_load (tree ref, gimple *stmt);

#endif
