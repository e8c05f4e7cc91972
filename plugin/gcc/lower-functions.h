/* Lowering of function objects and of pointers to functions.  */

#ifndef FRAME_LOWER_FUNCTIONS_H
#define FRAME_LOWER_FUNCTIONS_H

#include "compat.h"

/* Lower CALL to FNDECL if it is a method of such a class; false if not.  */
extern bool frame_lower_function_object (gcall *call, tree fndecl);
/* Lower CALL, which goes through a pointer; false if it is of no interest.  */
extern bool frame_lower_pointer_call (gcall *call);
/* True if VALUE is the address of a function of the user's that gets or returns
   something with a frame.  */
extern bool frame_function_with_frames_p (tree value);

#endif
