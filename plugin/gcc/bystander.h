/* Units that have nothing to do with frames.  */

#ifndef FRAME_BYSTANDER_H
#define FRAME_BYSTANDER_H

#include "compat.h"
#include "../core/frame-ir.h"

/* Note in UNIT, as open, the classes and globals of the user's whose strings
   the functions of this translation unit write.  */
extern void frame_note_written_strings (struct frame_unit *unit);

#endif
