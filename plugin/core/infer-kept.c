/* Objects that a function makes and leaves to a field or global that points to
   them: "image_ = boost::make_shared<...> ()", published by another method.

   While the function runs, the object may still be filled through any pointer to
   it.  So what the program as a whole knows of the field's object is what
   it is when the function returns.  An object that something else points to as
   well (two fields, a lambda), or that is gone by then, is unknown.  */

#include "infer.h"
#include <string.h>

/* The root that the pointer NODE leads to, if it is one object that the
   function of A made; else -1.  */

static int
own_object (const struct frame_activation *a, const struct frame_node *node)
{
  const struct frame_value *value = node->value;
  unsigned root;

  if (!value || value->kind != FRAME_VALUE_ADDRESS || value->u.address.other
      || value->u.address.n != 1)
    return -1;
  root = value->u.address.targets[0].root;
  /* A variable is no object of a field; what it owns as a pointer is.  */
  if (root >= a->info->n_roots + FRAME_EXTRA_ROOTS)
    return root;
  return root > a->info->fn->n_params && root < a->info->n_roots
	 && a->info->roots[root].base == FRAME_BASE_LOCAL
	 && value->u.address.targets[0].n_path == 1
	 && value->u.address.targets[0].path[0]
	      == a->an->world.names[FRAME_K_POINTEE] ? (int) root : -1;
}

bool
frame_keep_pointee (struct frame_activation *a, const char *name,
		    const struct frame_node *node)
{
  if (own_object (a, node) < 0)
    return false;
  for (unsigned i = 0; i < a->n_kept; i++)
    if (a->kept[i].name == name)
      return true;
  if (a->n_kept == FRAME_MAX_KEPT)
    return false;
  a->kept[a->n_kept].name = name;
  a->kept[a->n_kept].stored = false;
  a->n_kept++;
  return true;
}

/* How many pointers in NODE lead to ROOT.  */

static unsigned
count_holders (const struct frame_activation *a, const struct frame_node *node,
	       unsigned root)
{
  unsigned n = 0;

  if (!node->has_address)
    return 0;
  if (node->value && node->value->kind == FRAME_VALUE_ADDRESS)
    for (unsigned i = 0; i < node->value->u.address.n; i++)
      n += node->value->u.address.targets[i].root == root;
  for (unsigned i = 0; i < node->n; i++)
    n += count_holders (a, node->children[i].node, root);
  return n;
}

/* True if root I of A outlives the function.  */

static bool
outlives_p (const struct frame_activation *a, unsigned i)
{
  return a->roots[i]
	 && (i < a->info->fn->n_params
	     || (i < a->info->n_roots
		 && a->info->roots[i].base == FRAME_BASE_GLOBAL));
}

/* True if root I of A is a variable that is a pointer, and gone when the
   function returns.  What a lambda captured may live on.  */

static bool
passing_p (const struct frame_activation *a, unsigned i)
{
  const struct frame_value *value = a->roots[i]->value;

  return value && value->kind == FRAME_VALUE_ADDRESS && !outlives_p (a, i);
}

/* The field NAME points to NODE's object, if that was kept back for it: store
   it.  */

static void
store_pointee (struct frame_activation *a, const char *name,
	       const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  int root = own_object (a, node);
  const struct frame_target *target;
  const struct frame_node *object = world->unknown;
  unsigned k, holders = 0;

  for (k = 0; k < a->n_kept && a->kept[k].name != name; k++)
    ;
  if (root < 0 || k == a->n_kept)
    return;
  for (unsigned i = 0; i < a->n_roots; i++)
    if (a->roots[i] && !passing_p (a, i))
      holders += count_holders (a, a->roots[i], root);
  target = &node->value->u.address.targets[0];
  if (holders == 1 && a->roots[root])
    object = frame_node_at (world, a->roots[root], target->path,
			    target->n_path);
  a->kept[k].stored = true;
  frame_store_write (a->an, name, &world->names[FRAME_K_POINTEE], 1, object);
}

static void
store_pointees (struct frame_activation *a, const struct frame_node *node)
{
  for (unsigned i = 0; i < node->n; i++)
    {
      const struct frame_node *child = node->children[i].node;

      if (!child->has_address)
	continue;
      if (frame_field_key_p (node->children[i].key))
	store_pointee (a, node->children[i].key, child);
      store_pointees (a, child);
    }
}

void
frame_store_kept (struct frame_activation *a)
{
  for (unsigned i = 0; a->n_kept && i < a->info->n_roots; i++)
    if (outlives_p (a, i))
      {
	if (a->info->roots[i].base == FRAME_BASE_GLOBAL)
	  store_pointee (a, a->info->globals[i], a->roots[i]);
	store_pointees (a, a->roots[i]);
      }
}

void
frame_forget_kept (struct frame_activation *a)
{
  for (unsigned i = 0; i < a->n_kept; i++)
    if (!a->kept[i].stored)
      frame_store_write (a->an, a->kept[i].name, NULL, 0,
			 a->an->world.unknown);
}
