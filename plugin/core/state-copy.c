/* Copying objects from one arena to another: what is known of a field
   outlives the round of the analysis in which it was found.  */

#include "state.h"
#include <string.h>

/* -- values -- */

static void
copy_alt (struct frame_arena *arena, struct frame_alt *alt)
{
  struct frame_alt *parts;

  if (alt->n_parts == 0)
    return;
  parts = FRAME_NEW_N (arena, struct frame_alt, alt->n_parts);
  memcpy (parts, alt->parts, alt->n_parts * sizeof *parts);
  for (unsigned i = 0; i < alt->n_parts; i++)
    copy_alt (arena, &parts[i]);
  alt->parts = parts;
}

static void
copy_string (struct frame_arena *arena, struct frame_string *s)
{
  struct frame_alt *alts = FRAME_NEW_N (arena, struct frame_alt, s->n + 1);

  if (s->n)
    memcpy (alts, s->alts, s->n * sizeof *alts);
  for (unsigned i = 0; i < s->n; i++)
    copy_alt (arena, &alts[i]);
  s->alts = alts;
  if (s->from)
    s->from = frame_value_deep_copy (arena, s->from);
}

static void
copy_turn (struct frame_arena *arena, struct frame_turn *turn)
{
  struct frame_factor *factors
    = FRAME_NEW_N (arena, struct frame_factor, turn->n_factors + 1);

  if (turn->n_factors)
    memcpy (factors, turn->factors, turn->n_factors * sizeof *factors);
  turn->factors = factors;
}

const struct frame_value *
frame_value_deep_copy (struct frame_arena *arena,
		       const struct frame_value *value)
{
  struct frame_value *copy;

  if (value == &frame_string_unknown || value == &frame_string_top)
    return value;
  copy = frame_value_copy (arena, value);
  switch (value->kind)
    {
    case FRAME_VALUE_STRING:
      copy_string (arena, &copy->u.string);
      break;
    case FRAME_VALUE_NUMBER:
      copy->u.number.was = NULL;
      if (value->u.number.whole)
	copy->u.number.whole
	  = frame_value_deep_copy (arena, value->u.number.whole);
      break;
    case FRAME_VALUE_ROTATION:
      copy_turn (arena, &copy->u.turn);
      break;
    case FRAME_VALUE_FUNCTION:
      break;
    case FRAME_VALUE_ADDRESS:
    case FRAME_VALUE_CONDITION:
    case FRAME_VALUE_OUTCOME:
    case FRAME_VALUE_WAY:
      return NULL;
    }
  return copy;
}

/* -- objects -- */

static const struct frame_rest *
copy_rest (struct frame_world *world, const struct frame_rest *rest)
{
  struct frame_rest *copy;

  if (rest == world->unknown->rest || rest == world->unknown_inverted->rest
      || rest == world->unknown_switch->rest
      || rest == world->unwritten->rest)
    return rest;
  copy = frame_rest_copy (world, rest);
  copy->path = FRAME_NEW_N (world->arena, const char *, rest->n_path + 1);
  if (rest->n_path)
    memcpy (copy->path, rest->path, rest->n_path * sizeof *rest->path);
  return copy;
}

const struct frame_node *
frame_node_copy (struct frame_world *world, const struct frame_node *node)
{
  size_t size = sizeof *node + node->n * sizeof *node->children;
  struct frame_node *copy;

  if (node == world->unknown || node == world->unknown_inverted
      || node == world->unknown_switch || node == world->unwritten)
    return node;
  copy = (struct frame_node *) memcpy (frame_alloc (world->arena, size), node,
				       size);
  if (node->value)
    copy->value = frame_value_deep_copy (world->arena, node->value);
  if (node->frame)
    copy->frame = frame_value_deep_copy (world->arena, node->frame);
  copy->rest = copy_rest (world, node->rest);
  for (unsigned i = 0; i < node->n; i++)
    copy->children[i].node = frame_node_copy (world, node->children[i].node);
  return copy;
}
