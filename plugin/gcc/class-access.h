/* Which classes only this unit can write.  */

#ifndef FRAME_CLASS_ACCESS_H
#define FRAME_CLASS_ACCESS_H

#include "compat.h"

/* True if all data of the class TYPE is private and every function that may
   write it is defined in this unit.  For the C++ front end only.  */
extern bool frame_written_here_only_p (tree type);

#endif
