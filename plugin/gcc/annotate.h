/* From annotations to frame IR.  */

#ifndef FRAME_ANNOTATE_H
#define FRAME_ANNOTATE_H

#include "lowered.h"

/* Start and end the work on one unit, whose strings are in ARENA.  */
extern void frame_annotate_start_unit (struct frame_arena *arena);
extern void frame_annotate_finish_unit (void);
/* Start the work on one function.  */
extern void frame_annotate_start (void);
/* The function mentions the variable or field DECL, which is at PLACE.  */
extern void frame_annotate_mention (tree decl,
				    const struct frame_place &place);
/* It calls FNDECL, whose name in frame IR is SYMBOL.  */
extern void frame_annotate_call (const char *symbol, tree fndecl);
/* It returns at LOC.  */
extern void frame_annotate_return (location_t loc);
/* If STMT makes an annotated pointer point somewhere, put the statements that
   declare what is there into STMTS.  */
extern void frame_annotate_pointer (gimple *stmt, vec<lowered_stmt> *stmts);
/* Add to LF, the lowered body of FNDECL, what the annotations of all that it
   mentions say.  */
extern void frame_annotate (lowered_function *lf, tree fndecl);

#endif
