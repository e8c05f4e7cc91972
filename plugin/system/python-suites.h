/* Python statements, simple and compound, as blocks of frame IR.  */

#ifndef FRAME_PYTHON_SUITES_H
#define FRAME_PYTHON_SUITES_H

#include "python-lower.h"

/* The lines from LINE on that are deeper than INDENT.  Returns the line
   behind.  */
extern unsigned py_lower_suite (struct lower *l, unsigned line,
				uint32_t indent, unsigned loop);
/* The simple statement of tokens FIRST to LAST.  LOOP is the block behind the
   loop it is in.  */
extern void py_lower_simple (struct lower *l, unsigned first, unsigned last,
			     unsigned loop);

#endif
