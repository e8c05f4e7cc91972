/* What the user's annotations do: "in_frame" and "between" with a
   destination tell the inference a frame that it may not know.

   That is knowledge of an object and not a write: the program-wide record of
   fields does not hear of it.  Statements without a destination are for
   check-annotate.c.  */

#include "infer.h"

/* True if the id VALUE may be told: nothing at all is known of it.  An id
   that is known to be unset stays so; it is a mistake of its own.  */

static bool
open_id_p (const struct frame_value *value)
{
  const struct frame_string *s = &value->u.string;

  for (unsigned i = 0; i < s->n; i++)
    if (s->alts[i].kind != FRAME_ALT_SYMBOL)
      return false;
  return true;
}

/* NODE with the id at PATH, which now is OLD, told to be operand I of STMT;
   only if it is open unless FORCE.  */

static const struct frame_node *
tell_id (struct frame_activation *a, const struct frame_stmt *stmt,
	 const struct frame_node *node, const char *const *path,
	 unsigned n_path, const struct frame_value *old, unsigned i,
	 bool force)
{
  struct frame_world *world = &a->an->world;

  if (!force && !open_id_p (old))
    return node;
  return frame_node_set (world, node, path, n_path,
			 frame_operand_node (a, &stmt->args[i]));
}

/* NODE with operand I of STMT as its header's frame id, and operand I + 1 as
   its child's.  */

static const struct frame_node *
tell_ids (struct frame_activation *a, const struct frame_stmt *stmt,
	  const struct frame_node *node, unsigned n, bool force)
{
  struct frame_world *world = &a->an->world;
  const char *const parent[] = { world->names[FRAME_K_HEADER],
				 world->names[FRAME_K_FRAME_ID] };
  const char *const child[] = { world->names[FRAME_K_CHILD_FRAME_ID] };

  if (n < stmt->n_args)
    node = tell_id (a, stmt, node, parent, 2, frame_parent_id (a->an, node),
		    1, force);
  if (n == 2 && n < stmt->n_args)
    node = tell_id (a, stmt, node, child, 1, frame_child_id (a->an, node),
		    2, force);
  return node;
}

static bool
stamped_p (const struct frame_stmt *stmt)
{
  return stmt->word && stmt->word[0] == 's';
}

/* The object at operand 0 of STMT; null if nothing was written to it yet.  */

static const struct frame_node *
object_of (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_place *place = &stmt->args[0].place;

  if (place->n_path == 0 && !a->roots[frame_root_of (a->info, place)])
    return NULL;
  return frame_read (a, place);
}

/* Let D of STMT hold NODE.  If D is what the statement read, this is no
   write.  */

static void
declare (struct frame_activation *a, const struct frame_stmt *stmt,
	 const struct frame_node *node)
{
  struct frame_targets targets;
  const struct frame_node **root;

  if (stmt->dst.kind != FRAME_PLACE)
    return;
  if (!frame_place_equal (&stmt->dst.place, &stmt->args[0].place))
    {
      frame_result (a, stmt, node);
      return;
    }
  /* Of several objects nobody knows which one is meant.  */
  frame_resolve (a, &stmt->dst.place, &targets);
  if (targets.n != 1 || targets.other)
    return;
  root = &a->roots[targets.t[0].root];
  *root = frame_node_set (&a->an->world, *root, targets.t[0].path,
			  targets.t[0].n_path, node);
}

/* If STMT speaks of a field by its name, all functions that see the field are
   to know its frame, also those that get it from another.  */

static void
declare_field (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_place *place = &stmt->dst.place;
  const char *last = place->n_path ? place->path[place->n_path - 1] : "";

  if (stmt->n_args > 2 && stmt->dst.kind == FRAME_PLACE
      && frame_field_key_p (last))
    frame_store_declare (a->an, last, frame_operand_string (a, stmt, 1));
}

/* D := A0, which is in frame A1.  */

static void
do_in_frame (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node;

  if (stmt->n_args < 2 || stmt->args[0].kind != FRAME_PLACE)
    return;
  node = object_of (a, stmt);
  if (!stamped_p (stmt))
    {
      node = frame_node_with_frame (world, node ? node : world->unwritten,
				    frame_operand_string (a, stmt, 1));
      declare_field (a, stmt);
    }
  else if (node)
    node = tell_ids (a, stmt, node, 1, false);
  if (node)
    declare (a, stmt, node);
}

/* D := A0, which brings data of frame A2 into frame A1.  A transform without
   a header gets one, where other operations look for it.  */

static void
do_between (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_node *node;

  if (stmt->n_args < 3 || stmt->args[0].kind != FRAME_PLACE)
    return;
  node = object_of (a, stmt);
  /* A rotation alone keeps its value, which has no room for ids.  */
  if (node && (!node->value || node->n))
    declare (a, stmt, tell_ids (a, stmt, node, 2, !stamped_p (stmt)));
}

frame_transfer_fn
frame_annotation_transfer (enum frame_op op)
{
  switch (op)
    {
    case FRAME_OP_IN_FRAME:
      return do_in_frame;
    case FRAME_OP_BETWEEN:
      return do_between;
    default:
      return NULL;
    }
}
