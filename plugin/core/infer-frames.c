/* Frames of data and of transforms.

   A stamped object has its frame in its header.  What is taken out of it
   (R5), a pose, a point, one coordinate, keeps it in its node's frame slot;
   a plain transform taken out of a stamped one keeps both frames as a
   header and a child_frame_id of its own, the shape that stamped ones
   have.  Members of a message that no frame applies to (stamps, ranges,
   covariances) are not data in this sense.  */

#include "infer-frames.h"
#include <string.h>

/* The members of messages that are expressed in a frame; what is not here has
   none.  */
static const struct frame_member members[] = {
#define FRAME_MEMBER(NAME, FRAME, SORT, CHECKED)                              \
  { NAME, FRAME_MEMBER_##FRAME, FRAME_SORT_##SORT, CHECKED },
#include "members.def"
#undef FRAME_MEMBER
};

const struct frame_member *
frame_member_by_name (const char *key)
{
  for (unsigned i = 0; i < sizeof members / sizeof *members; i++)
    if (strcmp (key, members[i].name) == 0)
      return &members[i];
  return NULL;
}

bool
frame_member_framed_p (const char *key)
{
  return frame_member_by_name (key) != NULL;
}

/* True if the component KEY of something in a frame is in it, too.  LAST is
   the component before, or null.  */

static bool
keeps_frame_p (const char *last, const char *key)
{
  if (frame_element_key_p (key))
    return !last || strcmp (last, "data") != 0;
  /* What the user declares of a class of his holds for its coordinates.  */
  if (frame_field_key_p (key))
    key = strrchr (key, ':') + 1;
  return *key == '*' || frame_member_by_name (key);
}

/* ID, unless it says nothing.  Where it is not set on some path, data is not
   there either: after a lookup that failed, say.  */

static const struct frame_value *
useful_id (struct frame_activation *a, const struct frame_value *id)
{
  if (!id || id->u.string.n == 0 || id->u.string.other)
    return NULL;
  if (!frame_string_empty_p (id, false))
    return id;
  return frame_string_refine (a->an->round, id, NULL, false);
}

static bool
stamped_p (struct frame_activation *a, const struct frame_node *node)
{
  return frame_node_own_child (node, a->an->world.names[FRAME_K_HEADER])
	 != NULL;
}

/* A walk from the root of a place to the object it names.  */
struct walk
{
  const struct frame_value *frame;	/* of what has been reached */
  enum frame_sort sort;		/* and what it is, if that is told */
  bool stamped;			/* FRAME is what a header says */
  bool doubtful;		/* a header and what is known of the data
				   below it differ */
  bool displacement;		/* below the translation of a transform */
  /* The last transform on the way that has frames.  */
  const struct frame_value *parent;
  const struct frame_value *child;
  /* The same, below its rotation or translation.  */
  const struct frame_value *part_parent;
  const struct frame_value *part_child;
};

/* True if the header id ID was never given.  */

static bool
unset_p (const struct frame_value *id)
{
  return !id || frame_string_empty_p (id, true);
}

/* True if NODE was copied from, or brought to, another frame than ID, which a
   header says now.  */

static bool
relabelled_p (struct frame_activation *a, const struct frame_value *id,
	      const struct frame_node *node)
{
  return node->frame && !unset_p (id)
	 && !frame_value_equal_p (id, frame_value_moved (a->an->round,
							 node->frame, NULL));
}

/* W enters the member KEY of NODE, which has a header.  */

static void
enter_member (struct frame_activation *a, struct walk *w,
	      const struct frame_node *node, const char *key)
{
  const struct frame_world *world = &a->an->world;
  const struct frame_member *member = frame_member_by_name (key);

  w->parent = w->child = NULL;
  w->part_parent = w->part_child = NULL;
  w->stamped = true;
  w->doubtful = false;
  /* The attitude of an Imu is that of its header's frame, in another one.  */
  if (strcmp (key, "orientation") == 0)
    {
      w->frame = NULL;
      return;
    }
  /* A plain transform that was taken out of a stamped one.  */
  if ((key == world->names[FRAME_K_ROTATION]
       || key == world->names[FRAME_K_TRANSLATION])
      && frame_node_own_child (node, world->names[FRAME_K_CHILD_FRAME_ID]))
    {
      w->displacement = true;
      w->part_parent = frame_parent_id (a->an, node);
      w->part_child = frame_child_id (a->an, node);
    }
  if (key == world->names[FRAME_K_TRANSFORM])
    {
      w->parent = frame_parent_id (a->an, node);
      w->child = frame_child_id (a->an, node);
    }
  if (member && member->frame == FRAME_MEMBER_CHILD
      && frame_node_own_child (node, world->names[FRAME_K_CHILD_FRAME_ID]))
    w->frame = frame_child_id (a->an, node);
  else
    {
      w->frame = member ? frame_parent_id (a->an, node) : NULL;
      w->doubtful = relabelled_p (a, w->frame, node);
    }
}

/* W has reached NODE.  What NODE was copied from may have had another frame
   than the header above it now says: somebody means it, then, and we do not
   know what.  */

static void
reach (struct frame_activation *a, struct walk *w,
       const struct frame_node *node)
{
  if (!node->frame)
    return;
  w->doubtful |= w->stamped && relabelled_p (a, w->frame, node);
  w->displacement &= node->frame->u.string.origin;
  w->frame = node->frame;
  if (node->frame->u.string.sort != FRAME_SORT_ANY)
    w->sort = (enum frame_sort) node->frame->u.string.sort;
}

/* W goes on to the member KEY.  */

static void
sort_member (struct walk *w, const char *key)
{
  const struct frame_member *member = frame_member_by_name (key);

  if (member && member->sort != FRAME_SORT_ANY)
    w->sort = member->sort;
}

/* Walk to the object of PLACE.  False if it is not one object.  */

static bool
walk_to (struct frame_activation *a, const struct frame_place *place,
	 struct walk *w)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node;
  struct frame_targets targets;
  const char *last = NULL;

  memset (w, 0, sizeof *w);
  frame_resolve (a, place, &targets);
  if (targets.n != 1 || targets.other)
    return false;
  node = a->roots[targets.t[0].root];
  for (unsigned i = 0; node; i++)
    {
      const char *key;

      node = frame_node_force (world, node);
      reach (a, w, node);
      if (i == targets.t[0].n_path)
	break;
      key = targets.t[0].path[i];
      if (stamped_p (a, node))
	enter_member (a, w, node, key);
      else if (key == world->names[FRAME_K_ROTATION]
	       || key == world->names[FRAME_K_TRANSLATION])
	{
	  w->displacement |= w->parent != NULL;
	  w->part_parent = w->parent;
	  w->part_child = w->child;
	  w->parent = w->child = NULL;
	}
      else if (w->frame && !keeps_frame_p (last, key))
	w->frame = NULL;
      sort_member (w, key);
      last = key;
      node = frame_node_child (world, node, key);
    }
  if (w->doubtful)
    w->frame = NULL;
  return node != NULL;
}

/* The axis that PLACE, a part of something in a frame, is a coordinate along;
   unknown if it is none.  The parts of a quaternion are not.  */

static signed char
axis_of_place (const struct frame_world *world, const struct frame_place *place)
{
  unsigned n = place->n_path;

  if (n == 0)
    return FRAME_AXIS_UNKNOWN;
  if (n > 1 && (place->path[n - 2] == world->names[FRAME_K_ROTATION]
		|| strcmp (place->path[n - 2], "orientation") == 0))
    return FRAME_AXIS_UNKNOWN;
  for (unsigned i = 0; i < 3; i++)
    if (place->path[n - 1] == world->names[FRAME_K_X + i])
      return FRAME_AXIS_X + i;
  return FRAME_AXIS_UNKNOWN;
}

/* The frame of a vector NODE that was put together of the coordinates of a
   point, each at its place; null if it was not.  A coordinate may be a
   constant, z of what is on the ground.  */

static const struct frame_value *
frame_of_coordinates (struct frame_activation *a, const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  const struct frame_value *frame = NULL;
  double n;

  for (unsigned i = 0; i < 3; i++)
    {
      const struct frame_node *child
	= frame_node_own_child (node, world->names[FRAME_K_X + i]);
      const struct frame_value *one = child ? child->frame : NULL;

      if (!child || (!one && !frame_node_number (world, child, &n)))
	return NULL;
      if (!one)
	continue;
      if (one->u.string.assumed || one->u.string.axis != FRAME_AXIS_X + (int) i
	  || (frame && !frame_value_equal_p (frame, one)))
	return NULL;
      frame = one;
    }
  return frame ? frame_value_along (a->an->round, useful_id (a, frame),
				    FRAME_AXIS_UNKNOWN)
	       : NULL;
}

const struct frame_value *
frame_data_frame (struct frame_activation *a, const struct frame_operand *op,
		  bool displacements)
{
  const struct frame_node *node;
  struct walk w;

  if (!frame_place_operand_p (op))
    return NULL;
  node = frame_node_force (&a->an->world, frame_operand_object (a, op));
  if (stamped_p (a, node))
    return useful_id (a, frame_parent_id (a->an, node));
  if (!walk_to (a, &op->place, &w))
    return node->frame && node->frame->u.string.origin
	     ? NULL : useful_id (a, node->frame);
  if (!displacements
      && (node->frame ? node->frame->u.string.origin : w.displacement))
    return NULL;
  if (node->frame)
    return useful_id (a, w.frame);
  if (!w.frame)
    return frame_of_coordinates (a, node);
  return frame_value_along (a->an->round, useful_id (a, w.frame),
			    axis_of_place (&a->an->world, &op->place));
}

/* True if PLACE ends in the translation of a transform, or a coordinate of
   it.  */

static bool
translation_p (const struct frame_world *world, const struct frame_place *place)
{
  unsigned n = place->n_path;

  if (n && place->path[n - 1] == world->names[FRAME_K_TRANSLATION])
    return true;
  return n > 1 && place->path[n - 2] == world->names[FRAME_K_TRANSLATION]
	 && axis_of_place (world, place) != FRAME_AXIS_UNKNOWN;
}

bool
frame_origin_frames (struct frame_activation *a,
		     const struct frame_operand *op,
		     const struct frame_value **parent,
		     const struct frame_value **child)
{
  const struct frame_node *node;
  struct frame_value *sure;
  struct walk w;

  if (!frame_place_operand_p (op))
    return false;
  node = frame_node_force (&a->an->world, frame_operand_object (a, op));
  if (node->frame && node->frame->u.string.origin)
    {
      sure = frame_value_copy (a->an->round, node->frame);
      sure->u.string.assumed = false;
      *parent = sure;
      *child = node->frame->u.string.from;
      return true;
    }
  if (node->frame || !translation_p (&a->an->world, &op->place)
      || !walk_to (a, &op->place, &w) || !w.displacement || !w.part_parent
      || !w.part_child)
    return false;
  *parent = useful_id (a, w.part_parent);
  *child = useful_id (a, w.part_child);
  return *parent && *child;
}

enum frame_sort
frame_data_sort (struct frame_activation *a, const struct frame_operand *op)
{
  struct walk w;

  return frame_place_operand_p (op) && walk_to (a, &op->place, &w) ? w.sort
						     : FRAME_SORT_ANY;
}

bool
frame_part_frames (struct frame_activation *a, const struct frame_operand *op,
		   const struct frame_value **parent,
		   const struct frame_value **child)
{
  struct walk w;

  *parent = *child = NULL;
  if (!frame_place_operand_p (op) || !walk_to (a, &op->place, &w)
      || !w.part_parent)
    return false;
  *parent = useful_id (a, w.part_parent);
  *child = useful_id (a, w.part_child);
  return *parent != NULL;
}

/* The message NODE, or the transform in it, if that was set to one which has
   frames of its own: those are what it is between, whatever it is called.  */

static const struct frame_node *
with_own_frames (struct frame_activation *a, const struct frame_node *node)
{
  const struct frame_node *transform
    = frame_node_own_child (node, a->an->world.names[FRAME_K_TRANSFORM]);

  return transform && stamped_p (a, transform) ? transform : node;
}

void
frame_transform_frames (struct frame_activation *a,
			const struct frame_operand *op,
			const struct frame_value **parent,
			const struct frame_value **child)
{
  const struct frame_node *node;
  struct walk w;

  *parent = *child = NULL;
  if (!frame_place_operand_p (op))
    return;
  node = frame_node_force (&a->an->world, frame_operand_object (a, op));
  node = with_own_frames (a, node);
  if (stamped_p (a, node))
    {
      *parent = useful_id (a, frame_parent_id (a->an, node));
      *child = useful_id (a, frame_child_id (a->an, node));
    }
  else if (walk_to (a, &op->place, &w) && w.parent)
    {
      *parent = useful_id (a, w.parent);
      *child = useful_id (a, w.child);
    }
}

const struct frame_node *
frame_node_with_frames (struct frame_activation *a,
			const struct frame_node *node,
			const struct frame_value *parent,
			const struct frame_value *child)
{
  struct frame_world *world = &a->an->world;
  const char *const header[] = { world->names[FRAME_K_HEADER],
				 world->names[FRAME_K_FRAME_ID] };

  /* The value of a rotation has no room for ids.  */
  if ((!parent && !child) || (node->value && node->n == 0))
    return node;
  node = frame_node_set (world, node, header, 2,
			 parent ? frame_node_of_value (world, parent)
				: world->unknown);
  return frame_node_set (world, node, &world->names[FRAME_K_CHILD_FRAME_ID],
			 1, child ? frame_node_of_value (world, child)
				  : world->unknown);
}

const struct frame_node *
frame_node_of_part (struct frame_activation *a,
		    const struct frame_operand *op,
		    const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  const struct frame_value *parent, *child;
  struct walk w;

  if (!frame_place_operand_p (op) || op->place.n_path == 0 || stamped_p (a, node)
      || (node->value && node->value->kind != FRAME_VALUE_NUMBER
	  && node->value->kind != FRAME_VALUE_ROTATION)
      || !walk_to (a, &op->place, &w))
    return node;
  if (w.parent && op->place.path[op->place.n_path - 1]
		    == world->names[FRAME_K_TRANSFORM])
    return frame_node_with_frames (a, node, useful_id (a, w.parent),
				   useful_id (a, w.child));
  if (node->frame)
    return w.doubtful ? frame_node_with_frame (world, node, NULL) : node;
  if (w.displacement && frame_origin_frames (a, op, &parent, &child))
    return frame_node_with_frame (
      world, node, frame_value_origin (world->arena, parent, child));
  if (w.displacement || !useful_id (a, w.frame))
    return node;
  w.frame = frame_value_sorted (world->arena, w.frame, w.sort);
  return frame_node_with_frame (
    world, node, frame_value_along (world->arena, w.frame,
				    axis_of_place (world, &op->place)));
}

const struct frame_value *
frame_either_frame (const struct frame_value *a, const struct frame_value *b)
{
  return a ? a : b;
}
