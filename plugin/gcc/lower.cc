/* Lowering of GIMPLE to frame IR.

   The pass runs right after SSA is built, when every call of a library is
   still a call.  For each function that the user wrote we compute its
   constants (constants.cc), give its objects names (places.cc), and
   translate statement by statement: assignments become data flow, a call
   of a library function becomes the statements of its model
   (recognise.cc), a call of the user's own function stays a call.  What
   does not matter to frames is dropped at the end (prune.cc).  */

#include "lower.h"
#include "annotate.h"
#include "attributes.h"
#include "constants.h"
#include "model-coverage.h"
#include "ignored.h"
#include "lowered.h"
#include "places.h"
#include "recognise.h"
#include "statics.h"

/* A function with more blocks than this is generated code: it is left
   out.  */
#define MAX_BLOCKS 20000

static struct frame_unit *unit;
static const struct frame_models *models;
static struct frame_arena *arena;
static lowered_function *current;
/* Where statements go.  */
static unsigned current_block;
/* By basic-block index: 1 + its block in CURRENT, or 0.  */
static vec<unsigned> block_of;

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
  result.file = frame_unit_file (unit, frame_remapped_file (start.file));
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

static lowered_stmt *
emit (enum frame_op op, location_t loc, unsigned n_args)
{
  lowered_stmt s;
  memset (&s, 0, sizeof s);
  s.stmt.op = op;
  s.stmt.dst = frame_op_none ();
  s.stmt.loc = frame_lower_location (loc);
  s.stmt.n_args = n_args;
  s.stmt.args = FRAME_NEW_N (arena, struct frame_operand, n_args ? n_args : 1);
  for (unsigned i = 0; i < n_args; i++)
    s.stmt.args[i] = frame_op_none ();
  return current->blocks[current_block].stmts.safe_push (s);
}

/* DST := VALUE.  */

static lowered_stmt *
emit_set (struct frame_place dst, struct frame_operand value, location_t loc)
{
  bool address = value.kind == FRAME_ADDRESS
		 || value.kind == FRAME_CONST_ADDRESS;
  enum frame_op op = address ? FRAME_OP_ADDRESS
		     : value.kind == FRAME_UNKNOWN ? FRAME_OP_UNKNOWN
						   : FRAME_OP_SET;
  lowered_stmt *s = emit (op, loc, op == FRAME_OP_UNKNOWN ? 0 : 1);
  s->stmt.dst = frame_op_place (dst);
  if (op != FRAME_OP_UNKNOWN)
    s->stmt.args[0] = value;
  return s;
}

/* Put the class called NAME into the unit's table, if it is modelled.  */

static void
note_type (const char *name)
{
  const struct frame_model_type *model
    = name ? frame_models_type (models, name) : NULL;
  if (!model || frame_unit_type (unit, model->name))
    return;
  struct frame_type type;
  type.name = model->name;
  type.kind = model->kind ? model->kind : "data";
  type.frame_class = model->frame_class;
  type.api = model->api;
  frame_unit_add_type (unit, &type);
}

/* True if values of TYPE can carry frames: a modelled class or a string,
   or the user's own class, which may hold one.  */

static bool
carries_frames_p (tree type)
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

static bool
followed_type_p (tree type)
{
  return SCALAR_FLOAT_TYPE_P (type) || TREE_CODE (type) == BOOLEAN_TYPE
	 || POINTER_TYPE_P (type) || carries_frames_p (type);
}

/* Models.  */

/* The operands that a model's placeholders stand for in one call.  */
struct call_operands
{
  gcall *call;
  tree fndecl;
  unsigned first;		/* argument number of $1 */
  const struct frame_place *object;	/* $this, if no argument is it */
};

/* The argument that placeholder PARAM stands for, or null.  */

static tree
placeholder_argument (const call_operands &c, unsigned param)
{
  unsigned i = param == 0 ? 0 : c.first + param - 1;
  if (param == 0 && c.first == 0)
    return NULL_TREE;
  return i < gimple_call_num_args (c.call) ? gimple_call_arg (c.call, i)
					   : NULL_TREE;
}

/* The type of argument I of CALL to FNDECL.  What a "new" expression makes is
   a pointer to void until it is constructed, so the object's is the class of
   the method.  */

static tree
argument_type (gcall *call, tree fndecl, unsigned i)
{
  if (i == 0 && fndecl && frame_method_p (fndecl))
    return TYPE_METHOD_BASETYPE (TREE_TYPE (fndecl));
  return TREE_TYPE (gimple_call_arg (call, i));
}

/* The place that the result of the call goes to.  False if it is
   dropped.  */

static bool
result_place (const call_operands &c, struct frame_place *place)
{
  tree lhs = gimple_call_lhs (c.call);
  if (!lhs)
    return false;
  if (TREE_CODE (lhs) == SSA_NAME)
    {
      *place = frame_place_of_ssa (lhs);
      return true;
    }
  return frame_place_of_reference (lhs, place);
}

/* The path of FROM behind its base, added to TO.  */

static struct frame_place
add_path (struct frame_place to, const struct frame_place &from)
{
  for (unsigned i = 0; i < from.n_path; i++)
    to = frame_place_field (arena, to, from.path[i]);
  return to;
}

/* OP of a model, with its placeholder replaced.  */

static struct frame_operand
instantiate (const call_operands &c, const struct frame_operand &op)
{
  bool place_like = op.kind == FRAME_PLACE || op.kind == FRAME_ADDRESS
		    || op.kind == FRAME_CONST_ADDRESS;
  if (!place_like)
    return op;
  struct frame_operand result = op;
  if (op.place.base == FRAME_BASE_RESULT)
    {
      struct frame_place base;
      if (!result_place (c, &base))
	return frame_op_none ();
      result.place = add_path (base, op.place);
      return result;
    }
  if (op.place.base != FRAME_BASE_PARAM)
    return op;
  if (op.place.param == 0 && c.object)
    {
      result.place = add_path (*c.object, op.place);
      return result;
    }
  tree arg = placeholder_argument (c, op.place.param);
  if (!arg)
    return frame_op_none ();
  struct frame_operand value = frame_value_operand (arg, c.call);
  if (value.kind != FRAME_PLACE)
    return op.place.n_path == 0 ? value : frame_op_unknown ();
  result.place = add_path (value.place, op.place);
  return result;
}

/* The class that the placeholder place P has, for "init" and "publish"
   without a word.  */

static tree
placeholder_type (const call_operands &c, const struct frame_place &p)
{
  tree type = NULL_TREE;
  if (p.base == FRAME_BASE_RESULT)
    {
      tree lhs = gimple_call_lhs (c.call);
      type = lhs ? TREE_TYPE (lhs) : NULL_TREE;
    }
  else if (p.param == 0 && c.object)
    type = TYPE_METHOD_BASETYPE (TREE_TYPE (c.fndecl));
  else if (p.param == 0 && c.first)
    type = argument_type (c.call, c.fndecl, 0);
  else if (tree arg = placeholder_argument (c, p.param))
    type = TREE_TYPE (arg);
  if (!type)
    return NULL_TREE;
  type = frame_strip_indirection (type);
  const struct frame_model_type *model = frame_type_model (type);
  bool smart = model && model->kind && strcmp (model->kind, "shared_ptr") == 0;
  if (smart || (p.n_path && strcmp (p.path[0], "*") == 0))
    {
      tree pointee = frame_pointee_type (type);
      if (pointee)
	type = pointee;
    }
  return type;
}

/* Fill in what the statement S, made from the template T, says of types.  */

static void
complete_types (const call_operands &c, const struct frame_stmt &t,
		struct frame_stmt *s)
{
  if (t.op != FRAME_OP_INIT && t.op != FRAME_OP_PUBLISH
      && t.op != FRAME_OP_SUBSCRIBE)
    return;
  const struct frame_operand &op = t.op == FRAME_OP_PUBLISH ? t.args[0]
							    : t.dst;
  tree type = op.kind == FRAME_NONE ? NULL_TREE
				    : placeholder_type (c, op.place);
  if (t.word || !type)
    return;
  s->word = frame_class_name (type);
  /* A message behind a shared pointer is published, not the pointer.  */
  tree arg = t.op == FRAME_OP_PUBLISH
	       ? placeholder_argument (c, op.place.param) : NULL_TREE;
  if (arg && frame_strip_indirection (TREE_TYPE (arg)) != type
      && s->args[0].kind == FRAME_PLACE)
    s->args[0].place = frame_place_field (arena, s->args[0].place, "*");
}

/* True if the statement T does something beyond writing its result.  */

static bool
effect_p (const struct frame_stmt &t)
{
  switch (t.op)
    {
    case FRAME_OP_SEND:
    case FRAME_OP_PUBLISH:
    case FRAME_OP_SUBSCRIBE:
    case FRAME_OP_LOOKUP:
    case FRAME_OP_CAN_TRANSFORM:
    case FRAME_OP_TRANSFORM_TO:
    case FRAME_OP_APPLY:
    case FRAME_OP_APPEND:
    case FRAME_OP_CLOBBER:
    case FRAME_OP_CALL:
      return true;
    case FRAME_OP_PARAM:
      return t.word && strcmp (t.word, "declare") == 0;
    default:
      return false;
    }
}

/* True if the library that OP belongs to changes its rules.  */

static bool
api_matters_p (enum frame_op op)
{
  switch (op)
    {
    case FRAME_OP_SEND:
    case FRAME_OP_LOOKUP:
    case FRAME_OP_CAN_TRANSFORM:
    case FRAME_OP_TRANSFORM_TO:
      return true;
    default:
      return false;
    }
}

/* Emit the statement T of a model for the call of C.  */

static void
emit_template (const call_operands &c, const struct frame_stmt &t)
{
  struct frame_operand dst = t.dst.kind == FRAME_NONE
			       ? t.dst : instantiate (c, t.dst);
  if (dst.kind != FRAME_PLACE)
    {
      if (t.dst.kind != FRAME_NONE && !effect_p (t))
	return;
      dst = frame_op_none ();
    }
  lowered_stmt *s = emit (t.op, gimple_location (c.call), t.n_args);
  s->stmt.api = api_matters_p (t.op) ? t.api : FRAME_API_NONE;
  s->stmt.word = t.word;
  s->stmt.dst = dst;
  for (unsigned i = 0; i < t.n_args; i++)
    s->stmt.args[i] = instantiate (c, t.args[i]);
  complete_types (c, t, &s->stmt);
  s->may_meet = t.op == FRAME_OP_BINARY && t.n_args == 2 && t.word
		&& strchr ("+-", t.word[0])
		&& s->stmt.args[0].kind == FRAME_PLACE
		&& s->stmt.args[1].kind == FRAME_PLACE;
  s->meets = s->may_meet && frame_key_function_p (c.fndecl);
  /* "$2 = set $1" with a number or string is a plain constant; with nothing
     it is unknown.  So is a pointer to no place: null.  */
  if ((t.op == FRAME_OP_SET && s->stmt.args[0].kind == FRAME_UNKNOWN)
      || (t.op == FRAME_OP_ADDRESS && s->stmt.args[0].kind != FRAME_PLACE))
    {
      s->stmt.op = FRAME_OP_UNKNOWN;
      s->stmt.n_args = 0;
    }
  if (t.dst.kind == FRAME_PLACE && t.dst.place.base == FRAME_BASE_PARAM)
    {
      tree type = placeholder_type (c, frame_place_param (t.dst.place.param));
      s->carries_frames = type && carries_frames_p (type);
    }
  /* What is compared may be a frame id.  */
  if (t.op == FRAME_OP_COMPARE && t.args[0].kind == FRAME_PLACE)
    {
      tree type = placeholder_type (c, t.args[0].place);
      s->carries_frames = type && frame_string_type_p (type);
    }
}

/* The number that argument I of the call of C is known to be, if it is one
   below LIMIT; else -1.  */

static int
known_index (const call_operands &c, unsigned i, unsigned limit)
{
  struct frame_operand index
    = frame_value_operand (gimple_call_arg (c.call, c.first + i), c.call);
  return index.kind == FRAME_NUMBER && index.number >= 0
	 && index.number < limit && index.number == (int) index.number
	   ? (int) index.number : -1;
}

/* If PLACE is "some element" and the call of C has two arguments, they are the
   row and the column in a 3x3 matrix: make it that element, counted row by
   row.  */

static void
known_matrix_element (const call_operands &c, struct frame_place *place)
{
  unsigned last = place->n_path - 1;
  if (place->n_path == 0 || strcmp (place->path[last], "[]") != 0
      || gimple_call_num_args (c.call) != c.first + 2)
    return;
  int row = known_index (c, 0, 3), column = known_index (c, 1, 3);
  if (row < 0 || column < 0)
    return;
  place->n_path = last;
  *place = frame_place_field (
    arena, *place,
    frame_intern (arena, frame_printf (arena, "[%d]", 3 * row + column)));
}

/* If PLACE is "some element", and the only argument of the call of C is a
   known number, make it that element.  */

static void
known_element (const call_operands &c, struct frame_place *place)
{
  unsigned last = place->n_path - 1;
  if (place->n_path == 0 || strcmp (place->path[last], "[]") != 0
      || gimple_call_num_args (c.call) != c.first + 1)
    return;
  struct frame_operand index
    = frame_value_operand (gimple_call_arg (c.call, c.first), c.call);
  if (index.kind != FRAME_NUMBER || index.number < 0
      || index.number != (unsigned) index.number)
    return;
  place->n_path = last;
  *place = frame_place_field (
    arena, *place, frame_intern (arena, frame_printf (arena, "[%u]",
						      (unsigned) index.number)));
}

static void lower_making (const call_operands &c, struct frame_place place);

/* Lower CALL to FNDECL, which MODEL describes.  */

static void
lower_modelled (gcall *call, tree fndecl,
		const struct frame_model_function *model)
{
  call_operands c = { call, fndecl, frame_method_p (fndecl), NULL };
  for (unsigned i = 0; i < model->n_stmts; i++)
    emit_template (c, model->stmts[i]);
  if (model->makes)
    {
      struct frame_operand made = frame_op_place (model->made);
      made = instantiate (c, made);
      if (made.kind == FRAME_PLACE)
	lower_making (c, made.place);
    }
  tree lhs = gimple_call_lhs (call);
  if (!model->has_ref || !lhs)
    return;
  struct frame_operand target = frame_op_place (model->ref);
  target = instantiate (c, target);
  if (target.kind != FRAME_PLACE)
    return;
  known_element (c, &target.place);
  known_matrix_element (c, &target.place);
  if (TREE_CODE (lhs) != SSA_NAME)
    frame_alias_variable (lhs, target.place);
  else if (POINTER_TYPE_P (TREE_TYPE (lhs)) && !frame_char_pointer_p (TREE_TYPE (lhs)))
    frame_point_to (lhs, target.place);
  else
    emit_set (frame_place_of_ssa (lhs), target, gimple_location (call));
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

/* Argument I of CALL as an operand of a user call: objects by address.  */

static struct frame_operand
call_operand (gcall *call, tree fndecl, unsigned i)
{
  tree arg = gimple_call_arg (call, i);
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

/* The name by which FNDECL is called and defined: base and complete object
   constructors are one function to us.  */

static const char *
function_symbol (tree fndecl)
{
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (fndecl));
  if (*name == '*')
    name++;
  bool ctor = DECL_CXX_CONSTRUCTOR_P (fndecl);
  if (!ctor && !DECL_CXX_DESTRUCTOR_P (fndecl))
    return frame_intern (arena, name);
  char *copy = frame_printf (arena, "%s", name);
  for (size_t i = strlen (copy); i >= 3; i--)
    if (copy[i - 3] == (ctor ? 'C' : 'D') && (copy[i - 2] == '1'
					      || copy[i - 2] == '4')
	&& copy[i - 1] == 'E')
      {
	copy[i - 2] = '2';
	break;
      }
  return frame_intern (arena, copy);
}

/* The place for the result of CALL, or none.  */

static struct frame_operand
call_result (gcall *call)
{
  call_operands c = { call, NULL_TREE, 0, NULL };
  struct frame_place place;
  tree lhs = gimple_call_lhs (call);
  if (!lhs || !followed_type_p (TREE_TYPE (lhs)) || !result_place (c, &place))
    return frame_op_none ();
  return frame_op_place (place);
}

/* True if values of TYPE, or what it points to, are of a class that touches
   frames.  */

static bool
key_type_p (tree type)
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
  const char *symbol = function_symbol (fndecl);
  if (overridable_p (call, fndecl))
    symbol = frame_intern (arena, frame_printf (arena, "*%s", symbol));
  return symbol;
}

static void
lower_user_call (gcall *call, tree fndecl)
{
  unsigned n = gimple_call_num_args (call);
  lowered_stmt *s = emit (FRAME_OP_CALL, gimple_location (call), n);
  s->stmt.word = callee_symbol (call, fndecl);
  s->stmt.dst = call_result (call);
  frame_annotate_call (s->stmt.word, fndecl);
  bool carries = false;
  for (unsigned i = 0; i < n; i++)
    {
      s->stmt.args[i] = call_operand (call, fndecl, i);
      tree type = TREE_TYPE (gimple_call_arg (call, i));
      carries |= carries_frames_p (type);
      s->hands_frames |= key_type_p (type)
			 || (s->stmt.args[i].kind == FRAME_STRING
			     && like_an_id_p (s->stmt.args[i].string));
    }
  s->carries_frames = carries;
}

/* CALL goes to code we know nothing of: what it can write is unknown
   afterwards.  */

static void
lower_unknown_call (gcall *call, tree fndecl)
{
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree arg = gimple_call_arg (call, i);
      if (!POINTER_TYPE_P (TREE_TYPE (arg))
	  || !followed_type_p (TREE_TYPE (TREE_TYPE (arg))))
	continue;
      struct frame_operand op = call_operand (call, fndecl, i);
      if (op.kind != FRAME_ADDRESS)
	continue;
      lowered_stmt *s = emit (FRAME_OP_CLOBBER, gimple_location (call), 1);
      s->stmt.args[0] = op;
      s->carries_frames = carries_frames_p (TREE_TYPE (arg));
    }
  struct frame_operand dst = call_result (call);
  if (dst.kind == FRAME_PLACE
      && !POINTER_TYPE_P (TREE_TYPE (gimple_call_lhs (call))))
    emit_set (dst.place, frame_op_unknown (), gimple_location (call));
}

/* The object that CALL constructs or assigns.  False if not followed.  */

static bool
this_place (gcall *call, tree fndecl, struct frame_place *place)
{
  return carries_frames_p (argument_type (call, fndecl, 0))
	 && frame_place_of_pointer (gimple_call_arg (call, 0), place);
}

/* A default constructor of a class without a model of its own for it.  */

static void
lower_default_constructor (gcall *call, tree fndecl)
{
  struct frame_place place;
  if (!this_place (call, fndecl, &place))
    return;
  tree type = argument_type (call, fndecl, 0);
  lowered_stmt *s = emit (FRAME_OP_INIT, gimple_location (call), 0);
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
  emit_set (to, value, gimple_location (call))->carries_frames = true;
  /* The result of an assignment is its object.  */
  tree lhs = gimple_call_lhs (call);
  if (lhs && TREE_CODE (lhs) == SSA_NAME)
    frame_point_to (lhs, to);
}

/* Objects made by a library function.  */

/* Functions looked through for the constructor that such a function calls.  */
#define MAX_SEARCHED 400

/* True if FNDECL constructs an object of the class TYPE.  */

static bool
constructs_p (tree fndecl, tree type)
{
  return DECL_CXX_CONSTRUCTOR_P (fndecl)
	 && TYPE_MAIN_VARIANT (TYPE_METHOD_BASETYPE (TREE_TYPE (fndecl)))
	      == TYPE_MAIN_VARIANT (type);
}

/* The constructor of TYPE that the template FNDECL, or what it calls, calls;
   null if there is none.  */

static tree
constructor_inside (tree fndecl, tree type)
{
  auto_vec<struct cgraph_node *> todo;
  hash_set<struct cgraph_node *> seen;
  struct cgraph_node *node = cgraph_node::get (fndecl);
  if (node)
    todo.safe_push (node);
  for (unsigned i = 0; i < todo.length () && i < MAX_SEARCHED; i++)
    for (struct cgraph_edge *e = todo[i]->callees; e; e = e->next_callee)
      {
	if (constructs_p (e->callee->decl, type))
	  return e->callee->decl;
	struct cgraph_node *callee = e->callee->ultimate_alias_target ();
	if (!seen.add (callee))
	  todo.safe_push (callee);
      }
  return NULL_TREE;
}

/* Arguments that the call of C may change, handed on by reference, are
   unknown.  */

static void
clobber_forwarded (const call_operands &c)
{
  for (unsigned i = c.first; i < gimple_call_num_args (c.call); i++)
    {
      struct frame_operand op = call_operand (c.call, c.fndecl, i);
      if (op.kind != FRAME_ADDRESS)
	continue;
      lowered_stmt *s = emit (FRAME_OP_CLOBBER, gimple_location (c.call), 1);
      s->stmt.args[0] = op;
      s->carries_frames
	= carries_frames_p (TREE_TYPE (gimple_call_arg (c.call, i)));
    }
}

/* The call of C makes an object of the user's class at PLACE by CTOR.  */

static void
make_by_user (const call_operands &c, struct frame_place place, tree ctor)
{
  unsigned n = gimple_call_num_args (c.call) - c.first;
  lowered_stmt *s = emit (FRAME_OP_CALL, gimple_location (c.call), n + 1);
  s->stmt.word = function_symbol (ctor);
  s->stmt.args[0] = frame_op_address (place, false);
  s->carries_frames = true;
  for (unsigned i = 0; i < n; i++)
    {
      s->stmt.args[i + 1] = call_operand (c.call, c.fndecl, c.first + i);
      s->hands_frames
	|= key_type_p (TREE_TYPE (gimple_call_arg (c.call, c.first + i)));
    }
}

/* The call of C makes an object at PLACE from its arguments.  */

static void
lower_making (const call_operands &c, struct frame_place place)
{
  unsigned n = gimple_call_num_args (c.call) - c.first;
  tree lhs = gimple_call_lhs (c.call);
  tree type = lhs ? frame_pointee_type (TREE_TYPE (lhs)) : NULL_TREE;
  tree ctor = type ? constructor_inside (c.fndecl, type) : NULL_TREE;
  tree arg = n == 1 ? gimple_call_arg (c.call, c.first) : NULL_TREE;
  const struct frame_model_function *model = NULL;
  if (arg && type
      && frame_strip_indirection (TREE_TYPE (arg)) == TYPE_MAIN_VARIANT (type))
    {
      struct frame_operand value = frame_value_operand (arg, c.call);
      emit_set (place, value, gimple_location (c.call))->carries_frames = true;
      return;
    }
  if (type)
    {
      lowered_stmt *s = emit (FRAME_OP_INIT, gimple_location (c.call), 0);
      s->stmt.dst = frame_op_place (place);
      s->stmt.word = frame_class_name (type);
      s->carries_frames = true;
    }
  if (n == 0)
    return;
  if (ctor)
    model = frame_made_by (c.call, c.first, ctor);
  if (model)
    {
      call_operands made = { c.call, ctor, c.first, &place };
      for (unsigned i = 0; i < model->n_stmts; i++)
	emit_template (made, model->stmts[i]);
    }
  else if (ctor && frame_user_decl_p (ctor) && !DECL_ARTIFICIAL (ctor))
    make_by_user (c, place, ctor);
  else
    {
      emit_set (place, frame_op_unknown (), gimple_location (c.call))
	->carries_frames = true;
      clobber_forwarded (c);
    }
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
      lowered_stmt *s = emit (FRAME_OP_BIND, gimple_location (call), bound);
      s->stmt.word = function_symbol (fn);
      for (unsigned j = 0; j < bound; j++)
	s->stmt.args[j] = bound_operand (call, fndecl, j + 1);
    }
}

static void
lower_call (gcall *call)
{
  tree fndecl = frame_callee_decl (call);
  const struct frame_model_function *model = NULL;
  if (!fndecl)
    {
      if (!gimple_call_internal_p (call))
	lower_unknown_call (call, NULL_TREE);
      return;
    }
  enum frame_callee_kind kind = frame_classify_call (call, fndecl, &model);
  frame_coverage_note (call, fndecl, frame_qualified_name (fndecl),
		       kind != FRAME_CALLEE_LIBRARY);
  if (kind == FRAME_CALLEE_MODELLED || kind == FRAME_CALLEE_LIBRARY)
    lower_registrations (call, fndecl);
  switch (kind)
    {
    case FRAME_CALLEE_IGNORED:
      break;
    case FRAME_CALLEE_MODELLED:
      lower_modelled (call, fndecl, model);
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
      lower_unknown_call (call, fndecl);
      break;
    }
}

/* Assignments.  */

/* The text of the arithmetic or comparison CODE, or null.  */

static const char *
operator_text (enum tree_code code)
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
  const char *text = operator_text (code);
  if (!text || !SCALAR_FLOAT_TYPE_P (TREE_TYPE (a)))
    {
      emit_set (frame_place_of_ssa (name), frame_op_unknown (),
		gimple_location (stmt));
      return;
    }
  bool compare = TREE_CODE_CLASS (code) == tcc_comparison;
  lowered_stmt *s = emit (compare ? FRAME_OP_COMPARE : FRAME_OP_BINARY,
			  gimple_location (stmt), 2);
  s->stmt.word = frame_intern (arena, text);
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
    emit_set (frame_place_of_ssa (name), frame_operand_of (rhs, stmt),
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

/* An assignment to memory.  */

static void
lower_store (tree lhs, gassign *stmt)
{
  tree type = TREE_TYPE (lhs);
  tree rhs = gimple_assign_rhs1 (stmt);
  struct frame_place place;
  if (!(followed_type_p (type) || action_field_p (lhs))
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
      s = emit (FRAME_OP_INIT, gimple_location (stmt), 0);
      s->stmt.dst = frame_op_place (place);
      s->stmt.word = model->name;
    }
  else
    {
      struct frame_operand value = virtual_table (lhs, rhs, stmt);
      if (value.kind == FRAME_NONE)
	value = frame_operand_of (rhs, stmt);
      s = emit_set (place, value, gimple_location (stmt));
    }
  s->carries_frames = carries_frames_p (type);
}

static void
lower_assignment (gassign *stmt)
{
  tree lhs = gimple_assign_lhs (stmt);
  if (TREE_CODE (lhs) == SSA_NAME)
    lower_ssa_assignment (lhs, stmt);
  else
    lower_store (lhs, stmt);
}

static void
lower_return (greturn *stmt)
{
  tree value = gimple_return_retval (stmt);
  frame_annotate_return (gimple_location (stmt));
  if (!value || TREE_CODE (value) == RESULT_DECL
      || !followed_type_p (TREE_TYPE (value)))
    return;
  if (TREE_CODE (value) == SSA_NAME && SSA_NAME_IS_DEFAULT_DEF (value)
      && SSA_NAME_VAR (value)
      && TREE_CODE (SSA_NAME_VAR (value)) == RESULT_DECL)
    return;
  emit_set (frame_place_result (), frame_operand_of (value, stmt),
	    gimple_location (stmt))
    ->carries_frames = carries_frames_p (TREE_TYPE (value));
}

static void
lower_stmt (gimple *stmt)
{
  switch (gimple_code (stmt))
    {
    case GIMPLE_CALL:
      lower_call (as_a<gcall *> (stmt));
      break;
    case GIMPLE_ASSIGN:
      lower_assignment (as_a<gassign *> (stmt));
      break;
    case GIMPLE_RETURN:
      lower_return (as_a<greturn *> (stmt));
      break;
    default:
      break;
    }
  frame_annotate_pointer (stmt, &current->blocks[current_block].stmts);
}

/* Control flow.  */

static unsigned
new_block (void)
{
  lowered_block b;
  b.stmts.create (0);
  b.succ.create (0);
  b.cond = frame_op_none ();
  b.eh = -1;
  b.last_start = 0;
  b.givens.create (0);
  b.choice.name = 0;
  b.choice.cases.create (0);
  b.choice.otherwise = 0;
  b.throws = false;
  current->blocks.safe_push (b);
  return current->blocks.length () - 1;
}

/* The blocks of cfun that execution can reach, in reverse post-order, so
   that what defines a value is lowered before what uses it.  */

static void
executable_order (vec<basic_block> &order)
{
  auto_vec<int> rpo;
  rpo.safe_grow (n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo.address (), false);
  auto_sbitmap reached (last_basic_block_for_fn (cfun));
  bitmap_clear (reached);
  bitmap_set_bit (reached, ENTRY_BLOCK_PTR_FOR_FN (cfun)->next_bb->index);
  for (int i = 0; i < n; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, bb->preds)
	if ((e->flags & EDGE_EXECUTABLE)
	    && (e->src == ENTRY_BLOCK_PTR_FOR_FN (cfun)
		|| e->src->index >= 0))
	  bitmap_set_bit (reached, bb->index);
      if (bitmap_bit_p (reached, bb->index))
	order.safe_push (bb);
    }
}

/* If STMT does nothing but give an SSA name another name, the new one.  GCC
   13 and later copy what a call returns before they test it.  */

static tree
copy_of (gimple *stmt)
{
  return gimple_assign_ssa_name_copy_p (stmt) ? gimple_assign_lhs (stmt)
					      : NULL_TREE;
}

/* The SSA name that NAME is a copy of, or itself.  */

static tree
copied_name (tree name)
{
  while (TREE_CODE (name) == SSA_NAME && copy_of (SSA_NAME_DEF_STMT (name)))
    name = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (name));
  return name;
}

/* True if NAME is tested by the end of some block: a path that gives it a
   constant decides that test.  */

static bool
tested_p (tree name)
{
  imm_use_iterator iter;
  use_operand_p use;
  if (!INTEGRAL_TYPE_P (TREE_TYPE (name)))
    return false;
  FOR_EACH_IMM_USE_FAST (use, iter, name)
    {
      gimple *stmt = USE_STMT (use);
      tree copy = copy_of (stmt);
      if (gimple_code (stmt) == GIMPLE_SWITCH
	  || gimple_code (stmt) == GIMPLE_COND || (copy && tested_p (copy)))
	return true;
    }
  return false;
}

/* Note in GIVENS what PHI's result is when control comes by the edge E.  */

static void
note_given (vec<lowered_given> *givens, gphi *phi, edge e)
{
  tree result = gimple_phi_result (phi);
  tree value = frame_constant (gimple_phi_arg_def (phi, e->dest_idx));
  if (!value || !tree_fits_shwi_p (value) || !tested_p (result))
    return;
  lowered_given given = { SSA_NAME_VERSION (result) + 1,
			  tree_to_shwi (value) };
  givens->safe_push (given);
}

/* Emit, on the edge E, the assignments that the PHI nodes of its target
   make.  Returns the block to go to: a new one if there are any.  */

static unsigned
lower_edge (edge e)
{
  unsigned target = block_of[e->dest->index] - 1;
  unsigned saved = current_block;
  bool fresh = false;
  auto_vec<lowered_given> givens;
  for (gphi_iterator gsi = gsi_start_phis (e->dest); !gsi_end_p (gsi);
       gsi_next (&gsi))
    {
      gphi *phi = gsi.phi ();
      tree result = gimple_phi_result (phi);
      if (SSA_NAME_IS_VIRTUAL_OPERAND (result) || frame_constant (result))
	continue;
      note_given (&givens, phi, e);
      if (!followed_type_p (TREE_TYPE (result)))
	continue;
      struct frame_place own = frame_place_of_ssa (result);
      if (POINTER_TYPE_P (TREE_TYPE (result))
	  && !frame_char_pointer_p (TREE_TYPE (result)))
	{
	  struct frame_place pointee;
	  frame_place_of_pointer (result, &pointee);
	  if (pointee.base != own.base || pointee.name != own.name)
	    continue;		/* All arguments point to one place.  */
	}
      if (!fresh)
	{
	  current_block = new_block ();
	  fresh = true;
	}
      tree arg = gimple_phi_arg_def (phi, e->dest_idx);
      emit_set (own, frame_operand_of (arg, phi),
		gimple_phi_arg_location (phi, e->dest_idx));
    }
  unsigned result = target;
  if (!fresh && !givens.is_empty ())
    {
      current_block = new_block ();
      fresh = true;
    }
  if (fresh)
    {
      for (const lowered_given &g : givens)
	current->blocks[current_block].givens.safe_push (g);
      current->blocks[current_block].succ.safe_push (target);
      result = current_block;
    }
  current_block = saved;
  return result;
}

/* The place that the integer A was loaded from; false if it was computed.  */

static bool
loaded_place (tree a, struct frame_place *place)
{
  gassign *load = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (a));
  return load && gimple_assign_load_p (load)
	 && frame_place_of_reference (gimple_assign_rhs1 (load), place);
}

/* The condition of BLOCK is whether A, an integer in memory, compares to B
   as CODE says: a mode of the program perhaps.  */

static void
lower_integer_test (unsigned block, enum tree_code code, tree a, tree b,
		    location_t loc)
{
  struct frame_place place;
  const char *text = operator_text (code);
  if (!text || !INTEGRAL_TYPE_P (TREE_TYPE (a)) || !loaded_place (a, &place))
    return;
  lowered_stmt *s = emit (FRAME_OP_COMPARE, loc, 2);
  s->stmt.word = frame_intern (arena, text);
  s->stmt.dst = frame_op_place (frame_place_temporary ());
  s->stmt.args[0] = frame_op_place (place);
  s->stmt.args[1] = frame_op_number ((double) tree_to_shwi (b));
  current->blocks[block].cond = s->stmt.dst;
}

/* Follow the truth value *A to what it is the opposite of.  Returns how often
   it was turned round.  */

static unsigned
strip_negations (tree *a)
{
  unsigned n = 0;
  while (TREE_CODE (*a = copied_name (*a)) == SSA_NAME)
    {
      gassign *def = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (*a));
      if (!def || TREE_CODE (gimple_assign_rhs1 (def)) != SSA_NAME
	  || TREE_CODE (TREE_TYPE (gimple_assign_rhs1 (def))) != BOOLEAN_TYPE)
	break;
      enum tree_code code = gimple_assign_rhs_code (def);
      bool turns = code == BIT_NOT_EXPR
		   || (code == BIT_XOR_EXPR
		       && integer_onep (gimple_assign_rhs2 (def)));
      if (!turns && code != SSA_NAME)
	break;
      *a = gimple_assign_rhs1 (def);
      n += turns;
    }
  return n;
}

/* If BB ends in a test of a truth value or of a number in memory, give its
   block the condition; *SWAP says that the first successor is taken when it
   is false.  */

static void
lower_condition (basic_block bb, unsigned block, bool *swap)
{
  gimple *last = last_stmt (bb);
  gcond *cond = last ? dyn_cast<gcond *> (last) : NULL;
  *swap = false;
  if (!cond)
    return;
  tree a = copied_name (gimple_cond_lhs (cond)), b = gimple_cond_rhs (cond);
  enum tree_code code = gimple_cond_code (cond);
  if (TREE_CODE (a) != SSA_NAME || TREE_CODE (b) != INTEGER_CST
      || !tree_fits_shwi_p (b))
    return;
  if (TREE_CODE (TREE_TYPE (a)) != BOOLEAN_TYPE)
    {
      current_block = block;
      lower_integer_test (block, code, a, b, gimple_location (cond));
      return;
    }
  if (code != NE_EXPR && code != EQ_EXPR)
    return;
  *swap = (code == EQ_EXPR) != (integer_zerop (b) == 0);
  if (strip_negations (&a) % 2)
    *swap = !*swap;
  current->blocks[block].cond = frame_op_place (frame_place_of_ssa (a));
}

/* Note the case from LOW to HIGH of CHOICE, which goes to TO.  */

static void
add_case (lowered_choice *choice, HOST_WIDE_INT low, HOST_WIDE_INT high,
	  unsigned to)
{
  lowered_case c = { low, high, to };
  choice->cases.safe_push (c);
}

/* The block that control which leaves BB for DEST enters; false if there is
   no such edge.  TARGETS are the blocks by index of the edges of BB.  */

static bool
block_for (basic_block bb, basic_block dest, const vec<int> &targets,
	   unsigned *to)
{
  edge e = dest ? find_edge (bb, dest) : NULL;
  if (!e)
    return false;
  for (unsigned i = 0; i < EDGE_COUNT (bb->succs); i++)
    if (EDGE_SUCC (bb, i) == e && targets[i] >= 0)
      {
	*to = targets[i];
	return true;
      }
  return false;
}

/* Describe in BLOCK the test of one SSA name that BB ends in; TARGETS as
   above.  */

static void
lower_choice (basic_block bb, unsigned block, const vec<int> &targets)
{
  gimple *last = last_stmt (bb);
  lowered_choice choice = { 0, vNULL, 0 };
  unsigned to;
  if (gswitch *sw = last ? dyn_cast<gswitch *> (last) : NULL)
    {
      if (TREE_CODE (gimple_switch_index (sw)) != SSA_NAME
	  || !block_for (bb, label_to_block (cfun,
					     CASE_LABEL (
					       gimple_switch_default_label (
						 sw))),
			 targets, &choice.otherwise))
	return;
      for (unsigned i = 1; i < gimple_switch_num_labels (sw); i++)
	{
	  tree label = gimple_switch_label (sw, i);
	  tree low = CASE_LOW (label);
	  tree high = CASE_HIGH (label) ? CASE_HIGH (label) : low;
	  if (!tree_fits_shwi_p (low) || !tree_fits_shwi_p (high)
	      || !block_for (bb, label_to_block (cfun, CASE_LABEL (label)),
			     targets, &to))
	    return;
	  add_case (&choice, tree_to_shwi (low), tree_to_shwi (high), to);
	}
      choice.name
	= SSA_NAME_VERSION (copied_name (gimple_switch_index (sw))) + 1;
    }
  else if (gcond *cond = last ? dyn_cast<gcond *> (last) : NULL)
    {
      tree a = copied_name (gimple_cond_lhs (cond));
      tree b = gimple_cond_rhs (cond);
      bool equal = gimple_cond_code (cond) == EQ_EXPR;
      edge on_true, on_false;
      extract_true_false_edges_from_block (bb, &on_true, &on_false);
      if (TREE_CODE (a) != SSA_NAME || TREE_CODE (b) != INTEGER_CST
	  || !tree_fits_shwi_p (b)
	  || (!equal && gimple_cond_code (cond) != NE_EXPR)
	  || !block_for (bb, (equal ? on_true : on_false)->dest, targets, &to)
	  || !block_for (bb, (equal ? on_false : on_true)->dest, targets,
			 &choice.otherwise))
	return;
      add_case (&choice, tree_to_shwi (b), tree_to_shwi (b), to);
      choice.name = SSA_NAME_VERSION (a) + 1;
    }
  current->blocks[block].choice = choice;
}

/* Give the block of BB its successors.  */

static void
lower_successors (basic_block bb)
{
  unsigned block = block_of[bb->index] - 1;
  current_block = block;
  int on_true = -1, on_false = -1;
  edge e;
  edge_iterator ei;
  bool leaves = false;
  auto_vec<int> targets;
  FOR_EACH_EDGE (e, ei, bb->succs)
    {
      targets.safe_push (-1);
      /* The propagation does not mark the edges to the exit.  */
      if (e->dest == EXIT_BLOCK_PTR_FOR_FN (cfun))
	{
	  leaves = true;
	  continue;
	}
      if (!(e->flags & EDGE_EXECUTABLE)
	  || !block_of[e->dest->index])
	continue;
      int to = lower_edge (e);
      targets.last () = to;
      if (e->flags & EDGE_EH)
	current->blocks[block].eh = to;
      else if (e->flags & EDGE_TRUE_VALUE)
	on_true = to;
      else if (e->flags & EDGE_FALSE_VALUE)
	on_false = to;
      else
	current->blocks[block].succ.safe_push (to);
    }
  if (on_true >= 0 && on_false >= 0)
    {
      bool swap;
      lower_condition (bb, block, &swap);
      current->blocks[block].succ.safe_push (swap ? on_false : on_true);
      current->blocks[block].succ.safe_push (swap ? on_true : on_false);
    }
  else if (on_true >= 0 || on_false >= 0)
    current->blocks[block].succ.safe_push (on_true >= 0 ? on_true : on_false);
  lower_choice (bb, block, targets);
  lowered_block &b = current->blocks[block];
  if (b.succ.is_empty () && !leaves)
    b.throws = true;
}

/* Lower the body of cfun into CURRENT.  */

static void
lower_body (void)
{
  auto_vec<basic_block> order;
  executable_order (order);
  block_of.create (0);
  block_of.safe_grow_cleared (last_basic_block_for_fn (cfun));
  unsigned i;
  basic_block bb;
  FOR_EACH_VEC_ELT (order, i, bb)
    block_of[bb->index] = new_block () + 1;
  FOR_EACH_VEC_ELT (order, i, bb)
    {
      current_block = block_of[bb->index] - 1;
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	   gsi_next (&gsi))
	{
	  lowered_block &b = current->blocks[current_block];
	  b.last_start = b.stmts.length ();
	  lower_stmt (gsi_stmt (gsi));
	}
    }
  FOR_EACH_VEC_ELT (order, i, bb)
    lower_successors (bb);
  block_of.release ();
}

/* Functions.  */

static void
lower_parameters (tree fndecl, struct frame_function *fn)
{
  unsigned n = 0;
  for (tree p = DECL_ARGUMENTS (fndecl); p; p = DECL_CHAIN (p))
    n++;
  fn->n_params = n;
  fn->params = FRAME_NEW_N (arena, struct frame_param, n ? n : 1);
  unsigned i = 0;
  for (tree p = DECL_ARGUMENTS (fndecl); p; p = DECL_CHAIN (p), i++)
    {
      tree type = TREE_TYPE (p);
      struct frame_param *param = &fn->params[i];
      param->name = DECL_NAME (p) ? IDENTIFIER_POINTER (DECL_NAME (p)) : "";
      param->name = frame_intern (arena, param->name);
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
  lf->fn = frame_function_new (unit, function_symbol (fndecl),
			       printable_name (fndecl));
  lf->fn->loc = frame_lower_location (DECL_SOURCE_LOCATION (fndecl));
  lf->fn->linkage = linkage_of (node);
  lf->fn->is_entry = entry_p (node);
  lf->fn->result_type = frame_class_name (TREE_TYPE (TREE_TYPE (fndecl)));
  current = lf;
  push_cfun (DECL_STRUCT_FUNCTION (fndecl));
  frame_constants_compute ();
  frame_places_start (arena, fndecl);
  frame_annotate_start ();
  lower_parameters (fndecl, lf->fn);
  lower_body ();
  frame_fold_lists (lf);
  frame_annotate (lf, fndecl);
  frame_places_finish ();
  frame_constants_release ();
  pop_cfun ();
  current = NULL;
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
	&& key_type_p (DECL_CONTEXT (TREE_OPERAND (op, 1))))
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
			 && key_type_p (argument_type (call, fndecl, 0)))))
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
  if (key_type_p (TREE_TYPE (TREE_TYPE (fndecl))))
    return true;
  for (tree p = DECL_ARGUMENTS (fndecl); p; p = DECL_CHAIN (p))
    if (key_type_p (TREE_TYPE (p)))
      return true;
  return false;
}

/* The user's functions of the unit; false if none of them touches
   frames.  */

static bool
collect_candidates (vec<struct cgraph_node *> &nodes)
{
  struct cgraph_node *node;
  bool interesting = frame_attributes_seen_p ();
  FOR_EACH_DEFINED_FUNCTION (node)
    if (candidate_p (node))
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

/* If a component of OP is a field of a class that only this unit sees, note
   the class.  A class that is not in the table is open, so open ones need
   no entry.  */

static void
note_classes (const struct frame_operand &op)
{
  if (op.kind != FRAME_PLACE && op.kind != FRAME_ADDRESS
      && op.kind != FRAME_CONST_ADDRESS)
    return;
  for (unsigned i = 0; i < op.place.n_path; i++)
    {
      const char *component = op.place.path[i];
      const char *last = strrchr (component, ':');
      if (!last || last == component)
	continue;
      struct frame_class c;
      c.name = frame_intern_n (arena, component, last - 1 - component);
      c.closed = true;
      if (frame_closed_class_p (c.name))
	frame_unit_add_class (unit, &c);
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
	  unit->functions[kept++] = lf->fn;
	}
      frame_free_lowered (lf);
    }
  unit->n_functions = kept;
}

bool
frame_lower_unit (struct frame_unit *the_unit,
		  const struct frame_models *the_models)
{
  unit = the_unit;
  models = the_models;
  arena = the_unit->program->arena;
  frame_recognise_start (models, arena);
  frame_places_start_unit ();
  frame_annotate_start_unit (arena);
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
      frame_find_ignored (unit, nodes);
      frame_prune (functions);
      keep_functions (functions);
      frame_lower_statics (unit);
    }
  frame_annotate_finish_unit ();
  frame_places_finish_unit ();
  frame_recognise_finish ();
  return interesting && unit->n_functions > 0;
}
