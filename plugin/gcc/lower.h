/* Lowering: from the GIMPLE of a translation unit to frame IR.  */

#ifndef FRAME_LOWER_H
#define FRAME_LOWER_H

#include "compat.h"
#include "../core/model.h"

/* Lower the functions of this translation unit that matter into UNIT.
   Returns false if the unit touches no modelled type (UNIT is then empty).  */
extern bool frame_lower_unit (struct frame_unit *unit,
			      const struct frame_models *models);

#endif
