/* Lowering of calls: of the user's own functions, of constructors and copies,
   of libraries with a model (lower-model.cc) and without one, and of what is
   handed to a library to be called later.  */

#include "lower-parts.h"
#include "annotate.h"
#include "lower-builder.h"
#include "lower-eigen.h"
#include "lower-functions.h"
#include "lower-model.h"
#include "model-coverage.h"
#include "places.h"

/* ARG or, where that is a truth value which paths chose or a parameter, handed
   over as an integer, that.  */

static tree
chosen_truth (tree arg)
{
  if (TREE_CODE (arg) != SSA_NAME)
    return arg;
  gassign *def = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (arg));
  if (!def || !CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (def)))
    return arg;
  tree truth = gimple_assign_rhs1 (def);
  if (TREE_CODE (truth) != SSA_NAME
      || TREE_CODE (TREE_TYPE (truth)) != BOOLEAN_TYPE)
    return arg;
  bool chosen = gimple_code (SSA_NAME_DEF_STMT (truth)) == GIMPLE_PHI
		|| SSA_NAME_IS_DEFAULT_DEF (truth);
  return chosen ? truth : arg;
}

/* Argument I of CALL as an operand of a user call: objects by address.  */

struct frame_operand
frame_call_operand (gcall *call, tree fndecl, unsigned i)
{
  tree arg = chosen_truth (gimple_call_arg (call, i));
  tree type = frame_parameter_type (fndecl, i);
  struct frame_operand op = frame_operand_of (arg, call);
  bool address = op.kind == FRAME_ADDRESS || op.kind == FRAME_CONST_ADDRESS;
  if (!address)
    return op;
  /* A constant passed by reference to const.  */
  struct frame_operand value = frame_value_operand (arg, call);
  if (value.kind == FRAME_NUMBER)
    return value;
  if (type && POINTER_TYPE_P (type))
    op.kind = TYPE_READONLY (TREE_TYPE (type)) ? FRAME_CONST_ADDRESS
					       : FRAME_ADDRESS;
  return op;
}

/* The place for the result of CALL, or none.  */

struct frame_operand
frame_call_result (gcall *call)
{
  struct frame_place place;
  tree lhs = gimple_call_lhs (call);
  if (!lhs || !frame_followed_type_p (TREE_TYPE (lhs))
      || !frame_result_place (call, &place))
    return frame_op_none ();
  return frame_op_place (place);
}

/* True if TEXT can be the id of a frame, and is no message to a person.  */

static bool
like_an_id_p (const char *text)
{
  return strlen (text) <= 64
	 && strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
			  "abcdefghijklmnopqrstuvwxyz0123456789_-/")
	      == strlen (text);
}

/* True if CALL goes through the virtual table to FNDECL or to what a class
   that we may not see overrides it with.  */

static bool
overridable_p (gcall *call, tree fndecl)
{
  return !gimple_call_fndecl (call) && !DECL_FINAL_P (fndecl)
	 && !TYPE_FINAL_P (DECL_CONTEXT (fndecl));
}

/* The name of the function that CALL to FNDECL runs.  One that may be
   overridden gets a name that no function has, so that nobody takes it for
   the one that the static type says.  */

static const char *
callee_symbol (gcall *call, tree fndecl)
{
  const char *symbol = frame_function_symbol (fndecl);
  if (overridable_p (call, fndecl))
    symbol = frame_intern (lowering.arena,
			   frame_printf (lowering.arena, "*%s", symbol));
  return symbol;
}

/* True if all uses of NAME are branches, or another truth value made of it that
   is used so; these are pushed to CONDITIONS.  */

static bool
only_asked_p (tree name, vec<gcond *> &conditions, unsigned depth = 0)
{
  imm_use_iterator iterator;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, iterator, name)
    {
      gimple *stmt = USE_STMT (use);
      if (is_gimple_debug (stmt))
	continue;
      if (gcond *cond = dyn_cast<gcond *> (stmt))
	{
	  conditions.safe_push (cond);
	  continue;
	}
      gassign *assign = dyn_cast<gassign *> (stmt);
      tree lhs = assign ? gimple_assign_lhs (assign) : NULL_TREE;
      if (!lhs || TREE_CODE (lhs) != SSA_NAME || depth == 3
	  || TREE_CODE (TREE_TYPE (lhs)) != BOOLEAN_TYPE
	  || !only_asked_p (lhs, conditions, depth + 1))
	return false;
    }
  return true;
}

/* Mark in SEEN the blocks that can be reached from BB without an exception and
   without coming to STOP.  */

static void
mark_side (basic_block bb, basic_block stop, hash_set<basic_block> &seen)
{
  auto_vec<basic_block> work;
  work.safe_push (bb);
  while (!work.is_empty ())
    {
      bb = work.pop ();
      if (bb == stop || seen.add (bb))
	continue;
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (!(e->flags & EDGE_EH))
	  work.safe_push (e->dest);
    }
}

/* True if one side of COND ends the program, or throws.  */

static bool
side_leaves_p (gcond *cond)
{
  basic_block bb = gimple_bb (cond);
  hash_set<basic_block> sides[2];
  for (unsigned i = 0; i < 2; i++)
    mark_side (EDGE_SUCC (bb, i)->dest, bb, sides[i]);
  for (unsigned i = 0; i < 2; i++)
    for (basic_block b : sides[i])
      {
	bool leaves = b != EXIT_BLOCK_PTR_FOR_FN (cfun);
	edge e;
	edge_iterator ei;
	FOR_EACH_EDGE (e, ei, b->succs)
	  leaves &= (e->flags & EDGE_EH) != 0;
	if (leaves && !sides[!i].contains (b))
	  return true;
      }
  return false;
}

/* True if the program does nothing with the answer of CALL but to branch on it,
   and goes on either way.  */

static bool
harmless_answer_p (gcall *call)
{
  tree lhs = gimple_call_lhs (call);
  if (!lhs || TREE_CODE (lhs) != SSA_NAME
      || TREE_CODE (TREE_TYPE (lhs)) != BOOLEAN_TYPE)
    return false;
  auto_vec<gcond *> conditions;
  if (!only_asked_p (lhs, conditions) || conditions.length () > 4)
    return false;
  for (gcond *cond : conditions)
    if (side_leaves_p (cond))
      return false;
  return true;
}

static void
lower_user_call (gcall *call, tree fndecl)
{
  unsigned n = gimple_call_num_args (call);
  lowered_stmt *s = frame_emit (FRAME_OP_CALL, gimple_location (call), n);
  s->stmt.word = callee_symbol (call, fndecl);
  s->stmt.dst = frame_call_result (call);
  s->only_asked = harmless_answer_p (call);
  frame_annotate_call (s->stmt.word, fndecl);
  bool carries = false;
  for (unsigned i = 0; i < n; i++)
    {
      s->stmt.args[i] = frame_call_operand (call, fndecl, i);
      tree type = TREE_TYPE (gimple_call_arg (call, i));
      carries |= frame_carries_frames_p (type);
      s->hands_frames |= frame_key_type_p (type)
			 || (s->stmt.args[i].kind == FRAME_STRING
			     && like_an_id_p (s->stmt.args[i].string));
    }
  s->carries_frames = carries;
}

/* CALL goes to a method of a library that may write the members which the
   object of this function has from there: of a base class, or all of them
   where only the function is the user's.  */

static void
clobber_library_members (gcall *call, tree fndecl)
{
  if (!fndecl || !frame_method_p (fndecl)
      || !frame_method_p (current_function_decl))
    return;
  tree object = gimple_call_arg (call, 0);
  tree type = TREE_TYPE (TREE_TYPE (object));
  struct frame_place place;
  if (TYPE_READONLY (type) || frame_followed_type_p (type)
      || !frame_place_of_pointer (object, &place)
      || place.base != FRAME_BASE_PARAM || place.param != 0 || place.n_path)
    return;
  lowered_stmt *s = frame_emit (FRAME_OP_CLOBBER, gimple_location (call), 1);
  s->stmt.word = "library";
  s->stmt.args[0] = frame_op_address (place, false);
}

/* CALL goes to code we know nothing of: what it can write is unknown
   afterwards.  */

static void
lower_unknown_call (gcall *call, tree fndecl)
{
  clobber_library_members (call, fndecl);
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree arg = gimple_call_arg (call, i);
      if (!POINTER_TYPE_P (TREE_TYPE (arg))
	  || !frame_followed_type_p (TREE_TYPE (TREE_TYPE (arg))))
	continue;
      struct frame_operand op = frame_call_operand (call, fndecl, i);
      if (op.kind != FRAME_ADDRESS)
	continue;
      lowered_stmt *s
	= frame_emit (FRAME_OP_CLOBBER, gimple_location (call), 1);
      s->stmt.args[0] = op;
      s->carries_frames = frame_carries_frames_p (TREE_TYPE (arg));
    }
  struct frame_operand dst = frame_call_result (call);
  if (dst.kind == FRAME_PLACE
      && !POINTER_TYPE_P (TREE_TYPE (gimple_call_lhs (call))))
    frame_emit_set (dst.place, frame_op_unknown (), gimple_location (call));
}

/* The object that CALL constructs or assigns.  False if not followed.  */

static bool
this_place (gcall *call, tree fndecl, struct frame_place *place)
{
  return frame_carries_frames_p (frame_argument_type (call, fndecl, 0))
	 && frame_place_of_pointer (gimple_call_arg (call, 0), place);
}

/* A default constructor of a class without a model of its own for it.  */

static void
lower_default_constructor (gcall *call, tree fndecl)
{
  struct frame_place place;
  if (!this_place (call, fndecl, &place))
    return;
  tree type = frame_argument_type (call, fndecl, 0);
  lowered_stmt *s = frame_emit (FRAME_OP_INIT, gimple_location (call), 0);
  s->stmt.dst = frame_op_place (place);
  s->stmt.word = frame_class_name (type);
  s->carries_frames = true;
}

/* A copy or move constructor or assignment.  */

static void
lower_copy (gcall *call, tree fndecl)
{
  struct frame_place to, from;
  if (!this_place (call, fndecl, &to))
    return;
  struct frame_operand value = frame_op_unknown ();
  if (frame_place_of_pointer (gimple_call_arg (call, 1), &from))
    value = frame_op_place (from);
  frame_emit_set (to, value, gimple_location (call))->carries_frames = true;
  /* The result of an assignment is its object.  */
  tree lhs = gimple_call_lhs (call);
  if (lhs && TREE_CODE (lhs) == SSA_NAME)
    frame_point_to (lhs, to);
}

/* Functions handed to a library.  */

/* True if TYPE is how a pointer to a method is stored.  */

static bool
method_pointer_p (tree type)
{
  tree field = TREE_CODE (type) == RECORD_TYPE ? TYPE_FIELDS (type)
					       : NULL_TREE;
  return field && DECL_NAME (field)
	 && strcmp (IDENTIFIER_POINTER (DECL_NAME (field)), "__pfn") == 0;
}

/* The function that the statement STMT makes the pointer to a method in the
   variable VAR point to; null if it does not.  */

static tree
method_set_by (gimple *stmt, tree var)
{
  gassign *assign = dyn_cast<gassign *> (stmt);
  tree lhs = assign ? gimple_assign_lhs (assign) : NULL_TREE;
  if (!lhs || TREE_CODE (lhs) != COMPONENT_REF
      || TREE_OPERAND (lhs, 0) != var || !POINTER_TYPE_P (TREE_TYPE (lhs)))
    return NULL_TREE;
  tree value = gimple_assign_rhs1 (assign);
  return TREE_CODE (value) == ADDR_EXPR ? TREE_OPERAND (value, 0)
					: NULL_TREE;
}

/* The function that the pointer to a method in the variable VAR points to at
   STMT; null if the few statements before it do not say.  */

static tree
method_pointed_to (tree var, gimple *stmt)
{
  gimple_stmt_iterator gsi = gsi_for_stmt (stmt);
  basic_block bb = gimple_bb (stmt);
  for (int i = 0; i < 8; i++)
    {
      for (; !gsi_end_p (gsi); gsi_prev (&gsi))
	if (tree fn = method_set_by (gsi_stmt (gsi), var))
	  return fn;
      if (!single_pred_p (bb) || !single_pred (bb)->index)
	break;
      bb = single_pred (bb);
      gsi = gsi_last_bb (bb);
    }
  return NULL_TREE;
}

/* The user's function that ARG of CALL hands over, or null.  */

static tree
function_handed_over (tree arg, gcall *call)
{
  if (TREE_CODE (arg) == ADDR_EXPR)
    arg = TREE_OPERAND (arg, 0);
  if (VAR_P (arg) && method_pointer_p (TREE_TYPE (arg)))
    arg = method_pointed_to (arg, call);
  return arg && TREE_CODE (arg) == FUNCTION_DECL && frame_user_decl_p (arg)
	   ? arg : NULL_TREE;
}

/* What argument I of CALL to FNDECL, which is std::bind or the like, binds: a
   copy of it, if it is a string, a number or an object with frames.  What a
   pointer points to may be written before the function is called.  */

static struct frame_operand
bound_operand (gcall *call, tree fndecl, unsigned i)
{
  tree arg = gimple_call_arg (call, i);
  tree type = frame_parameter_type (fndecl, i);
  if (!type)
    return frame_op_none ();
  if (TREE_CODE (type) == REFERENCE_TYPE)
    type = TREE_TYPE (type);
  struct frame_operand op = frame_value_operand (arg, call);
  if (op.kind == FRAME_STRING || op.kind == FRAME_NUMBER)
    return op;
  const struct frame_model_type *model
    = RECORD_OR_UNION_TYPE_P (type) ? frame_type_model (type) : NULL;
  bool object = SCALAR_FLOAT_TYPE_P (type) || (model && model->key)
		|| (RECORD_OR_UNION_TYPE_P (type)
		    && frame_string_type_p (type));
  return object ? op : frame_op_none ();
}

/* Say of each function of the user's that CALL hands to the library function
   FNDECL that it may be called later; of what is bound, with what.  */

static void
lower_registrations (gcall *call, tree fndecl)
{
  const char *name = frame_qualified_name (fndecl);
  bool binds = strcmp (name, "std::bind") == 0
	       || strcmp (name, "boost::bind") == 0;
  unsigned n = gimple_call_num_args (call);
  for (unsigned i = 0; i < n; i++)
    {
      tree fn = function_handed_over (gimple_call_arg (call, i), call);
      if (!fn)
	continue;
      unsigned bound = binds && i == 0 ? n - 1 : 0;
      lowered_stmt *s
	= frame_emit (FRAME_OP_BIND, gimple_location (call), bound);
      s->stmt.word = frame_function_symbol (fn);
      for (unsigned j = 0; j < bound; j++)
	s->stmt.args[j] = bound_operand (call, fndecl, j + 1);
    }
}

void
frame_lower_call (gcall *call)
{
  tree fndecl = frame_callee_decl (call);
  const struct frame_model_function *model = NULL;
  if (!fndecl)
    {
      if (!gimple_call_internal_p (call) && !frame_lower_pointer_call (call))
	lower_unknown_call (call, NULL_TREE);
      return;
    }
  if (frame_lower_builder (call, fndecl))
    return;
  enum frame_callee_kind kind = frame_classify_call (call, fndecl, &model);
  frame_coverage_note (call, fndecl, frame_qualified_name (fndecl),
		       kind != FRAME_CALLEE_LIBRARY);
  if (kind == FRAME_CALLEE_MODELLED || kind == FRAME_CALLEE_LIBRARY)
    lower_registrations (call, fndecl);
  /* A model says only that nothing else is written.  */
  if (kind != FRAME_CALLEE_IGNORED
      && frame_lower_function_object (call, fndecl)
      && kind != FRAME_CALLEE_MODELLED)
    return;
  switch (kind)
    {
    case FRAME_CALLEE_IGNORED:
      break;
    case FRAME_CALLEE_MODELLED:
      /* Of a map over an array of a known order more is known.  */
      if (!frame_lower_eigen (call, fndecl))
	frame_lower_modelled (call, fndecl, model);
      break;
    case FRAME_CALLEE_DEFAULT_CTOR:
      lower_default_constructor (call, fndecl);
      break;
    case FRAME_CALLEE_COPY:
      lower_copy (call, fndecl);
      break;
    case FRAME_CALLEE_USER:
      lower_user_call (call, fndecl);
      break;
    case FRAME_CALLEE_LIBRARY:
      if (!frame_lower_eigen (call, fndecl))
	lower_unknown_call (call, fndecl);
      break;
    }
}
