/* Lowering of the builders of ROS 2's messages:

     geometry_msgs::build<geometry_msgs::msg::PoseStamped> ()
       .header (header).pose (pose)

   A builder, a class Init_PoseStamped_header in a namespace "builder", holds the
   message in its only member; each call sets the member of the message that it is
   named after, and returns the next builder or, at last, the message.  To us
   all of them are the message.  */

#include "lower-builder.h"
#include "lower-model.h"
#include "lower-parts.h"
#include "places.h"
#include "recognise.h"

/* The class of the message that the builder TYPE makes; null if it is none.  */

static tree
built_message (tree type)
{
  if (TREE_CODE (type) != RECORD_TYPE || !TYPE_NAME (type))
    return NULL_TREE;
  tree scope = TYPE_CONTEXT (type);
  tree decl = TYPE_NAME (type);
  tree name = TREE_CODE (decl) == TYPE_DECL ? DECL_NAME (decl) : decl;
  if (!name || !startswith (IDENTIFIER_POINTER (name), "Init_")
      || !scope || TREE_CODE (scope) != NAMESPACE_DECL || !DECL_NAME (scope)
      || strcmp (IDENTIFIER_POINTER (DECL_NAME (scope)), "builder") != 0)
    return NULL_TREE;
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == FIELD_DECL)
      return frame_type_model (TREE_TYPE (f)) ? TREE_TYPE (f) : NULL_TREE;
  return NULL_TREE;
}

/* The member of the class TYPE that is called like FNDECL, or null.  */

static tree
member_named_like (tree type, tree fndecl)
{
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == FIELD_DECL && DECL_NAME (f) == DECL_NAME (fndecl))
      return f;
  return NULL_TREE;
}

/* CALL, of build, begins a message of the class TYPE.  */

static void
lower_begin (gcall *call, tree type, struct frame_place result)
{
  lowered_stmt *s = frame_emit (FRAME_OP_INIT, gimple_location (call), 0);
  s->stmt.dst = frame_op_place (result);
  s->stmt.word = frame_type_model (type)->name;
  s->carries_frames = true;
}

/* CALL sets the member FIELD of the message.  */

static void
lower_member (gcall *call, tree field, struct frame_place result)
{
  location_t loc = gimple_location (call);
  struct frame_place builder;
  bool known = frame_place_of_pointer (gimple_call_arg (call, 0), &builder);
  frame_emit_set (result, known ? frame_op_place (builder)
			  : frame_op_unknown (), loc)
    ->carries_frames = true;
  frame_emit_set (frame_place_of_member (result, field),
		  frame_value_operand (gimple_call_arg (call, 1), call), loc)
    ->carries_frames = true;
}

bool
frame_lower_builder (gcall *call, tree fndecl)
{
  tree lhs = gimple_call_lhs (call);
  struct frame_place result;
  if (!lhs || !DECL_NAME (fndecl) || !frame_result_place (call, &result))
    return false;
  if (frame_method_p (fndecl))
    {
      tree type = built_message (DECL_CONTEXT (fndecl));
      tree field = type ? member_named_like (type, fndecl) : NULL_TREE;
      if (!field || gimple_call_num_args (call) != 2)
	return false;
      lower_member (call, field, result);
      return true;
    }
  tree type = built_message (TREE_TYPE (lhs));
  if (!type || gimple_call_num_args (call) != 0)
    return false;
  lower_begin (call, type, result);
  return true;
}
