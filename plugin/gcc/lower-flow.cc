/* Lowering of control flow: the blocks of a function, what their edges assign,
   and what their conditions test.  */

#include "lower-parts.h"
#include "annotate.h"
#include "constants.h"
#include "places.h"
#include "recognise.h"

/* By basic-block index: 1 + its block in LOWERING.FUNCTION, or 0.  */
static vec<unsigned> block_of;

static lowered_block &
block_at (unsigned i)
{
  return lowering.function->blocks[i];
}

static void
lower_stmt (gimple *stmt)
{
  switch (gimple_code (stmt))
    {
    case GIMPLE_CALL:
      frame_lower_call (as_a<gcall *> (stmt));
      break;
    case GIMPLE_ASSIGN:
      frame_lower_assignment (as_a<gassign *> (stmt));
      break;
    case GIMPLE_RETURN:
      frame_lower_return (as_a<greturn *> (stmt));
      break;
    default:
      break;
    }
  frame_annotate_pointer (stmt, &block_at (lowering.block).stmts);
}

static unsigned
new_block (void)
{
  lowered_block b;
  b.stmts.create (0);
  b.succ.create (0);
  b.cond = frame_op_none ();
  b.eh = -1;
  b.last_start = 0;
  b.givens.create (0);
  b.choice.name = 0;
  b.choice.cases.create (0);
  b.choice.otherwise = 0;
  b.choice.truth = false;
  b.choice.made_in = 0;
  b.throws = false;
  lowering.function->blocks.safe_push (b);
  return lowering.function->blocks.length () - 1;
}

/* The blocks of cfun that execution can reach, in reverse post-order, so
   that what defines a value is lowered before what uses it.  */

static void
executable_order (vec<basic_block> &order)
{
  auto_vec<int> rpo;
  rpo.safe_grow (n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo.address (), false);
  auto_sbitmap reached (last_basic_block_for_fn (cfun));
  bitmap_clear (reached);
  bitmap_set_bit (reached, ENTRY_BLOCK_PTR_FOR_FN (cfun)->next_bb->index);
  for (int i = 0; i < n; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, bb->preds)
	if ((e->flags & EDGE_EXECUTABLE)
	    && (e->src == ENTRY_BLOCK_PTR_FOR_FN (cfun)
		|| e->src->index >= 0))
	  bitmap_set_bit (reached, bb->index);
      if (bitmap_bit_p (reached, bb->index))
	order.safe_push (bb);
    }
}

/* If STMT does nothing but give an SSA name another name, the new one.  GCC
   13 and later copy what a call returns before they test it.  */

static tree
copy_of (gimple *stmt)
{
  return gimple_assign_ssa_name_copy_p (stmt) ? gimple_assign_lhs (stmt)
					      : NULL_TREE;
}

/* The SSA name that NAME is a copy of, or itself.  */

static tree
copied_name (tree name)
{
  while (TREE_CODE (name) == SSA_NAME && copy_of (SSA_NAME_DEF_STMT (name)))
    name = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (name));
  return name;
}

/* True if NAME is tested by the end of some block: a path that gives it a
   constant decides that test.  */

static bool
tested_p (tree name)
{
  imm_use_iterator iter;
  use_operand_p use;
  if (!INTEGRAL_TYPE_P (TREE_TYPE (name)))
    return false;
  FOR_EACH_IMM_USE_FAST (use, iter, name)
    {
      gimple *stmt = USE_STMT (use);
      tree copy = copy_of (stmt);
      if (gimple_code (stmt) == GIMPLE_SWITCH
	  || gimple_code (stmt) == GIMPLE_COND || (copy && tested_p (copy)))
	return true;
    }
  return false;
}

/* Note in GIVENS what PHI's result is when control comes by the edge E.  */

static void
note_given (vec<lowered_given> *givens, gphi *phi, edge e)
{
  tree result = gimple_phi_result (phi);
  tree value = frame_constant (gimple_phi_arg_def (phi, e->dest_idx));
  if (!value || !tree_fits_shwi_p (value) || !tested_p (result))
    return;
  lowered_given given = { SSA_NAME_VERSION (result) + 1,
			  tree_to_shwi (value) };
  givens->safe_push (given);
}

/* Emit, on the edge E, the assignments that the PHI nodes of its target
   make.  Returns the block to go to: a new one if there are any.  */

static unsigned
lower_edge (edge e)
{
  unsigned target = block_of[e->dest->index] - 1;
  unsigned saved = lowering.block;
  bool fresh = false;
  auto_vec<lowered_given> givens;
  for (gphi_iterator gsi = gsi_start_phis (e->dest); !gsi_end_p (gsi);
       gsi_next (&gsi))
    {
      gphi *phi = gsi.phi ();
      tree result = gimple_phi_result (phi);
      if (SSA_NAME_IS_VIRTUAL_OPERAND (result) || frame_constant (result))
	continue;
      note_given (&givens, phi, e);
      if (!frame_followed_type_p (TREE_TYPE (result)))
	continue;
      struct frame_place own = frame_place_of_ssa (result);
      if (POINTER_TYPE_P (TREE_TYPE (result))
	  && !frame_char_pointer_p (TREE_TYPE (result)))
	{
	  struct frame_place pointee;
	  frame_place_of_pointer (result, &pointee);
	  if (pointee.base != own.base || pointee.name != own.name)
	    continue;		/* All arguments point to one place.  */
	}
      if (!fresh)
	{
	  lowering.block = new_block ();
	  fresh = true;
	}
      tree arg = gimple_phi_arg_def (phi, e->dest_idx);
      frame_emit_set (own, frame_operand_of (arg, phi),
		      gimple_phi_arg_location (phi, e->dest_idx))
	->carries_frames = frame_char_pointer_p (TREE_TYPE (result));
    }
  if (tree name = frame_entered_by (e))
    {
      lowered_given given = { SSA_NAME_VERSION (name) + 1, 1 };
      givens.safe_push (given);
    }
  unsigned result = target;
  if (!fresh && !givens.is_empty ())
    {
      lowering.block = new_block ();
      fresh = true;
    }
  if (fresh)
    {
      for (const lowered_given &g : givens)
	block_at (lowering.block).givens.safe_push (g);
      block_at (lowering.block).succ.safe_push (target);
      result = lowering.block;
    }
  lowering.block = saved;
  return result;
}

/* The place that the integer A was loaded from; false if it was computed.  */

static bool
loaded_place (tree a, struct frame_place *place)
{
  gassign *load = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (a));
  return load && gimple_assign_load_p (load)
	 && frame_place_of_reference (gimple_assign_rhs1 (load), place);
}

/* The condition of BLOCK is whether A, an integer in memory, compares to B
   as CODE says: a mode of the program perhaps.  */

static void
lower_integer_test (unsigned block, enum tree_code code, tree a, tree b,
		    location_t loc)
{
  struct frame_place place;
  const char *text = frame_operator_text (code);
  if (!text || !INTEGRAL_TYPE_P (TREE_TYPE (a)) || !loaded_place (a, &place))
    return;
  lowered_stmt *s = frame_emit (FRAME_OP_COMPARE, loc, 2);
  s->stmt.word = frame_intern (lowering.arena, text);
  s->stmt.dst = frame_op_place (frame_place_temporary ());
  s->stmt.args[0] = frame_op_place (place);
  s->stmt.args[1] = frame_op_number ((double) tree_to_shwi (b));
  block_at (block).cond = s->stmt.dst;
}

/* The container whose size A is; false if it is none, or no part of another
   object.  */

static bool
sized_container (tree a, struct frame_place *place)
{
  gcall *call = dyn_cast<gcall *> (SSA_NAME_DEF_STMT (a));
  tree fndecl = call ? gimple_call_fndecl (call) : NULL_TREE;
  if (!fndecl || !frame_method_p (fndecl) || gimple_call_num_args (call) != 1
      || !DECL_NAME (fndecl)
      || !TYPE_UNSIGNED (TREE_TYPE (a))
      || strcmp (IDENTIFIER_POINTER (DECL_NAME (fndecl)), "size") != 0)
    return false;
  return frame_place_of_pointer (gimple_call_arg (call, 0), place)
	 && place->n_path > 0;
}

/* If the condition of BLOCK is whether A, the size of a container, compares to
   B as CODE says, and that is whether it is empty, emit that; *SWAP as
   below.  */

static bool
lower_size_test (unsigned block, enum tree_code code, tree a, tree b,
		 location_t loc, bool *swap)
{
  struct frame_place place;
  if (!integer_zerop (b)
      || (code != EQ_EXPR && code != NE_EXPR && code != GT_EXPR)
      || !sized_container (a, &place))
    return false;
  lowered_stmt *s = frame_emit (FRAME_OP_EMPTY, loc, 1);
  s->stmt.word = frame_intern (lowering.arena, "size");
  s->stmt.dst = frame_op_place (frame_place_temporary ());
  s->stmt.args[0] = frame_op_address (place, true);
  block_at (block).cond = s->stmt.dst;
  *swap = code != EQ_EXPR;
  return true;
}

/* Follow the truth value *A to what it is the opposite of.  Returns how often
   it was turned round.  */

static unsigned
strip_negations (tree *a)
{
  unsigned n = 0;
  while (TREE_CODE (*a = copied_name (*a)) == SSA_NAME)
    {
      gassign *def = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (*a));
      if (!def || TREE_CODE (gimple_assign_rhs1 (def)) != SSA_NAME
	  || TREE_CODE (TREE_TYPE (gimple_assign_rhs1 (def))) != BOOLEAN_TYPE)
	break;
      enum tree_code code = gimple_assign_rhs_code (def);
      bool turns = code == BIT_NOT_EXPR
		   || (code == BIT_XOR_EXPR
		       && integer_onep (gimple_assign_rhs2 (def)));
      if (!turns && code != SSA_NAME)
	break;
      *a = gimple_assign_rhs1 (def);
      n += turns;
    }
  return n;
}

/* If BB ends in a test of a truth value or of a number in memory, give its
   block the condition; *SWAP says that the first successor is taken when it
   is false.  */

static void
lower_condition (basic_block bb, unsigned block, bool *swap)
{
  gimple *last = last_stmt (bb);
  gcond *cond = last ? dyn_cast<gcond *> (last) : NULL;
  *swap = false;
  if (!cond)
    return;
  tree a = copied_name (gimple_cond_lhs (cond)), b = gimple_cond_rhs (cond);
  enum tree_code code = gimple_cond_code (cond);
  if (TREE_CODE (a) != SSA_NAME || TREE_CODE (b) != INTEGER_CST
      || !tree_fits_shwi_p (b))
    return;
  if (TREE_CODE (TREE_TYPE (a)) != BOOLEAN_TYPE)
    {
      lowering.block = block;
      if (!lower_size_test (block, code, a, b, gimple_location (cond), swap))
	lower_integer_test (block, code, a, b, gimple_location (cond));
      return;
    }
  if (code != NE_EXPR && code != EQ_EXPR)
    return;
  *swap = (code == EQ_EXPR) != (integer_zerop (b) == 0);
  if (strip_negations (&a) % 2)
    *swap = !*swap;
  if (TREE_CODE (a) != SSA_NAME)
    return;
  lowering.block = block;
  gassign *def = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (a));
  bool turned;
  if (def && TREE_CODE_CLASS (gimple_assign_rhs_code (def)) == tcc_comparison
      && TREE_CODE (gimple_assign_rhs1 (def)) == SSA_NAME
      && lower_size_test (block, gimple_assign_rhs_code (def),
			  gimple_assign_rhs1 (def), gimple_assign_rhs2 (def),
			  gimple_location (cond), &turned))
    *swap = *swap != turned;
  else
    block_at (block).cond = frame_op_place (frame_place_of_ssa (a));
}

/* Note the case from LOW to HIGH of CHOICE, which goes to TO.  */

static void
add_case (lowered_choice *choice, HOST_WIDE_INT low, HOST_WIDE_INT high,
	  unsigned to)
{
  lowered_case c = { low, high, to };
  choice->cases.safe_push (c);
}

/* The block that control which leaves BB for DEST enters; false if there is
   no such edge.  TARGETS are the blocks by index of the edges of BB.  */

static bool
block_for (basic_block bb, basic_block dest, const vec<int> &targets,
	   unsigned *to)
{
  edge e = dest ? find_edge (bb, dest) : NULL;
  if (!e)
    return false;
  for (unsigned i = 0; i < EDGE_COUNT (bb->succs); i++)
    if (EDGE_SUCC (bb, i) == e && targets[i] >= 0)
      {
	*to = targets[i];
	return true;
      }
  return false;
}

/* CHOICE is by the name A.  */

static void
name_choice (lowered_choice *choice, tree a)
{
  basic_block made = gimple_bb (SSA_NAME_DEF_STMT (a));
  choice->name = SSA_NAME_VERSION (a) + 1;
  choice->truth = TREE_CODE (TREE_TYPE (a)) == BOOLEAN_TYPE;
  choice->made_in = made ? block_of[made->index] : 0;
}

/* The numbers from *LOW to *HIGH that compare to B as CODE says, or, if
   *TURNED, those that do not; false if they are not one range.  So a loop
   that counts from a constant to a constant is entered.  */

static bool
range_of (enum tree_code code, HOST_WIDE_INT b, HOST_WIDE_INT *low,
	  HOST_WIDE_INT *high, bool *turned)
{
  *turned = code == NE_EXPR || code == GE_EXPR || code == GT_EXPR;
  *low = *high = b;
  if (code == EQ_EXPR || code == NE_EXPR)
    return true;
  *low = HOST_WIDE_INT_MIN;
  if (code == LE_EXPR || code == GT_EXPR)
    return true;
  *high = b - 1;
  return (code == LT_EXPR || code == GE_EXPR) && b > HOST_WIDE_INT_MIN;
}

/* Describe in BLOCK the test of one SSA name that BB ends in; TARGETS as
   above.  */

static void
lower_choice (basic_block bb, unsigned block, const vec<int> &targets)
{
  gimple *last = last_stmt (bb);
  lowered_choice choice = { 0, vNULL, 0, false, 0 };
  unsigned to;
  if (gswitch *sw = last ? dyn_cast<gswitch *> (last) : NULL)
    {
      if (TREE_CODE (gimple_switch_index (sw)) != SSA_NAME
	  || !block_for (bb, label_to_block (cfun,
					     CASE_LABEL (
					       gimple_switch_default_label (
						 sw))),
			 targets, &choice.otherwise))
	return;
      for (unsigned i = 1; i < gimple_switch_num_labels (sw); i++)
	{
	  tree label = gimple_switch_label (sw, i);
	  tree low = CASE_LOW (label);
	  tree high = CASE_HIGH (label) ? CASE_HIGH (label) : low;
	  if (!tree_fits_shwi_p (low) || !tree_fits_shwi_p (high)
	      || !block_for (bb, label_to_block (cfun, CASE_LABEL (label)),
			     targets, &to))
	    return;
	  add_case (&choice, tree_to_shwi (low), tree_to_shwi (high), to);
	}
      name_choice (&choice, copied_name (gimple_switch_index (sw)));
    }
  else if (gcond *cond = last ? dyn_cast<gcond *> (last) : NULL)
    {
      tree a = copied_name (gimple_cond_lhs (cond));
      tree b = gimple_cond_rhs (cond);
      HOST_WIDE_INT low, high;
      bool turned;
      edge on_true, on_false;
      extract_true_false_edges_from_block (bb, &on_true, &on_false);
      if (TREE_CODE (a) != SSA_NAME || TREE_CODE (b) != INTEGER_CST
	  || !tree_fits_shwi_p (b)
	  || !range_of (gimple_cond_code (cond), tree_to_shwi (b), &low, &high,
			&turned)
	  || !block_for (bb, (turned ? on_false : on_true)->dest, targets, &to)
	  || !block_for (bb, (turned ? on_true : on_false)->dest, targets,
			 &choice.otherwise))
	return;
      bool truth = TREE_CODE (TREE_TYPE (a)) == BOOLEAN_TYPE;
      if (truth && low != high)
	return;
      if (truth && strip_negations (&a) % 2)
	low = high = !low;
      if (TREE_CODE (a) != SSA_NAME)
	return;
      add_case (&choice, low, high, to);
      name_choice (&choice, a);
    }
  block_at (block).choice = choice;
}

/* Give the block of BB its successors.  */

static void
lower_successors (basic_block bb)
{
  unsigned block = block_of[bb->index] - 1;
  lowering.block = block;
  int on_true = -1, on_false = -1;
  edge e;
  edge_iterator ei;
  bool leaves = false;
  auto_vec<int> targets;
  FOR_EACH_EDGE (e, ei, bb->succs)
    {
      targets.safe_push (-1);
      /* The propagation does not mark the edges to the exit.  */
      if (e->dest == EXIT_BLOCK_PTR_FOR_FN (cfun))
	{
	  leaves = true;
	  continue;
	}
      if (!(e->flags & EDGE_EXECUTABLE)
	  || !block_of[e->dest->index])
	continue;
      int to = lower_edge (e);
      targets.last () = to;
      if (e->flags & EDGE_EH)
	block_at (block).eh = to;
      else if (e->flags & EDGE_TRUE_VALUE)
	on_true = to;
      else if (e->flags & EDGE_FALSE_VALUE)
	on_false = to;
      else
	block_at (block).succ.safe_push (to);
    }
  if (on_true >= 0 && on_false >= 0)
    {
      bool swap;
      lower_condition (bb, block, &swap);
      block_at (block).succ.safe_push (swap ? on_false : on_true);
      block_at (block).succ.safe_push (swap ? on_true : on_false);
    }
  else if (on_true >= 0 || on_false >= 0)
    block_at (block).succ.safe_push (on_true >= 0 ? on_true : on_false);
  lower_choice (bb, block, targets);
  lowered_block &b = block_at (block);
  if (b.succ.is_empty () && !leaves)
    b.throws = true;
}

/* Lower the body of cfun into LOWERING.FUNCTION.  */

void
frame_lower_body (void)
{
  auto_vec<basic_block> order;
  executable_order (order);
  block_of.create (0);
  block_of.safe_grow_cleared (last_basic_block_for_fn (cfun));
  unsigned i;
  basic_block bb;
  FOR_EACH_VEC_ELT (order, i, bb)
    block_of[bb->index] = new_block () + 1;
  FOR_EACH_VEC_ELT (order, i, bb)
    {
      lowering.block = block_of[bb->index] - 1;
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	   gsi_next (&gsi))
	{
	  lowered_block &b = block_at (lowering.block);
	  b.last_start = b.stmts.length ();
	  lower_stmt (gsi_stmt (gsi));
	}
    }
  FOR_EACH_VEC_ELT (order, i, bb)
    lower_successors (bb);
  block_of.release ();
}
