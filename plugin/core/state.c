/* Objects: making, reading and printing the trees of state.h.

   The one subtle rule is what an absent child means; it is asked in
   frame_node_child and nowhere else.  */

#include "state-internal.h"
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

const struct frame_node *
frame_node_make (struct frame_world *world, const struct frame_value *value,
		 const struct frame_value *frame,
		 const struct frame_rest *rest,
		 const struct frame_child *children, unsigned n)
{
  struct frame_node *node;
  unsigned size = 1, depth = 0;
  bool has_address = value && value->kind == FRAME_VALUE_ADDRESS;
  bool has_default = default_p (value, rest);
  bool has_ways = rest->guard.join || frame_value_guarded_p (value)
		  || frame_value_guarded_p (frame);

  for (unsigned i = 0; i < n; i++)
    {
      const struct frame_node *child = children[i].node;

      size += child->size;
      if (child->depth >= depth)
	depth = child->depth + 1;
      has_address |= child->has_address;
      has_default |= child->has_default;
      has_ways |= child->has_ways;
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
  node->has_ways = has_ways;
  node->n = n;
  if (n)
    memcpy (node->children, children, n * sizeof *children);
  return node;
}

const struct frame_node *
frame_node_of_value (struct frame_world *world,
		     const struct frame_value *value)
{
  return value ? frame_node_make (world, value, NULL, &rest_unknown, NULL, 0)
	       : world->unknown;
}

const struct frame_node *
frame_node_of_rest (struct frame_world *world, const struct frame_rest *rest)
{
  return frame_node_make (world, NULL, NULL, rest, NULL, 0);
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

/* True if KEY is an element of a container.  */

bool
frame_element_key_p (const char *key)
{
  return key[0] == '[';
}

/* Which of "xyzw" KEY is, or 0.  */

char
frame_quaternion_letter (struct frame_world *world, const char *key)
{
  for (unsigned i = 0; i < 4; i++)
    if (key == world->names[FRAME_K_X + i])
      return "xyzw"[i];
  return 0;
}

/* True if KEY is a field of a user's class.  */

bool
frame_field_key_p (const char *key)
{
  return key[0] != '[' && strstr (key, "::") != NULL;
}

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

struct frame_rest *
frame_rest_copy (struct frame_world *world, const struct frame_rest *rest)
{
  struct frame_rest *copy = FRAME_NEW (world->arena, struct frame_rest);

  *copy = *rest;
  copy->node = NULL;
  copy->symbol = NULL;
  return copy;
}

/* REST for what lies under it at KEY.  */

static const struct frame_rest *
extend_rest (struct frame_world *world, const struct frame_rest *rest,
	     const char *key)
{
  struct frame_rest *deeper;

  if (rest->n_path >= MAX_IDENTITY)
    return &rest_unknown;
  deeper = frame_rest_copy (world, rest);
  deeper->path = FRAME_NEW_N (world->arena, const char *, rest->n_path + 1);
  for (unsigned i = 0; i < rest->n_path; i++)
    deeper->path[i] = rest->path[i];
  deeper->path[deeper->n_path++] = key;
  return deeper;
}

/* A part of an ENTRY or a FIELD that was asked for: it is asked for again and
   again.  */
struct frame_rest_part
{
  const char *key;
  const struct frame_node *node;
  const struct frame_rest_part *next;
};

/* So many parts of one rest are kept.  */
#define MAX_PARTS 16

/* The part KEY of REST, an ENTRY or a FIELD.  */

static const struct frame_node *
named_part (struct frame_world *world, const struct frame_rest *rest,
	    const char *key)
{
  struct frame_rest_part *part;
  const struct frame_node *node;
  unsigned n = 0;

  for (const struct frame_rest_part *p = rest->parts; p; p = p->next, n++)
    if (p->key == key)
      return p->node;
  node = frame_node_of_rest (world, extend_rest (world, rest, key));
  if (n == MAX_PARTS)
    return node;
  part = FRAME_NEW (world->arena, struct frame_rest_part);
  part->key = key;
  part->node = node;
  part->next = rest->parts;
  ((struct frame_rest *) rest)->parts = part;
  return node;
}

/* True if REST is the object whose method runs, or that a lambda which runs
   has captured.  */

static bool
this_p (const struct frame_rest *rest)
{
  const char *colon
    = rest->kind == FRAME_REST_ENTRY || rest->kind == FRAME_REST_FIELD
	? strrchr (rest->name, ':') : NULL;

  if (!colon)
    return false;
  return rest->kind == FRAME_REST_ENTRY
	   ? rest->n_path == 0 && strcmp (colon, ":this") == 0
	   : rest->n_path == 1 && strcmp (colon, ":__this") == 0;
}

/* A node for the field KEY of an object of a user's class of which OWNER is all
   that is known.  */

static const struct frame_node *
field_node (struct frame_world *world, const struct frame_rest *owner,
	    const char *key)
{
  struct frame_rest *rest = FRAME_NEW (world->arena, struct frame_rest);

  rest->kind = FRAME_REST_FIELD;
  rest->name = key;
  if (this_p (owner))
    rest->owner = ":this";
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
    case FRAME_REST_FIELD:
      return named_part (world, rest, key);
    }
  return world->unknown;
}

/* What covers all elements that NODE spells out; null if there are none.  */

static const struct frame_node *
spelled_elements (struct frame_world *world, const struct frame_node *node)
{
  const struct frame_node *all = NULL;

  for (unsigned i = 0; i < node->n; i++)
    if (frame_element_key_p (node->children[i].key))
      all = frame_node_join (world, all, node->children[i].node,
			     FRAME_JOIN_PATHS);
  return all;
}

/* Some element of NODE: what covers all of them.  */

static const struct frame_node *
some_element (struct frame_world *world, const struct frame_node *node,
	      const char *key)
{
  const struct frame_node *all = spelled_elements (world, node);

  if (!all || !frame_elements_known_p (node))
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

  /* "Some element" may have been written on a path on which the container had
     no others.  */
  if (own)
    return key == world->names[FRAME_K_ELEMENT]
	     ? spelled_elements (world, node) : own;
  if (node->value)
    {
      letter = frame_quaternion_letter (world, key);
      if (letter && node->value->kind == FRAME_VALUE_ROTATION)
	return rotation_component (world, node->value, letter);
      if (matrix_index (key) >= 0 && node->value->kind == FRAME_VALUE_ROTATION)
	return matrix_element (world, node->value, matrix_index (key));
      return world->unknown;
    }
  if (frame_element_key_p (key))
    return some_element (world, node, key);
  if (frame_field_key_p (key))
    return field_node (world, node->rest, key);
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

const char *
frame_rest_identity (struct frame_world *world, const struct frame_rest *rest,
		     unsigned n_path)
{
  const char *name = rest->name;

  if (rest->kind == FRAME_REST_FIELD)
    {
      if (!rest->owner)
	return NULL;
      name = frame_printf (world->arena, "%s.%s", rest->owner, name);
    }
  else if (rest->kind != FRAME_REST_ENTRY)
    return NULL;
  for (unsigned i = 0; i < n_path; i++)
    {
      if (frame_element_key_p (rest->path[i]))
	return NULL;
      name = frame_printf (world->arena, "%s.%s", name, rest->path[i]);
    }
  return name;
}

/* The identity of what REST names: "send:in.header.frame_id".  "Some element"
   is not the same one twice.  */

static const struct frame_value *
symbol_value (struct frame_world *world, const struct frame_rest *rest)
{
  struct frame_alt alt = { .kind = FRAME_ALT_SYMBOL };
  const struct frame_value *value = rest->symbol;
  const char *name;

  if (value)
    return value;
  name = frame_rest_identity (world, rest, rest->n_path);
  if (!name)
    return &frame_string_unknown;
  alt.name = frame_intern (world->strings, name);
  value = frame_value_alt (world->arena, &alt, false);
  ((struct frame_rest *) rest)->symbol = value;
  return value;
}

/* True if REST is the frame id of a message that is kept in a field.  */

static bool
kept_id_p (const struct frame_world *world, const struct frame_rest *rest)
{
  const char *last = rest->n_path ? rest->path[rest->n_path - 1] : NULL;

  return rest->kind == FRAME_REST_FIELD
	 && (last == world->names[FRAME_K_FRAME_ID]
	     || last == world->names[FRAME_K_CHILD_FRAME_ID]);
}

/* Fields that are copies of fields of fields are followed this far.  */
#define MAX_FORCE 8

/* What there is in place of the field REST, which nobody knows, in FRAME.  */

static const struct frame_node *
unknown_field (struct frame_world *world, const struct frame_rest *rest,
	       const struct frame_value *frame)
{
  const struct frame_value *id
    = kept_id_p (world, rest) ? symbol_value (world, rest) : NULL;

  if (id && id != &frame_string_unknown)
    return frame_node_of_value (world, id);
  if (frame)
    return frame_node_with_frame (world, world->unknown_switch, frame);
  return world->unknown_switch;
}

const struct frame_node *
frame_node_force (struct frame_world *world, const struct frame_node *node)
{
  const struct frame_value *frame = node->frame;
  const struct frame_rest *given = node->rest;

  for (unsigned i = 0; i < MAX_FORCE; i++)
    {
      if (!frame)
	frame = node->frame;
      if (!node->value && !node->n && node != world->unwritten
	  && node->rest->kind == FRAME_REST_UNKNOWN && kept_id_p (world, given))
	break;
      if (node->value || node->n || node->rest->kind != FRAME_REST_FIELD)
	return frame && !node->frame
		 ? frame_node_with_frame (world, node, frame) : node;
      node = world->field ? world->field (world->data, node->rest) : NULL;
      if (!node)
	break;
    }
  return unknown_field (world, given, frame);
}

const struct frame_node *
frame_node_with_frame (struct frame_world *world,
		       const struct frame_node *node,
		       const struct frame_value *frame)
{
  return frame_node_make (world, node->value, frame, node->rest,
			  node->children, node->n);
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
	= { .kind = FRAME_ALT_UNSET, .guard = node->rest->guard,
	    .where = node->rest->where };

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

bool
frame_node_zero_vector_p (struct frame_world *world,
			  const struct frame_node *node)
{
  double n;

  for (unsigned i = 0; i < 3; i++)
    if (!frame_node_number (world,
			    frame_node_child (world, node,
					      world->names[FRAME_K_X + i]),
			    &n)
	|| n != 0)
      return false;
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
