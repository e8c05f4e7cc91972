/* What needs the C and C++ front ends: #pragma frame, __GCC_FRAME__.  */

#ifndef FRAME_FRONTEND_H
#define FRAME_FRONTEND_H

#include "compat.h"
#include "../core/frame-ir.h"

/* Handler of PLUGIN_PRAGMAS.  */
extern void frame_register_pragmas (void *gcc_data, void *user_data);
/* True if the unit began with a precompiled header: what was parsed for that
   was parsed by another compiler process.  */
extern bool frame_pch_read_p (void);
/* Give UNIT, whose file table is complete, the regions of the pragmas, and
   of the system headers in which warnings are not wanted.  */
extern void frame_add_regions (struct frame_unit *unit);

#endif
