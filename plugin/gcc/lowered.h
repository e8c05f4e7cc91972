/* A function while it is being lowered: blocks that still grow, and what
   the pruning needs to know of each statement.  */

#ifndef FRAME_LOWERED_H
#define FRAME_LOWERED_H

#include "compat.h"
#include "../core/frame-ir.h"

/* A statement, and how it matters.  */
struct lowered_stmt
{
  struct frame_stmt stmt;
  /* Writes frame ids, transforms or stamped data that outlive the function
     when its destination is not local.  */
  bool carries_frames;
  /* Two coordinates are added, subtracted or compared.  */
  bool meets;
  /* Objects that may be points are, for all that their types tell.  */
  bool may_meet;
  /* A call that hands over frames, or ids: what its callee, if that is in
     another unit, does with them counts.  */
  bool hands_frames;
  /* A call whose result is asked for by branches only, none of which leaves
     the program: what they decide is seen without it.  */
  bool only_asked;
  /* Set by the pruning.  */
  bool needed;
};

/* On entering a block the SSA name numbered NAME - 1 has VALUE.  */
struct lowered_given
{
  unsigned name;
  HOST_WIDE_INT value;
};

/* A block ends in a test of the SSA name numbered NAME - 1; 0: of none that
   a path can decide.  */
struct lowered_case
{
  HOST_WIDE_INT low, high;
  unsigned to;
};

struct lowered_choice
{
  unsigned name;
  vec<lowered_case> cases;
  unsigned otherwise;
  /* The name is a truth value: what is not one is the other.  */
  bool truth;
  /* 1 + the block that gives the name a new value; 0: none does.  */
  unsigned made_in;
};

struct lowered_block
{
  vec<lowered_stmt> stmts;
  vec<unsigned> succ;
  struct frame_operand cond;
  int eh;
  /* The first statement of what the block's last GIMPLE statement, the one
     that can throw, became.  */
  unsigned last_start;
  bool throws;
  vec<lowered_given> givens;
  lowered_choice choice;
};

struct lowered_function
{
  struct frame_function *fn;	/* head only: no blocks yet */
  vec<lowered_block> blocks;
  /* The name, if it is a virtual method, else null.  */
  const char *method;
  /* Set by the pruning: the function goes into the facts.  */
  bool kept;
};

/* True if OP speaks of an object.  */

static inline bool
frame_operand_place_p (const struct frame_operand &op)
{
  return op.kind == FRAME_PLACE || op.kind == FRAME_ADDRESS
	 || op.kind == FRAME_CONST_ADDRESS;
}

/* LOC in the file table of the unit that is being lowered.  */
extern struct frame_loc frame_lower_location (location_t loc);
/* The declared type of parameter I of FNDECL, or null.  */
extern tree frame_parameter_type (tree fndecl, unsigned i);

/* Make one statement of each comma initialiser in LF.  */
extern void frame_fold_lists (lowered_function *lf);
/* Mark what of FUNCTIONS matters: which functions are kept, and which of
   their statements.  */
extern void frame_prune (vec<lowered_function *> &functions);
/* Drop the blocks that do nothing, and build the blocks of LF->fn.  */
extern void frame_emit_blocks (lowered_function *lf);
/* Lead the edges of LF that decide a later test past it.  */
extern void frame_thread_jumps (lowered_function *lf);
extern void frame_free_lowered (lowered_function *lf);

#endif
