/* What the operations on plain data do: copies, strings, numbers,
   containers, conditions (R1, R2, R4, R6).  Each function is the transfer
   of one operation of frame-ir.h.  */

#include "infer-frames.h"
#include <stdlib.h>
#include <string.h>

/* D := A0.  */

/* If SOURCE holds an object by pointer, make that object a root of its own
   and let SOURCE point to it: after a copy two pointers share it.  Returns
   the pointer, or null if SOURCE holds no object so.  */

static const struct frame_node *
share_pointee (struct frame_activation *a, const struct frame_stmt *stmt,
	       const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *pointee
    = frame_node_own_child (node, world->names[FRAME_K_POINTEE]);
  struct frame_target target = { 0, 0, NULL };
  const struct frame_value *address;
  unsigned i;

  if (!pointee || node->n != 1 || stmt->args[0].kind != FRAME_PLACE)
    return NULL;
  /* What a function returns is the caller's alone.  */
  if (stmt->dst.place.base == FRAME_BASE_RESULT
      && stmt->args[0].place.base == FRAME_BASE_LOCAL)
    return NULL;
  for (i = 0; i < a->n_heap && a->heap_sites[i] != stmt->site; i++)
    ;
  if (i == FRAME_HEAP_ROOTS)
    return world->unknown;
  a->heap_sites[i] = stmt->site;
  if (i == a->n_heap)
    a->n_heap++;
  target.root = a->info->n_roots + FRAME_EXTRA_ROOTS + i;
  a->roots[target.root] = pointee;
  address = frame_value_address (world->arena, &target,
				 frame_where_of (a, stmt));
  node = frame_node_of_value (world, address);
  frame_write (a, &stmt->args[0].place, node);
  return node;
}

/* NODE as STMT stores it: the transform of a stamped one has its frames in
   the message around it.  If that has others, as after "t.setData (t.inverse
   ())", it keeps its own.  */

static const struct frame_node *
plain_transform (struct frame_activation *a, const struct frame_stmt *stmt,
		 const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  const char *const *names = world->names;
  struct frame_place owner = stmt->dst.place;
  const struct frame_node *message;

  if (owner.n_path == 0
      || owner.path[owner.n_path - 1] != names[FRAME_K_TRANSFORM]
      || !frame_node_own_child (node, names[FRAME_K_HEADER]))
    return node;
  owner.n_path--;
  message = frame_node_force (world, frame_read (a, &owner));
  if (!frame_value_equal_p (frame_parent_id (a->an, message),
			    frame_parent_id (a->an, node))
      || !frame_value_equal_p (frame_child_id (a->an, message),
			       frame_child_id (a->an, node)))
    return node;
  node = frame_node_drop (world, node, names[FRAME_K_HEADER]);
  return frame_node_drop (world, node, names[FRAME_K_CHILD_FRAME_ID]);
}

/* NODE as STMT copies it: what is normalised is a rotation, whatever its
   length was.  */

static const struct frame_node *
normalized (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct frame_node *node)
{
  const struct frame_value *value;

  if (!stmt->word || strcmp (stmt->word, "normalized") != 0)
    return node;
  value = frame_node_rotation (&a->an->world, node);
  return value->u.turn.r.exact && !node->value
	   ? frame_node_of_value (&a->an->world, value) : node;
}

/* NODE, if it is a message with a known frame, as a copy that remembers it:
   its header may be given another one.  */

static const struct frame_node *
copied_message (struct frame_activation *a, const struct frame_node *node)
{
  const char *const *names = a->an->world.names;
  const struct frame_value *id;

  if (node->frame || !frame_node_own_child (node, names[FRAME_K_HEADER])
      || (frame_node_own_child (node, names[FRAME_K_CHILD_FRAME_ID])
	  && !frame_node_own_child (node, names[FRAME_K_POSE])))
    return node;
  id = frame_parent_id (a->an, node);
  if (id->u.string.n != 1 || id->u.string.other
      || frame_string_empty_p (id, true))
    return node;
  return frame_node_with_frame (&a->an->world, node, id);
}

static void
do_set (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_node *node, *shared;

  if (stmt->dst.kind != FRAME_PLACE || stmt->n_args == 0)
    return;
  node = frame_operand_node (a, &stmt->args[0]);
  if (!node)
    node = a->an->world.unknown;
  node = normalized (a, stmt, node);
  shared = share_pointee (a, stmt, node);
  if (!shared)
    node = plain_transform (
      a, stmt, frame_node_of_part (a, &stmt->args[0],
				   copied_message (a, node)));
  frame_result (a, stmt, shared ? shared : node);
}

/* D := default-constructed T.  */

/* True if D is a whole field or global: what it holds now is for the
   program-wide record to say, because another function may have written it
   long before this one's code is reached again.  */

static bool
whole_field_p (const struct frame_place *place)
{
  if (place->n_path == 0)
    return place->base == FRAME_BASE_GLOBAL;
  return frame_field_key_p (place->path[place->n_path - 1]);
}

/* True if numbers of default-constructed NAME are 0: messages.  The classes
   of tf and Eigen leave memory as it was.  */

static bool
zero_class_p (const char *name)
{
  return name && strstr (name, "_msgs::") != NULL;
}

static const struct frame_node *
default_object (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const struct frame_node *node = frame_find_literal (an, &stmt->dst);
  const struct frame_type *type;
  struct frame_rest *rest;

  if (node)
    return node;
  type = frame_find_type (an, a->info->fn->unit, stmt->word);
  rest = FRAME_NEW (an->round, struct frame_rest);
  rest->kind = FRAME_REST_DEFAULT;
  rest->name = stmt->word ? stmt->word : "";
  rest->api = type ? type->api : stmt->api;
  rest->zero = zero_class_p (stmt->word);
  rest->where = frame_where_of (a, stmt);
  return frame_keep_literal (an, &stmt->dst,
			     frame_node_of_rest (&an->world, rest));
}

/* Leave it to the program-wide record what the field or global PLACE
   holds.  */

static void
forget_field (struct frame_activation *a, const struct frame_place *place)
{
  struct frame_world *world = &a->an->world;
  struct frame_rest *rest = FRAME_NEW (a->an->round, struct frame_rest);
  struct frame_targets targets;

  rest->kind = FRAME_REST_FIELD;
  rest->name = place->n_path ? place->path[place->n_path - 1] : place->name;
  frame_resolve (a, place, &targets);
  for (unsigned i = 0; i < targets.n; i++)
    {
      const struct frame_node **root = &a->roots[targets.t[i].root];

      *root = frame_node_set (world, *root, targets.t[i].path,
			      targets.t[i].n_path,
			      frame_node_of_rest (world, rest));
    }
}

static void
do_init (struct frame_activation *a, const struct frame_stmt *stmt)
{
  if (stmt->dst.kind != FRAME_PLACE)
    return;
  frame_result (a, stmt, default_object (a, stmt));
  if (whole_field_p (&stmt->dst.place))
    forget_field (a, &stmt->dst.place);
}

/* What the clock says at STMT: unknown, but the same time wherever it is
   copied to.  */

static const struct frame_node *
clock_time (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  struct frame_alt alt = { .kind = FRAME_ALT_SYMBOL };

  alt.where = frame_where_of (a, stmt);
  alt.name = frame_intern (world->strings,
			   frame_printf (world->arena, FRAME_NOW "%s:%u",
					 a->info->fn->symbol, stmt->site));
  return frame_node_of_value (world,
			      frame_value_alt (world->arena, &alt, false));
}

static void
do_unknown (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_world *world = &a->an->world;
  const char *word = stmt->op == FRAME_OP_UNKNOWN && stmt->word
		       ? stmt->word : "";

  if (strcmp (word, "callbacks") == 0)
    {
      frame_run_callbacks (a);
      return;
    }
  /* A constructor that writes nothing is no write of a field.  */
  if (strcmp (word, "uninitialised") == 0 && stmt->dst.kind == FRAME_PLACE
      && whole_field_p (&stmt->dst.place))
    {
      forget_field (a, &stmt->dst.place);
      return;
    }
  /* What is in an empty optional is never used: where paths meet, the other
     one tells.  */
  frame_result (a, stmt,
		strcmp (word, "now") == 0	? clock_time (a, stmt)
		: strcmp (word, "nothing") == 0 ? world->unwritten
						: world->unknown);
}

/* True if NODE has a pointer to the variable ROOT.  */

static bool
points_to_p (const struct frame_node *node, unsigned root)
{
  if (!node->has_address)
    return false;
  if (node->value && node->value->kind == FRAME_VALUE_ADDRESS)
    for (unsigned i = 0; i < node->value->u.address.n; i++)
      if (node->value->u.address.targets[i].root == root)
	return true;
  for (unsigned i = 0; i < node->n; i++)
    if (points_to_p (node->children[i].node, root))
      return true;
  return false;
}

/* The object that the program made without a name, if all that is known of the
   pointer D of STMT is that it points there: its root, or -1.  */

static int
made_object (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_value *value;
  const struct frame_place *variable;
  unsigned root;

  if (stmt->dst.kind != FRAME_PLACE)
    return -1;
  value = frame_read (a, &stmt->dst.place)->value;
  if (!value || value->kind != FRAME_VALUE_ADDRESS || value->u.address.other
      || value->u.address.n != 1)
    return -1;
  root = value->u.address.targets[0].root;
  if (root < a->info->fn->n_params || root >= a->info->n_roots)
    return -1;
  variable = &a->info->roots[root];
  return variable->base == FRAME_BASE_LOCAL && variable->name[0] >= '0'
	     && variable->name[0] <= '9'
	   ? (int) root : -1;
}

/* Forget the object in ROOT if nothing points to it: where paths meet, it is
   what it was on the others.  */

static void
drop_object (struct frame_activation *a, unsigned root)
{
  for (unsigned i = 0; i < a->n_roots; i++)
    if (a->roots[i] && points_to_p (a->roots[i], root))
      return;
  a->roots[root] = NULL;
}

/* D := a pointer to A0.  */

static void
do_ref (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  struct frame_where where = frame_where_of (a, stmt);
  const struct frame_value *value = NULL;
  struct frame_targets targets;
  int left;

  if (stmt->n_args == 0
      || (stmt->args[0].kind != FRAME_PLACE
	  && stmt->args[0].kind != FRAME_ADDRESS
	  && stmt->args[0].kind != FRAME_CONST_ADDRESS))
    {
      do_unknown (a, stmt);
      return;
    }
  frame_resolve (a, &stmt->args[0].place, &targets);
  for (unsigned i = 0; i < targets.n; i++)
    {
      struct frame_target target = { targets.t[i].root, targets.t[i].n_path,
				     targets.t[i].path };
      const struct frame_value *one
	= frame_value_address (world->arena, &target, where);

      value = value ? frame_value_join (world->arena, value, one,
					FRAME_JOIN_PATHS)
		    : one;
    }
  left = made_object (a, stmt);
  frame_result (a, stmt, frame_node_of_value (world, value));
  if (left >= 0)
    drop_object (a, left);
}

/* Strings.  */

/* D := the number A0 written out.  */

static void
written_number (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  struct frame_alt alt
    = { .kind = FRAME_ALT_DIGITS, .where = frame_where_of (a, stmt) };

  frame_result (a, stmt,
		frame_node_of_value (
		  world, frame_value_alt (world->arena, &alt, false)));
}

static void
do_concat (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_value *values[FRAME_MAX_PARTS];
  unsigned n = stmt->n_args;

  if (stmt->word && strcmp (stmt->word, "number") == 0)
    {
      written_number (a, stmt);
      return;
    }

  if (n > FRAME_MAX_PARTS)
    {
      do_unknown (a, stmt);
      return;
    }
  for (unsigned i = 0; i < n; i++)
    values[i] = frame_operand_string (a, stmt, i);
  frame_result (a, stmt,
		frame_node_of_value (
		  world, frame_value_concat (world->arena, world->strings,
					     values, n,
					     frame_where_of (a, stmt))));
}

/* Containers.  */

/* Container A0 gets element A1.  */

static void
do_append (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *element = frame_argument (a, stmt, 1);
  const struct frame_node *container, *old;
  struct frame_targets targets;
  const char *key;

  if (stmt->n_args < 2 || (stmt->args[0].kind != FRAME_PLACE
			   && stmt->args[0].kind != FRAME_ADDRESS))
    return;
  frame_resolve (a, &stmt->args[0].place, &targets);
  container = frame_node_force (world, frame_read_targets (a, &targets));
  key = frame_intern (world->strings,
		      frame_printf (world->arena, "[#%u]", stmt->site));
  old = frame_node_own_child (container, key);
  if (old)
    element = frame_node_join (world, old, element, FRAME_JOIN_PATHS);
  if (container->value)
    container = world->unknown;
  frame_write_targets (a, &targets,
		       frame_node_set (world, container, &key, 1, element));
}

/* Numbers.  */

/* N1 and N2 joined by OPERATOR; false if it is none of ours.  */

static bool
calculate (const char *operator, double n1, double n2, double *result)
{
  if (!operator || operator[0] == '\0' || operator[1] != '\0')
    return false;
  switch (operator[0])
    {
    case '+':
      *result = n1 + n2;
      return true;
    case '-':
      *result = n1 - n2;
      return true;
    case '*':
      *result = n1 * n2;
      return true;
    case '/':
      *result = n1 / n2;
      return n2 != 0;
    default:
      return false;
    }
}

/* True if NODE is a setting of the program.  */

static bool
switch_p (struct frame_activation *a, const struct frame_node *node)
{
  node = frame_node_force (&a->an->world, node);
  if (node->value && node->value->kind == FRAME_VALUE_WAY
      && node->value->u.way.was)
    node = node->value->u.way.was;
  if (!node->value)
    return node->rest->is_switch;
  return (node->value->kind == FRAME_VALUE_NUMBER
	  && node->value->u.number.param)
	 || (node->value->kind == FRAME_VALUE_STRING
	     && node->value->u.string.n == 1
	     && node->value->u.string.alts[0].kind == FRAME_ALT_PARAM);
}

/* What comes of operands of STMT that are not constant: unknown, but a
   setting if one of them is.  */

static const struct frame_node *
unknown_of (struct frame_activation *a, const struct frame_stmt *stmt)
{
  for (unsigned i = 0; i < stmt->n_args; i++)
    if (switch_p (a, frame_argument (a, stmt, i)))
      return a->an->world.unknown_switch;
  return a->an->world.unknown;
}

/* The axis that the result of STMT is along if X, the frame of its operand
   number I, is that of a coordinate: the reverse of it, if STMT only turns its
   sign round.  */

static signed char
axis_of_result (struct frame_activation *a, const struct frame_stmt *stmt,
		const struct frame_value *x, unsigned i)
{
  double n;

  if (!frame_node_number (&a->an->world, frame_argument (a, stmt, 1 - i), &n)
      || !((stmt->word[0] == '-' && i == 1 && n == 0)
	   || (stmt->word[0] == '*' && n == -1)))
    return FRAME_AXIS_UNKNOWN;
  return -x->u.string.axis;
}

/* R2: the frame of what STMT makes of its operands.  A sum is in their frame;
   so is data times a constant.  Times anything else it may be turned.  With
   an operand of no known frame it may be moved, so that is an assumption.  */

static const struct frame_value *
frame_of_result (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_arena *arena = a->an->round;
  const struct frame_value *x, *y;
  signed char axis;
  double n;

  if (stmt->n_args != 2 || !stmt->word)
    return NULL;
  x = frame_data_frame (a, &stmt->args[0], false);
  y = frame_data_frame (a, &stmt->args[1], false);
  if (!x && !y)
    return NULL;
  if (stmt->word[0] == '+' || stmt->word[0] == '-')
    {
      /* The difference of two points is a step, which fits wherever the axes
	 are parallel.  */
      if (stmt->word[0] == '+' && x && y && !x->u.string.assumed
	  && !y->u.string.assumed)
	return frame_value_along (arena,
				  frame_value_sorted (arena, x, FRAME_SORT_ANY),
				  FRAME_AXIS_UNKNOWN);
    }
  /* A step in some time is a velocity along the same axes.  */
  else if (stmt->word[0] == '/' && x && !y)
    ;
  else if ((x && y)
	   || !frame_node_number (&a->an->world,
				  frame_argument (a, stmt, x ? 1 : 0), &n))
    return NULL;
  axis = x && y ? FRAME_AXIS_UNKNOWN
	 : x	? axis_of_result (a, stmt, x, 0)
		: axis_of_result (a, stmt, y, 1);
  x = frame_value_sorted (arena, frame_either_frame (x, y), FRAME_SORT_ANY);
  return frame_value_assumed (arena, frame_value_along (arena, x, axis));
}

static void
do_binary (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  double n1, n2, result;

  if (stmt->n_args == 2
      && frame_node_number (world, frame_argument (a, stmt, 0), &n1)
      && frame_node_number (world, frame_argument (a, stmt, 1), &n2)
      && calculate (stmt->word, n1, n2, &result))
    frame_result (a, stmt,
		  frame_node_of_value (
		    world, frame_value_number (world->arena, result,
					       frame_where_of (a, stmt))));
  else
    {
      const struct frame_value *frame = frame_of_result (a, stmt);
      const struct frame_node *node = unknown_of (a, stmt);

      frame_result (a, stmt,
		    frame ? frame_node_with_frame (world, node, frame) : node);
    }
}

/* Conditions.  */

static void
result_truth (struct frame_activation *a, const struct frame_stmt *stmt,
	      bool truth)
{
  struct frame_world *world = &a->an->world;

  frame_result (a, stmt,
		frame_node_of_value (
		  world, frame_value_number (world->arena, truth,
					     frame_where_of (a, stmt))));
}

/* D := the string at operand OP is TEXT (null: empty), or is not, if
   NEGATED.  */

static void
result_condition (struct frame_activation *a, const struct frame_stmt *stmt,
		  const struct frame_operand *op, const char *text,
		  bool negated)
{
  struct frame_world *world = &a->an->world;
  struct frame_targets targets;
  struct frame_value *value;
  const char **path;

  if (op->kind != FRAME_PLACE && op->kind != FRAME_ADDRESS
      && op->kind != FRAME_CONST_ADDRESS)
    {
      frame_result (a, stmt, unknown_of (a, stmt));
      return;
    }
  frame_resolve (a, &op->place, &targets);
  if (targets.n != 1 || targets.other)
    {
      do_unknown (a, stmt);
      return;
    }
  value = frame_value_new (world->arena, FRAME_VALUE_CONDITION,
			   frame_where_of (a, stmt));
  path = FRAME_NEW_N (world->arena, const char *, targets.t[0].n_path + 1);
  frame_path_copy (path, targets.t[0].path, targets.t[0].n_path);
  value->u.condition.target.root = targets.t[0].root;
  value->u.condition.target.n_path = targets.t[0].n_path;
  value->u.condition.target.path = path;
  value->u.condition.text = text;
  value->u.condition.negated = negated;
  frame_result (a, stmt, frame_node_of_value (world, value));
}

/* Each parameter that NODE may be is tested for being empty.  */

static void
note_tested_parameters (struct frame_activation *a,
			const struct frame_node *node)
{
  if (!node->value || node->value->kind != FRAME_VALUE_STRING)
    return;
  for (unsigned i = 0; i < node->value->u.string.n; i++)
    {
      const struct frame_alt *alt = &node->value->u.string.alts[i];

      if (alt->kind == FRAME_ALT_PARAM && alt->name)
	frame_parameter_test (a->an, alt->name);
    }
}

/* If OP names a field, or a copy of one, or a parameter, the program handles
   its being empty.  */

static void
note_test (struct frame_activation *a, const struct frame_operand *op)
{
  const struct frame_node *node;
  const char *name = NULL;

  if (op->kind != FRAME_PLACE && op->kind != FRAME_ADDRESS
      && op->kind != FRAME_CONST_ADDRESS)
    return;
  for (unsigned i = 0; i < op->place.n_path; i++)
    if (frame_field_key_p (op->place.path[i]))
      name = op->place.path[i];
  if (op->place.base == FRAME_BASE_GLOBAL && !name)
    name = op->place.name;
  node = frame_operand_node (a, op);
  if (!name && !node->value && node->rest->kind == FRAME_REST_FIELD)
    name = node->rest->name;
  if (name)
    frame_store_tested (a->an, name);
  note_tested_parameters (a, node);
}

static void
do_empty (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node = frame_argument (a, stmt, 0);
  const struct frame_value *value;
  const struct frame_value *empty;

  if (stmt->n_args < 1)
    return;
  note_test (a, &stmt->args[0]);
  if (node->n)
    {
      do_unknown (a, stmt);
      return;
    }
  value = frame_node_string (world, node);
  empty = frame_string_refine (world->arena, value, NULL, true);
  /* What fills a container is not all seen.  */
  if (stmt->word && frame_string_empty_p (value, true))
    do_unknown (a, stmt);
  else if (frame_string_empty_p (value, true) || !empty)
    result_truth (a, stmt, empty != NULL);
  else
    result_condition (a, stmt, &stmt->args[0], NULL, false);
}

/* A0 == or != A1, strings of which one is constant.  False if it is not of
   that form.  */

static bool
compare_strings (struct frame_activation *a, const struct frame_stmt *stmt,
		 bool negated)
{
  const struct frame_value *values[2];
  const char *texts[2];
  unsigned constant;

  for (unsigned i = 0; i < 2; i++)
    {
      values[i] = frame_operand_string (a, stmt, i);
      texts[i] = frame_constant_string (values[i]);
    }
  if (!texts[0] && !texts[1])
    return false;
  if (texts[0] && texts[1])
    {
      result_truth (a, stmt, (texts[0] == texts[1]) != negated);
      return true;
    }
  constant = texts[0] ? 0 : 1;
  if (texts[constant][0] == '\0')
    note_test (a, &stmt->args[1 - constant]);
  result_condition (a, stmt, &stmt->args[1 - constant], texts[constant],
		    negated);
  return true;
}

/* D := the condition at NODE, the other way round if NEGATED.  */

static void
negate_condition (struct frame_activation *a, const struct frame_stmt *stmt,
		  const struct frame_node *node, bool negated)
{
  struct frame_value *copy;

  if (!negated)
    {
      frame_result (a, stmt, node);
      return;
    }
  copy = frame_value_copy (a->an->round, node->value);
  if (copy->kind == FRAME_VALUE_OUTCOME)
    copy->u.outcome.negated = !copy->u.outcome.negated;
  else if (copy->kind == FRAME_VALUE_WAY)
    {
      copy->u.way.on[0] = node->value->u.way.on[1];
      copy->u.way.on[1] = node->value->u.way.on[0];
    }
  else
    copy->u.condition.negated = !copy->u.condition.negated;
  frame_result (a, stmt, frame_node_of_value (&a->an->world, copy));
}

static void
do_compare (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *x, *y;
  bool equal = stmt->word && strcmp (stmt->word, "==") == 0;
  bool unequal = stmt->word && strcmp (stmt->word, "!=") == 0;
  double n1, n2;
  bool known1, known2;

  if (stmt->n_args != 2 || (!equal && !unequal))
    {
      frame_result (a, stmt, unknown_of (a, stmt));
      return;
    }
  x = frame_argument (a, stmt, 0);
  y = frame_argument (a, stmt, 1);
  known1 = frame_node_number (world, x, &n1);
  known2 = frame_node_number (world, y, &n2);
  if (x->value && known2
      && (frame_value_local_p (x->value) || x->value->kind == FRAME_VALUE_WAY))
    negate_condition (a, stmt, x, (n2 == 0) == equal);
  else if (known1 && known2 && x->value && y->value)
    result_truth (a, stmt, (n1 == n2) == equal);
  else if (!compare_strings (a, stmt, unequal))
    frame_result (a, stmt, unknown_of (a, stmt));
}

/* A library writes those members of A0 that no class of the user's
   declares.  */

static void
clobber_library (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  struct frame_targets targets;
  const struct frame_node *node;

  if (stmt->args[0].kind != FRAME_ADDRESS)
    return;
  frame_resolve (a, &stmt->args[0].place, &targets);
  if (targets.n != 1 || targets.other)
    return;
  node = frame_read_targets (a, &targets);
  for (unsigned i = 0; i < node->n; i++)
    {
      const char *key = node->children[i].key;
      struct frame_targets member = targets;

      if (frame_field_key_p (key) || member.t[0].n_path == FRAME_MAX_STEPS)
	continue;
      member.t[0].path[member.t[0].n_path++] = key;
      frame_clobber_pointees (a, node->children[i].node, 0);
      frame_write_targets (a, &member, world->unknown);
    }
}

/* Unknown code writes A0.  */

static void
do_clobber (struct frame_activation *a, const struct frame_stmt *stmt)
{
  if (stmt->word)
    {
      clobber_library (a, stmt);
      return;
    }
  for (unsigned i = 0; i < stmt->n_args; i++)
    {
      struct frame_operand op = stmt->args[i];

      if (op.kind == FRAME_PLACE)
	op.kind = FRAME_ADDRESS;
      frame_clobber_operand (a, &op);
    }
  do_unknown (a, stmt);
}

frame_transfer_fn
frame_data_transfer (enum frame_op op)
{
  switch (op)
    {
    case FRAME_OP_SET:
      return do_set;
    case FRAME_OP_INIT:
      return do_init;
    case FRAME_OP_UNKNOWN:
    case FRAME_OP_DISTANCE:
    case FRAME_OP_EXTERNAL:
      return do_unknown;
    case FRAME_OP_ADDRESS:
      return do_ref;
    case FRAME_OP_CONCAT:
      return do_concat;
    case FRAME_OP_PARAM:
      return frame_do_param;
    case FRAME_OP_APPEND:
      return do_append;
    case FRAME_OP_BINARY:
      return do_binary;
    case FRAME_OP_COMPARE:
      return do_compare;
    case FRAME_OP_EMPTY:
      return do_empty;
    case FRAME_OP_CALL:
      return frame_do_call;
    case FRAME_OP_BIND:
      return frame_do_bind;
    case FRAME_OP_CLOBBER:
      return do_clobber;
    default:
      return NULL;
    }
}
