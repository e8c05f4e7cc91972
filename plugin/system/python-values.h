/* Values of Python expressions as operands of frame IR.  */

#ifndef FRAME_PYTHON_VALUES_H
#define FRAME_PYTHON_VALUES_H

#include "python-lower.h"

/* The value of tokens FIRST to LAST, unknown if it is not understood.  */
extern operand py_value_of (struct lower *l, unsigned first, unsigned last);
/* The same, unknown if it is not there.  */
extern operand py_given (struct lower *l, const struct py_call *call,
			 unsigned position, const char *key);
/* The number that tokens FIRST to LAST are, as an operand.  */
extern operand py_number_of (struct lower *l, unsigned first, unsigned last);
/* What can be asked for a parameter in tokens FIRST to LAST, and nothing
   else: self.get_parameter ('x').value, rospy.get_param ('~x', 'd').  */
extern bool py_parameter_of (struct lower *l, unsigned first, unsigned last,
			     operand *value);
/* The symbol of FUNCTION.  */
extern const char *py_symbol_of (struct lower *l, uint32_t function);
/* The function of this file that the name before the "(" OPEN, from FIRST on,
   calls; 0 if none.  */
extern uint32_t py_callee (const struct lower *l, unsigned first,
			   unsigned open);
/* The call that is all of FIRST to LAST, its "(" at OPEN.  */
extern operand py_call_value (struct lower *l, unsigned first, unsigned open);

#endif
