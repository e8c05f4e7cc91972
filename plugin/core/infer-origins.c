/* Where unset ids come from.

   What one evaluation of a function did is used again for an equal call.
   Two objects are equal wherever they were made, but the notes of a finding
   tell where: of the object that was really handed over.  */

#include "infer.h"
#include <string.h>

/* Most objects of a call that are told apart.  */
#define MAX_ORIGINS 8

/* Objects made at FROM were made at TO in the call at hand.  */
struct origins
{
  unsigned n;
  struct
  {
    struct frame_where from, to;
  } list[MAX_ORIGINS];
};

static bool
same_where_p (struct frame_where a, struct frame_where b)
{
  return a.unit == b.unit && a.loc.file == b.loc.file
	 && a.loc.line == b.loc.line && a.loc.column == b.loc.column;
}

/* Collect in O where OLD and NODE, which are equal, were made.  */

static void
collect_origins (struct origins *o, const struct frame_node *old,
		 const struct frame_node *node)
{
  if (old == node || !old->has_default)
    return;
  if (old->rest->kind == FRAME_REST_DEFAULT
      && node->rest->kind == FRAME_REST_DEFAULT
      && !same_where_p (old->rest->where, node->rest->where)
      && o->n < MAX_ORIGINS)
    {
      o->list[o->n].from = old->rest->where;
      o->list[o->n++].to = node->rest->where;
    }
  for (unsigned i = 0; i < old->n && i < node->n; i++)
    if (old->children[i].key == node->children[i].key)
      collect_origins (o, old->children[i].node, node->children[i].node);
}

/* Replace *WHERE as O says.  True if that changed it.  */

static bool
replace_where (const struct origins *o, struct frame_where *where)
{
  for (unsigned i = 0; i < o->n; i++)
    if (same_where_p (*where, o->list[i].from))
      {
	*where = o->list[i].to;
	return true;
      }
  return false;
}

/* The string VALUE with its unset alternatives moved as O says.  */

static const struct frame_value *
move_string (struct frame_world *world, const struct origins *o,
	     const struct frame_value *value)
{
  const struct frame_string *s = &value->u.string;
  struct frame_value *copy;
  struct frame_alt *alts;
  bool changed = false;

  alts = FRAME_NEW_N (world->arena, struct frame_alt, s->n + 1);
  memcpy (alts, s->alts, s->n * sizeof *alts);
  for (unsigned i = 0; i < s->n; i++)
    if (alts[i].kind == FRAME_ALT_UNSET)
      changed |= replace_where (o, &alts[i].where);
  if (!changed)
    return value;
  copy = frame_value_copy (world->arena, value);
  copy->u.string.alts = alts;
  return copy;
}

/* NODE with what in it was made at the places that O knows moved.  */

static const struct frame_node *
move_node (struct frame_world *world, const struct origins *o,
	   const struct frame_node *node)
{
  const struct frame_node *result = node;
  struct frame_where where;

  if (!node->has_default)
    return node;
  where = node->rest->where;
  if (node->rest->kind == FRAME_REST_DEFAULT && replace_where (o, &where))
    {
      struct frame_rest *rest = frame_rest_copy (world, node->rest);
      rest->where = where;
      result = frame_node_with_rest (world, node, rest);
    }
  for (unsigned i = 0; i < node->n; i++)
    {
      const struct frame_node *child
	= move_node (world, o, node->children[i].node);

      if (child != node->children[i].node)
	result = frame_node_set (world, result, &node->children[i].key, 1,
				 child);
    }
  if (node->value && node->value->kind == FRAME_VALUE_STRING)
    {
      const struct frame_value *value = move_string (world, o, node->value);

      if (value != node->value)
	result = frame_node_set_value (world, result, value);
    }
  return result;
}

const struct frame_node *
frame_node_from_here (struct frame_world *world, const struct frame_node *out,
		      const struct frame_node *old_in,
		      const struct frame_node *in)
{
  struct origins o;

  if (old_in == in || !out->has_default)
    return out;
  o.n = 0;
  collect_origins (&o, old_in, in);
  return o.n ? move_node (world, &o, out) : out;
}
