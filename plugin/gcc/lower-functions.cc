/* Function objects, std::function and boost::function, and pointers to functions
   that the program calls itself, with something that has a frame.

   One that holds a function of the user's is lowered as an object with two
   parts, "~target", the function, and "~closure", a copy of the lambda that it is
   the operator () of.  A call of it is the call "**" of the object; who it
   runs is for the inference to find out.  Whatever else is done to such an
   object makes its target unknown.  A pointer to a function is a value that "**"
   gets itself.  */

#include "lower-functions.h"
#include "lower-parts.h"
#include "places.h"
#include "recognise.h"

/* True if the name of FNDECL is NAME.  */

static bool
named_p (tree fndecl, const char *name)
{
  return DECL_NAME (fndecl)
	 && strcmp (IDENTIFIER_POINTER (DECL_NAME (fndecl)), name) == 0;
}

/* The operator () of the class TYPE, its own or inherited, or null.  */

static tree
call_operator (tree type)
{
  if (TREE_CODE (type) != RECORD_TYPE)
    return NULL_TREE;
  for (tree f = TYPE_FIELDS (TYPE_MAIN_VARIANT (type)); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == FUNCTION_DECL && named_p (f, "operator()"))
      return f;
  tree binfo = TYPE_BINFO (TYPE_MAIN_VARIANT (type));
  for (unsigned i = 0; binfo && i < BINFO_N_BASE_BINFOS (binfo); i++)
    {
      tree base = BINFO_TYPE (BINFO_BASE_BINFO (binfo, i));
      if (tree inherited = call_operator (base))
	return inherited;
    }
  return NULL_TREE;
}

/* True if functions of TYPE get or return something with a frame.  */

static bool
handles_frames_p (tree type)
{
  if (frame_carries_frames_p (TREE_TYPE (type)))
    return true;
  for (tree arg = TYPE_ARG_TYPES (type); arg; arg = TREE_CHAIN (arg))
    if (frame_carries_frames_p (TREE_VALUE (arg)))
      return true;
  return false;
}

/* True if TYPE is the class of such objects.  */

static bool
function_type_p (tree type)
{
  const char *name = RECORD_OR_UNION_TYPE_P (type) ? frame_class_name (type)
						   : NULL;
  /* boost::function is derived from boost::function1 and its like.  */
  if (!name || (strcmp (name, "std::function") != 0
		&& !startswith (name, "boost::function")))
    return false;
  tree fn = call_operator (type);
  return fn && handles_frames_p (TREE_TYPE (fn));
}

/* The part NAME of the object OF.  */

static struct frame_place
part_of (struct frame_place of, const char *name)
{
  return frame_place_field (lowering.arena, of, name);
}

/* Nobody knows what the object OF holds after CALL.  */

static void
forget (struct frame_place of, gcall *call)
{
  frame_emit_set (part_of (of, "~target"), frame_op_unknown (),
		  gimple_location (call))->carries_frames = true;
}

/* The object OF gets the user's function FN.  */

static void
set_target (struct frame_place of, tree fn, gcall *call)
{
  struct frame_operand target = frame_op_none ();
  target.kind = FRAME_FUNCTION;
  target.string = frame_function_symbol (fn);
  frame_emit_set (part_of (of, "~target"), target,
		  gimple_location (call))->carries_frames = true;
}

/* The object OF gets what FROM, another one, holds.  */

static void
copy_object (struct frame_place of, struct frame_place from, gcall *call)
{
  static const char *const parts[] = { "~target", "~closure" };
  for (const char *part : parts)
    frame_emit_set (part_of (of, part), frame_op_place (part_of (from, part)),
		    gimple_location (call))->carries_frames = true;
}

/* CALL makes the object OF of ARG.  */

static void
lower_making (gcall *call, struct frame_place of, tree arg)
{
  tree type = POINTER_TYPE_P (TREE_TYPE (arg)) ? TREE_TYPE (TREE_TYPE (arg))
	      : RECORD_OR_UNION_TYPE_P (TREE_TYPE (arg)) ? TREE_TYPE (arg)
							  : NULL_TREE;
  tree fn = TREE_CODE (arg) == ADDR_EXPR ? TREE_OPERAND (arg, 0) : NULL_TREE;
  struct frame_place from;
  if (fn && TREE_CODE (fn) == FUNCTION_DECL && frame_user_decl_p (fn))
    {
      set_target (of, fn, call);
      return;
    }
  bool known = type && (POINTER_TYPE_P (TREE_TYPE (arg))
			  ? frame_place_of_pointer (arg, &from)
			  : frame_place_of_reference (arg, &from));
  fn = type ? call_operator (type) : NULL_TREE;
  if (fn && frame_user_decl_p (fn))
    {
      set_target (of, fn, call);
      frame_emit_set (part_of (of, "~closure"),
		      known ? frame_op_place (from) : frame_op_unknown (),
		      gimple_location (call));
    }
  else if (known && function_type_p (type))
    copy_object (of, from, call);
  else
    forget (of, call);
}

/* CALL calls CALLED, an object, which is its first argument, or a pointer: then
   FNDECL is null.  */

static void
lower_calling (gcall *call, tree fndecl, struct frame_operand called)
{
  unsigned first = fndecl ? 1 : 0, n = gimple_call_num_args (call) - first;
  lowered_stmt *s = frame_emit (FRAME_OP_CALL, gimple_location (call), n + 1);
  bool carries = false;
  s->stmt.word = frame_intern (lowering.arena, "**");
  s->stmt.dst = frame_call_result (call);
  s->stmt.args[0] = called;
  for (unsigned i = 0; i < n; i++)
    {
      tree arg = gimple_call_arg (call, i + first);
      s->stmt.args[i + 1] = frame_call_operand (call, fndecl, i + first);
      carries |= frame_carries_frames_p (TREE_TYPE (arg));
    }
  s->carries_frames = carries;
}

bool
frame_function_with_frames_p (tree value)
{
  if (TREE_CODE (value) != ADDR_EXPR)
    return false;
  tree fn = TREE_OPERAND (value, 0);
  return TREE_CODE (fn) == FUNCTION_DECL && frame_user_decl_p (fn)
	 && TREE_CODE (TREE_TYPE (fn)) == FUNCTION_TYPE
	 && handles_frames_p (TREE_TYPE (fn));
}

bool
frame_lower_pointer_call (gcall *call)
{
  tree pointer = gimple_call_fn (call);
  if (!pointer || TREE_CODE (pointer) != SSA_NAME
      || TREE_CODE (TREE_TYPE (TREE_TYPE (pointer))) != FUNCTION_TYPE
      || !handles_frames_p (TREE_TYPE (TREE_TYPE (pointer))))
    return false;
  struct frame_operand called = frame_operand_of (pointer, call);
  if (called.kind == FRAME_ADDRESS || called.kind == FRAME_CONST_ADDRESS)
    {
      unsigned n = called.place.n_path;
      if (n && strcmp (called.place.path[n - 1], "*") == 0)
	called.place.n_path--;
      called.kind = FRAME_PLACE;
    }
  if (called.kind != FRAME_PLACE)
    return false;
  lower_calling (call, NULL_TREE, called);
  return true;
}

bool
frame_lower_function_object (gcall *call, tree fndecl)
{
  unsigned n = gimple_call_num_args (call);
  struct frame_place of;
  if (n == 0 || !frame_method_p (fndecl)
      || !function_type_p (DECL_CONTEXT (fndecl))
      || named_p (fndecl, "operator bool")
      || !frame_place_of_pointer (gimple_call_arg (call, 0), &of))
    return false;
  if (named_p (fndecl, "operator()"))
    lower_calling (call, fndecl, frame_op_address (of, false));
  else if (n > 1
	   && (frame_constructor_p (fndecl) || named_p (fndecl, "operator=")))
    lower_making (call, of, gimple_call_arg (call, 1));
  else if (!frame_constructor_p (fndecl))
    for (unsigned i = 0; i < n; i++)
      if (frame_place_of_pointer (gimple_call_arg (call, i), &of))
	forget (of, call);
  return true;
}
