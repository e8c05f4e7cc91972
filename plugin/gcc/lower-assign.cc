/* Lowering of assignments and returns: data flow.  */

#include "lower-parts.h"
#include "annotate.h"
#include "constants.h"
#include "lower-functions.h"
#include "places.h"
#include "recognise.h"

/* The text of the arithmetic or comparison CODE, or null.  */

const char *
frame_operator_text (enum tree_code code)
{
  switch (code)
    {
    case PLUS_EXPR: return "+";
    case MINUS_EXPR: return "-";
    case MULT_EXPR: return "*";
    case RDIV_EXPR: return "/";
    case LT_EXPR: return "<";
    case LE_EXPR: return "<=";
    case GT_EXPR: return ">";
    case GE_EXPR: return ">=";
    case EQ_EXPR: return "==";
    case NE_EXPR: return "!=";
    default: return NULL;
    }
}

/* True if the number VALUE was read from an object that carries frames, or
   calculated from such numbers: a coordinate.  DEPTH bounds the search.  */

static bool
coordinate_p (tree value, unsigned depth = 0)
{
  if (TREE_CODE (value) != SSA_NAME || depth > 6
      || SSA_NAME_IS_DEFAULT_DEF (value))
    return false;
  gimple *def = SSA_NAME_DEF_STMT (value);
  if (gcall *call = dyn_cast<gcall *> (def))
    {
      tree fndecl = frame_callee_decl (call);
      return fndecl && frame_key_function_p (fndecl);
    }
  if (!is_gimple_assign (def))
    return false;
  tree rhs = gimple_assign_rhs1 (def);
  if (TREE_CODE (rhs) == SSA_NAME)
    return coordinate_p (rhs, depth + 1)
	   || (gimple_num_ops (def) > 2
	       && coordinate_p (gimple_assign_rhs2 (def), depth + 1));
  for (; handled_component_p (rhs); rhs = TREE_OPERAND (rhs, 0))
    if (TREE_CODE (rhs) == COMPONENT_REF)
      {
	const struct frame_model_type *model
	  = frame_type_model (DECL_CONTEXT (TREE_OPERAND (rhs, 1)));
	if (model && model->key)
	  return true;
      }
  /* What an accessor refers to.  */
  return TREE_CODE (rhs) == MEM_REF
	 && coordinate_p (TREE_OPERAND (rhs, 0), depth + 1);
}

/* NAME := A CODE B.  */

static void
lower_operation (tree name, enum tree_code code, tree a, tree b,
		 gassign *stmt)
{
  const char *text = frame_operator_text (code);
  if (!text || !SCALAR_FLOAT_TYPE_P (TREE_TYPE (a)))
    {
      frame_emit_set (frame_place_of_ssa (name), frame_op_unknown (),
		gimple_location (stmt));
      return;
    }
  bool compare = TREE_CODE_CLASS (code) == tcc_comparison;
  lowered_stmt *s = frame_emit (compare ? FRAME_OP_COMPARE : FRAME_OP_BINARY,
			  gimple_location (stmt), 2);
  s->stmt.word = frame_intern (lowering.arena, text);
  s->stmt.dst = frame_op_place (frame_place_of_ssa (name));
  s->stmt.args[0] = frame_operand_of (a, stmt);
  s->stmt.args[1] = frame_operand_of (b, stmt);
  /* R2 wants to see where two coordinates meet.  */
  s->meets = (compare || code == PLUS_EXPR || code == MINUS_EXPR)
	     && coordinate_p (a) && coordinate_p (b);
}

/* An assignment to the SSA name NAME.  */

static void
lower_ssa_assignment (tree name, gassign *stmt)
{
  tree type = TREE_TYPE (name);
  if (frame_constant (name))
    return;
  if (POINTER_TYPE_P (type) && !frame_char_pointer_p (type))
    return;			/* Followed symbolically.  */
  if (!SCALAR_FLOAT_TYPE_P (type) && TREE_CODE (type) != BOOLEAN_TYPE
      && !frame_char_pointer_p (type))
    return;
  tree rhs = gimple_assign_rhs1 (stmt);
  enum tree_code code = gimple_assign_rhs_code (stmt);
  if (gimple_assign_single_p (stmt)
      || (CONVERT_EXPR_CODE_P (code)
	  && TREE_CODE (TREE_TYPE (rhs)) == TREE_CODE (type)))
    frame_emit_set (frame_place_of_ssa (name), frame_operand_of (rhs, stmt),
	      gimple_location (stmt));
  else if (code == NEGATE_EXPR)
    lower_operation (name, MINUS_EXPR, build_zero_cst (type), rhs, stmt);
  else
    lower_operation (name, code, rhs,
		     gimple_num_ops (stmt) > 2 ? gimple_assign_rhs2 (stmt)
					       : rhs, stmt);
}

/* True if REF is the action of a marker or the operation of a collision
   object: one that takes them away needs no frame.  */

static bool
action_field_p (tree ref)
{
  if (TREE_CODE (ref) != COMPONENT_REF)
    return false;
  tree field = TREE_OPERAND (ref, 1);
  if (!DECL_NAME (field))
    return false;
  const char *name = IDENTIFIER_POINTER (DECL_NAME (field));
  return (strcmp (name, "action") == 0 || strcmp (name, "operation") == 0)
	 && frame_type_model (DECL_CONTEXT (field));
}

/* The table of virtual functions that VALUE, assigned to LHS in STMT, points
   into, as an operand; LHS is the pointer to it of an object.  None if it is
   something else.  */

static struct frame_operand
virtual_table (tree lhs, tree value, gassign *stmt)
{
  if (TREE_CODE (lhs) != COMPONENT_REF
      || !DECL_VIRTUAL_P (TREE_OPERAND (lhs, 1)))
    return frame_op_none ();
  struct frame_operand op = frame_operand_of (value, stmt);
  if ((op.kind != FRAME_ADDRESS && op.kind != FRAME_CONST_ADDRESS)
      || op.place.base != FRAME_BASE_GLOBAL)
    return frame_op_unknown ();
  struct frame_operand table = frame_op_none ();
  table.kind = FRAME_FUNCTION;
  table.string = op.place.name;
  return table;
}

/* If LHS is a member of a quality of service, or a part of one, lower the
   assignment STMT to it; false if it is not.  What policy a variable holds is
   not followed, nor are durations.  */

static bool
lower_policy (tree lhs, gassign *stmt)
{
  tree member = lhs;
  for (; handled_component_p (member); member = TREE_OPERAND (member, 0))
    if (TREE_CODE (member) == COMPONENT_REF)
      {
	const struct frame_model_type *model
	  = frame_type_model (DECL_CONTEXT (TREE_OPERAND (member, 1)));
	if (model && model->kind && strcmp (model->kind, "qos") == 0)
	  break;
      }
  struct frame_place place;
  tree name = handled_component_p (member)
		? DECL_NAME (TREE_OPERAND (member, 1)) : NULL_TREE;
  if (!name || gimple_clobber_p (stmt)
      || !frame_place_of_reference (member, &place))
    return false;
  const char *text = IDENTIFIER_POINTER (name);
  if (strcmp (text, "deadline") == 0
      || strcmp (text, "liveliness_lease_duration") == 0)
    frame_emit_set (place, frame_op_unknown (), gimple_location (stmt))
      ->carries_frames = true;
  else if (strcmp (text, "reliability") == 0
	   || strcmp (text, "durability") == 0
	   || strcmp (text, "liveliness") == 0)
    {
      struct frame_operand value = frame_op_unknown ();
      if (gimple_assign_single_p (stmt))
	value = frame_operand_of (gimple_assign_rhs1 (stmt), stmt);
      if (value.kind != FRAME_NUMBER)
	value = frame_op_unknown ();
      frame_emit_set (place, value, gimple_location (stmt))->carries_frames
	= true;
    }
  return true;
}

/* An assignment to memory.  */

static void
lower_store (tree lhs, gassign *stmt)
{
  tree type = TREE_TYPE (lhs);
  tree rhs = gimple_assign_rhs1 (stmt);
  struct frame_place place;
  if (lower_policy (lhs, stmt))
    return;
  if (!(frame_followed_type_p (type) || action_field_p (lhs))
      || gimple_clobber_p (stmt)
      || !gimple_assign_single_p (stmt)
      || !frame_place_of_reference (lhs, &place))
    return;
  lowered_stmt *s;
  if (TREE_CODE (rhs) == CONSTRUCTOR)
    {
      const struct frame_model_type *model = frame_type_model (type);
      if (CONSTRUCTOR_NELTS (rhs) || !model)
	return;
      s = frame_emit (FRAME_OP_INIT, gimple_location (stmt), 0);
      s->stmt.dst = frame_op_place (place);
      s->stmt.word = model->name;
    }
  else
    {
      struct frame_operand value = virtual_table (lhs, rhs, stmt);
      if (value.kind == FRAME_NONE)
	value = frame_operand_of (rhs, stmt);
      s = frame_emit_set (place, value, gimple_location (stmt));
    }
  s->carries_frames = frame_carries_frames_p (type)
		      || frame_function_with_frames_p (rhs);
}

void
frame_lower_assignment (gassign *stmt)
{
  tree lhs = gimple_assign_lhs (stmt);
  if (TREE_CODE (lhs) == SSA_NAME)
    lower_ssa_assignment (lhs, stmt);
  else
    lower_store (lhs, stmt);
}

void
frame_lower_return (greturn *stmt)
{
  tree value = gimple_return_retval (stmt);
  frame_annotate_return (gimple_location (stmt));
  if (!value || TREE_CODE (value) == RESULT_DECL
      || !frame_followed_type_p (TREE_TYPE (value)))
    return;
  if (TREE_CODE (value) == SSA_NAME && SSA_NAME_IS_DEFAULT_DEF (value)
      && SSA_NAME_VAR (value)
      && TREE_CODE (SSA_NAME_VAR (value)) == RESULT_DECL)
    return;
  frame_emit_set (frame_place_result (), frame_operand_of (value, stmt),
	    gimple_location (stmt))
    ->carries_frames = frame_carries_frames_p (TREE_TYPE (value));
}
