/* What the methods of tf and tf2 do, in Python.  */

#ifndef FRAME_PYTHON_TF_H
#define FRAME_PYTHON_TF_H

#include "python-lower.h"

/* The call before the "(" OPEN, in a statement that begins at FIRST, if it is
   one of tf: its value to VALUE.  */
extern bool py_tf_call (struct lower *l, unsigned first, unsigned open,
			operand *value);
/* True if TEXT is the name of such a method and of hardly anything else.  */
extern bool py_tf_name_p (const char *text);

#endif
