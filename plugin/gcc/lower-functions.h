/* Lowering of std::function.  */

#ifndef FRAME_LOWER_FUNCTIONS_H
#define FRAME_LOWER_FUNCTIONS_H

#include "compat.h"

/* Lower CALL to FNDECL if it is a method of such a class; false if not.  */
extern bool frame_lower_function_object (gcall *call, tree fndecl);

#endif
