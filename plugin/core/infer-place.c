/* Reading and writing places: from the syntax of a statement to the objects
   of the function that runs, through pointers where there are any, and to
   the program-wide record of fields.  */

#include "infer-frames.h"
#include <string.h>
#define uthash_malloc(SIZE) frame_alloc (an->round, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

struct frame_where
frame_where_of (const struct frame_activation *a,
		const struct frame_stmt *stmt)
{
  struct frame_where where = { a->info->fn->unit, stmt->loc };

  return where;
}

/* Targets.  */

void
frame_targets_of_address (const struct frame_address *address,
			  struct frame_targets *targets)
{
  targets->n = 0;
  targets->other = address->other;
  for (unsigned i = 0; i < address->n; i++)
    {
      const struct frame_target *from = &address->targets[i];
      unsigned n = targets->n;

      if (from->n_path > FRAME_MAX_STEPS)
	{
	  targets->other = true;
	  continue;
	}
      targets->t[n].root = from->root;
      targets->t[n].n_path = from->n_path;
      for (unsigned j = 0; j < from->n_path; j++)
	targets->t[n].path[j] = from->path[j];
      targets->n++;
    }
}

/* The object at target I.  */

static const struct frame_node *
read_one (struct frame_activation *a, const struct frame_targets *targets,
	  unsigned i)
{
  const struct frame_node *root = a->roots[targets->t[i].root];

  if (!root)
    return a->an->world.unknown;
  return frame_node_at (&a->an->world, root, targets->t[i].path,
			targets->t[i].n_path);
}

/* Add the component KEY to all TARGETS.  */

static void
extend_targets (struct frame_targets *targets, const char *key)
{
  for (unsigned i = 0; i < targets->n;)
    if (targets->t[i].n_path < FRAME_MAX_STEPS)
      {
	targets->t[i].path[targets->t[i].n_path++] = key;
	i++;
      }
    else
      {
	targets->t[i] = targets->t[--targets->n];
	targets->other = true;
      }
}

/* Replace TARGETS, places of pointers, by what the pointers point to.  */

static void
follow_pointers (struct frame_activation *a, struct frame_targets *targets)
{
  const char *pointee = a->an->world.names[FRAME_K_POINTEE];
  struct frame_targets all, one;
  bool any = false;

  for (unsigned i = 0; i < targets->n && !any; i++)
    any = read_one (a, targets, i)->has_address;
  if (!any)
    {
      extend_targets (targets, pointee);
      return;
    }
  all.n = 0;
  all.other = targets->other;
  for (unsigned i = 0; i < targets->n; i++)
    {
      const struct frame_value *value = read_one (a, targets, i)->value;

      if (value && value->kind == FRAME_VALUE_ADDRESS)
	frame_targets_of_address (&value->u.address, &one);
      else
	{
	  one.n = 1;
	  one.other = false;
	  one.t[0] = targets->t[i];
	  extend_targets (&one, pointee);
	}
      all.other |= one.other;
      for (unsigned j = 0; j < one.n; j++)
	if (all.n < FRAME_MAX_TARGETS)
	  all.t[all.n++] = one.t[j];
	else
	  all.other = true;
    }
  *targets = all;
}

void
frame_resolve (struct frame_activation *a, const struct frame_place *place,
	       struct frame_targets *targets)
{
  const char *pointee = a->an->world.names[FRAME_K_POINTEE];

  targets->n = 1;
  targets->other = false;
  targets->t[0].root = frame_root_of (a->info, place);
  targets->t[0].n_path = 0;
  for (unsigned i = 0; i < place->n_path; i++)
    if (place->path[i] == pointee)
      follow_pointers (a, targets);
    else
      extend_targets (targets, place->path[i]);
}

struct frame_target
frame_kept_target (struct frame_activation *a,
		   const struct frame_targets *targets, unsigned i)
{
  unsigned n = targets->t[i].n_path;
  const char **path = FRAME_NEW_N (a->an->round, const char *, n + 1);
  struct frame_target result = { targets->t[i].root, n, path };

  frame_path_copy (path, targets->t[i].path, n);
  return result;
}

/* Reading.  */

const struct frame_node *
frame_read_targets (struct frame_activation *a,
		    const struct frame_targets *targets)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node = NULL;

  for (unsigned i = 0; i < targets->n; i++)
    node = frame_node_join (world, node, read_one (a, targets, i),
			    FRAME_JOIN_PATHS);
  if (!node || targets->other)
    node = frame_node_join (world, node, world->unknown, FRAME_JOIN_PATHS);
  return node;
}

const struct frame_node *
frame_read (struct frame_activation *a, const struct frame_place *place)
{
  struct frame_targets targets;

  frame_resolve (a, place, &targets);
  return frame_read_targets (a, &targets);
}

/* Writing.  */

/* Note, for the whole program, that target I gets NODE, if it is in a field
   or a global.  */

static void
write_store (struct frame_activation *a, const struct frame_targets *targets,
	     unsigned i, const struct frame_node *node)
{
  const struct frame_place *root = NULL;
  const char *name = NULL;
  unsigned from = 0;

  if (targets->t[i].root < a->info->n_roots)
    root = &a->info->roots[targets->t[i].root];
  if (root && root->base == FRAME_BASE_GLOBAL)
    name = a->info->globals[targets->t[i].root];
  for (unsigned j = 0; j < targets->t[i].n_path; j++)
    if (frame_field_key_p (targets->t[i].path[j]))
      {
	name = targets->t[i].path[j];
	from = j + 1;
      }
  if (name && (from < targets->t[i].n_path
	       || !frame_keep_pointee (a, name, node)))
    frame_store_write (a->an, name, targets->t[i].path + from,
		       targets->t[i].n_path - from, node);
}

/* Target I may lead through a pointer that was copied from a field: then the
   object it points to is the field's as well.  */

static void
write_shared (struct frame_activation *a, const struct frame_targets *targets,
	      unsigned i, const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *at = a->roots[targets->t[i].root];
  unsigned n_path = targets->t[i].n_path;

  for (unsigned j = 0; at && j < n_path; j++)
    {
      const char *key = targets->t[i].path[j];
      const char *path[FRAME_MAX_STEPS + 16];
      unsigned n = at->rest->n_path;

      if (key == world->names[FRAME_K_POINTEE] && !at->value
	  && at->rest->kind == FRAME_REST_FIELD
	  && !frame_node_own_child (at, key))
	{
	  for (unsigned k = 0; k < n; k++)
	    path[k] = at->rest->path[k];
	  for (unsigned k = j; k < n_path; k++)
	    path[n++] = targets->t[i].path[k];
	  frame_store_write (a->an, at->rest->name, path, n, node);
	  return;
	}
      at = frame_node_child (world, at, key);
    }
}

/* True if NODE, written to a coordinate of data in FRAME, leaves that as it
   is.  */

static bool
keeps_frame_p (struct frame_world *world, const struct frame_node *node,
	       const struct frame_value *frame)
{
  double n;

  if (node->frame)
    return !node->frame->u.string.assumed
	   && frame_value_equal_p (frame_value_moved (world->arena,
						      node->frame, NULL),
				   frame_value_moved (world->arena, frame,
						      NULL));
  return frame_node_number (world, node, &n) && n == 0;
}

/* NODE, whose part at PATH gets PART: data of which a coordinate is changed
   by hand may be on its way into another frame.  */

static const struct frame_node *
doubt_frame (struct frame_world *world, const struct frame_node *node,
	     const char *const *path, unsigned n_path,
	     const struct frame_node *part)
{
  const struct frame_node *below, *doubted;

  if (!node || n_path == 0 || path[0] == world->names[FRAME_K_HEADER]
      || (frame_node_own_child (node, world->names[FRAME_K_HEADER])
	  && !frame_element_key_p (path[0])
	  && !frame_member_framed_p (path[0])))
    return node;
  below = frame_node_own_child (node, path[0]);
  doubted = doubt_frame (world, below, path + 1, n_path - 1, part);
  if (doubted != below)
    node = frame_node_set (world, node, path, 1, doubted);
  if (node->frame && !keeps_frame_p (world, part, node->frame))
    node = frame_node_with_frame (world, node,
				  frame_value_assumed (world->arena,
						       node->frame));
  return node;
}

/* Write NODE to target I; WEAK: or leave it as it is.  */

static void
write_one (struct frame_activation *a, const struct frame_targets *targets,
	   unsigned i, const struct frame_node *node, bool weak)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node **root = &a->roots[targets->t[i].root];

  write_store (a, targets, i, node);
  write_shared (a, targets, i, node);
  if (weak)
    node = frame_node_join (world, read_one (a, targets, i), node,
			    FRAME_JOIN_PATHS);
  *root = doubt_frame (world, *root, targets->t[i].path, targets->t[i].n_path,
		       node);
  *root = frame_node_set (world, *root, targets->t[i].path,
			  targets->t[i].n_path, node);
}

void
frame_write_targets (struct frame_activation *a,
		     const struct frame_targets *targets,
		     const struct frame_node *node)
{
  bool weak = targets->n > 1 || targets->other;

  for (unsigned i = 0; i < targets->n; i++)
    write_one (a, targets, i, node, weak);
}

void
frame_write (struct frame_activation *a, const struct frame_place *place,
	     const struct frame_node *node)
{
  struct frame_targets targets;

  frame_resolve (a, place, &targets);
  frame_write_targets (a, &targets, node);
}

void
frame_result (struct frame_activation *a, const struct frame_stmt *stmt,
	      const struct frame_node *node)
{
  if (stmt->dst.kind == FRAME_PLACE)
    frame_write (a, &stmt->dst.place, node);
}

/* Operands.  */

/* A literal, by its operand: evaluated often, made once.  What a statement
   makes of literals alone is kept under its destination.  */
struct frame_literal
{
  const struct frame_operand *op;
  const struct frame_node *node;
  UT_hash_handle hh;
};

/* The value of the literal OP, set at WHERE.  */

static const struct frame_value *
literal_value (struct frame_arena *arena, const struct frame_operand *op,
	       struct frame_where where)
{
  struct frame_value *value;

  if (op->kind == FRAME_STRING)
    return frame_value_string (arena, op->string, where);
  if (op->kind == FRAME_NUMBER)
    return frame_value_number (arena, op->number, where);
  value = frame_value_new (arena, FRAME_VALUE_FUNCTION, where);
  value->u.function = op->string;
  return value;
}

const struct frame_node *
frame_find_literal (struct frame_analysis *an, const struct frame_operand *op)
{
  struct frame_literal *literal;

  HASH_FIND (hh, an->literals, &op, sizeof op, literal);
  return literal ? literal->node : NULL;
}

const struct frame_node *
frame_keep_literal (struct frame_analysis *an, const struct frame_operand *op,
		    const struct frame_node *node)
{
  struct frame_literal *literal = FRAME_NEW (an->round, struct frame_literal);

  literal->op = op;
  literal->node = node;
  HASH_ADD (hh, an->literals, op, sizeof op, literal);
  return node;
}

static const struct frame_node *
literal_node (struct frame_activation *a, const struct frame_operand *op)
{
  struct frame_analysis *an = a->an;
  const struct frame_node *node = frame_find_literal (an, op);
  struct frame_where where = { NULL, { 0, 0, 0, 0 } };

  if (node)
    return node;
  if (a->stmt)
    where = frame_where_of (a, a->stmt);
  node = frame_node_of_value (&an->world, literal_value (an->round, op, where));
  return frame_keep_literal (an, op, node);
}

void
frame_release_literals (struct frame_analysis *an)
{
  HASH_CLEAR (hh, an->literals);
}

const struct frame_node *
frame_operand_node (struct frame_activation *a,
		    const struct frame_operand *op)
{
  switch (op->kind)
    {
    case FRAME_NONE:
      return NULL;
    case FRAME_PLACE:
    case FRAME_ADDRESS:
    case FRAME_CONST_ADDRESS:
      return frame_read (a, &op->place);
    case FRAME_STRING:
    case FRAME_NUMBER:
    case FRAME_FUNCTION:
      return literal_node (a, op);
    case FRAME_UNKNOWN:
      break;
    }
  return a->an->world.unknown;
}

const struct frame_node *
frame_operand_named (struct frame_activation *a,
		     const struct frame_operand *op)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node = frame_operand_node (a, op);
  struct frame_targets targets;

  for (unsigned i = 0; node && i < 4; i++)
    {
      const struct frame_node *pointee;

      if (node->value && node->value->kind == FRAME_VALUE_ADDRESS)
	{
	  frame_targets_of_address (&node->value->u.address, &targets);
	  node = frame_read_targets (a, &targets);
	  continue;
	}
      pointee = frame_node_own_child (node, world->names[FRAME_K_POINTEE]);
      if (!pointee)
	break;
      node = pointee;
    }
  return node ? node : world->unknown;
}

const struct frame_node *
frame_operand_object (struct frame_activation *a,
		      const struct frame_operand *op)
{
  return frame_node_force (&a->an->world, frame_operand_named (a, op));
}

const struct frame_node *
frame_argument (struct frame_activation *a, const struct frame_stmt *stmt,
		unsigned i)
{
  if (i >= stmt->n_args)
    return a->an->world.unknown;
  return frame_operand_object (a, &stmt->args[i]);
}

const struct frame_value *
frame_operand_string (struct frame_activation *a,
		      const struct frame_stmt *stmt, unsigned i)
{
  return frame_node_string (&a->an->world, frame_argument (a, stmt, i));
}

/* Unknown code.  */

/* Nothing is known of TARGETS any more; whether unknown code has written each
   of them neither.  */

static void
clobber_targets (struct frame_activation *a,
		 const struct frame_targets *targets)
{
  for (unsigned i = 0; i < targets->n; i++)
    write_one (a, targets, i, a->an->world.unknown, false);
}

void
frame_clobber_pointees (struct frame_activation *a,
			const struct frame_node *node, unsigned depth)
{
  struct frame_targets targets;

  if (!node || !node->has_address || depth > 4)
    return;
  if (node->value && node->value->kind == FRAME_VALUE_ADDRESS)
    {
      frame_targets_of_address (&node->value->u.address, &targets);
      for (unsigned i = 0; i < targets.n; i++)
	frame_clobber_pointees (a, read_one (a, &targets, i), depth + 1);
      clobber_targets (a, &targets);
    }
  for (unsigned i = 0; i < node->n; i++)
    frame_clobber_pointees (a, node->children[i].node, depth + 1);
}

void
frame_clobber_operand (struct frame_activation *a,
		       const struct frame_operand *op)
{
  struct frame_world *world = &a->an->world;
  struct frame_targets targets;
  const struct frame_node *node;

  if (op->kind != FRAME_PLACE && op->kind != FRAME_ADDRESS
      && op->kind != FRAME_CONST_ADDRESS)
    return;
  frame_resolve (a, &op->place, &targets);
  node = frame_read_targets (a, &targets);
  frame_clobber_pointees (a, node, 0);
  if (op->kind == FRAME_ADDRESS)
    clobber_targets (a, &targets);
  else if (frame_node_own_child (node, world->names[FRAME_K_POINTEE]))
    {
      extend_targets (&targets, world->names[FRAME_K_POINTEE]);
      clobber_targets (a, &targets);
    }
}

/* Stamped data.  */

const struct frame_value *
frame_parent_id (struct frame_analysis *an, const struct frame_node *node)
{
  const char *path[2] = { an->world.names[FRAME_K_HEADER],
			  an->world.names[FRAME_K_FRAME_ID] };

  return frame_node_string (&an->world,
			    frame_node_at (&an->world, node, path, 2));
}

const struct frame_value *
frame_child_id (struct frame_analysis *an, const struct frame_node *node)
{
  return frame_node_string (
    &an->world, frame_node_child (&an->world, node,
				  an->world.names[FRAME_K_CHILD_FRAME_ID]));
}

const struct frame_node *
frame_transform_of (struct frame_analysis *an, const struct frame_node *node)
{
  return frame_node_force (
    &an->world, frame_node_child (&an->world, node,
				  an->world.names[FRAME_K_TRANSFORM]));
}

/* True if NODE is a container that is certainly empty.  */

static bool
empty_container_p (struct frame_activation *a, const struct frame_node *node)
{
  const struct frame_type *type;

  if (node->value || node->n || node->rest->kind != FRAME_REST_DEFAULT)
    return false;
  type = frame_find_type (a->an, node->rest->where.unit, node->rest->name);
  return type && type->kind && strcmp (type->kind, "array") == 0;
}

void
frame_each_message (struct frame_activation *a, const struct frame_stmt *stmt,
		    const struct frame_node *node, frame_message_fn fn)
{
  bool container = false;

  for (unsigned i = 0; i < node->n; i++)
    container |= frame_element_key_p (node->children[i].key);
  if (!container)
    {
      if (!empty_container_p (a, node))
	fn (a, stmt, node);
      return;
    }
  for (unsigned i = 0; i < node->n; i++)
    if (frame_element_key_p (node->children[i].key))
      fn (a, stmt, node->children[i].node);
}
