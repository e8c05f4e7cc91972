/* Loops that run at least once, because the program went back in time:

     Time now = Time::now (), seen = now - Duration (0.1);
     while (seen < now)
       ...		wait for a message, copy it, see its stamp

   What such a loop fills is filled behind it.  The first test is decided by
   the edge that enters the loop.  */

#include "compat.h"
#include "lower-parts.h"

/* Blocks looked at in front of a loop.  */
#define MAX_BACK 32

/* The variable whose address, or that of a part of it, ARG is; or null.  */

static tree
variable_at (tree arg)
{
  tree base = TREE_CODE (arg) == ADDR_EXPR
		? get_base_address (TREE_OPERAND (arg, 0)) : NULL_TREE;
  return base && VAR_P (base) ? base : NULL_TREE;
}

/* If STMT is a call of a function called NAME with two arguments, the call.  */

static gcall *
call_of (gimple *stmt, const char *name)
{
  gcall *call = stmt ? dyn_cast<gcall *> (stmt) : NULL;
  tree fndecl = call ? gimple_call_fndecl (call) : NULL_TREE;
  return fndecl && DECL_NAME (fndecl) && gimple_call_num_args (call) == 2
	     && strcmp (IDENTIFIER_POINTER (DECL_NAME (fndecl)), name) == 0
	   ? call : NULL;
}

/* If STMT compares two variables, which one is tested for being *LESS than
   the *GREATER.  */

static bool
comparison_p (gimple *stmt, tree *less, tree *greater)
{
  gcall *call;
  bool turned = false;
  if (!(call = call_of (stmt, "operator<"))
      && !(call = call_of (stmt, "operator<=")))
    {
      turned = true;
      if (!(call = call_of (stmt, "operator>"))
	  && !(call = call_of (stmt, "operator>=")))
	return false;
    }
  *less = variable_at (gimple_call_arg (call, turned));
  *greater = variable_at (gimple_call_arg (call, !turned));
  return *less && *greater;
}

/* True if STMT may write the variable VAR.  */

static bool
writes_p (gimple *stmt, tree var)
{
  tree lhs = gimple_get_lhs (stmt);
  if (lhs && get_base_address (lhs) == var)
    return true;
  if (!is_gimple_call (stmt))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
    if (variable_at (gimple_call_arg (stmt, i)) == var)
      return true;
  return false;
}

/* The statement that wrote VAR last, before the one at GSI in BB, where only
   one way leads there; or null.  */

static gimple *
last_write (basic_block bb, gimple_stmt_iterator gsi, tree var)
{
  for (unsigned n = 0; n < MAX_BACK; n++)
    {
      for (; !gsi_end_p (gsi); gsi_prev (&gsi))
	if (!gimple_clobber_p (gsi_stmt (gsi))
	    && writes_p (gsi_stmt (gsi), var))
	  return gsi_stmt (gsi);
      if (!single_pred_p (bb))
	return NULL;
      bb = single_pred (bb);
      gsi = gsi_last_bb (bb);
    }
  return NULL;
}

/* True if STMT constructs a duration of a positive constant.  */

static bool
positive_p (gimple *stmt)
{
  gcall *call = stmt ? dyn_cast<gcall *> (stmt) : NULL;
  if (!call || gimple_call_num_args (call) != 2)
    return false;
  tree value = gimple_call_arg (call, 1);
  return TREE_CODE (value) == REAL_CST
	 && real_less (&dconst0, TREE_REAL_CST_PTR (value));
}

/* True if VAR, as it is at the end of BB, is FROM less a positive constant.  */

static bool
earlier_p (basic_block bb, tree var, tree from)
{
  gimple *stmt = last_write (bb, gsi_last_bb (bb), var);
  gcall *minus = call_of (stmt, "operator-");
  if (!minus || !gimple_call_lhs (minus)
      || variable_at (gimple_call_arg (minus, 0)) != from)
    return false;
  tree duration = variable_at (gimple_call_arg (minus, 1));
  gimple_stmt_iterator gsi = gsi_for_stmt (minus);
  gsi_prev (&gsi);
  return duration
	 && positive_p (last_write (gimple_bb (minus), gsi, duration))
	 && last_write (bb, gsi_last_bb (bb), from) == minus;
}

tree
frame_entered_by (edge e)
{
  tree less, greater;
  for (gimple_stmt_iterator gsi = gsi_last_bb (e->dest); !gsi_end_p (gsi);
       gsi_prev (&gsi))
    {
      tree name = gimple_get_lhs (gsi_stmt (gsi));
      if (name && TREE_CODE (name) == SSA_NAME
	  && comparison_p (gsi_stmt (gsi), &less, &greater))
	return earlier_p (e->src, less, greater) ? name : NULL_TREE;
    }
  return NULL_TREE;
}
