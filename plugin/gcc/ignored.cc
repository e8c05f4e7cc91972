/* Messages whose frame a function never looks at, for -Wframe-ignored-id.

   Most reads of an id have no meaning in frame IR: it is printed, or
   compared by a library.  So this looks at GIMPLE: a message that a callback
   gets is ignored if one of its coordinates is named and neither its header
   (but for the stamp) nor the message as a whole goes anywhere.  Functions
   of the unit that get the message are followed; whatever else gets it may
   look at its frame.  A copy that is given another frame no longer has the
   one that the message came with: handing it on shows that to nobody.  */

#include "ignored.h"
#include "lowered.h"
#include "recognise.h"

/* Calls followed from a callback.  */
#define MAX_DEPTH 4

/* A copy of the message that STMT gives another frame.  */
struct renaming
{
  tree copy;
  gimple *stmt;
};

/* One parameter of one function, and what became of the message.  */
struct look
{
  tree message;			/* the class, main variant */
  tree parm;
  auto_vec<tree> copies;	/* local variables that it was copied to */
  auto_vec<renaming> renamings;
  bool used;			/* a coordinate was */
  bool seen;			/* the frame was, or may have been */
  location_t where;		/* of the first use */
  unsigned depth;
};

static void look_at_function (look *l, tree fndecl);

/* The class of the message that TYPE is, or points to; null if none.  */

static tree
message_of (tree type)
{
  tree pointee = frame_pointee_type (type);
  tree result = frame_strip_indirection (pointee ? pointee : type);
  const struct frame_model_type *model
    = RECORD_OR_UNION_TYPE_P (result) ? frame_type_model (result) : NULL;
  return model && model->frame_class == FRAME_TYPE_NEEDED
	   ? TYPE_MAIN_VARIANT (result) : NULL_TREE;
}

/* True if the pointer PTR points to the message of L, or to the smart pointer
   that holds it.  */

static bool
points_to_message_p (look *l, tree ptr, unsigned depth = 0)
{
  if (TREE_CODE (ptr) == ADDR_EXPR)
    {
      tree base = TREE_OPERAND (ptr, 0);
      return base == l->parm || l->copies.contains (base);
    }
  if (TREE_CODE (ptr) != SSA_NAME)
    return ptr == l->parm;
  if (SSA_NAME_IS_DEFAULT_DEF (ptr))
    return SSA_NAME_VAR (ptr) == l->parm;
  gimple *def = SSA_NAME_DEF_STMT (ptr);
  if (depth > 8)
    return false;
  if (gimple_assign_ssa_name_copy_p (def) || gimple_assign_cast_p (def)
      || (is_gimple_assign (def) && gimple_assign_rhs_code (def) == ADDR_EXPR))
    return points_to_message_p (l, gimple_assign_rhs1 (def), depth + 1);
  /* m.operator-> () and its like.  */
  return is_gimple_call (def) && gimple_call_num_args (def) == 1
	 && POINTER_TYPE_P (TREE_TYPE (ptr))
	 && TYPE_MAIN_VARIANT (TREE_TYPE (TREE_TYPE (ptr))) == l->message
	 && points_to_message_p (l, gimple_call_arg (def, 0), depth + 1);
}

/* True if the reference whose innermost object is BASE is to the message of
   L.  */

static bool
message_base_p (look *l, tree base)
{
  if (TREE_CODE (base) == MEM_REF)
    return points_to_message_p (l, TREE_OPERAND (base, 0));
  return base == l->parm || l->copies.contains (base);
}

static bool
coordinates_p (const char *member)
{
  static const char *const members[] = {
    "pose", "poses", "point", "points", "polygon", "vector", "quaternion",
    "twist", "accel", "wrench", "transforms"
  };
  for (unsigned i = 0; i < ARRAY_SIZE (members); i++)
    if (strcmp (member, members[i]) == 0)
      return true;
  return false;
}

/* True if messages of the class TYPE have a frame that moves, which their
   twist is in: an odometry's is that of the robot's base, whoever sends it.  */

static bool
moving_frame_p (tree type)
{
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == FIELD_DECL && DECL_NAME (f)
	&& strcmp (IDENTIFIER_POINTER (DECL_NAME (f)), "child_frame_id") == 0)
      return true;
  return false;
}

/* STMT names REF.  */

static void
look_at_reference (look *l, tree ref, gimple *stmt)
{
  const char *inner = NULL;	/* the member of the member */
  if (TREE_CODE (ref) == ADDR_EXPR)
    ref = TREE_OPERAND (ref, 0);
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    {
      if (TREE_CODE (ref) != COMPONENT_REF
	  || !DECL_NAME (TREE_OPERAND (ref, 1)))
	{
	  inner = NULL;
	  continue;
	}
      tree field = TREE_OPERAND (ref, 1);
      const char *name = IDENTIFIER_POINTER (DECL_NAME (field));
      if (TYPE_MAIN_VARIANT (DECL_CONTEXT (field)) == l->message
	  && message_base_p (l, TREE_OPERAND (ref, 0)))
	{
	  if (strcmp (name, "child_frame_id") == 0
	      || (strcmp (name, "header") == 0
		  && !(inner && (strcmp (inner, "stamp") == 0
				 || strcmp (inner, "seq") == 0))))
	    l->seen = true;
	  else if (coordinates_p (name) && !l->used
		   && !(strcmp (name, "twist") == 0
			&& moving_frame_p (l->message)))
	    {
	      l->used = true;
	      l->where = gimple_location (stmt);
	    }
	}
      inner = name;
    }
}

/* Copies.  */

/* The local variable that PTR is the address of, or null.  */

static tree
local_variable (tree ptr)
{
  tree var = TREE_CODE (ptr) == ADDR_EXPR ? TREE_OPERAND (ptr, 0) : NULL_TREE;
  return var && VAR_P (var) && !is_global_var (var) ? var : NULL_TREE;
}

static bool
assignment_p (tree fndecl)
{
  return DECL_NAME (fndecl)
	 && strcmp (IDENTIFIER_POINTER (DECL_NAME (fndecl)), "operator=") == 0;
}

/* The local variable that CALL, whose callee is FNDECL, makes a copy of the
   message of L, or null.  */

static tree
copied_to (look *l, gcall *call, tree fndecl)
{
  if (!fndecl || gimple_call_num_args (call) < 2 || !frame_method_p (fndecl)
      || TYPE_MAIN_VARIANT (DECL_CONTEXT (fndecl)) != l->message
      || !(frame_constructor_p (fndecl) || assignment_p (fndecl))
      || !points_to_message_p (l, gimple_call_arg (call, 1)))
    return NULL_TREE;
  return local_variable (gimple_call_arg (call, 0));
}

/* The copy in L whose frame id, or whole header, the address PTR is of; else
   null.  */

static tree
frame_of_copy (look *l, tree ptr)
{
  const char *inner = NULL;
  if (TREE_CODE (ptr) != ADDR_EXPR)
    return NULL_TREE;
  for (tree ref = TREE_OPERAND (ptr, 0); TREE_CODE (ref) == COMPONENT_REF;
       ref = TREE_OPERAND (ref, 0))
    {
      tree field = TREE_OPERAND (ref, 1);
      tree base = TREE_OPERAND (ref, 0);
      const char *name
	= DECL_NAME (field) ? IDENTIFIER_POINTER (DECL_NAME (field)) : "";
      if (l->copies.contains (base))
	return strcmp (name, "header") == 0
		 && (!inner || strcmp (inner, "frame_id") == 0)
		 ? base : NULL_TREE;
      inner = name;
    }
  return NULL_TREE;
}

/* The copy in L that CALL, whose callee is FNDECL, gives another frame, or
   null.  */

static tree
renamed_by (look *l, gcall *call, tree fndecl)
{
  if (!fndecl || gimple_call_num_args (call) < 2 || !frame_method_p (fndecl)
      || !assignment_p (fndecl))
    return NULL_TREE;
  return frame_of_copy (l, gimple_call_arg (call, 0));
}

/* Note the copies of the message of L in FN, and then which of them get
   another frame.  */

static void
find_copies (look *l, struct function *fn)
{
  basic_block bb;
  for (unsigned pass = 0; pass < 2; pass++)
    FOR_EACH_BB_FN (bb, fn)
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	   gsi_next (&gsi))
	{
	  gcall *call = dyn_cast <gcall *> (gsi_stmt (gsi));
	  tree fndecl = call ? frame_callee_decl (call) : NULL_TREE;
	  tree copy = !call	  ? NULL_TREE
		      : pass == 0 ? copied_to (l, call, fndecl)
				  : renamed_by (l, call, fndecl);
	  if (copy && pass == 1)
	    l->renamings.safe_push ({ copy, call });
	  else if (copy && !l->copies.contains (copy))
	    l->copies.safe_push (copy);
	}
}

/* True if no way leads to STMT that does not pass BEFORE.  */

static bool
always_before_p (gimple *before, gimple *stmt)
{
  basic_block goal = gimple_bb (before);
  auto_vec<basic_block> todo;
  hash_set<basic_block> seen;
  if (goal == gimple_bb (stmt))
    {
      gimple_stmt_iterator gsi = gsi_for_stmt (before);
      for (; !gsi_end_p (gsi); gsi_next (&gsi))
	if (gsi_stmt (gsi) == stmt)
	  return true;
    }
  todo.safe_push (gimple_bb (stmt));
  while (!todo.is_empty ())
    {
      basic_block bb = todo.pop ();
      edge e;
      edge_iterator ei;
      if (EDGE_COUNT (bb->preds) == 0)
	return false;
      FOR_EACH_EDGE (e, ei, bb->preds)
	if (e->src != goal && !seen.add (e->src))
	  todo.safe_push (e->src);
    }
  return true;
}

/* What STMT hands on through PTR is a copy of the message of L that got
   another frame, on some way at least: then nobody sees the one it came
   with.  */

static bool
renamed_p (look *l, tree ptr, gimple *stmt)
{
  tree copy = local_variable (ptr);
  bool renamed = false;
  for (const renaming &r : l->renamings)
    if (r.copy == copy)
      {
	renamed = true;
	if (!l->used && always_before_p (r.stmt, stmt))
	  {
	    l->used = true;
	    l->where = gimple_location (r.stmt);
	  }
      }
  return renamed;
}

/* walk_gimple_op calls this for each operand.  */

static tree
look_at_operand (tree *tp, int *walk_subtrees, void *data)
{
  struct walk_stmt_info *wi = (struct walk_stmt_info *) data;
  look *l = (look *) wi->info;
  if (handled_component_p (*tp)
      || (TREE_CODE (*tp) == ADDR_EXPR
	  && handled_component_p (TREE_OPERAND (*tp, 0))))
    {
      look_at_reference (l, *tp, gsi_stmt (wi->gsi));
      *walk_subtrees = 0;
    }
  return NULL_TREE;
}

/* The message of L, or the pointer to it, is argument I of CALL to FNDECL:
   follow it.  */

static void
look_at_argument (look *l, gcall *call, tree fndecl, unsigned i)
{
  struct cgraph_node *node = fndecl ? cgraph_node::get (fndecl) : NULL;
  tree parm = fndecl ? DECL_ARGUMENTS (fndecl) : NULL_TREE;
  const char *name = fndecl ? frame_qualified_name (fndecl) : "";
  if (i == 0 && strcmp (name, "tf2::doTransform") == 0)
    {
      /* It does not compare the frames.  */
      if (!l->used)
	l->where = gimple_location (call);
      l->used = true;
      return;
    }
  for (unsigned k = 0; parm && k < i; k++)
    parm = DECL_CHAIN (parm);
  if (!node || !node->has_gimple_body_p () || !parm || l->depth >= MAX_DEPTH
      || frame_modelled_function_p (fndecl) || !frame_user_decl_p (fndecl)
      || message_of (TREE_TYPE (parm)) != l->message)
    {
      l->seen = true;
      return;
    }
  look below = { l->message, parm, {}, {}, false, false, UNKNOWN_LOCATION,
		 l->depth + 1 };
  look_at_function (&below, fndecl);
  l->seen |= below.seen;
  if (below.used && !l->used)
    {
      l->used = true;
      l->where = gimple_location (call);
    }
}

static void
look_at_call (look *l, gcall *call)
{
  tree fndecl = frame_callee_decl (call);
  tree lhs = gimple_call_lhs (call);
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      if (!points_to_message_p (l, gimple_call_arg (call, i)))
	continue;
      /* A pointer's own operator, which gives the message.  */
      if (lhs && i == 0 && gimple_call_num_args (call) == 1
	  && points_to_message_p (l, lhs))
	continue;
      if (fndecl && DECL_CXX_DESTRUCTOR_P (fndecl))
	continue;
      /* A copy, of either end.  */
      tree copy = i < 2 ? copied_to (l, call, fndecl) : NULL_TREE;
      if (copy && (i == 1 || l->copies.contains (copy)))
	continue;
      if (i == 0 && fndecl && frame_constructor_p (fndecl)
	  && local_variable (gimple_call_arg (call, 0)))
	continue;
      if (renamed_p (l, gimple_call_arg (call, i), call))
	continue;
      look_at_argument (l, call, fndecl, i);
    }
}

/* A pointer to the message of L, or a copy of it, is stored by STMT.  */

static void
look_at_store (look *l, gimple *stmt)
{
  if (!gimple_assign_single_p (stmt))
    return;
  tree lhs = gimple_assign_lhs (stmt), rhs = gimple_assign_rhs1 (stmt);
  if (TREE_CODE (lhs) != SSA_NAME
      && (points_to_message_p (l, rhs)
	  || (TREE_CODE (rhs) == MEM_REF && message_base_p (l, rhs))))
    l->seen = true;
}

static void
look_at_function (look *l, tree fndecl)
{
  struct function *fn = DECL_STRUCT_FUNCTION (fndecl);
  basic_block bb;
  if (!fn || !fn->cfg || !fn->gimple_df)
    {
      l->seen = true;
      return;
    }
  find_copies (l, fn);
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb);
	 !gsi_end_p (gsi) && !l->seen; gsi_next (&gsi))
      {
	gimple *stmt = gsi_stmt (gsi);
	struct walk_stmt_info wi;
	if (is_gimple_debug (stmt))
	  continue;
	memset (&wi, 0, sizeof wi);
	wi.info = l;
	wi.gsi = gsi;
	gcall *call = dyn_cast <gcall *> (stmt);
	if (call && renamed_by (l, call, frame_callee_decl (call)))
	  look_at_reference (l, gimple_call_arg (call, 1), stmt);
	else
	  walk_gimple_op (stmt, look_at_operand, &wi);
	if (call)
	  look_at_call (l, call);
	else
	  look_at_store (l, stmt);
      }
}

/* True if the class that FNDECL is a method of has a filter of tf2_ros or tf
   among its members: what reaches its callbacks can be transformed.  */

static bool
filtered_p (tree fndecl)
{
  tree type = frame_method_p (fndecl) ? DECL_CONTEXT (fndecl) : NULL_TREE;
  if (!type || !RECORD_OR_UNION_TYPE_P (type))
    return false;
  for (tree field = TYPE_FIELDS (type); field; field = DECL_CHAIN (field))
    {
      if (TREE_CODE (field) != FIELD_DECL)
	continue;
      tree pointee = frame_pointee_type (TREE_TYPE (field));
      const char *name = frame_class_name (TREE_TYPE (field));
      const char *held = pointee ? frame_class_name (pointee) : NULL;
      if ((name && strstr (name, "MessageFilter"))
	  || (held && strstr (held, "MessageFilter")))
	return true;
    }
  return false;
}

/* True if CALL hands an object of the class CLOSURE to what calls it when a
   message comes, or may: a subscription, a bind, a std::function.  */

static bool
subscribes_p (gcall *call, tree closure)
{
  static const char *const words[]
    = { "ubscri", "allback", "bind", "std::function", "make_shared" };
  tree fndecl = frame_callee_decl (call);
  const char *name = fndecl ? frame_qualified_name (fndecl) : "";
  bool right = false;
  for (unsigned i = 0; i < ARRAY_SIZE (words); i++)
    right |= strstr (name, words[i]) != NULL;
  for (unsigned i = 0; right && i < gimple_call_num_args (call); i++)
    {
      tree type = frame_strip_indirection (TREE_TYPE (gimple_call_arg (call,
								       i)));
      if (TYPE_MAIN_VARIANT (type) == closure)
	return true;
    }
  return false;
}

/* True if the lambda whose operator FNDECL is becomes a callback where it is
   written; others compare poses, or search a path.  */

static bool
lambda_callback_p (tree fndecl)
{
  tree closure = TYPE_MAIN_VARIANT (DECL_CONTEXT (fndecl));
  tree around = decl_function_context (TYPE_NAME (closure));
  struct cgraph_node *node = around ? cgraph_node::get (around) : NULL;
  if (!node)
    return true;
  for (struct cgraph_edge *e = node->callees; e; e = e->next_callee)
    if (e->call_stmt && subscribes_p (e->call_stmt, closure))
      return true;
  return false;
}

/* True if the class TYPE, or what it is derived from, is an interface of Nav2's
   plugins: its servers bring poses to the costmap's frame before they ask.  */

static bool
nav2_plugin_p (tree type)
{
  const char *name = frame_class_name (type);
  if (name && startswith (name, "nav2_core::"))
    return true;
  tree binfo = TYPE_BINFO (type), base;
  for (unsigned i = 0; binfo && BINFO_BASE_ITERATE (binfo, i, base); i++)
    if (nav2_plugin_p (BINFO_TYPE (base)))
      return true;
  return false;
}

/* True if somebody who is not seen calls NODE: its address is taken, it is
   virtual, or a lambda's operator.  What returns something is no subscriber:
   it compares poses, or takes a coordinate out of one.  */

static bool
callback_p (struct cgraph_node *node)
{
  tree fndecl = node->decl;
  if (DECL_VIRTUAL_P (fndecl) && frame_method_p (fndecl)
      && nav2_plugin_p (DECL_CONTEXT (fndecl)))
    return false;
  if (DECL_VIRTUAL_P (fndecl))
    return true;
  if (!VOID_TYPE_P (TREE_TYPE (TREE_TYPE (fndecl))))
    return false;
  if (node->address_taken)
    return true;
  return frame_method_p (fndecl) && DECL_NAME (fndecl)
	 && strcmp (IDENTIFIER_POINTER (DECL_NAME (fndecl)), "operator()") == 0
	 && strstr (frame_qualified_name (fndecl), "lambda")
	 && lambda_callback_p (fndecl);
}

/* True if a function gets PARM to write it: no message from a topic comes by
   reference to what is not const.  Objects handed over by value may be
   references here, too.  */

static bool
for_writing_p (tree parm)
{
  tree type = TREE_TYPE (parm);
  return TREE_CODE (type) == REFERENCE_TYPE && !DECL_BY_REFERENCE (parm)
	 && !TYPE_REF_IS_RVALUE (type) && !TYPE_READONLY (TREE_TYPE (type));
}

void
frame_find_ignored (struct frame_unit *unit,
		    const vec<struct cgraph_node *> &nodes)
{
  for (struct cgraph_node *node : nodes)
    {
      if (!callback_p (node) || !frame_user_decl_p (node->decl)
	  || filtered_p (node->decl))
	continue;
      for (tree parm = DECL_ARGUMENTS (node->decl); parm;
	   parm = DECL_CHAIN (parm))
	{
	  tree message = message_of (TREE_TYPE (parm));
	  if (!message || !DECL_NAME (parm)
	      || for_writing_p (parm))
	    continue;
	  look l = { message, parm, {}, {}, false, false, UNKNOWN_LOCATION, 0 };
	  look_at_function (&l, node->decl);
	  if (!l.used || l.seen)
	    continue;
	  struct frame_ignored ignored;
	  ignored.function = frame_qualified_name (node->decl);
	  ignored.parameter = IDENTIFIER_POINTER (DECL_NAME (parm));
	  ignored.type = frame_class_name (message);
	  ignored.loc = frame_lower_location (l.where);
	  frame_unit_add_ignored (unit, &ignored);
	}
    }
}
