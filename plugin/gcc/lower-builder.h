/* Lowering of the builders of ROS 2's messages.  */

#ifndef FRAME_LOWER_BUILDER_H
#define FRAME_LOWER_BUILDER_H

#include "compat.h"

/* Lower CALL to FNDECL if it begins or continues a message; false if not.  */
extern bool frame_lower_builder (gcall *call, tree fndecl);

#endif
