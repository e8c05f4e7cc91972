/* What the parts of the lowering (lower*.cc) share.  */

#ifndef FRAME_LOWER_PARTS_H
#define FRAME_LOWER_PARTS_H

#include "compat.h"
#include "lowered.h"

/* What is being lowered, and where statements go.  */
struct frame_lowering
{
  struct frame_unit *unit;
  struct frame_arena *arena;
  lowered_function *function;
  /* The block of FUNCTION that is being filled.  */
  unsigned block;
};
extern struct frame_lowering lowering;

/* Types and names (lower-emit.cc).  */

/* True if values of TYPE can carry frames: a modelled class or a string,
   or the user's own class, which may hold one.  */
extern bool frame_carries_frames_p (tree type);
/* True if values of TYPE are worth following at all.  */
extern bool frame_followed_type_p (tree type);
/* True if values of TYPE, or what it points to, are of a class that touches
   frames.  */
extern bool frame_key_type_p (tree type);
/* The type of argument I of CALL to FNDECL, an object's being the class of
   the method.  */
extern tree frame_argument_type (gcall *call, tree fndecl, unsigned i);
/* The name by which FNDECL is called and defined.  */
extern const char *frame_function_symbol (tree fndecl);

/* Statements (lower-emit.cc).  */

/* Add a statement OP with N_ARGS operands, which are none yet, from LOC.  */
extern lowered_stmt *frame_emit (enum frame_op op, location_t loc,
				 unsigned n_args);
/* Add DST := VALUE from LOC.  */
extern lowered_stmt *frame_emit_set (struct frame_place dst,
				     struct frame_operand value,
				     location_t loc);

/* Calls (lower-call.cc).  */

/* Argument I of CALL to FNDECL as an operand of a user call: objects by
   address.  */
extern struct frame_operand frame_call_operand (gcall *call, tree fndecl,
						unsigned i);
/* The place for the result of CALL, or none.  */
extern struct frame_operand frame_call_result (gcall *call);
extern void frame_lower_call (gcall *call);

/* Assignments (lower-assign.cc).  */

/* The text of the arithmetic or comparison CODE, or null.  */
extern const char *frame_operator_text (enum tree_code code);
extern void frame_lower_assignment (gassign *stmt);
extern void frame_lower_return (greturn *stmt);

/* The SSA name of a truth value that the block E leads to finds out, if it is
   certainly true when control comes by E (loop-entry.cc); or null.  */
extern tree frame_entered_by (edge e);

/* Control flow (lower-flow.cc).  */

/* Lower the body of cfun into LOWERING.FUNCTION.  */
extern void frame_lower_body (void);

#endif
