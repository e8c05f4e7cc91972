/* Which way control came: truth values that are chosen together with strings.

     bool use_odom = false;
     if (...)
       { frame = "odom"; use_odom = true; }
     ...
     if (use_odom)
       lookup (frame, ...);

   Where the paths meet, "odom" is noted to be there on one side only, and of
   the truth value which side it tells.  A test of the truth value then leaves
   of the strings what goes with it, wherever they were copied to.

   A side is a bit (struct frame_ways).  A note holds for the last time that
   control was at the block, so it is taken off where control comes there
   again.  */

#include "state-internal.h"
#include <string.h>

/* Notes.  */

/* The ways by which something that is on side A, with GUARD, is there.  */

static uint32_t
ways_of (struct frame_guard guard, const struct frame_split *split)
{
  return guard.join == split->join ? guard.ways : split->a;
}

/* The guard of what is on side A with GUARD_A, unless that is null, and on side
   B if ON_B; OLD, which it has now, if there is nothing to note.  */

static struct frame_guard
noted (struct frame_split *split, const struct frame_guard *guard_a, bool on_b,
       struct frame_guard old)
{
  static const struct frame_guard none;
  uint32_t ways = (guard_a ? ways_of (*guard_a, split) : 0)
		  | (on_b ? split->b : 0);
  struct frame_guard guard = { split->join, ways };

  if (ways == (split->a | split->b))
    return old.join == split->join ? none : old;
  split->guarded = true;
  return guard;
}

/* The guard of the alternative of S that is like ALT, or null.  */

static const struct frame_guard *
guard_in (const struct frame_string *s, const struct frame_alt *alt)
{
  for (unsigned i = 0; i < s->n; i++)
    if (frame_alt_alike_p (&s->alts[i], alt))
      return &s->alts[i].guard;
  return NULL;
}

/* VALUE, the string that A and B together are, with notes.  */

static const struct frame_value *
note_string (struct frame_world *world, const struct frame_value *value,
	     const struct frame_node *a, const struct frame_node *b,
	     struct frame_split *split)
{
  const struct frame_string *sa = &frame_node_string (world, a)->u.string;
  const struct frame_string *sb = &frame_node_string (world, b)->u.string;
  const struct frame_string *s = &value->u.string;
  struct frame_value *copy;
  struct frame_alt *alts;

  if (s->n == 0)
    return value;
  alts = FRAME_NEW_N (world->arena, struct frame_alt, s->n);
  memcpy (alts, s->alts, s->n * sizeof *alts);
  for (unsigned i = 0; i < s->n; i++)
    {
      const struct frame_guard *on_a = guard_in (sa, &alts[i]);
      bool on_b = guard_in (sb, &alts[i]) != NULL;

      if (on_a || on_b)
	alts[i].guard = noted (split, on_a, on_b, alts[i].guard);
    }
  copy = frame_value_copy (world->arena, value);
  copy->u.string.alts = alts;
  return copy;
}

/* REST, what the rests of A and B together are, with a note.  */

static const struct frame_rest *
note_rest (struct frame_world *world, const struct frame_rest *rest,
	   const struct frame_node *a, const struct frame_node *b,
	   struct frame_split *split)
{
  bool on_a = a->rest->kind == FRAME_REST_DEFAULT;
  bool on_b = b->rest->kind == FRAME_REST_DEFAULT;
  struct frame_guard guard;
  struct frame_rest *copy;

  if (rest->kind != FRAME_REST_DEFAULT || !rest->maybe || !(on_a || on_b))
    return rest;
  guard = noted (split, on_a ? &a->rest->guard : NULL, on_b, rest->guard);
  if (frame_guard_equal_p (guard, rest->guard))
    return rest;
  copy = frame_rest_copy (world, rest);
  copy->guard = guard;
  return copy;
}

/* Truth values.  */

/* Set ON to the ways by which NODE, which came by WAYS, may be false and true.
   False if it is no truth value; *TELLS if it says something.  */

static bool
truth_ways (const struct frame_node *node, const void *join, uint32_t ways,
	    uint32_t on[2], bool *tells)
{
  const struct frame_value *value = node->value;
  double n;

  on[0] = on[1] = ways;
  if (node->n)
    return false;
  if (value && value->kind == FRAME_VALUE_WAY && value->u.way.join == join)
    {
      memcpy (on, value->u.way.on, sizeof value->u.way.on);
      *tells = true;
      return true;
    }
  if (!value || value->kind != FRAME_VALUE_NUMBER || value->u.number.param)
    return true;
  n = value->u.number.n;
  if (value->u.number.whole || (n != 0 && n != 1))
    return false;
  on[n == 0] = 0;
  *tells = true;
  return true;
}

/* If A and B tell two ways apart, set WAY to what they tell.  */

static bool
joined_truth (const struct frame_node *a, const struct frame_node *b,
	      const struct frame_split *split, struct frame_way *way)
{
  uint32_t on_a[2], on_b[2];
  bool tells = false;

  if (!truth_ways (a, split->join, split->a, on_a, &tells)
      || !truth_ways (b, NULL, split->b, on_b, &tells) || !tells)
    return false;
  way->join = split->join;
  for (unsigned k = 0; k < 2; k++)
    way->on[k] = on_a[k] | on_b[k];
  return way->on[0] != way->on[1];
}

bool
frame_ways_apart_p (struct frame_world *world, const struct frame_node *a,
		    const struct frame_node *b,
		    const struct frame_split *split, bool deep)
{
  struct frame_way way;

  if (a == b)
    return false;
  if (joined_truth (a, b, split, &way))
    return true;
  for (unsigned i = 0; deep && i < a->n; i++)
    if (frame_field_key_p (a->children[i].key)
	&& frame_ways_apart_p (world, a->children[i].node,
			       frame_node_child (world, b, a->children[i].key),
			       split, false))
      return true;
  return false;
}

/* Joining.  */

/* NODE, which A and B together are, with notes.  FIELD: it is a root or a
   field, which may be a truth value.  */

static const struct frame_node *
note_node (struct frame_world *world, const struct frame_node *node,
	   const struct frame_node *a, const struct frame_node *b,
	   struct frame_split *split, bool field)
{
  struct frame_child children[node->n + 1];
  const struct frame_value *value = node->value;
  struct frame_way way;

  if (a == b)
    return node;
  if (field && joined_truth (a, b, split, &way))
    {
      struct frame_value *fresh
	= frame_value_new (world->arena, FRAME_VALUE_WAY,
			   (a->value ? a : b)->rest->where);

      way.was = frame_node_tested (a, b);
      fresh->u.way = way;
      return frame_node_of_value (world, fresh);
    }
  if (value && value->kind == FRAME_VALUE_STRING)
    value = note_string (world, value, a, b, split);
  for (unsigned i = 0; i < node->n; i++)
    {
      const char *key = node->children[i].key;

      children[i].key = key;
      children[i].node
	= note_node (world, node->children[i].node,
		     frame_node_child (world, a, key),
		     frame_node_child (world, b, key), split,
		     frame_field_key_p (key));
    }
  return frame_node_make (world, value, node->frame,
			  note_rest (world, node->rest, a, b, split), children,
			  node->n);
}

const struct frame_node *
frame_join_ways (struct frame_world *world, const struct frame_node *a,
		 const struct frame_node *b, struct frame_split *split)
{
  const struct frame_node *joined
    = frame_node_join (world, a, b, FRAME_JOIN_PATHS);
  const struct frame_node *result
    = note_node (world, joined, a, b, split, true);

  return frame_node_equal_p (result, a) ? a : result;
}

/* Changing what depends on the ways.  */

bool
frame_setting_p (const struct frame_node *node)
{
  const struct frame_value *value = node->value;

  if (!value)
    return node->rest->is_switch;
  return value->kind == FRAME_VALUE_STRING
	 || (value->kind == FRAME_VALUE_NUMBER && value->u.number.param);
}

/* What is to become of it: that on blocks from FIRST up to LAST is forgotten
   or, with TAKE, only WAYS to the block FIRST are left.  With TESTS what
   truth values were before they were tested is forgotten.  */
struct change
{
  bool take;
  bool tests;
  const void *first, *last;
  uint32_t ways;
};

static bool
concerned_p (const struct change *change, const void *join)
{
  return join && (uintptr_t) join >= (uintptr_t) change->first
	 && (uintptr_t) join < (uintptr_t) change->last;
}

/* Change *GUARD.  False if what it guards is not there.  */

static bool
change_guard (const struct change *change, struct frame_guard *guard)
{
  static const struct frame_guard none;

  if (!concerned_p (change, guard->join))
    return true;
  if (!change->take)
    {
      *guard = none;
      return true;
    }
  guard->ways &= change->ways;
  return guard->ways != 0;
}

static const struct frame_value *
change_string (struct frame_world *world, const struct frame_value *value,
	       const struct change *change)
{
  const struct frame_string *s = &value->u.string;
  struct frame_value *copy;
  struct frame_alt *alts;
  unsigned n = 0;

  if (!frame_value_guarded_p (value))
    return value;
  alts = FRAME_NEW_N (world->arena, struct frame_alt, s->n);
  for (unsigned i = 0; i < s->n; i++)
    {
      alts[n] = s->alts[i];
      n += change_guard (change, &alts[n].guard);
    }
  if (n == 0 && !s->other)
    return value;
  copy = frame_value_copy (world->arena, value);
  copy->u.string.n = n;
  copy->u.string.alts = alts;
  return copy;
}

/* The truth value NODE without what it was before a test, but for whether it
   was a setting.  */

static const struct frame_node *
forget_test (struct frame_world *world, const struct frame_node *node)
{
  struct frame_value *value = frame_value_copy (world->arena, node->value);

  if (value->kind == FRAME_VALUE_NUMBER)
    value->u.number.was = NULL;
  else if (value->u.way.was)
    value->u.way.was
      = frame_setting_p (value->u.way.was) ? world->unknown_switch : NULL;
  return frame_node_of_value (world, value);
}

/* The truth value NODE.  */

static const struct frame_node *
change_truth (struct frame_world *world, const struct frame_node *node,
	      const struct change *change)
{
  const struct frame_way *way = &node->value->u.way;
  struct frame_value *value;
  uint32_t on[2];

  if (change->tests && (!change->last || !concerned_p (change, way->join)))
    return forget_test (world, node);
  if (!concerned_p (change, way->join))
    return node;
  if (!change->take)
    return way->was ? frame_forget_ways (world, way->was, change->first,
					 change->last)
		    : world->unknown;
  for (unsigned k = 0; k < 2; k++)
    on[k] = way->on[k] & change->ways;
  if (on[0] && on[1])
    {
      value = frame_value_copy (world->arena, node->value);
      memcpy (value->u.way.on, on, sizeof on);
      return frame_node_of_value (world, value);
    }
  if (!on[0] && !on[1])
    return node;
  value = frame_value_copy (
    world->arena,
    frame_value_number (world->arena, on[1] != 0, node->value->where));
  value->u.number.was = way->was;
  return frame_node_of_value (world, value);
}

static const struct frame_rest *
change_rest (struct frame_world *world, const struct frame_rest *rest,
	     const struct change *change)
{
  struct frame_rest *copy;

  if (!concerned_p (change, rest->guard.join))
    return rest;
  copy = frame_rest_copy (world, rest);
  return change_guard (change, &copy->guard) ? copy : world->unknown->rest;
}

static const struct frame_node *
change_node (struct frame_world *world, const struct frame_node *node,
	     const struct change *change)
{
  struct frame_child children[node->n + 1];
  const struct frame_value *value = node->value, *frame = node->frame;

  if (!node->has_ways)
    return node;
  if (value && value->kind == FRAME_VALUE_WAY)
    return change_truth (world, node, change);
  if (value && value->kind == FRAME_VALUE_NUMBER && change->tests)
    return forget_test (world, node);
  if (value && value->kind == FRAME_VALUE_STRING)
    value = change_string (world, value, change);
  if (frame)
    frame = change_string (world, frame, change);
  for (unsigned i = 0; i < node->n; i++)
    {
      children[i].key = node->children[i].key;
      children[i].node = change_node (world, node->children[i].node, change);
    }
  return frame_node_make (world, value, frame,
			  change_rest (world, node->rest, change), children,
			  node->n);
}

const struct frame_node *
frame_forget_ways (struct frame_world *world, const struct frame_node *node,
		   const void *first, const void *last)
{
  struct change change = { false, false, first, last, 0 };

  return change_node (world, node, &change);
}

const struct frame_node *
frame_forget_tests (struct frame_world *world, const struct frame_node *node)
{
  struct change change = { false, true, NULL, NULL, 0 };

  return change_node (world, node, &change);
}

const struct frame_node *
frame_forget_all_ways (struct frame_world *world,
		       const struct frame_node *node)
{
  struct change change = { false, true, NULL, (const void *) UINTPTR_MAX, 0 };

  return change_node (world, node, &change);
}

const struct frame_node *
frame_take_ways (struct frame_world *world, const struct frame_node *node,
		 const void *join, uint32_t ways)
{
  struct change change = { true, false, join, (const char *) join + 1, ways };

  return change_node (world, node, &change);
}
