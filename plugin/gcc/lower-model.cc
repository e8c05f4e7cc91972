/* Lowering of calls that a model describes: the statements of the model, with
   its placeholders replaced by what the call hands over.  */

#include "lower-model.h"
#include "class-access.h"
#include "places.h"

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

/* The place that the result of the call goes to.  False if it is
   dropped.  */

bool
frame_result_place (gcall *call, struct frame_place *place)
{
  tree lhs = gimple_call_lhs (call);
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
    to = frame_place_field (lowering.arena, to, from.path[i]);
  return to;
}

/* OP of a model, with its placeholder replaced.  */

static struct frame_operand
instantiate (const call_operands &c, const struct frame_operand &op)
{
  if (!frame_operand_place_p (op))
    return op;
  struct frame_operand result = op;
  if (op.place.base == FRAME_BASE_RESULT)
    {
      struct frame_place base;
      if (!frame_result_place (c.call, &base))
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
    type = frame_argument_type (c.call, c.fndecl, 0);
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

/* The type of the member NAME of the class TYPE; TYPE if it has none.  */

static tree
member_type (tree type, const char *name)
{
  for (tree field = RECORD_OR_UNION_TYPE_P (type) ? TYPE_FIELDS (type)
						  : NULL_TREE;
       field; field = DECL_CHAIN (field))
    if (TREE_CODE (field) == FIELD_DECL && DECL_NAME (field)
	&& strcmp (IDENTIFIER_POINTER (DECL_NAME (field)), name) == 0)
      return frame_strip_indirection (TREE_TYPE (field));
  return type;
}

/* The class of the messages that the publisher or subscription which the call
   of C makes is for: a shared pointer to a template of it is returned, or the
   object is one.  */

static const char *
message_class (const call_operands &c)
{
  tree lhs = gimple_call_lhs (c.call);
  tree type = lhs ? frame_template_argument (TREE_TYPE (lhs)) : NULL_TREE;
  if (!lhs && frame_method_p (c.fndecl))
    type = TYPE_METHOD_BASETYPE (TREE_TYPE (c.fndecl));
  tree message = type ? frame_template_argument (type) : NULL_TREE;
  return message && RECORD_OR_UNION_TYPE_P (message)
	   ? frame_class_name (message) : NULL;
}

/* Fill in what the statement S, made from the template T, says of types.  */

static void
complete_types (const call_operands &c, const struct frame_stmt &t,
		struct frame_stmt *s)
{
  if ((t.op == FRAME_OP_ADVERTISE || t.op == FRAME_OP_SUBSCRIBE) && !t.word)
    s->word = message_class (c);
  if (t.op != FRAME_OP_INIT && t.op != FRAME_OP_PUBLISH)
    return;
  const struct frame_operand &op = t.op == FRAME_OP_PUBLISH ? t.args[0]
							    : t.dst;
  tree type = op.kind == FRAME_NONE ? NULL_TREE
				    : placeholder_type (c, op.place);
  if (t.word || !type)
    return;
  if (op.place.n_path == 1 && strcmp (op.place.path[0], "*") != 0)
    {
      s->word = frame_class_name (member_type (type, op.place.path[0]));
      return;
    }
  s->word = frame_class_name (type);
  /* A message behind a shared pointer is published, not the pointer.  */
  tree arg = t.op == FRAME_OP_PUBLISH
	       ? placeholder_argument (c, op.place.param) : NULL_TREE;
  if (arg && frame_strip_indirection (TREE_TYPE (arg)) != type
      && s->args[0].kind == FRAME_PLACE)
    s->args[0].place
      = frame_place_field (lowering.arena, s->args[0].place, "*");
}

/* True if the statement T does something beyond writing its result.  */

static bool
effect_p (const struct frame_stmt &t)
{
  switch (t.op)
    {
    case FRAME_OP_SEND:
    case FRAME_OP_PUBLISH:
    case FRAME_OP_ADVERTISE:
    case FRAME_OP_SUBSCRIBE:
    case FRAME_OP_NAMESPACE:
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
    case FRAME_OP_UNKNOWN:
      return t.word && strcmp (t.word, "callbacks") == 0;
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
  lowered_stmt *s = frame_emit (t.op, gimple_location (c.call), t.n_args);
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
      s->carries_frames = type && frame_carries_frames_p (type);
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

/* Element I of PLACE.  */

static struct frame_place
element (const struct frame_place &place, unsigned i)
{
  return frame_place_field (lowering.arena, place,
			    frame_printf (lowering.arena, "[%u]", i));
}

/* If PLACE is "some element" and the call of C has two arguments, they are the
   row and the column in a 3x3 matrix: make it that element, counted row by
   row.  What a fourth column has, the displacement, follows behind.  */

static void
known_matrix_element (const call_operands &c, struct frame_place *place)
{
  unsigned last = place->n_path - 1;
  if (place->n_path == 0 || strcmp (place->path[last], "[]") != 0
      || gimple_call_num_args (c.call) != c.first + 2)
    return;
  int row = known_index (c, 0, 3), column = known_index (c, 1, 4);
  if (row < 0 || column < 0)
    return;
  place->n_path = last;
  *place = element (*place, column == 3 ? 9 + row : 3 * row + column);
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
  *place = element (*place, (unsigned) index.number);
}

static void lower_making (call_operands c, struct frame_place place);

/* Lower CALL to FNDECL, which MODEL describes.  */

void
frame_lower_modelled (gcall *call, tree fndecl,
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
  else if (POINTER_TYPE_P (TREE_TYPE (lhs))
	   && !frame_char_pointer_p (TREE_TYPE (lhs)))
    frame_point_to (lhs, target.place);
  else
    frame_emit_set (frame_place_of_ssa (lhs), target, gimple_location (call));
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
      struct frame_operand op = frame_call_operand (c.call, c.fndecl, i);
      if (op.kind != FRAME_ADDRESS)
	continue;
      lowered_stmt *s
	= frame_emit (FRAME_OP_CLOBBER, gimple_location (c.call), 1);
      s->stmt.args[0] = op;
      s->carries_frames
	= frame_carries_frames_p (TREE_TYPE (gimple_call_arg (c.call, i)));
    }
}

/* The call of C makes an object of the user's class at PLACE by CTOR.  */

static void
make_by_user (const call_operands &c, struct frame_place place, tree ctor)
{
  unsigned n = gimple_call_num_args (c.call) - c.first;
  lowered_stmt *s
    = frame_emit (FRAME_OP_CALL, gimple_location (c.call), n + 1);
  s->stmt.word = frame_function_symbol (ctor);
  s->stmt.args[0] = frame_op_address (place, false);
  s->carries_frames = true;
  for (unsigned i = 0; i < n; i++)
    {
      s->stmt.args[i + 1] = frame_call_operand (c.call, c.fndecl, c.first + i);
      s->hands_frames
	|= frame_key_type_p (TREE_TYPE (gimple_call_arg (c.call, c.first + i)));
    }
}

/* True if the first argument of the call of C is an allocator, as that of
   std::allocate_shared is: it makes no part of what is made.  */

static bool
allocator_first_p (const call_operands &c)
{
  if (gimple_call_num_args (c.call) <= c.first)
    return false;
  tree type = frame_strip_indirection (
    TREE_TYPE (gimple_call_arg (c.call, c.first)));
  const char *name = frame_class_name (type);
  return name && strstr (name, "llocator") != NULL;
}

/* The call of C makes an object at PLACE from its arguments.  */

static void
lower_making (call_operands c, struct frame_place place)
{
  c.first += allocator_first_p (c);
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
      frame_emit_set (place, value, gimple_location (c.call))
	->carries_frames = true;
      return;
    }
  if (type)
    {
      lowered_stmt *s
	= frame_emit (FRAME_OP_INIT, gimple_location (c.call), 0);
      s->stmt.dst = frame_op_place (place);
      s->stmt.word = frame_class_name (type);
      s->carries_frames = true;
    }
  /* A class that is described begins as its description says, and so does one
     that nobody has written a constructor for.  */
  if (n == 0 && (!ctor || DECL_ARTIFICIAL (ctor) || frame_type_model (type)))
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
      frame_emit_set (place, frame_op_unknown (), gimple_location (c.call))
	->carries_frames = true;
      clobber_forwarded (c);
    }
}
