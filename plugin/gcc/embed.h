/* Facts in object files: the text form of a unit in .gnu.frame_facts.  */

#ifndef FRAME_EMBED_H
#define FRAME_EMBED_H

#include "compat.h"
#include "../core/frame-ir.h"

/* Put the facts of UNIT into the assembly.  Returns their size.  */
extern size_t frame_embed_facts (const struct frame_unit *unit);
/* Read the facts of all units of this link into PROGRAM; warns, once, about
   what cannot be read.  Returns the size of what was read.  */
extern size_t frame_read_facts (struct frame_program *program);

#endif
