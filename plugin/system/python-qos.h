/* Publishers, subscriptions and their quality of service, in Python.  */

#ifndef FRAME_PYTHON_QOS_H
#define FRAME_PYTHON_QOS_H

#include "python-lower.h"

/* If tokens FIRST to LAST are a quality of service or a policy of one, and not
   a variable, their value to VALUE.  */
extern bool py_qos_value (struct lower *l, unsigned first, unsigned last,
			  operand *value);
/* The call before the "(" OPEN, if it makes a publisher, a subscription or a
   node in a namespace.  */
extern bool py_qos_call (struct lower *l, unsigned open);

#endif
