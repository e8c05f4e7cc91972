/* Which classes only this unit can write, and which nobody knows who does;
   which methods nobody can call; what a class is an instance of.  */

#ifndef FRAME_CLASS_ACCESS_H
#define FRAME_CLASS_ACCESS_H

#include "compat.h"

/* True if all data of the class TYPE is private and every function that may
   write it is defined in this unit.  For the C++ front end only.  */
extern bool frame_written_here_only_p (tree type);

/* True if NODE is a private method that nobody calls: all that could is in this
   unit.  For the C++ front end only.  */
extern bool frame_dead_method_p (struct cgraph_node *node);

/* True if objects of the class TYPE are read from messages by code that is no
   part of the facts: messages that the user defines, and the parameters of
   dynamic_reconfigure.  */
extern bool frame_written_from_outside_p (tree type);

/* The type that is the first argument of the class TYPE, an instance of a
   template; null if it has none.  For the C++ front end only.  */
extern tree frame_template_argument (tree type);

#endif
