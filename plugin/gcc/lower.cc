/* Lowering of GIMPLE to frame IR.

   The pass runs right after SSA is built, when every call of a library is
   still a call.  For each function that the user wrote we compute its
   constants (constants.cc), give its objects names (places.cc), and
   translate statement by statement (lower-flow.cc): assignments become data
   flow (lower-assign.cc), a call of a library function becomes the statements
   of its model (recognise.cc, lower-model.cc), a call of the user's own
   function stays a call (lower-call.cc).  What does not matter to frames is
   dropped at the end (prune.cc).  */

#include "lower.h"
#include "annotate.h"
#include "attributes.h"
#include "class-access.h"
#include "constants.h"
#include "model-coverage.h"
#include "ignored.h"
#include "lower-parts.h"
#include "places.h"
#include "recognise.h"
#include "statics.h"

/* A function with more blocks than this is generated code: it is left
   out.  */
#define MAX_BLOCKS 20000

struct frame_lowering lowering;

static const struct frame_models *models;

/* Put the class called NAME into the unit's table, if it is modelled.  */

static void
note_type (const char *name)
{
  const struct frame_model_type *model
    = name ? frame_models_type (models, name) : NULL;
  if (!model || frame_unit_type (lowering.unit, model->name))
    return;
  struct frame_type type;
  type.name = model->name;
  type.kind = model->kind ? model->kind : "data";
  type.frame_class = model->frame_class;
  type.api = model->api;
  frame_unit_add_type (lowering.unit, &type);
}

static void
lower_parameters (tree fndecl, struct frame_function *fn)
{
  unsigned n = 0;
  for (tree p = DECL_ARGUMENTS (fndecl); p; p = DECL_CHAIN (p))
    n++;
  fn->n_params = n;
  fn->params = FRAME_NEW_N (lowering.arena, struct frame_param, n ? n : 1);
  unsigned i = 0;
  for (tree p = DECL_ARGUMENTS (fndecl); p; p = DECL_CHAIN (p), i++)
    {
      tree type = TREE_TYPE (p);
      struct frame_param *param = &fn->params[i];
      param->name = DECL_NAME (p) ? IDENTIFIER_POINTER (DECL_NAME (p)) : "";
      param->name = frame_intern (lowering.arena, param->name);
      param->type = frame_class_name (type);
      /* By-value arguments that are passed by invisible reference are the
	 callee's own copy.  */
      param->is_ref = POINTER_TYPE_P (type) && !DECL_BY_REFERENCE (p)
		      && !frame_char_pointer_p (type);
      param->is_const = param->is_ref && TYPE_READONLY (TREE_TYPE (type));
      param->is_this = i == 0 && frame_method_p (fndecl);
    }
}

static enum frame_linkage
linkage_of (struct cgraph_node *node)
{
  if (!TREE_PUBLIC (node->decl))
    return FRAME_LINK_LOCAL;
  return DECL_COMDAT (node->decl) ? FRAME_LINK_COMDAT : FRAME_LINK_EXTERN;
}

/* True if NODE is called from outside with arguments we do not see.  */

static bool
entry_p (struct cgraph_node *node)
{
  return MAIN_NAME_P (DECL_NAME (node->decl)) || node->address_taken
	 || DECL_VIRTUAL_P (node->decl);
}

/* The name of FNDECL as a person writes it.  */

static const char *
printable_name (tree fndecl)
{
  return frame_qualified_name (fndecl);
}

static lowered_function *
lower_function (struct cgraph_node *node)
{
  tree fndecl = node->decl;
  lowered_function *lf = XCNEW (lowered_function);
  lf->fn = frame_function_new (lowering.unit, frame_function_symbol (fndecl),
			       printable_name (fndecl));
  lf->fn->loc = frame_lower_location (DECL_SOURCE_LOCATION (fndecl));
  lf->fn->linkage = linkage_of (node);
  lf->fn->is_entry = entry_p (node);
  if (DECL_VIRTUAL_P (fndecl) && DECL_NAME (fndecl))
    lf->method = IDENTIFIER_POINTER (DECL_NAME (fndecl));
  lf->fn->result_type = frame_class_name (TREE_TYPE (TREE_TYPE (fndecl)));
  lowering.function = lf;
  push_cfun (DECL_STRUCT_FUNCTION (fndecl));
  frame_constants_compute ();
  frame_places_start (lowering.arena, fndecl);
  frame_annotate_start ();
  lower_parameters (fndecl, lf->fn);
  frame_lower_body ();
  frame_fold_lists (lf);
  frame_annotate (lf, fndecl);
  frame_places_finish ();
  frame_constants_release ();
  pop_cfun ();
  lowering.function = NULL;
  return lf;
}

/* True if the body of NODE is the user's and here.  */

static bool
candidate_p (struct cgraph_node *node)
{
  tree decl = node->decl;
  return node->has_gimple_body_p () && !node->alias && !frame_thunk_p (node)
	 && gimple_has_body_p (decl) && gimple_in_ssa_p (DECL_STRUCT_FUNCTION (decl))
	 && n_basic_blocks_for_fn (DECL_STRUCT_FUNCTION (decl)) < MAX_BLOCKS
	 && frame_user_decl_p (decl) && !DECL_CXX_DESTRUCTOR_P (decl)
	 && !frame_modelled_function_p (decl);
}

/* True if the operand OP names a member of a class that touches frames.  */

static bool
key_member_p (tree op)
{
  if (op && TREE_CODE (op) == ADDR_EXPR)
    op = TREE_OPERAND (op, 0);
  for (; op && handled_component_p (op); op = TREE_OPERAND (op, 0))
    if (TREE_CODE (op) == COMPONENT_REF
	&& frame_key_type_p (DECL_CONTEXT (TREE_OPERAND (op, 1))))
      return true;
  return false;
}

/* True if STMT calls something that touches frames, or names a member of
   it.  */

static bool
key_statement_p (gimple *stmt)
{
  if (gcall *call = dyn_cast<gcall *> (stmt))
    {
      tree fndecl = frame_callee_decl (call);
      if (fndecl && (frame_key_function_p (fndecl)
		     || (frame_method_p (fndecl)
			 && frame_key_type_p (frame_argument_type (call, fndecl, 0)))))
	return true;
    }
  if (is_gimple_assign (stmt) || is_gimple_call (stmt))
    for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
      if (key_member_p (gimple_op (stmt, i)))
	return true;
  return false;
}

/* True if some statement of the function FUN touches frames.  */

static bool
touches_key_p (function *fun)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      if (key_statement_p (gsi_stmt (gsi)))
	return true;
  return false;
}

/* True if FNDECL takes or returns what touches frames: a helper that fills a
   message need not call anything that does.  */

static bool
has_key_types_p (tree fndecl)
{
  if (frame_key_type_p (TREE_TYPE (TREE_TYPE (fndecl))))
    return true;
  for (tree p = DECL_ARGUMENTS (fndecl); p; p = DECL_CHAIN (p))
    if (frame_key_type_p (TREE_TYPE (p)))
      return true;
  return false;
}

/* The user's functions of the unit that may run; false if none of them
   touches frames.  */

static bool
collect_candidates (vec<struct cgraph_node *> &nodes)
{
  struct cgraph_node *node;
  bool interesting = frame_attributes_seen_p ();
  FOR_EACH_DEFINED_FUNCTION (node)
    if (candidate_p (node) && !frame_dead_method_p (node))
      {
	nodes.safe_push (node);
	interesting = interesting || has_key_types_p (node->decl)
		      || touches_key_p (DECL_STRUCT_FUNCTION (node->decl));
      }
  return interesting;
}

/* The order in which functions stand in the source.  */

static int
compare_nodes (const void *pa, const void *pb)
{
  const struct cgraph_node *a = *(struct cgraph_node *const *) pa;
  const struct cgraph_node *b = *(struct cgraph_node *const *) pb;
  return a->order < b->order ? -1 : a->order > b->order;
}

/* If a component of OP is a field of a class, note who writes the class.  A
   class that is not in the table is open, so open ones need no entry.  */

static void
note_classes (const struct frame_operand &op)
{
  if (!frame_operand_place_p (op))
    return;
  for (unsigned i = 0; i < op.place.n_path; i++)
    {
      const char *component = op.place.path[i];
      const char *last = strrchr (component, ':');
      if (!last || last == component)
	continue;
      struct frame_class c;
      c.name = frame_intern_n (lowering.arena, component,
			       last - 1 - component);
      c.writers = frame_class_writers (c.name);
      if (c.writers != FRAME_CLASS_OPEN)
	frame_unit_add_class (lowering.unit, &c);
    }
}

/* Note the types and classes that the statements of FN name.  */

static void
note_types (const struct frame_function *fn)
{
  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];
	note_classes (s->dst);
	for (unsigned k = 0; k < s->n_args; k++)
	  note_classes (s->args[k]);
	if (s->op == FRAME_OP_INIT || s->op == FRAME_OP_PUBLISH)
	  note_type (s->word);
      }
}

/* Take out of the unit the functions that the pruning did not keep.  */

static void
keep_functions (vec<lowered_function *> &functions)
{
  unsigned kept = 0, i;
  lowered_function *lf;
  FOR_EACH_VEC_ELT (functions, i, lf)
    {
      if (lf->kept)
	{
	  frame_emit_blocks (lf);
	  note_types (lf->fn);
	  lowering.unit->functions[kept++] = lf->fn;
	}
      frame_free_lowered (lf);
    }
  lowering.unit->n_functions = kept;
}

bool
frame_lower_unit (struct frame_unit *the_unit,
		  const struct frame_models *the_models)
{
  lowering.unit = the_unit;
  models = the_models;
  lowering.arena = the_unit->program->arena;
  frame_recognise_start (models, lowering.arena);
  frame_places_start_unit ();
  frame_annotate_start_unit (lowering.arena);
  auto_vec<struct cgraph_node *> nodes;
  bool interesting = collect_candidates (nodes);
  if (interesting)
    {
      nodes.qsort (compare_nodes);
      auto_vec<lowered_function *> functions;
      unsigned i;
      struct cgraph_node *node;
      FOR_EACH_VEC_ELT (nodes, i, node)
	functions.safe_push (lower_function (node));
      frame_find_ignored (lowering.unit, nodes);
      frame_prune (functions);
      keep_functions (functions);
      frame_lower_statics (lowering.unit);
    }
  frame_annotate_finish_unit ();
  frame_places_finish_unit ();
  frame_recognise_finish ();
  return interesting && lowering.unit->n_functions > 0;
}
