/* What all parts of the lowering need: source places, which types are worth
   following, the names of functions, and putting a statement into the block
   that is being filled.  */

#include "lower-parts.h"
#include "places.h"
#include "recognise.h"

/* Source places.  */

struct frame_loc
frame_lower_location (location_t loc)
{
  struct frame_loc result = { 0, 0, 0, 0 };
  if (loc <= BUILTINS_LOCATION)
    return result;
  expanded_location start = expand_location (loc);
  if (!start.file)
    return result;
  result.file
    = frame_unit_file (lowering.unit, frame_remapped_file (start.file));
  result.line = start.line;
  result.column = start.column;
  expanded_location finish
    = expand_location (get_range_from_loc (line_table, loc).m_finish);
  if (finish.file && finish.line == start.line
      && finish.column > start.column
      && strcmp (finish.file, start.file) == 0)
    result.finish = finish.column;
  return result;
}

/* Emission.  */

lowered_stmt *
frame_emit (enum frame_op op, location_t loc, unsigned n_args)
{
  lowered_stmt s;
  memset (&s, 0, sizeof s);
  s.stmt.op = op;
  s.stmt.dst = frame_op_none ();
  s.stmt.loc = frame_lower_location (loc);
  s.stmt.n_args = n_args;
  s.stmt.args = FRAME_NEW_N (lowering.arena, struct frame_operand,
			     n_args ? n_args : 1);
  for (unsigned i = 0; i < n_args; i++)
    s.stmt.args[i] = frame_op_none ();
  return lowering.function->blocks[lowering.block].stmts.safe_push (s);
}

/* DST := VALUE.  */

lowered_stmt *
frame_emit_set (struct frame_place dst, struct frame_operand value,
		location_t loc)
{
  bool address = value.kind == FRAME_ADDRESS
		 || value.kind == FRAME_CONST_ADDRESS;
  enum frame_op op = address ? FRAME_OP_ADDRESS
		     : value.kind == FRAME_UNKNOWN ? FRAME_OP_UNKNOWN
						   : FRAME_OP_SET;
  lowered_stmt *s = frame_emit (op, loc, op == FRAME_OP_UNKNOWN ? 0 : 1);
  s->stmt.dst = frame_op_place (dst);
  if (op != FRAME_OP_UNKNOWN)
    s->stmt.args[0] = value;
  return s;
}

/* True if values of TYPE can carry frames: a modelled class or a string,
   or the user's own class, which may hold one.  */

bool
frame_carries_frames_p (tree type)
{
  if (frame_char_pointer_p (type))
    return true;
  tree bare = frame_strip_indirection (type);
  if (!RECORD_OR_UNION_TYPE_P (bare))
    return false;
  if (frame_type_model (bare) || frame_string_type_p (bare))
    return true;
  tree decl = frame_type_decl (bare);
  return decl && frame_user_decl_p (decl);
}

/* True if values of TYPE are worth following at all.  */

bool
frame_followed_type_p (tree type)
{
  return SCALAR_FLOAT_TYPE_P (type) || TREE_CODE (type) == BOOLEAN_TYPE
	 || POINTER_TYPE_P (type) || frame_carries_frames_p (type);
}

/* The type of argument I of CALL to FNDECL.  What a "new" expression makes is
   a pointer to void until it is constructed, so the object's is the class of
   the method.  */

tree
frame_argument_type (gcall *call, tree fndecl, unsigned i)
{
  if (i == 0 && fndecl && frame_method_p (fndecl))
    return TYPE_METHOD_BASETYPE (TREE_TYPE (fndecl));
  return TREE_TYPE (gimple_call_arg (call, i));
}

/* True if values of TYPE, or what it points to, are of a class that touches
   frames.  */

bool
frame_key_type_p (tree type)
{
  tree bare = frame_strip_indirection (type);
  const struct frame_model_type *model = frame_type_model (bare);
  if (model && model->kind && strcmp (model->kind, "shared_ptr") == 0)
    {
      tree pointee = frame_pointee_type (bare);
      model = pointee ? frame_type_model (pointee) : NULL;
    }
  return model && model->key;
}

/* Calls.  */

tree
frame_parameter_type (tree fndecl, unsigned i)
{
  if (!fndecl)
    return NULL_TREE;
  tree list = TYPE_ARG_TYPES (TREE_TYPE (fndecl));
  for (; list && i; i--)
    list = TREE_CHAIN (list);
  return list ? TREE_VALUE (list) : NULL_TREE;
}

/* The name by which FNDECL is called and defined: base and complete object
   constructors are one function to us.  */

const char *
frame_function_symbol (tree fndecl)
{
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (fndecl));
  if (*name == '*')
    name++;
  bool ctor = DECL_CXX_CONSTRUCTOR_P (fndecl);
  if (!ctor && !DECL_CXX_DESTRUCTOR_P (fndecl))
    return frame_intern (lowering.arena, name);
  char *copy = frame_printf (lowering.arena, "%s", name);
  for (size_t i = strlen (copy); i >= 3; i--)
    if (copy[i - 3] == (ctor ? 'C' : 'D') && (copy[i - 2] == '1'
					      || copy[i - 2] == '4')
	&& copy[i - 1] == 'E')
      {
	copy[i - 2] = '2';
	break;
      }
  return frame_intern (lowering.arena, copy);
}
