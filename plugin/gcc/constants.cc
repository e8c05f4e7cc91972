/* Sparse conditional constant propagation that changes nothing.

   The lattice is the usual one: undefined above the constants above
   varying.  Memory is looked at only where it must be: arguments of the
   libraries we know are passed as "const double &", so that their constants
   sit in temporaries, which are found by walking up the virtual operands
   from the call.  */

#include "constants.h"

/* How far a load walks up the virtual operands before it gives up; a
   statement has few temporaries, and the walk must stay cheap.  */
#define WALK_LIMIT 64

/* Lattice values by SSA version: null is undefined, error_mark_node is
   varying, anything else is the constant.  */
static vec<tree> lattice;

/* The lattice value of the SSA name NAME, with names made since the start
   varying.  */

static tree
lattice_value (tree name)
{
  unsigned version = SSA_NAME_VERSION (name);
  return version < lattice.length () ? lattice[version] : error_mark_node;
}

tree
frame_constant (tree value)
{
  if (value == NULL_TREE)
    return NULL_TREE;
  if (CONSTANT_CLASS_P (value))
    return value;
  if (TREE_CODE (value) != SSA_NAME)
    return NULL_TREE;
  tree known = lattice_value (value);
  return known == error_mark_node ? NULL_TREE : known;
}

/* For the folders: VALUE, or the constant it stands for.  */

static tree
valueize (tree value)
{
  tree known = frame_constant (value);
  return known ? known : value;
}

/* The local variable that REF is a part of, or null.  */

static tree
local_base (tree ref)
{
  tree base = get_base_address (ref);
  if (base && VAR_P (base) && !is_global_var (base))
    return base;
  return NULL_TREE;
}

/* True if STMT hands out the address of DECL, so that it may be written
   by it.  */

static bool
mentions_address (gimple *stmt, tree decl)
{
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    {
      tree op = gimple_op (stmt, i);
      if (op && TREE_CODE (op) == ADDR_EXPR
	  && get_base_address (TREE_OPERAND (op, 0)) == decl)
	return true;
    }
  return false;
}

/* True if the assignment or call STMT stores to a part of DECL.  */

static bool
stores_to (gimple *stmt, tree decl)
{
  tree lhs = gimple_get_lhs (stmt);
  return lhs && get_base_address (lhs) == decl;
}

/* The value that the assignment STMT gives to REF when it stores to exactly
   that reference, or null.  */

static tree
stored_value (gimple *stmt, tree ref)
{
  if (!gimple_assign_single_p (stmt)
      || !operand_equal_p (gimple_assign_lhs (stmt), ref, 0))
    return NULL_TREE;
  return frame_constant (gimple_assign_rhs1 (stmt));
}

tree
frame_constant_load (tree ref, gimple *stmt)
{
  if (CONSTANT_CLASS_P (ref))
    return ref;
  if (!is_gimple_reg_type (TREE_TYPE (ref)))
    return NULL_TREE;
  tree folded = fold_const_aggregate_ref_1 (ref, valueize);
  if (folded && CONSTANT_CLASS_P (folded))
    return folded;

  tree decl = local_base (ref);
  tree vuse = gimple_vuse (stmt);
  if (!decl || !vuse)
    return NULL_TREE;
  for (int step = 0; step < WALK_LIMIT; step++)
    {
      if (SSA_NAME_IS_DEFAULT_DEF (vuse))
	return NULL_TREE;
      gimple *def = SSA_NAME_DEF_STMT (vuse);
      if (gimple_code (def) == GIMPLE_PHI)
	return NULL_TREE;
      if (stores_to (def, decl))
	return stored_value (def, ref);
      /* A variable of the user's may have escaped before; a temporary
	 lives for one expression.  */
      if (is_gimple_call (def)
	  && (mentions_address (def, decl) || !DECL_ARTIFICIAL (decl)))
	return NULL_TREE;
      vuse = gimple_vuse (def);
      if (!vuse)
	return NULL_TREE;
    }
  return NULL_TREE;
}

namespace {

class frame_ccp : public ssa_propagation_engine
{
public:
  enum ssa_prop_result visit_stmt (gimple *, edge *, tree *) FINAL OVERRIDE;
  enum ssa_prop_result visit_phi (gphi *) FINAL OVERRIDE;
};

/* Lower the lattice value of NAME to VALUE (null: varying).  */

static enum ssa_prop_result
set_lattice (tree name, tree value)
{
  if (value == NULL_TREE || !CONSTANT_CLASS_P (value))
    value = error_mark_node;
  tree old = lattice_value (name);
  if (old == value
      || (old && old != error_mark_node && value != error_mark_node
	  && operand_equal_p (old, value, 0)))
    return value == error_mark_node ? SSA_PROP_VARYING
				    : SSA_PROP_NOT_INTERESTING;
  /* Only downwards, so that the propagation ends.  */
  if (old)
    value = error_mark_node;
  lattice[SSA_NAME_VERSION (name)] = value;
  return value == error_mark_node ? SSA_PROP_VARYING : SSA_PROP_INTERESTING;
}

/* The constant the right-hand side of STMT folds to, or null.  */

static tree
evaluate (gimple *stmt)
{
  if (gimple_assign_single_p (stmt))
    {
      tree rhs = gimple_assign_rhs1 (stmt);
      if (!is_gimple_val (rhs) && gimple_vuse (stmt))
	return frame_constant_load (rhs, stmt);
    }
  return gimple_fold_stmt_to_constant_1 (stmt, valueize, valueize);
}

/* Take the edge out of the block of STMT (a condition or switch) that its
   constant value chooses.  */

static enum ssa_prop_result
visit_branch (gimple *stmt, edge *taken)
{
  tree value;
  if (gcond *cond = dyn_cast<gcond *> (stmt))
    value = fold_binary (gimple_cond_code (cond), boolean_type_node,
			 valueize (gimple_cond_lhs (cond)),
			 valueize (gimple_cond_rhs (cond)));
  else
    value = frame_constant (gimple_switch_index (as_a<gswitch *> (stmt)));
  if (!value || TREE_CODE (value) != INTEGER_CST)
    return SSA_PROP_VARYING;
  *taken = find_taken_edge (gimple_bb (stmt), value);
  return *taken ? SSA_PROP_INTERESTING : SSA_PROP_VARYING;
}

enum ssa_prop_result
frame_ccp::visit_stmt (gimple *stmt, edge *taken, tree *result)
{
  if (gimple_code (stmt) == GIMPLE_COND || gimple_code (stmt) == GIMPLE_SWITCH)
    return visit_branch (stmt, taken);
  tree lhs = gimple_get_lhs (stmt);
  if (!lhs || TREE_CODE (lhs) != SSA_NAME
      || SSA_NAME_IS_VIRTUAL_OPERAND (lhs))
    return SSA_PROP_VARYING;
  *result = lhs;
  return set_lattice (lhs, evaluate (stmt));
}

enum ssa_prop_result
frame_ccp::visit_phi (gphi *phi)
{
  tree result = gimple_phi_result (phi);
  if (SSA_NAME_IS_VIRTUAL_OPERAND (result))
    return SSA_PROP_VARYING;
  tree value = NULL_TREE;
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      if (!(gimple_phi_arg_edge (phi, i)->flags & EDGE_EXECUTABLE))
	continue;
      tree arg = gimple_phi_arg_def (phi, i);
      if (TREE_CODE (arg) == SSA_NAME && !lattice_value (arg))
	continue;		/* Undefined so far: anything.  */
      tree known = frame_constant (arg);
      if (!known || (value && !operand_equal_p (value, known, 0)))
	return set_lattice (result, NULL_TREE);
      value = known;
    }
  return value ? set_lattice (result, value) : SSA_PROP_NOT_INTERESTING;
}

/* Everything that enters the function from outside varies.  */

static void
initialise_lattice (void)
{
  lattice.create (0);
  lattice.safe_grow_cleared (num_ssa_names);
  unsigned i;
  tree name;
  FOR_EACH_SSA_NAME (i, name, cfun)
    if (SSA_NAME_IS_DEFAULT_DEF (name) || SSA_NAME_IS_VIRTUAL_OPERAND (name))
      lattice[i] = error_mark_node;
}

/* Have the engine visit every statement and PHI node.  */

static void
simulate_everything (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi);
	   gsi_next (&gsi))
	prop_set_simulate_again (gsi.phi (), true);
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	   gsi_next (&gsi))
	prop_set_simulate_again (gsi_stmt (gsi), true);
    }
}

/* The flags of blocks and edges before us: the engine leaves BB_VISITED and
   EDGE_EXECUTABLE behind, LTO streams them, and nothing is to change.  */
static vec<int> saved_flags;

/* Call VISIT for the flags of each block and edge of the function, in an
   order that stays.  */

template <typename F>
static void
for_each_flags (F visit)
{
  basic_block bb;
  FOR_ALL_BB_FN (bb, cfun)
    {
      edge e;
      edge_iterator ei;
      visit (bb->flags);
      FOR_EACH_EDGE (e, ei, bb->succs)
	visit (e->flags);
    }
}

} // anon namespace

void
frame_constants_compute (void)
{
  saved_flags.create (n_basic_blocks_for_fn (cfun) + n_edges_for_fn (cfun));
  for_each_flags ([] (int &flags) { saved_flags.safe_push (flags); });
  initialise_lattice ();
  simulate_everything ();
  frame_ccp ccp;
  ccp.ssa_propagate ();
}

void
frame_constants_release (void)
{
  unsigned i = 0;
  for_each_flags ([&i] (int &flags) { flags = saved_flags[i++]; });
  saved_flags.release ();
  lattice.release ();
}
