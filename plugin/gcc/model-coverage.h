/* How much of the user's code the models cover: calls that take or return
   a type that carries frames, and whether we know what they do.  */

#ifndef FRAME_MODEL_COVERAGE_H
#define FRAME_MODEL_COVERAGE_H

#include "compat.h"

/* Count calls from now on, until frame_coverage_finish; without a start
   nothing is counted.  */
extern void frame_coverage_start (void);
/* CALL calls FNDECL, called NAME; COVERED if a model, a copy or a body says
   what it does.  */
extern void frame_coverage_note (gcall *call, tree fndecl, const char *name,
				 bool covered);
/* Print the share of covered calls and, by frequency, those that are not,
   to FILE.  */
extern void frame_coverage_print (FILE *file);
extern void frame_coverage_finish (void);

#endif
