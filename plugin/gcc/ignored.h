/* Messages whose frame a function never looks at.  */

#ifndef FRAME_IGNORED_H
#define FRAME_IGNORED_H

#include "compat.h"
#include "../core/frame-ir.h"

/* Note in UNIT which messages, handed to the functions NODES by somebody who
   is not seen, have their coordinates used and their frame never looked
   at.  */
extern void frame_find_ignored (struct frame_unit *unit,
				const vec<struct cgraph_node *> &nodes);

#endif
