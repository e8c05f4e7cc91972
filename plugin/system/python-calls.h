/* What the calls in a Python statement do to what they are given.  */

#ifndef FRAME_PYTHON_CALLS_H
#define FRAME_PYTHON_CALLS_H

#include "python-lower.h"

/* Do what the calls in tokens FIRST to LAST do.  The value of the one that
   ends the statement goes to RESULT; returns whether it was understood.  */
extern bool py_lower_calls (struct lower *l, unsigned first, unsigned last,
			    operand *result);
/* True if a field of the variable at token I is written somewhere.  */
extern bool py_changed_p (struct lower *l, unsigned i);

#endif
