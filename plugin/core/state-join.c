/* Comparing and joining objects: what is known where two paths meet, or of all
   writes of a field.  */

#include "state-internal.h"
#include <string.h>

/* True if A and B are equal but for the object that they are a field of.  */

static bool
rests_alike_p (const struct frame_rest *a, const struct frame_rest *b)
{
  if (a == b)
    return true;
  if (a->kind != b->kind || a->maybe != b->maybe || a->zero != b->zero
      || a->inverted != b->inverted || a->is_switch != b->is_switch
      || a->api != b->api || a->name != b->name || a->n_path != b->n_path
      || !frame_guard_equal_p (a->guard, b->guard))
    return false;
  for (unsigned i = 0; i < a->n_path; i++)
    if (a->path[i] != b->path[i])
      return false;
  return true;
}

static bool
owners_equal_p (const struct frame_rest *a, const struct frame_rest *b)
{
  return a->owner == b->owner
	 || (a->owner && b->owner && strcmp (a->owner, b->owner) == 0);
}

static bool
rests_equal_p (const struct frame_rest *a, const struct frame_rest *b)
{
  return rests_alike_p (a, b) && owners_equal_p (a, b);
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

/* DEFAULT with the possibility of being something unknown; it is there if
   GUARD says so.  */

static const struct frame_rest *
maybe_default (struct frame_world *world, const struct frame_rest *rest,
	       struct frame_guard guard)
{
  struct frame_rest *copy;

  if (rest->maybe && frame_guard_equal_p (rest->guard, guard))
    return rest;
  copy = frame_rest_copy (world, rest);
  copy->maybe = true;
  copy->guard = guard;
  return copy;
}

/* The field REST of nobody knows which object.  */

static const struct frame_rest *
any_field (struct frame_world *world, const struct frame_rest *rest)
{
  struct frame_rest *copy;

  if (!rest->owner)
    return rest;
  copy = frame_rest_copy (world, rest);
  copy->owner = NULL;
  return copy;
}

static const struct frame_rest *
join_rests (struct frame_world *world, const struct frame_rest *a,
	    const struct frame_rest *b, enum frame_join how)
{
  bool default_a = a->kind == FRAME_REST_DEFAULT;
  bool default_b = b->kind == FRAME_REST_DEFAULT;

  if (rests_alike_p (a, b))
    return owners_equal_p (a, b) ? a : any_field (world, a);
  if (frame_rest_unwritten_p (a) || frame_rest_unwritten_p (b))
    return frame_rest_unwritten_p (a) ? b : a;
  if (how == FRAME_JOIN_WRITES && default_a != default_b)
    return default_a ? b : a;
  if (default_a && default_b)
    return a->maybe || b->maybe
	     ? maybe_default (world, a, frame_guard_join (a->guard, b->guard))
	     : a;
  if (default_a || default_b)
    return default_a ? maybe_default (world, a, a->guard)
		     : maybe_default (world, b, b->guard);
  if (a->inverted || b->inverted)
    return a->inverted ? a : world->unknown_inverted->rest;
  if (a->is_switch || b->is_switch)
    return a->is_switch ? a : world->unknown_switch->rest;
  return a->kind == FRAME_REST_UNKNOWN ? a : world->unknown->rest;
}

/* True if NODE is nothing but default-constructed, or never written.  */

static bool
plain_default_p (const struct frame_node *node)
{
  return !node->value && node->n == 0
	 && (frame_rest_unwritten_p (node->rest)
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

/* VALUE, unless it is a rotation that says nothing: that is one of two ways to
   be unknown, and a field that is now this one and now the other is never
   stable.  */

static const struct frame_value *
told_rotation (const struct frame_value *value)
{
  return value && value->kind == FRAME_VALUE_ROTATION
	     && !value->u.turn.r.exact && value->u.turn.n_factors == 0
	     && !value->u.turn.inverted
	   ? NULL : value;
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
    return told_rotation (frame_value_join (world->arena, va, vb, how));
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
      return told_rotation (frame_value_join (world->arena,
					      frame_node_rotation (world, a),
					      frame_node_rotation (world, b),
					      how));
    default:
      return NULL;
    }
}

/* True if NODE, at the field KEY, is what the program writes to that field, and
   that is known: all of it, so also what another path has there.  */

static bool
all_writes_p (struct frame_world *world, const char *key,
	      const struct frame_node *node)
{
  return node->rest->kind == FRAME_REST_FIELD && node->rest->name == key
	 && node->rest->n_path == 0 && !node->value && node->n == 0
	 && world->field && world->field (world->data, node->rest);
}

/* A and B, which two paths have at KEY.  */

static const struct frame_node *
join_at (struct frame_world *world, const char *key,
	 const struct frame_node *a, const struct frame_node *b,
	 enum frame_join how)
{
  if (a != b && frame_field_key_p (key))
    {
      if (all_writes_p (world, key, a))
	return a;
      if (all_writes_p (world, key, b))
	return b;
    }
  return frame_node_join (world, a, b, how);
}

/* The child KEY, which only A spells out, joined with what B says of it.  */

static const struct frame_node *
join_lone_child (struct frame_world *world, const struct frame_node *child,
		 const struct frame_node *b, const char *key, bool first,
		 enum frame_join how)
{
  const struct frame_node *other;
  bool known
    = b->rest->kind == FRAME_REST_DEFAULT && !b->rest->maybe && !b->value;

  if (frame_rest_unwritten_p (b->rest) && !b->value)
    return child;

  /* An element that is there on one path only stays what it is.  What was
     written in part only is default-constructed in its other parts.  */
  if (known
      && ((how == FRAME_JOIN_WRITES && !frame_rest_unwritten_p (child->rest))
	  || frame_element_key_p (key)))
    return child;
  other = frame_node_child (world, b, key);
  return first ? join_at (world, key, child, other, how)
	       : join_at (world, key, other, child, how);
}

/* True if KEY, of which nothing is known, still tells what an object is that A
   and B, who spells it out unless ORDER says otherwise, are: a transform that
   has frames has both, even where nobody knows one of them.  */

static bool
shape_p (const struct frame_world *world, const char *key, int order,
	 const struct frame_node *a, const struct frame_node *b)
{
  const struct frame_node *other = order < 0 ? b : a;

  return key == world->names[FRAME_K_CHILD_FRAME_ID]
	 && (order == 0
	     || (frame_rest_unwritten_p (other->rest) && !other->value));
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
      int order = !ca		       ? 1
		  : !cb		       ? -1
		  : ca->key == cb->key ? 0
				       : strcmp (ca->key, cb->key);

      key = order <= 0 ? ca->key : cb->key;
      if (order == 0)
	node = join_at (world, key, ca->node, cb->node, how);
      else if (order < 0)
	node = join_lone_child (world, ca->node, b, key, true, how);
      else
	node = join_lone_child (world, cb->node, a, key, false, how);
      i += order <= 0;
      j += order >= 0;
      if (rest->kind == FRAME_REST_UNKNOWN && !frame_rest_unwritten_p (rest)
	  && frame_node_unknown_p (node) && !frame_field_key_p (key)
	  && !shape_p (world, key, order, a, b))
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

/* True if NODE is a constant: a number, or a vector of such.  */

static bool
constant_p (struct frame_world *world, const struct frame_node *node)
{
  double n;

  if (node->value || node->n == 0)
    return !node->frame && frame_node_number (world, node, &n);
  for (unsigned i = 0; i < node->n; i++)
    if (!frame_quaternion_letter (world, node->children[i].key)
	|| !frame_node_number (world, node->children[i].node, &n))
      return false;
  return !node->frame;
}

/* True if NODE is a write of a message's header and nothing below it.  */

static bool
header_alone_p (const struct frame_world *world, const struct frame_node *node)
{
  return frame_rest_unwritten_p (node->rest) && !node->value && node->n == 1
	 && node->children[0].key == world->names[FRAME_K_HEADER];
}

/* True if NODE is in whatever frame the other data in its field is.  */

static bool
any_frame_p (struct frame_world *world, const struct frame_node *node)
{
  return plain_default_p (node) || header_alone_p (world, node)
	 || constant_p (world, node);
}

/* The frame of a field that both A and B are written to.  One of them may be a
   constant, which is the same in any frame: what it is until data comes.  */

static const struct frame_value *
written_frame (struct frame_world *world, const struct frame_node *a,
	       const struct frame_node *b)
{
  if (a->frame && !b->frame && any_frame_p (world, b))
    return a->frame;
  if (b->frame && !a->frame && any_frame_p (world, a))
    return b->frame;
  return NULL;
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

/* True if NODE is the identity, and a transform without frames.  */

static bool
identity_p (struct frame_world *world, const struct frame_node *node)
{
  const struct frame_node *turn
    = frame_node_own_child (node, world->names[FRAME_K_ROTATION]);
  const struct frame_node *translation
    = frame_node_own_child (node, world->names[FRAME_K_TRANSLATION]);

  return turn && translation && node->n == 2 && !node->frame && turn->value
	 && turn->value->kind == FRAME_VALUE_ROTATION
	 && turn->value->u.turn.r.exact
	 && frame_rotation_identity_p (turn->value->u.turn.r)
	 && frame_node_zero_vector_p (world, translation);
}

/* The identity A with the frames of B, if B is a transform that has both, or a
   pose in one: what A is until somebody knows better is between the same ones.
   Null if A is something else, or B.  */

static const struct frame_node *
identity_like (struct frame_world *world, const struct frame_node *a,
	       const struct frame_node *b)
{
  static const enum frame_well_known frames[]
    = { FRAME_K_HEADER, FRAME_K_CHILD_FRAME_ID };
  const struct frame_node *result;

  if ((b->n == 0 && !b->frame) || !identity_p (world, a)
      || frame_node_own_child (b, world->names[FRAME_K_TRANSFORM])
      || frame_node_own_child (b, world->names[FRAME_K_POSE])
      || frame_node_own_child (b, world->names[FRAME_K_TWIST]))
    return NULL;
  result = frame_node_make (world, NULL, b->frame, a->rest, a->children, a->n);
  for (unsigned i = 0; i < 2; i++)
    {
      const char *key = world->names[frames[i]];
      const struct frame_node *child = frame_node_own_child (b, key);

      if (child)
	result = frame_node_set (world, result, &key, 1, child);
      else if (!b->frame)
	return NULL;
    }
  return result;
}

/* What NODE was before a test told its truth; itself if it was not.  */

static const struct frame_node *
before_test (const struct frame_node *node)
{
  const struct frame_value *value = node->value;
  const struct frame_node *was
    = !value				   ? NULL
      : value->kind == FRAME_VALUE_NUMBER ? value->u.number.was
      : value->kind == FRAME_VALUE_WAY	   ? value->u.way.was
					   : NULL;

  return was ? was : node;
}

const struct frame_node *
frame_node_tested (const struct frame_node *a, const struct frame_node *b)
{
  const struct frame_node *was_a = before_test (a), *was_b = before_test (b);

  if ((was_a == a && was_b == b) || frame_value_equal_p (a->value, b->value)
      || !frame_node_equal_p (was_a, was_b))
    return NULL;
  return was_a;
}

const struct frame_node *
frame_node_join (struct frame_world *world, const struct frame_node *a,
		 const struct frame_node *b, enum frame_join how)
{
  const struct frame_value *value = NULL, *frame;
  const struct frame_node *tested, *identity;
  const struct frame_rest *rest;
  unsigned n;

  if (!a || !b || a == b)
    return a ? a : b;
  tested = a->value || b->value ? frame_node_tested (a, b) : NULL;
  if (tested)
    return tested;
  identity = identity_like (world, a, b);
  if (identity)
    return frame_node_join (world, identity, b, how);
  identity = identity_like (world, b, a);
  if (identity)
    return frame_node_join (world, a, identity, how);
  if (a->value || b->value)
    value = join_values (world, a, b, how);
  frame = frame_value_join (world->arena, a->frame, b->frame, how);
  if (!frame && how == FRAME_JOIN_WRITES)
    frame = written_frame (world, a, b);
  if (!value && (a->value || b->value) && !join_as_transforms_p (world, a, b))
    return frame ? frame_node_with_frame (world, world->unknown, frame)
	   : frame_node_unknown_p (a)		    ? a
	   : a->rest->inverted || b->rest->inverted ? world->unknown_inverted
						    : world->unknown;
  rest = join_rests (world, a->rest, b->rest, how);
  {
    struct frame_child children[a->n + b->n + 1];

    n = join_children (world, a, b, how, rest, children);
    if (value && value->kind != FRAME_VALUE_ROTATION)
      n = 0;
    if (frame == a->frame && same_node_p (a, value, rest, children, n))
      return a;
    return frame_node_make (world, value, frame, rest, children, n);
  }
}
