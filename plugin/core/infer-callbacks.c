/* What is known of fields and globals once the callbacks of the program have
   run ("unknown:callbacks").

   A node that main keeps in a variable is what its constructor made it until
   somebody else writes it.  Its callbacks do, whenever the program lets them:
   a flag that one of them sets is set then or not.  So what the function has
   in a field is left to the program-wide record (infer-store.c), unless that
   says the same.  An id that is known stays: a second object of the class may
   have another one, and callbacks hardly ever rename.  */

#include "infer.h"

/* The program-wide record of the field or global NAME.  */

static const struct frame_node *
record_of (struct frame_activation *a, const char *name)
{
  struct frame_rest *rest = FRAME_NEW (a->an->round, struct frame_rest);

  rest->kind = FRAME_REST_FIELD;
  rest->name = name;
  return frame_node_of_rest (&a->an->world, rest);
}

/* True if the string VALUE is a constant or the like, and not empty.  */

static bool
named_p (const struct frame_value *value)
{
  return value->u.string.n && !value->u.string.other
	 && !frame_string_empty_p (value, false);
}

/* NODE, which the function has in the field or global NAME, after the
   callbacks have run.  */

static const struct frame_node *
after_callbacks (struct frame_activation *a, const char *name,
		 const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *record = record_of (a, name);
  const struct frame_node *known = frame_store_read (a->an, record->rest);
  bool id = node->value && node->value->kind == FRAME_VALUE_STRING;

  if (node->has_address || node->rest->kind == FRAME_REST_FIELD
      || (node->value && frame_value_local_p (node->value))
      || (known && frame_node_equal_p (known, node)))
    return node;
  if (!known)
    return node->value && node->value->kind == FRAME_VALUE_NUMBER ? record
								  : node;
  known = frame_node_force (world, known);
  if (id && named_p (node->value) && known->value
      && known->value->kind == FRAME_VALUE_STRING && named_p (known->value))
    return node;
  return record;
}

/* The same of all fields below NODE.  */

static const struct frame_node *
fields_after_callbacks (struct frame_activation *a,
			const struct frame_node *node)
{
  const struct frame_node *result = node;

  for (unsigned i = 0; i < node->n; i++)
    {
      const char *key = node->children[i].key;
      const struct frame_node *old = node->children[i].node, *new;

      new = fields_after_callbacks (a, old);
      if (frame_field_key_p (key))
	new = after_callbacks (a, key, new);
      if (new != old)
	result = frame_node_set (&a->an->world, result, &key, 1, new);
    }
  return result;
}

void
frame_run_callbacks (struct frame_activation *a)
{
  const struct frame_info *info = a->info;

  for (unsigned i = 0; i < a->n_roots; i++)
    if (a->roots[i])
      {
	a->roots[i] = fields_after_callbacks (a, a->roots[i]);
	if (i < info->n_roots && info->roots[i].base == FRAME_BASE_GLOBAL)
	  a->roots[i] = after_callbacks (a, info->globals[i], a->roots[i]);
      }
}
