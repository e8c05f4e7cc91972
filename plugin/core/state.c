/* Objects: reading, writing, joining and comparing the trees of state.h.

   The one subtle rule is what an absent child means; it is asked in
   frame_node_child and nowhere else.  */

#include "state.h"
#include <string.h>
#include "frame-text.h"

/* Longest path of an argument or field that keeps its identity.  */
#define MAX_IDENTITY 12

static const struct frame_rest rest_unknown = { .kind = FRAME_REST_UNKNOWN };
static const struct frame_rest rest_inverted
  = { .kind = FRAME_REST_UNKNOWN, .inverted = true };
static const struct frame_rest rest_switch
  = { .kind = FRAME_REST_UNKNOWN, .is_switch = true };

/* The rest of a local variable or field before any write of it is seen.  */
static const struct frame_rest rest_unwritten
  = { .kind = FRAME_REST_UNKNOWN, .maybe = true };

static const struct frame_value turn_unknown
  = { FRAME_VALUE_ROTATION, { NULL, { 0, 0, 0, 0 } },
      { .turn = { .left = { { 1, 2, 3 } }, .right = { { 1, 2, 3 } } } } };
static const struct frame_value turn_inverted
  = { FRAME_VALUE_ROTATION, { NULL, { 0, 0, 0, 0 } },
      { .turn = { .left = { { 1, 2, 3 } }, .right = { { 1, 2, 3 } },
		  .inverted = true } } };

/* Making nodes.  */

/* True if something in VALUE or REST is as it was constructed.  */

static bool
default_p (const struct frame_value *value, const struct frame_rest *rest)
{
  if (!value)
    return rest->kind == FRAME_REST_DEFAULT;
  if (value->kind == FRAME_VALUE_STRING)
    return frame_string_empty_p (value, false);
  return false;
}

/* A node with N children; unknown if it would be too deep or large.  */

static const struct frame_node *
make_node (struct frame_world *world, const struct frame_value *value,
	   const struct frame_value *frame, const struct frame_rest *rest,
	   const struct frame_child *children, unsigned n)
{
  struct frame_node *node;
  unsigned size = 1, depth = 0;
  bool has_address = value && value->kind == FRAME_VALUE_ADDRESS;
  bool has_default = default_p (value, rest);

  for (unsigned i = 0; i < n; i++)
    {
      const struct frame_node *child = children[i].node;

      size += child->size;
      if (child->depth >= depth)
	depth = child->depth + 1;
      has_address |= child->has_address;
      has_default |= child->has_default;
    }
  if (depth > FRAME_MAX_DEPTH || size > FRAME_MAX_SIZE)
    return world->unknown;
  node = (struct frame_node *)
    frame_alloc (world->arena, sizeof *node + n * sizeof *children);
  node->value = value;
  node->frame = frame;
  node->rest = rest;
  node->size = size;
  node->depth = depth;
  node->has_address = has_address;
  node->has_default = has_default;
  node->n = n;
  if (n)
    memcpy (node->children, children, n * sizeof *children);
  return node;
}

const struct frame_node *
frame_node_of_value (struct frame_world *world,
		     const struct frame_value *value)
{
  return value ? make_node (world, value, NULL, &rest_unknown, NULL, 0)
	       : world->unknown;
}

const struct frame_node *
frame_node_of_rest (struct frame_world *world, const struct frame_rest *rest)
{
  return make_node (world, NULL, NULL, rest, NULL, 0);
}

/* Prepare WORLD: nodes go to ARENA, names are those of STRINGS.  */

void
frame_world_init (struct frame_world *world, struct frame_arena *arena,
		  struct frame_arena *strings)
{
  static const char *const texts[] = {
#define FRAME_NAME(ID, TEXT) TEXT,
#include "well-known.def"
#undef FRAME_NAME
  };

  memset (world, 0, sizeof *world);
  world->arena = arena;
  world->strings = strings;
  for (unsigned i = 0; i < FRAME_N_WELL_KNOWN; i++)
    world->names[i] = frame_intern (strings, texts[i]);
  world->unknown = frame_node_of_rest (world, &rest_unknown);
  world->unknown_inverted = frame_node_of_rest (world, &rest_inverted);
  world->unknown_switch = frame_node_of_rest (world, &rest_switch);
  world->unwritten = frame_node_of_rest (world, &rest_unwritten);
}

/* Components.  */

/* True if KEY is an element of a container.  */

bool
frame_element_key_p (const char *key)
{
  return key[0] == '[';
}

/* True if KEY is a field of a user's class.  */

bool
frame_field_key_p (const char *key)
{
  return key[0] != '[' && strstr (key, "::") != NULL;
}

/* Which of "xyzw" KEY is, or 0.  */

static char
component_letter (struct frame_world *world, const char *key)
{
  for (unsigned i = 0; i < 4; i++)
    if (key == world->names[FRAME_K_X + i])
      return "xyzw"[i];
  return 0;
}

/* Reading.  */

const struct frame_node *
frame_node_own_child (const struct frame_node *node, const char *key)
{
  for (unsigned i = 0; i < node->n; i++)
    if (node->children[i].key == key)
      return node->children[i].node;
  return NULL;
}

/* Component LETTER of the rotation VALUE.  A matrix that mirrors has no
   quaternion; it is remembered as it is.  */

static const struct frame_node *
rotation_component (struct frame_world *world,
		    const struct frame_value *value, char letter)
{
  struct frame_value *number;

  if (value->u.turn.r.exact && frame_value_determinant (value) >= 0)
    {
      double q[4];

      frame_rotation_to_quaternion (&value->u.turn.r, q);
      return frame_node_of_value (
	world, frame_value_number (world->arena,
				   q[strchr ("xyzw", letter) - "xyzw"],
				   value->where));
    }
  number = frame_value_new (world->arena, FRAME_VALUE_NUMBER, value->where);
  number->u.number.whole = value;
  number->u.number.part = letter;
  return frame_node_of_value (world, number);
}

/* Element I, row by row, of the matrix of the rotation VALUE.  */

static const struct frame_node *
matrix_element (struct frame_world *world, const struct frame_value *value,
		unsigned i)
{
  struct frame_value *number;

  if (value->u.turn.r.exact)
    return frame_node_of_value (
      world, frame_value_number (world->arena, value->u.turn.r.m[i],
				 value->where));
  number = frame_value_new (world->arena, FRAME_VALUE_NUMBER, value->where);
  number->u.number.whole = value;
  number->u.number.part = '0' + i;
  return frame_node_of_value (world, number);
}

/* The index that the element KEY of a 3x3 matrix has, row by row; -1 if it
   is none.  */

static int
matrix_index (const char *key)
{
  return key[0] == '[' && key[1] >= '0' && key[1] <= '8' && key[2] == ']'
	   ? key[1] - '0' : -1;
}

/* REST for what lies under it at KEY.  */

static const struct frame_rest *
extend_rest (struct frame_world *world, const struct frame_rest *rest,
	     const char *key)
{
  struct frame_rest *deeper;

  if (rest->n_path >= MAX_IDENTITY)
    return &rest_unknown;
  deeper = FRAME_NEW (world->arena, struct frame_rest);
  *deeper = *rest;
  deeper->path = FRAME_NEW_N (world->arena, const char *, rest->n_path + 1);
  for (unsigned i = 0; i < rest->n_path; i++)
    deeper->path[i] = rest->path[i];
  deeper->path[deeper->n_path++] = key;
  return deeper;
}

/* A node for the field KEY of a user's class.  */

static const struct frame_node *
field_node (struct frame_world *world, const char *key)
{
  struct frame_rest *rest = FRAME_NEW (world->arena, struct frame_rest);

  rest->kind = FRAME_REST_FIELD;
  rest->name = key;
  return frame_node_of_rest (world, rest);
}

/* The child KEY of a default-constructed object.  Containers are empty and
   pointers null, so there is nothing to read behind them.  */

static const struct frame_node *
default_child (struct frame_world *world, const struct frame_rest *rest,
	       const char *key)
{
  struct frame_where where = rest->where;

  if (frame_element_key_p (key) || key == world->names[FRAME_K_POINTEE])
    return world->unknown;
  if (key != world->names[FRAME_K_W])
    {
      /* All parts are alike.  */
      if (!rest->node)
	((struct frame_rest *) rest)->node = frame_node_of_rest (world, rest);
      return rest->node;
    }
  if (!rest->zero || rest->maybe)
    return world->unknown;
  return frame_node_of_value (
    world, frame_value_number (world->arena, rest->api == FRAME_API_ROS2,
			       where));
}

/* The child KEY of which only REST says something.  */

static const struct frame_node *
rest_child (struct frame_world *world, const struct frame_rest *rest,
	    const char *key)
{
  switch (rest->kind)
    {
    case FRAME_REST_UNKNOWN:
      return rest->inverted    ? world->unknown_inverted
	     : rest->is_switch ? world->unknown_switch
	     : rest->maybe     ? world->unwritten
			       : world->unknown;
    case FRAME_REST_DEFAULT:
      return default_child (world, rest, key);
    case FRAME_REST_ENTRY:
      /* "Some element" is not the same one twice.  */
      if (frame_element_key_p (key))
	return world->unknown;
      return frame_node_of_rest (world, extend_rest (world, rest, key));
    case FRAME_REST_FIELD:
      return frame_node_of_rest (world, extend_rest (world, rest, key));
    }
  return world->unknown;
}

/* True if no write at all is known of what REST describes.  */

static bool
unwritten_p (const struct frame_rest *rest)
{
  return rest->kind == FRAME_REST_UNKNOWN && rest->maybe;
}

/* True if NODE spells out all elements it has.  */

static bool
elements_known_p (const struct frame_node *node)
{
  return (node->rest->kind == FRAME_REST_DEFAULT && !node->rest->maybe)
	 || unwritten_p (node->rest);
}

/* Some element of NODE: what covers all of them.  */

static const struct frame_node *
some_element (struct frame_world *world, const struct frame_node *node,
	      const char *key)
{
  const struct frame_node *all = NULL;

  for (unsigned i = 0; i < node->n; i++)
    if (frame_element_key_p (node->children[i].key))
      all = frame_node_join (world, all, node->children[i].node,
			     FRAME_JOIN_PATHS);
  if (!all || !elements_known_p (node))
    all = frame_node_join (world, all, rest_child (world, node->rest, key),
			   FRAME_JOIN_PATHS);
  return all;
}

const struct frame_node *
frame_node_child (struct frame_world *world, const struct frame_node *node,
		  const char *key)
{
  const struct frame_node *own = frame_node_own_child (node, key);
  char letter;

  if (own)
    return own;
  if (node->value)
    {
      letter = component_letter (world, key);
      if (letter && node->value->kind == FRAME_VALUE_ROTATION)
	return rotation_component (world, node->value, letter);
      if (matrix_index (key) >= 0 && node->value->kind == FRAME_VALUE_ROTATION)
	return matrix_element (world, node->value, matrix_index (key));
      return world->unknown;
    }
  if (frame_element_key_p (key))
    return some_element (world, node, key);
  if (frame_field_key_p (key))
    return field_node (world, key);
  return rest_child (world, node->rest, key);
}

const struct frame_node *
frame_node_at (struct frame_world *world, const struct frame_node *node,
	       const char *const *path, unsigned n_path)
{
  for (unsigned i = 0; i < n_path; i++)
    node = frame_node_child (world, node, path[i]);
  return node;
}

bool
frame_node_unknown_p (const struct frame_node *node)
{
  return !node->value && !node->frame && node->n == 0
	 && node->rest->kind == FRAME_REST_UNKNOWN;
}

/* Fields that are copies of fields of fields are followed this far.  */
#define MAX_FORCE 8

const struct frame_node *
frame_node_force (struct frame_world *world, const struct frame_node *node)
{
  const struct frame_value *frame = node->frame;

  for (unsigned i = 0; i < MAX_FORCE; i++)
    {
      if (!frame)
	frame = node->frame;
      if (node->value || node->n || node->rest->kind != FRAME_REST_FIELD)
	return frame && !node->frame
		 ? frame_node_with_frame (world, node, frame) : node;
      node = world->field ? world->field (world->data, node->rest) : NULL;
      if (!node)
	break;
    }
  if (frame)
    return frame_node_with_frame (world, world->unknown_switch, frame);
  return world->unknown_switch;
}

const struct frame_node *
frame_node_with_frame (struct frame_world *world,
		       const struct frame_node *node,
		       const struct frame_value *frame)
{
  return make_node (world, node->value, frame, node->rest, node->children,
		    node->n);
}

/* The identity of what REST names: "send:in.header.frame_id".  */

static const struct frame_value *
symbol_value (struct frame_world *world, const struct frame_rest *rest)
{
  struct frame_alt alt = { .kind = FRAME_ALT_SYMBOL };
  const char *name = rest->name;

  for (unsigned i = 0; i < rest->n_path; i++)
    name = frame_printf (world->arena, "%s.%s", name, rest->path[i]);
  alt.name = frame_intern (world->strings, name);
  return frame_value_alt (world->arena, &alt, false);
}

const struct frame_value *
frame_node_string (struct frame_world *world, const struct frame_node *node)
{
  node = frame_node_force (world, node);
  if (node->value)
    return node->value->kind == FRAME_VALUE_STRING ? node->value
						   : &frame_string_unknown;
  if (node->n)
    return &frame_string_unknown;
  if (node->rest->kind == FRAME_REST_DEFAULT)
    {
      struct frame_alt alt
	= { .kind = FRAME_ALT_UNSET, .where = node->rest->where };

      return frame_value_alt (world->arena, &alt, node->rest->maybe);
    }
  if (node->rest->kind == FRAME_REST_ENTRY)
    return symbol_value (world, node->rest);
  return &frame_string_unknown;
}

bool
frame_node_number (struct frame_world *world, const struct frame_node *node,
		   double *n)
{
  node = frame_node_force (world, node);
  if (!node->value)
    {
      *n = 0;
      return node->n == 0 && node->rest->kind == FRAME_REST_DEFAULT
	     && node->rest->zero && !node->rest->maybe;
    }
  if (node->value->kind != FRAME_VALUE_NUMBER || node->value->u.number.whole
      || node->value->u.number.param)
    return false;
  *n = node->value->u.number.n;
  return true;
}

/* The rotation of which all of the COMPONENTS x, y, z and w are parts, or
   null.  */

static const struct frame_value *
whole_of (const struct frame_node *const components[4])
{
  const struct frame_value *whole = NULL;

  for (unsigned i = 0; i < 4; i++)
    {
      const struct frame_value *value = components[i]->value;

      if (!value || value->kind != FRAME_VALUE_NUMBER
	  || !value->u.number.whole || value->u.number.part != "xyzw"[i]
	  || (whole && !frame_value_equal_p (whole, value->u.number.whole)))
	return NULL;
      whole = value->u.number.whole;
    }
  return whole;
}

/* The rotation that the quaternion components of NODE make, or null.  */

static const struct frame_value *
rotation_of_components (struct frame_world *world,
			const struct frame_node *node)
{
  const struct frame_node *components[4];
  struct frame_where where = node->rest->where;
  struct frame_rotation r;
  double q[4];

  for (unsigned i = 0; i < 4; i++)
    components[i]
      = frame_node_child (world, node, world->names[FRAME_K_X + i]);
  for (unsigned i = 0; i < 4; i++)
    {
      if (!frame_node_number (world, components[i], &q[i]))
	return whole_of (components);
      if (components[i]->value)
	where = components[i]->value->where;
    }
  r = frame_rotation_quaternion (q[0], q[1], q[2], q[3]);
  return r.exact ? frame_value_rotation (world->arena, r, where) : NULL;
}

const struct frame_value *
frame_node_rotation (struct frame_world *world, const struct frame_node *node)
{
  const struct frame_value *value = NULL;

  node = frame_node_force (world, node);
  if (node->value)
    value = node->value->kind == FRAME_VALUE_ROTATION ? node->value : NULL;
  else if (node->n || node->rest->kind == FRAME_REST_DEFAULT)
    value = rotation_of_components (world, node);
  if (value)
    return value;
  return node->rest->inverted ? &turn_inverted : &turn_unknown;
}

bool
frame_node_transform_p (struct frame_world *world,
			const struct frame_node *node)
{
  node = frame_node_force (world, node);
  return !node->value
	 && (frame_node_own_child (node, world->names[FRAME_K_ROTATION])
	     || frame_node_own_child (node,
				      world->names[FRAME_K_TRANSLATION]));
}

/* Writing.  */

/* NODE with its child KEY replaced by CHILD.  Children are kept in the order
   of their names, so that what is printed does not depend on
   addresses.  */

static const struct frame_node *
with_child (struct frame_world *world, const struct frame_node *node,
	    const char *key, const struct frame_node *child)
{
  struct frame_child children[node->n + 1];
  unsigned n = 0, i = 0;

  while (i < node->n && node->children[i].key != key
	 && strcmp (node->children[i].key, key) < 0)
    children[n++] = node->children[i++];
  children[n].key = key;
  children[n++].node = child;
  if (i < node->n && node->children[i].key == key)
    i++;
  while (i < node->n)
    children[n++] = node->children[i++];
  return make_node (world, node->value, node->frame, node->rest, children, n);
}

const struct frame_node *
frame_node_drop (struct frame_world *world, const struct frame_node *node,
		 const char *key)
{
  struct frame_child children[node->n + 1];
  unsigned n = 0;

  for (unsigned i = 0; i < node->n; i++)
    if (node->children[i].key != key)
      children[n++] = node->children[i];
  if (n == node->n)
    return node;
  return make_node (world, node->value, node->frame, node->rest, children, n);
}

const struct frame_node *
frame_node_set_value (struct frame_world *world, const struct frame_node *node,
		      const struct frame_value *value)
{
  return make_node (world, value, node->frame, node->rest, node->children,
		    node->n);
}

const struct frame_node *
frame_node_with_rest (struct frame_world *world, const struct frame_node *node,
		      const struct frame_rest *rest)
{
  return make_node (world, node->value, node->frame, rest, node->children,
		    node->n);
}

/* NODE with all four components of its rotation spelled out, and no value of
   its own.  */

static const struct frame_node *
dissolve (struct frame_world *world, const struct frame_node *node)
{
  const struct frame_node *result = world->unknown;

  for (unsigned i = 0; i < 4; i++)
    {
      const char *key = world->names[FRAME_K_X + i];

      result = with_child (world, result, key,
			   frame_node_child (world, node, key));
    }
  return result;
}

/* What is left of NODE when its child KEY is about to be written: a value of
   its own goes, because it is no longer the whole truth.  */

static const struct frame_node *
open_node (struct frame_world *world, const struct frame_node *node,
	   const char *key)
{
  if (!node->value)
    {
      /* A row of a matrix whose components are spelled out.  */
      for (unsigned i = 0; frame_element_key_p (key) && i < node->n; i++)
	if (component_letter (world, node->children[i].key))
	  return world->unknown;
      return node;
    }
  if (node->value->kind == FRAME_VALUE_ROTATION)
    {
      if (component_letter (world, key))
	return dissolve (world, node);
      if (!frame_element_key_p (key))
	return make_node (world, NULL, node->frame, node->rest,
			  node->children, node->n);
    }
  return world->unknown;
}

/* NODE with PATH[0], some element, perhaps written with CHILD: every element
   may be the one.  EXACT is the one element that is certainly it, or
   null.  */

static const struct frame_node *
set_element (struct frame_world *world, const struct frame_node *node,
	     const char *const *path, unsigned n_path,
	     const struct frame_node *child)
{
  const char *some = world->names[FRAME_K_ELEMENT];
  const char *exact = path[0] == some ? NULL : path[0];
  const struct frame_node *result = node, *base;

  for (unsigned i = 0; i < node->n; i++)
    {
      const char *key = node->children[i].key;
      const struct frame_node *old = node->children[i].node, *fresh;

      /* Two different numbers are two different elements, and so are an
	 appended one and those that were there before.  */
      if (!frame_element_key_p (key) || key == exact
	  || (exact && key != some && (key[1] != '#' || exact[1] == '#')))
	continue;
      fresh = frame_node_set (world, old, path + 1, n_path - 1, child);
      result = with_child (world, result, key,
			   frame_node_join (world, old, fresh,
					    FRAME_JOIN_PATHS));
    }
  if (exact)
    base = frame_node_child (world, node, exact);
  else if (frame_node_own_child (node, some) || !elements_known_p (node))
    return result;
  else
    base = world->unknown;
  return with_child (world, result, path[0],
		     frame_node_set (world, base, path + 1, n_path - 1,
				     child));
}

const struct frame_node *
frame_node_set (struct frame_world *world, const struct frame_node *node,
		const char *const *path, unsigned n_path,
		const struct frame_node *child)
{
  const struct frame_node *below;

  if (n_path == 0)
    return child;
  if (!node)
    node = world->unwritten;
  below = frame_node_child (world, node, path[0]);
  node = open_node (world, node, path[0]);
  if (frame_element_key_p (path[0]))
    return set_element (world, node, path, n_path, child);
  return with_child (world, node, path[0],
		     frame_node_set (world, below, path + 1, n_path - 1,
				     child));
}

/* Comparing.  */

static bool
rests_equal_p (const struct frame_rest *a, const struct frame_rest *b)
{
  if (a == b)
    return true;
  if (a->kind != b->kind || a->maybe != b->maybe || a->zero != b->zero
      || a->inverted != b->inverted || a->is_switch != b->is_switch
      || a->api != b->api || a->name != b->name || a->n_path != b->n_path)
    return false;
  for (unsigned i = 0; i < a->n_path; i++)
    if (a->path[i] != b->path[i])
      return false;
  return true;
}

/* True if A and B are one frame, and their data of one sort and along one
   axis.  */

static bool
frames_equal_p (const struct frame_value *a, const struct frame_value *b)
{
  return a == b
	 || (a && b && a->u.string.sort == b->u.string.sort
	     && a->u.string.axis == b->u.string.axis
	     && frame_value_equal_p (a, b));
}

bool
frame_node_equal_p (const struct frame_node *a, const struct frame_node *b)
{
  if (a == b)
    return true;
  if (!a || !b || a->n != b->n || a->size != b->size
      || !frame_value_equal_p (a->value, b->value)
      || !frames_equal_p (a->frame, b->frame)
      || !rests_equal_p (a->rest, b->rest))
    return false;
  for (unsigned i = 0; i < a->n; i++)
    if (a->children[i].key != b->children[i].key
	|| !frame_node_equal_p (a->children[i].node, b->children[i].node))
      return false;
  return true;
}

/* Joining.  */

/* DEFAULT with the possibility of being something unknown.  */

static const struct frame_rest *
maybe_default (struct frame_world *world, const struct frame_rest *rest)
{
  struct frame_rest *copy;

  if (rest->maybe)
    return rest;
  copy = FRAME_NEW (world->arena, struct frame_rest);
  *copy = *rest;
  copy->node = NULL;
  copy->maybe = true;
  return copy;
}

static const struct frame_rest *
join_rests (struct frame_world *world, const struct frame_rest *a,
	    const struct frame_rest *b, enum frame_join how)
{
  bool default_a = a->kind == FRAME_REST_DEFAULT;
  bool default_b = b->kind == FRAME_REST_DEFAULT;

  if (rests_equal_p (a, b))
    return a;
  if (unwritten_p (a) || unwritten_p (b))
    return unwritten_p (a) ? b : a;
  if (how == FRAME_JOIN_WRITES && default_a != default_b)
    return default_a ? b : a;
  if (default_a && default_b)
    return a->maybe || b->maybe ? maybe_default (world, a) : a;
  if (default_a || default_b)
    return maybe_default (world, default_a ? a : b);
  if (a->inverted || b->inverted)
    return a->inverted ? a : &rest_inverted;
  if (a->is_switch || b->is_switch)
    return a->is_switch ? a : &rest_switch;
  return a->kind == FRAME_REST_UNKNOWN ? a : &rest_unknown;
}

/* True if NODE is nothing but default-constructed, or never written.  */

static bool
plain_default_p (const struct frame_node *node)
{
  return !node->value && node->n == 0
	 && (unwritten_p (node->rest)
	     || (node->rest->kind == FRAME_REST_DEFAULT
		 && !node->rest->maybe));
}

/* ADDRESS, which may also point elsewhere unless NULL_P: the other pointer
   is null, and nobody reads through that.  */

static const struct frame_value *
join_address_with (struct frame_world *world,
		   const struct frame_value *address,
		   const struct frame_node *other)
{
  struct frame_value *copy;
  double n;

  if ((frame_node_number (world, other, &n) && n == 0)
      || address->u.address.other)
    return address;
  copy = frame_value_copy (world->arena, address);
  copy->u.address.other = true;
  return copy;
}

/* The value of the join of A and B, of which one has a value; null if
   unknown.  */

static const struct frame_value *
join_values (struct frame_world *world, const struct frame_node *a,
	     const struct frame_node *b, enum frame_join how)
{
  const struct frame_value *va = a->value, *vb = b->value;
  enum frame_value_kind kind = (va ? va : vb)->kind;
  double na, nb;

  if (how == FRAME_JOIN_WRITES && (plain_default_p (a) || plain_default_p (b)))
    return va ? va : vb;
  if (va && vb && va->kind == vb->kind)
    return frame_value_join (world->arena, va, vb, how);
  if (va && va->kind == FRAME_VALUE_ADDRESS)
    return join_address_with (world, va, b);
  if (vb && vb->kind == FRAME_VALUE_ADDRESS)
    return join_address_with (world, vb, a);
  /* A string and a number: a string or something else.  Were it unknown, the
     next string would be known again, and a field never stable.  */
  if (va && vb
      && (va->kind == FRAME_VALUE_STRING || vb->kind == FRAME_VALUE_STRING))
    return frame_value_join (world->arena, frame_node_string (world, a),
			     frame_node_string (world, b), how);
  if (va && vb)
    return NULL;
  switch (kind)
    {
    case FRAME_VALUE_STRING:
      return frame_value_join (world->arena, frame_node_string (world, a),
			       frame_node_string (world, b), how);
    case FRAME_VALUE_NUMBER:
      if (frame_node_number (world, a, &na)
	  && frame_node_number (world, b, &nb) && na == nb)
	return va ? va : vb;
      return NULL;
    case FRAME_VALUE_ROTATION:
      return frame_value_join (world->arena, frame_node_rotation (world, a),
			       frame_node_rotation (world, b), how);
    default:
      return NULL;
    }
}

/* The child KEY, which only A spells out, joined with what B says of it.  */

static const struct frame_node *
join_lone_child (struct frame_world *world, const struct frame_node *child,
		 const struct frame_node *b, const char *key, bool first,
		 enum frame_join how)
{
  const struct frame_node *other;
  bool known = b->rest->kind == FRAME_REST_DEFAULT && !b->rest->maybe
	       && !b->value;

  if (unwritten_p (b->rest) && !b->value)
    return child;

  /* An element that is there on one path only stays what it is.  What was
     written in part only is default-constructed in its other parts.  */
  if (known && ((how == FRAME_JOIN_WRITES && !unwritten_p (child->rest))
		|| frame_element_key_p (key)))
    return child;
  other = frame_node_child (world, b, key);
  return first ? frame_node_join (world, child, other, how)
	       : frame_node_join (world, other, child, how);
}

/* Join the children of A and B into CHILDREN; returns how many.  */

static unsigned
join_children (struct frame_world *world, const struct frame_node *a,
	       const struct frame_node *b, enum frame_join how,
	       const struct frame_rest *rest, struct frame_child *children)
{
  unsigned i = 0, j = 0, n = 0;

  while (i < a->n || j < b->n)
    {
      const struct frame_child *ca = i < a->n ? &a->children[i] : NULL;
      const struct frame_child *cb = j < b->n ? &b->children[j] : NULL;
      const struct frame_node *node;
      const char *key;
      int order = !ca ? 1 : !cb ? -1 : ca->key == cb->key
		  ? 0 : strcmp (ca->key, cb->key);

      key = order <= 0 ? ca->key : cb->key;
      if (order == 0)
	node = frame_node_join (world, ca->node, cb->node, how);
      else if (order < 0)
	node = join_lone_child (world, ca->node, b, key, true, how);
      else
	node = join_lone_child (world, cb->node, a, key, false, how);
      i += order <= 0;
      j += order >= 0;
      if (rest->kind == FRAME_REST_UNKNOWN && !unwritten_p (rest)
	  && frame_node_unknown_p (node) && !frame_field_key_p (key))
	continue;
      children[n].key = key;
      children[n++].node = node;
    }
  return n;
}

/* True if A has exactly VALUE, REST and the N CHILDREN.  */

static bool
same_node_p (const struct frame_node *a, const struct frame_value *value,
	     const struct frame_rest *rest, const struct frame_child *children,
	     unsigned n)
{
  if (a->value != value || a->rest != rest || a->n != n)
    return false;
  for (unsigned i = 0; i < n; i++)
    if (a->children[i].key != children[i].key
	|| a->children[i].node != children[i].node)
      return false;
  return true;
}

/* A and B, of which one has a value that does not survive: as transforms, if
   both are, else unknown.  */

static bool
join_as_transforms_p (struct frame_world *world, const struct frame_node *a,
		      const struct frame_node *b)
{
  const char *key = world->names[FRAME_K_ROTATION];

  return frame_node_own_child (a, key) && frame_node_own_child (b, key);
}

const struct frame_node *
frame_node_join (struct frame_world *world, const struct frame_node *a,
		 const struct frame_node *b, enum frame_join how)
{
  const struct frame_value *value = NULL, *frame;
  const struct frame_rest *rest;
  unsigned n;

  if (!a || !b || a == b)
    return a ? a : b;
  if (a->value || b->value)
    value = join_values (world, a, b, how);
  if (!value && (a->value || b->value)
      && !join_as_transforms_p (world, a, b))
    return frame_node_unknown_p (a)       ? a
	   : a->rest->inverted || b->rest->inverted ? world->unknown_inverted
						    : world->unknown;
  rest = join_rests (world, a->rest, b->rest, how);
  frame = frame_value_join (world->arena, a->frame, b->frame, how);
  {
    struct frame_child children[a->n + b->n + 1];

    n = join_children (world, a, b, how, rest, children);
    if (value && value->kind != FRAME_VALUE_ROTATION)
      n = 0;
    if (frame == a->frame && same_node_p (a, value, rest, children, n))
      return a;
    return make_node (world, value, frame, rest, children, n);
  }
}

/* Printing.  */

static void
print_rest (const struct frame_rest *rest, struct frame_buffer *out)
{
  switch (rest->kind)
    {
    case FRAME_REST_UNKNOWN:
      frame_buffer_puts (out, rest->inverted ? "?inverse" : "?");
      return;
    case FRAME_REST_DEFAULT:
      frame_buffer_printf (out, "%sinit %s", rest->maybe ? "?|" : "",
			   rest->name);
      return;
    case FRAME_REST_ENTRY:
    case FRAME_REST_FIELD:
      frame_buffer_printf (out, "<%s", rest->name);
      for (unsigned i = 0; i < rest->n_path; i++)
	frame_buffer_printf (out, ".%s", rest->path[i]);
      frame_buffer_puts (out, ">");
      return;
    }
}

void
frame_node_print (const struct frame_node *node, struct frame_buffer *out)
{
  if (!node)
    {
      frame_buffer_puts (out, "-");
      return;
    }
  if (node->value)
    frame_value_print (node->value, out);
  else if (node->n == 0)
    print_rest (node->rest, out);
  if (node->n == 0)
    return;
  frame_buffer_puts (out, "{");
  for (unsigned i = 0; i < node->n; i++)
    {
      frame_buffer_printf (out, "%s%s: ", i ? ", " : "",
			   node->children[i].key);
      frame_node_print (node->children[i].node, out);
    }
  frame_buffer_puts (out, ", ");
  print_rest (node->rest, out);
  frame_buffer_puts (out, "}");
}
