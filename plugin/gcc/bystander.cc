/* What a unit that has nothing to do with frames says all the same: which
   strings it writes that other units may take for frame ids.

   A field of the user's own class that no unit writes is known to be unset
   in a program of which all units are seen.  So a unit whose functions are
   not lowered names the classes, and the globals, whose strings it writes;
   and where the linker counts units, it says at least that it is there.  */

#include "bystander.h"
#include "recognise.h"

/* What ARG points to as it was written, or null.  */

static tree
pointed_to (tree arg)
{
  if (TREE_CODE (arg) == SSA_NAME)
    {
      gassign *def = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (arg));
      if (!def || !gimple_assign_single_p (def))
	return NULL_TREE;
      arg = gimple_assign_rhs1 (def);
    }
  return TREE_CODE (arg) == ADDR_EXPR ? TREE_OPERAND (arg, 0) : NULL_TREE;
}

/* The name under which the program keeps the string OBJECT, without the field
   in a class; null if it is not kept.  */

static const char *
owner_of (tree object)
{
  if (VAR_P (object) && is_global_var (object) && TREE_PUBLIC (object))
    return IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (object));
  if (TREE_CODE (object) != COMPONENT_REF)
    return NULL;
  tree type = DECL_CONTEXT (TREE_OPERAND (object, 1));
  tree decl = frame_type_decl (type);
  if (!decl || in_system_header_at (DECL_SOURCE_LOCATION (decl)))
    return NULL;
  return frame_class_name (type);
}

/* True if a call of FNDECL leaves a string as a default-constructed one is,
   or ends it.  */

static bool
leaves_empty_p (gcall *call, tree fndecl)
{
  return fndecl
	 && (DECL_CXX_DESTRUCTOR_P (fndecl)
	     || (DECL_CXX_CONSTRUCTOR_P (fndecl)
		 && gimple_call_num_args (call) == 1));
}

/* Note in UNIT the owners of the strings that CALL may write.  */

static void
note_call (struct frame_unit *unit, gcall *call)
{
  tree fndecl = gimple_call_fndecl (call);
  tree fntype = gimple_call_fntype (call);
  if (!fntype || leaves_empty_p (call, fndecl))
    return;
  tree types = TYPE_ARG_TYPES (fntype);
  for (unsigned i = 0; i < gimple_call_num_args (call) && types;
       i++, types = TREE_CHAIN (types))
    {
      tree type = TREE_VALUE (types);
      if (!POINTER_TYPE_P (type) || TYPE_READONLY (TREE_TYPE (type))
	  || !RECORD_OR_UNION_TYPE_P (TREE_TYPE (type)))
	continue;
      tree object = pointed_to (gimple_call_arg (call, i));
      const char *owner = NULL;
      if (object && frame_string_type_p (TREE_TYPE (object)))
	owner = owner_of (object);
      if (!owner)
	continue;
      struct frame_class c = { owner, FRAME_CLASS_OPEN };
      frame_unit_add_class (unit, &c);
    }
}

void
frame_note_written_strings (struct frame_unit *unit)
{
  struct cgraph_node *node;
  frame_recognise_start (NULL, unit->program->arena);
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    {
      if (DECL_ARTIFICIAL (node->decl)
	  || in_system_header_at (DECL_SOURCE_LOCATION (node->decl)))
	continue;
      basic_block bb;
      function *fun = DECL_STRUCT_FUNCTION (node->decl);
      if (!fun || !fun->cfg)
	continue;
      FOR_EACH_BB_FN (bb, fun)
	for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	     gsi_next (&gsi))
	  if (gcall *call = dyn_cast<gcall *> (gsi_stmt (gsi)))
	    note_call (unit, call);
    }
  frame_recognise_finish ();
}
