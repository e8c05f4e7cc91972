/* What the operations on stamped data, transforms and rotations do (R3, R5,
   R7 to R15).  Each function is the transfer of one operation of
   frame-ir.h; the checks look at the operands before it runs.  */

#include "infer-frames.h"
#include "angles.h"
#include "frame-names.h"
#include <string.h>

/* NODE with CHILD at the well-known component K.  */

static const struct frame_node *
with (struct frame_activation *a, const struct frame_node *node,
      enum frame_well_known k, const struct frame_node *child)
{
  return frame_node_set (&a->an->world, node, &a->an->world.names[k], 1,
			 child);
}

/* Argument I of STMT, or null if it is absent.  */

static const struct frame_node *
optional_argument (struct frame_activation *a, const struct frame_stmt *stmt,
		   unsigned i)
{
  if (i >= stmt->n_args || stmt->args[i].kind == FRAME_NONE)
    return NULL;
  return frame_argument (a, stmt, i);
}

/* A header with the frame id ID and, if not null, the stamp STAMP.  */

static const struct frame_node *
header (struct frame_activation *a, const struct frame_node *id,
	const struct frame_node *stamp)
{
  const struct frame_node *node = a->an->world.unknown;

  node = with (a, node, FRAME_K_FRAME_ID, id);
  return stamp ? with (a, node, FRAME_K_STAMP, stamp) : node;
}

/* The component K of NODE: the node itself if it is no transform.  */

static const struct frame_node *
part_of (struct frame_activation *a, const struct frame_node *node,
	 enum frame_well_known k)
{
  return frame_node_force (
    &a->an->world, frame_node_child (&a->an->world, node,
				     a->an->world.names[k]));
}

/* Stamped data.  */

static void
do_stamped (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_node *data = frame_argument (a, stmt, 0);
  const struct frame_node *id = optional_argument (a, stmt, 1);

  if (!id)
    id = a->an->world.unknown;
  frame_result (a, stmt, with (a, data, FRAME_K_HEADER,
			       header (a, id, optional_argument (a, stmt,
								 2))));
}

/* R5: plain data keeps the frame of what it was taken from, the object at
   A0 or the one it is a member of.  */

static void
do_get_data (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *data = frame_argument (a, stmt, 0);
  const char *key = world->names[FRAME_K_HEADER];
  const struct frame_node *owner = data;
  struct frame_place place;

  if (stmt->n_args && stmt->args[0].kind != FRAME_UNKNOWN)
    for (place = stmt->args[0].place;
	 !frame_node_own_child (owner, key) && place.n_path;)
      {
	place.n_path--;
	owner = frame_node_force (world, frame_read (a, &place));
      }
  if (frame_node_own_child (owner, key))
    data = frame_node_with_frame (world, frame_node_drop (world, data, key),
				  frame_parent_id (a->an, owner));
  frame_result (a, stmt, data);
}

/* Stamped data with a header that says PARENT, where a transform brought it
   from CHILD, which may be null.  What is in the header may be changed; where
   the data is stays.  */

static const struct frame_node *
moved_message (struct frame_activation *a, const struct frame_value *parent,
	       const struct frame_value *child)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node
    = with (a, world->unknown, FRAME_K_HEADER,
	    header (a, frame_node_of_value (world, parent), NULL));

  if (parent->u.string.n != 1 || parent->u.string.other)
    return node;
  return frame_node_with_frame (world, node,
				frame_value_moved (world->arena, parent,
						   child));
}

/* True if NODE is a pose that is the origin of its frame.  */

static bool
origin_pose_p (struct frame_activation *a, const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  const struct frame_value *turn;

  node = frame_node_force (world, node);
  if (node->n == 0)
    return false;
  turn = frame_node_rotation (world, part_of (a, node, FRAME_K_ROTATION));
  if (!turn->u.turn.r.exact || !frame_rotation_identity_p (turn->u.turn.r))
    return false;
  return frame_node_zero_vector_p (world,
				   part_of (a, node, FRAME_K_TRANSLATION));
}

/* MESSAGE, which is DATA brought to PARENT.  If that was the origin of CHILD, the
   pose of a robot is asked for so, it is the transform between the two now.  */

static const struct frame_node *
moved_origin (struct frame_activation *a, const struct frame_node *message,
	      const struct frame_node *data, const struct frame_value *parent,
	      const struct frame_value *child)
{
  static const enum frame_well_known poses[] = { FRAME_K_POSE, FRAME_K_DATA };
  struct frame_world *world = &a->an->world;

  for (unsigned i = 0; i < 2; i++)
    {
      const struct frame_node *pose
	= frame_node_own_child (data, world->names[poses[i]]);

      if (!pose || !origin_pose_p (a, pose))
	continue;
      pose = with (a, world->unknown, FRAME_K_TRANSLATION,
		   frame_node_with_frame (world, world->unknown, parent));
      return with (a, message, poses[i],
		   frame_node_with_frames (a, pose, parent, child));
    }
  return message;
}

static void
do_transform_to (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_node *node = a->an->world.unknown;
  const struct frame_node *data;
  const struct frame_value *parent, *child;

  if (optional_argument (a, stmt, 0))
    {
      data = frame_node_force (&a->an->world, frame_argument (a, stmt, 1));
      parent = frame_operand_string (a, stmt, 0);
      child = frame_parent_id (a->an, data);
      node = moved_message (a, parent, child);
      if (node->frame && child->u.string.n == 1 && !child->u.string.other
	  && !frame_string_empty_p (child, true))
	node = moved_origin (a, node, data, parent, child);
    }
  frame_result (a, stmt, node);
}

/* R11: the data is in the parent frame of the transform now.  */

static void
do_apply (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *transform = frame_argument (a, stmt, 0);
  const struct frame_node *data = frame_argument (a, stmt, 1);
  const char *key = world->names[FRAME_K_HEADER];
  const struct frame_node *node = world->unknown;
  const struct frame_value *parent, *child;

  if (frame_node_own_child (transform, key) && frame_node_own_child (data, key))
    node = moved_message (a, frame_parent_id (a->an, transform),
			  frame_child_id (a->an, transform));
  else if (stmt->n_args > 1)
    {
      enum frame_sort sort = frame_data_sort (a, &stmt->args[1]);

      frame_transform_frames (a, &stmt->args[0], &parent, &child);
      /* Turned only: along the axes of the parent.  */
      if (!parent && frame_part_frames (a, &stmt->args[0], &parent, &child))
	parent = frame_value_assumed (world->arena, parent);
      if (parent)
	node = frame_node_with_frame (
	  world, node,
	  frame_value_moved (world->arena,
			     frame_value_sorted (world->arena, parent, sort),
			     child));
    }
  frame_result (a, stmt, node);
}

/* Transforms.  */

static void
do_new_transform (struct frame_activation *a, const struct frame_stmt *stmt)
{
  static const enum frame_well_known parts[]
    = { FRAME_K_ROTATION, FRAME_K_TRANSLATION };
  struct frame_world *world = &a->an->world;
  const struct frame_node *child = optional_argument (a, stmt, 0);
  const struct frame_node *parent = optional_argument (a, stmt, 1);
  const struct frame_node *transform = world->unknown;
  const struct frame_node *node = world->unknown;

  for (unsigned i = 0; i < 2; i++)
    {
      const struct frame_node *part = optional_argument (a, stmt, 2 + i);

      if (part)
	transform = with (a, transform, parts[i], part);
    }
  node = with (a, node, FRAME_K_HEADER,
	       header (a, parent ? parent : world->unknown,
		       optional_argument (a, stmt, 4)));
  node = with (a, node, FRAME_K_CHILD_FRAME_ID,
	       child ? child : world->unknown);
  frame_result (a, stmt, with (a, node, FRAME_K_TRANSFORM, transform));
}

/* R10: target_T_source has the target as its parent.  Its header keeps, for
   -Wframe-time, the time that was asked for.  */

static void
do_lookup (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *target = optional_argument (a, stmt, 0);
  const struct frame_node *source = optional_argument (a, stmt, 1);
  const struct frame_node *time = optional_argument (a, stmt, 2);
  const struct frame_node *node = world->unknown;
  const struct frame_node *head
    = header (a, target ? target : world->unknown, NULL);

  if (time && time->value)
    head = with (a, head, FRAME_K_ASKED, time);
  else if (time && time->rest->kind == FRAME_REST_ENTRY)
    head = with (a, head, FRAME_K_ASKED,
		 frame_node_of_value (world, frame_node_string (world, time)));
  node = with (a, node, FRAME_K_HEADER, head);
  frame_result (a, stmt, with (a, node, FRAME_K_CHILD_FRAME_ID,
			       source ? source : world->unknown));
}

/* Rotations.  */

/* The arguments FROM to FROM + N - 1 of STMT as numbers; false if one is
   not constant.  */

static bool
numbers (struct frame_activation *a, const struct frame_stmt *stmt,
	 unsigned n, double *values)
{
  if (stmt->n_args < n)
    return false;
  for (unsigned i = 0; i < n; i++)
    if (!frame_node_number (&a->an->world, frame_argument (a, stmt, i),
			    &values[i]))
      return false;
  return true;
}

static void
result_rotation (struct frame_activation *a, const struct frame_stmt *stmt,
		 struct frame_rotation r)
{
  struct frame_world *world = &a->an->world;
  const struct frame_value *value
    = frame_value_rotation (world->arena, r, frame_where_of (a, stmt));
  const struct frame_node *node = frame_node_of_value (world, value);

  frame_result (a, stmt, node);
  for (unsigned i = 0; i < stmt->n_args; i++)
    if (stmt->args[i].kind != FRAME_NUMBER)
      return;
  frame_keep_literal (a->an, &stmt->dst, node);
}

/* Repeat the result of STMT if it was made of literals before.  */

static bool
repeat_rotation (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_node *node = frame_find_literal (a->an, &stmt->dst);

  if (node)
    frame_result (a, stmt, node);
  return node != NULL;
}

/* The rotation whose matrix, or its transpose, the nine operands of STMT are
   the elements of; null if there is none.  */

static const struct frame_value *
taken_apart (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_value *whole = NULL;
  bool straight = true, transposed = true;

  if (stmt->n_args < 9)
    return NULL;
  for (unsigned i = 0; i < 9; i++)
    {
      const struct frame_value *value = frame_argument (a, stmt, i)->value;

      if (!value || value->kind != FRAME_VALUE_NUMBER
	  || !value->u.number.whole
	  || (whole && !frame_value_equal_p (whole, value->u.number.whole)))
	return NULL;
      whole = value->u.number.whole;
      straight &= value->u.number.part == (char) ('0' + i);
      transposed &= value->u.number.part == (char) ('0' + i % 3 * 3 + i / 3);
    }
  if (transposed)
    whole = frame_value_invert (a->an->world.arena, whole,
				frame_where_of (a, stmt));
  return straight || transposed ? whole : NULL;
}

/* R12 and R13.  */

static void
do_rotation (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_value *whole;
  double m[9];

  if (repeat_rotation (a, stmt))
    return;
  whole = taken_apart (a, stmt);
  if (whole)
    {
      frame_result (a, stmt, frame_node_of_value (&a->an->world, whole));
      return;
    }
  result_rotation (a, stmt, numbers (a, stmt, 9, m)
			      ? frame_rotation_matrix (m)
			      : frame_rotation_unknown ());
}

static void
do_rpy (struct frame_activation *a, const struct frame_stmt *stmt)
{
  double v[3];

  if (repeat_rotation (a, stmt))
    return;
  result_rotation (a, stmt, numbers (a, stmt, 3, v)
			      ? frame_rotation_rpy (v[0], v[1], v[2])
			      : frame_rotation_unknown ());
}

static void
do_euler (struct frame_activation *a, const struct frame_stmt *stmt)
{
  double v[3];
  bool known = stmt->word && strlen (stmt->word) == 3
	       && strspn (stmt->word, "xyz") == 3;

  if (repeat_rotation (a, stmt))
    return;
  result_rotation (a, stmt,
		   known && numbers (a, stmt, 3, v)
		     ? frame_rotation_euler (stmt->word, v[0], v[1], v[2])
		     : frame_rotation_unknown ());
}

/* True if the constant operands of STMT make a quaternion that tf2 takes for
   one of unit length.  Another one keeps its numbers.  */

static bool
unit_length_p (struct frame_activation *a, const struct frame_stmt *stmt)
{
  double q[4];

  return numbers (a, stmt, 4, q) && frame_quaternion_unit_p (q);
}

static void
do_quaternion (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node = world->unknown;
  const struct frame_value *value;

  /* Put together like a message that is filled field by field, so that
     components taken from one rotation make it again.  */
  for (unsigned i = 0; i < 4; i++)
    node = with (a, node, (enum frame_well_known) (FRAME_K_X + i),
		 frame_argument (a, stmt, i));
  value = frame_node_rotation (world, node);
  if (value->u.turn.r.exact ? unit_length_p (a, stmt)
			    : value->u.turn.n_factors != 0)
    node = frame_node_of_value (world, value);
  frame_result (a, stmt, node);
}

static void
do_axis_angle (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *axis = frame_argument (a, stmt, 0);
  double v[3], angle;
  bool known = frame_node_number (world, frame_argument (a, stmt, 1), &angle);

  for (unsigned i = 0; i < 3; i++)
    known = known
	    && frame_node_number (world,
				  frame_node_child (world, axis,
						    world->names[FRAME_K_X
								 + i]),
				  &v[i]);
  result_rotation (a, stmt,
		   known ? frame_rotation_axis_angle (v[0], v[1], v[2], angle)
			 : frame_rotation_unknown ());
}

/* Three coordinates.  */

static void
do_vector (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_node *node = a->an->world.unknown;

  for (unsigned i = 0; i < 3; i++)
    node = with (a, node, (enum frame_well_known) (FRAME_K_X + i),
		 frame_argument (a, stmt, i));
  frame_result (a, stmt, node);
}

/* An identity is both a rotation and a transform; which one is meant is
   seen by how it is used.  */

static void
do_identity (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  struct frame_where where = frame_where_of (a, stmt);
  const struct frame_value *value
    = frame_value_rotation (world->arena, frame_rotation_identity (), where);
  const struct frame_node *zero = world->unknown, *node = world->unknown;
  const struct frame_node *number
    = frame_node_of_value (world, frame_value_number (world->arena, 0,
						      where));

  for (unsigned i = 0; i < 3; i++)
    zero = with (a, zero, (enum frame_well_known) (FRAME_K_X + i), number);
  node = with (a, node, FRAME_K_ROTATION, frame_node_of_value (world, value));
  node = with (a, node, FRAME_K_TRANSLATION, zero);
  frame_result (a, stmt, frame_node_set_value (world, node, value));
}

/* Composition.  */

/* The three numbers of the vector NODE; false if one is not constant.  */

static bool
vector (struct frame_activation *a, const struct frame_node *node,
	double v[3])
{
  struct frame_world *world = &a->an->world;

  for (unsigned i = 0; i < 3; i++)
    if (!frame_node_number (world,
			    frame_node_child (world, node,
					      world->names[FRAME_K_X + i]),
			    &v[i]))
      return false;
  return true;
}

static const struct frame_node *
vector_node (struct frame_activation *a, const double v[3],
	     struct frame_where where)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node = world->unknown;

  for (unsigned i = 0; i < 3; i++)
    node = with (a, node, (enum frame_well_known) (FRAME_K_X + i),
		 frame_node_of_value (
		   world, frame_value_number (world->arena, v[i], where)));
  return node;
}

/* R V + T.  */

static void
move (const struct frame_rotation *r, const double v[3], const double t[3],
      double result[3])
{
  for (unsigned i = 0; i < 3; i++)
    result[i] = r->m[3 * i] * v[0] + r->m[3 * i + 1] * v[1]
		+ r->m[3 * i + 2] * v[2] + t[i];
}

/* The rotation of the transform NODE.  A constant one that comes with a
   displacement says how one body is mounted on another.  */

static const struct frame_value *
turn_of_transform (struct frame_activation *a, const struct frame_node *node)
{
  struct frame_world *world = &a->an->world;
  const struct frame_value *value
    = frame_node_rotation (world, part_of (a, node, FRAME_K_ROTATION));
  struct frame_value *copy;
  double v[3];

  if (value->u.turn.n_factors == 0 || value->u.turn.mounting
      || (vector (a, part_of (a, node, FRAME_K_TRANSLATION), v) && v[0] == 0
	  && v[1] == 0 && v[2] == 0))
    return value;
  if (!value->u.turn.r.exact)
    return value;
  copy = frame_value_copy (world->arena, value);
  copy->u.turn.mounting = true;
  return copy;
}

/* The constant that the id VALUE is, without a slash; null if it is none.  */

static const char *
constant_id (const struct frame_value *value)
{
  const char *text = value ? frame_constant_string (value) : NULL;

  return text && *text == '/' ? text + 1 : text;
}

/* True if A and B are known to be different frames.  */

static bool
frames_differ_p (const struct frame_value *a, const struct frame_value *b)
{
  const char *x = constant_id (a), *y = constant_id (b);

  return x && y && strcmp (x, y) != 0;
}

/* The text that the id VALUE has unless a parameter changes it; null if there
   are several, or it is not known.  */

static const char *
usual_id (struct frame_activation *a, const struct frame_value *value)
{
  const struct frame_string *s = value ? &value->u.string : NULL;
  bool by_default = false;

  return s && s->n == 1 && !s->other
	   ? frame_alt_text (a->an->world.strings, s->alts, &by_default) : NULL;
}

/* True if the names of the frames PARENT and CHILD fix one choice of axes for
   both.  */

static bool
same_axes_p (struct frame_activation *a, const struct frame_value *parent,
	     const struct frame_value *child)
{
  const struct frame_mined *mined = a->an->options.mined;
  const char *p = usual_id (a, parent), *c = usual_id (a, child);
  const struct frame_mined_rule *x = p ? frame_name_axes (mined, p) : NULL;
  const struct frame_mined_rule *y = c ? frame_name_axes (mined, c) : NULL;

  return x && y && frame_orientation_equal_p (x->orientation, y->orientation);
}

/* True if operand OP is a transform between two frames, or the rotation of
   one, that may have other axes each: an unknown turn that was looked up
   changes the axes where it has to.  */

static bool
looked_up_turn_p (struct frame_activation *a, const struct frame_operand *op)
{
  const struct frame_value *parent, *child;

  frame_transform_frames (a, op, &parent, &child);
  if (!parent && !child && !frame_part_frames (a, op, &parent, &child))
    return false;
  return !same_axes_p (a, parent, child);
}

/* The product VALUE of the operands of STMT, a mounting if one of them is.  */

static const struct frame_value *
with_mounting (struct frame_activation *a, const struct frame_stmt *stmt,
	       const struct frame_value *value)
{
  struct frame_value *copy;

  if (value->u.turn.r.exact || value->u.turn.n_factors == 0
      || value->u.turn.mounting
      || (!looked_up_turn_p (a, &stmt->args[0])
	  && !looked_up_turn_p (a, &stmt->args[1])))
    return value;
  copy = frame_value_copy (a->an->world.arena, value);
  copy->u.turn.mounting = true;
  return copy;
}

/* The transform X * Y.  */

static const struct frame_node *
compose_transforms (struct frame_activation *a, const struct frame_stmt *stmt,
		    const struct frame_node *x, const struct frame_node *y)
{
  struct frame_world *world = &a->an->world;
  struct frame_where where = frame_where_of (a, stmt);
  const struct frame_value *rx = turn_of_transform (a, x);
  const struct frame_value *ry = turn_of_transform (a, y);
  const struct frame_node *node = world->unknown;
  double tx[3], ty[3], t[3];

  node = with (a, node, FRAME_K_ROTATION,
	       frame_node_of_value (
		 world, with_mounting (a, stmt,
				       frame_value_compose (world->arena, rx,
							    ry, where))));
  if (rx->u.turn.r.exact
      && vector (a, part_of (a, x, FRAME_K_TRANSLATION), tx)
      && vector (a, part_of (a, y, FRAME_K_TRANSLATION), ty))
    {
      move (&rx->u.turn.r, ty, tx, t);
      return with (a, node, FRAME_K_TRANSLATION, vector_node (a, t, where));
    }
  return with (a, node, FRAME_K_TRANSLATION, world->unknown);
}

/* True if ID is a frame that does not move with a robot.  */

static bool
ground_p (struct frame_activation *a, const struct frame_value *id)
{
  static const char *const names[] = { "earth", "world", "map", "odom" };
  const struct frame_string *s = &id->u.string;
  bool by_default = false;

  for (unsigned i = 0; i < s->n; i++)
    {
      const char *text
	= frame_alt_text (a->an->world.strings, &s->alts[i], &by_default);

      for (unsigned j = 0; text && j < sizeof names / sizeof *names; j++)
	if (frame_name_like_p (text, names[j]))
	  return true;
    }
  return false;
}

/* R14 and R15.  Two unknown factors make something unknown, rotation or
   transform.  */

static void
do_compose (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *x = frame_argument (a, stmt, 0);
  const struct frame_node *y = frame_argument (a, stmt, 1);
  const struct frame_value *parent, *child, *inner, *inner2;
  bool transforms;

  if (stmt->n_args < 2)
    return;
  frame_transform_frames (a, &stmt->args[0], &parent, &inner);
  frame_transform_frames (a, &stmt->args[1], &inner2, &child);
  transforms = parent || child;
  /* A pose is from its own frame, nobody knows which, to that it is given
     in.  */
  if (!parent && (inner2 || child || frame_node_transform_p (world, y)))
    parent = frame_data_frame (a, &stmt->args[0], true);
  /* A product that makes no sense is in no frame: once reported is enough.  */
  if (frames_differ_p (inner, inner2))
    parent = child = NULL;
  /* Where a sensor has gone since the start, times where it is mounted, is in
     the frame that the body had at the start: odometry does that.  */
  if (parent && inner && !inner2 && !ground_p (a, parent)
      && !ground_p (a, inner)
      && !frame_data_frame (a, &stmt->args[1], true))
    parent = frame_value_assumed (world->arena, parent);
  if (transforms || frame_node_transform_p (world, x)
      || frame_node_transform_p (world, y))
    frame_result (a, stmt,
		  frame_node_with_frames (a,
					  compose_transforms (a, stmt, x, y),
					  parent, child));
  else if (frame_node_unknown_p (x) && frame_node_unknown_p (y))
    frame_result (a, stmt, x->rest->inverted ? x : y);
  else
    {
      const struct frame_value *value
	= frame_value_compose (world->arena, frame_node_rotation (world, x),
			       frame_node_rotation (world, y),
			       frame_where_of (a, stmt));

      value = with_mounting (a, stmt, value);
      frame_result (a, stmt, frame_node_of_value (world, value));
    }
}

static const struct frame_node *
invert_transform (struct frame_activation *a, const struct frame_stmt *stmt,
		  const struct frame_node *x)
{
  struct frame_world *world = &a->an->world;
  struct frame_where where = frame_where_of (a, stmt);
  const struct frame_value *value
    = frame_value_invert (world->arena, turn_of_transform (a, x), where);
  const struct frame_node *node = world->unknown;
  double v[3], t[3], zero[3] = { 0, 0, 0 };

  node = with (a, node, FRAME_K_ROTATION, frame_node_of_value (world, value));
  if (!value->u.turn.r.exact
      || !vector (a, part_of (a, x, FRAME_K_TRANSLATION), v))
    return with (a, node, FRAME_K_TRANSLATION, world->unknown);
  for (unsigned i = 0; i < 3; i++)
    v[i] = -v[i];
  move (&value->u.turn.r, v, zero, t);
  return with (a, node, FRAME_K_TRANSLATION, vector_node (a, t, where));
}

static void
do_inverse (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *x = frame_argument (a, stmt, 0);
  const struct frame_value *value, *parent = NULL, *child = NULL;

  if (stmt->n_args)
    frame_transform_frames (a, &stmt->args[0], &parent, &child);
  if (parent || child || frame_node_transform_p (world, x))
    {
      frame_result (a, stmt,
		    frame_node_with_frames (a, invert_transform (a, stmt, x),
					    child, parent));
      return;
    }
  value = frame_node_rotation (world, x);
  if (!value->u.turn.r.exact && value->u.turn.n_factors == 0)
    frame_result (a, stmt, x->rest->inverted ? world->unknown
					     : world->unknown_inverted);
  else if (x->value && frame_rotation_identity_p (value->u.turn.r))
    frame_result (a, stmt, x);
  else
    frame_result (a, stmt,
		  frame_node_of_value (
		    world, frame_value_invert (world->arena, value,
					       frame_where_of (a, stmt))));
}

/* A transposed matrix is a step of a calculation, not an inverted
   transform.  */

static void
do_transpose (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_value *value
    = frame_node_rotation (world, frame_argument (a, stmt, 0));
  struct frame_value *result;

  if (!value->u.turn.r.exact && value->u.turn.n_factors == 0)
    {
      frame_result (a, stmt, world->unknown);
      return;
    }
  result = frame_value_copy (world->arena,
			     frame_value_invert (world->arena, value,
						 frame_where_of (a, stmt)));
  result->u.turn.inverted = value->u.turn.inverted;
  frame_result (a, stmt, frame_node_of_value (world, result));
}

frame_transfer_fn
frame_transform_transfer (enum frame_op op)
{
  switch (op)
    {
    case FRAME_OP_STAMPED:
      return do_stamped;
    case FRAME_OP_GET_DATA:
      return do_get_data;
    case FRAME_OP_TRANSFORM_TO:
      return do_transform_to;
    case FRAME_OP_APPLY:
      return do_apply;
    case FRAME_OP_NEW_TRANSFORM:
      return do_new_transform;
    case FRAME_OP_LOOKUP:
      return do_lookup;
    case FRAME_OP_ROTATION:
      return do_rotation;
    case FRAME_OP_IDENTITY:
      return do_identity;
    case FRAME_OP_RPY:
      return do_rpy;
    case FRAME_OP_EULER:
      return do_euler;
    case FRAME_OP_QUATERNION:
      return do_quaternion;
    case FRAME_OP_AXIS_ANGLE:
      return do_axis_angle;
    case FRAME_OP_COMPOSE:
      return do_compose;
    case FRAME_OP_INVERSE:
      return do_inverse;
    case FRAME_OP_TRANSPOSE:
      return do_transpose;
    case FRAME_OP_VECTOR:
      return do_vector;
    default:
      return NULL;
    }
}
