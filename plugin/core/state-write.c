/* Writing objects: a new tree that shares all but the path that is
   written.  */

#include "state-internal.h"
#include <string.h>

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
  return frame_node_make (world, node->value, node->frame, node->rest,
			  children, n);
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
  return frame_node_make (world, node->value, node->frame, node->rest,
			  children, n);
}

const struct frame_node *
frame_node_set_value (struct frame_world *world, const struct frame_node *node,
		      const struct frame_value *value)
{
  return frame_node_make (world, value, node->frame, node->rest,
			  node->children, node->n);
}

const struct frame_node *
frame_node_with_rest (struct frame_world *world, const struct frame_node *node,
		      const struct frame_rest *rest)
{
  return frame_node_make (world, node->value, node->frame, rest,
			  node->children, node->n);
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

      result
	= with_child (world, result, key, frame_node_child (world, node, key));
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
	if (frame_quaternion_letter (world, node->children[i].key))
	  return world->unknown;
      return node;
    }
  if (node->value->kind == FRAME_VALUE_ROTATION)
    {
      if (frame_quaternion_letter (world, key))
	return dissolve (world, node);
      if (!frame_element_key_p (key))
	return frame_node_make (world, NULL, node->frame, node->rest,
				node->children, node->n);
    }
  return world->unknown;
}

/* NODE with PATH[0], some element, perhaps written with CHILD: every element
   may be the one.  EXACT is the one element that is certainly it, or null.
   "Some" element is most often the one that was appended a line before
   (v.back ()): what was never written is forgotten, as with fields.  */

static const struct frame_node *
set_element (struct frame_world *world, const struct frame_node *node,
	     const char *const *path, unsigned n_path,
	     const struct frame_node *child)
{
  const char *some = world->names[FRAME_K_ELEMENT];
  const char *exact = path[0] == some ? NULL : path[0];
  enum frame_join how = exact ? FRAME_JOIN_PATHS : FRAME_JOIN_WRITES;
  const struct frame_node *result = node, *base;
  bool others = false;

  for (unsigned i = 0; i < node->n; i++)
    {
      const char *key = node->children[i].key;
      const struct frame_node *old = node->children[i].node, *fresh;

      others |= frame_element_key_p (key);
      /* Two different numbers are two different elements, and so are an
	 appended one and those that were there before.  */
      if (!frame_element_key_p (key) || key == exact
	  || (exact && key != some && (key[1] != '#' || exact[1] == '#')))
	continue;
      fresh = frame_node_set (world, old, path + 1, n_path - 1, child);
      result
	= with_child (world, result, key,
		      frame_node_join (world, old, fresh, how));
    }
  if (exact)
    base = frame_node_child (world, node, exact);
  else if (others || !frame_elements_known_p (node))
    return result;
  else
    base = world->unknown;
  return with_child (
    world, result, path[0],
    frame_node_set (world, base, path + 1, n_path - 1, child));
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
  return with_child (
    world, node, path[0],
    frame_node_set (world, below, path + 1, n_path - 1, child));
}
