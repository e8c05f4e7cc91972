/* The values that variables have before the program runs.  */

#ifndef FRAME_STATICS_H
#define FRAME_STATICS_H

#include "compat.h"
#include "../core/frame-ir.h"

/* Add to UNIT, whose functions are lowered, one that gives the variables
   that they name, and the strings that other units may name, their initial
   values.  */
extern void frame_lower_statics (struct frame_unit *unit);

#endif
