/* Messages whose header disagrees with their data: -Wframe-wrong-id.

   Data has a frame of its own where it was copied out of a message with a
   known frame, or where a transform brought it (infer-frames.c).  A message
   that is published with another frame in its header is wrong if both are
   known, or if the header names the very frame that the data was moved out
   of.  That two frames may be one, because the program publishes an identity
   between them, is known only when all of it has been seen: so findings wait
   for the tree.

   A path and its poses have headers each.  Some readers go by the one, some by
   the others, so they had better agree.

   An id that is a number is no frame at all.  */

#include "check.h"
#include "frame-names.h"
#include "infer-frames.h"
#include "trace.h"
#include <string.h>

/* A message on its way through its members.  */
struct label
{
  struct frame_activation *a;
  const struct frame_stmt *stmt;
  bool sensor;			/* raw data in the frame of a sensor */
  const struct frame_value *id;	/* of the innermost header; or null */
  const struct frame_value *path; /* of the path that it is in; or null */
};

static const struct frame_alt *
only_alt (const struct frame_value *value)
{
  const struct frame_string *s = value ? &value->u.string : NULL;

  return s && s->n == 1 && !s->other && !s->assumed ? s->alts : NULL;
}

/* True if the frames DATA and ID certainly differ.  *BY_DEFAULT is set if
   parameters can change that.  */

static bool
differ_p (struct frame_analysis *an, const struct frame_alt *data,
	  const struct frame_alt *id, bool *by_default)
{
  const char *x = frame_alt_text (an->world.strings, data, by_default);
  const char *y = frame_alt_text (an->world.strings, id, by_default);

  return x && y && *x && *y
	 && frame_strip_slash (an, x) != frame_strip_slash (an, y);
}

/* True if FRAME is the name of a role, which the frame of any hand may play:
   Fetch's controllers take "end_effector_frame" for whatever their chain
   ends in.  */

static bool
role_p (struct frame_analysis *an, const struct frame_alt *frame)
{
  bool by_default;
  const char *text = frame_alt_text (an->world.strings, frame, &by_default);

  return text && frame_name_has_part_p (frame_name_without_prefix (text),
					"end_effector");
}

/* True if ID is what data in the frame of DATA was moved out of.  */

static bool
left_behind_p (const struct frame_value *data, const struct frame_alt *id)
{
  const struct frame_alt *from = only_alt (data->u.string.from);

  return from && from->kind != FRAME_ALT_UNSET
	 && frame_alt_same_p (from, id)
	 && !frame_alt_same_p (data->u.string.alts, id);
}

/* Keep for later that the translation of a transform, DATA, has the header of L
   that says where the transform is from: there it would be 0.  */

static void
compare_origin (const struct label *l, const struct frame_value *data)
{
  struct frame_analysis *an = l->a->an;
  const struct frame_alt *from = only_alt (data->u.string.from);
  const struct frame_alt *id = only_alt (l->id);
  struct frame_label *label;

  if (data->u.string.n != 1 || data->u.string.other || !from || !id
      || from->kind == FRAME_ALT_UNSET || !frame_alt_same_p (from, id)
      || frame_alt_same_p (data->u.string.alts, id))
    return;
  label = FRAME_PUSH (an->labels, an->n_labels, an->labels_capacity,
		      struct frame_label);
  label->where = frame_where_of (l->a, l->stmt);
  label->certainty = FRAME_ON_EVERY_PATH;
  label->origin = true;
  label->data = *data->u.string.alts;
  label->id = *id;
}

/* Keep for later that data in the frame DATA has the header of L.  */

static void
compare (const struct label *l, const struct frame_value *data)
{
  struct frame_analysis *an = l->a->an;
  const struct frame_alt *x = only_alt (data), *y = only_alt (l->id);
  struct frame_label *label;
  bool by_default = false, differ;

  if (data && data->u.string.origin)
    compare_origin (l, data);
  if (!x || !y)
    return;
  differ = differ_p (an, x, y, &by_default);
  if (!differ && !left_behind_p (data, y))
    return;
  if (!differ && frame_alt_text (an->world.strings, x, &by_default)
      && frame_alt_text (an->world.strings, y, &by_default))
    return;
  label = FRAME_PUSH (an->labels, an->n_labels, an->labels_capacity,
		      struct frame_label);
  label->where = frame_where_of (l->a, l->stmt);
  label->origin = false;
  label->certainty
    = differ && !left_behind_p (data, y)
	  && (by_default || role_p (an, x) || role_p (an, y))
	? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH;
  label->data = *x;
  label->id = *y;
}

/* Report that a pose with ID in its header is one of the path of L, whose
   header says another frame: where the pose gets its id, however many publish
   it.  */

static void
compare_pose (const struct label *l, const struct frame_value *id)
{
  struct frame_analysis *an = l->a->an;
  const struct frame_alt *x = only_alt (id), *y = only_alt (l->path);
  struct frame_where published = frame_where_of (l->a, l->stmt);
  struct frame_finding *finding;
  bool by_default = false;

  if (!x || !y || !differ_p (an, x, y, &by_default))
    return;
  finding = frame_findings_add (
    an->findings, FRAME_W_WRONG_ID, FRAME_ON_SOME_PATH,
    frame_where_known_p (x->where) ? x->where : published,
    "a pose in " FRAME_Q ("%s") " is published in a path in " FRAME_Q ("%s")
    ": readers go by one or the other",
    frame_alt_text (an->world.strings, x, &by_default),
    frame_alt_text (an->world.strings, y, &by_default));
  if (!finding)
    return;
  frame_note_origin (an, finding, finding->where, y);
  if (!frame_where_equal_p (published, finding->where))
    frame_finding_note (an->findings, finding, published, "published here");
}

static bool
constant_p (const struct frame_value *value)
{
  return value && value->kind == FRAME_VALUE_NUMBER
	 && !value->u.number.whole && !value->u.number.param;
}

/* True if NODE is a vector whose components were all set to constants: what
   it held before is gone.  */

static bool
constant_vector_p (const struct frame_world *world,
		   const struct frame_node *node)
{
  static const enum frame_well_known components[]
    = { FRAME_K_X, FRAME_K_Y, FRAME_K_Z };

  for (unsigned i = 0; i < 3; i++)
    {
      const struct frame_node *child
	= frame_node_own_child (node, world->names[components[i]]);

      if (!child || !constant_p (child->value))
	return false;
    }
  return true;
}

/* True if NODE is, or has, more than constants: those are the same in any
   frame that somebody calls them in.  */

static bool
carries_data_p (const struct frame_world *world,
		const struct frame_node *node)
{
  if (node->value && node->value->kind == FRAME_VALUE_NUMBER)
    return !constant_p (node->value);
  if (node->value && node->value->kind == FRAME_VALUE_ROTATION)
    return !node->value->u.turn.r.exact;
  if (node->value)
    return false;
  if (constant_vector_p (world, node))
    return false;
  for (unsigned i = 0; i < node->n; i++)
    if (carries_data_p (world, node->children[i].node))
      return true;
  return node->rest->kind != FRAME_REST_DEFAULT;
}

/* The same, of the members of the message NODE that are in its frame.  */

static bool
message_carries_data_p (const struct frame_world *world,
			const struct frame_node *node)
{
  for (unsigned i = 0; i < node->n; i++)
    if (frame_member_framed_p (node->children[i].key)
	&& carries_data_p (world, node->children[i].node))
      return true;
  return node->rest->kind != FRAME_REST_DEFAULT;
}

/* True if the member KEY of NODE is not in the frame of NODE's header: the
   twist of an odometry message, the points of a marker that has a pose, the
   attitude of an Imu, the pixels of an image.  */

static bool
other_frame_p (const struct label *l, const struct frame_node *node,
	       const char *key)
{
  const char *const *names = l->a->an->world.names;

  if (strcmp (key, "points") == 0)
    return frame_node_own_child (node, names[FRAME_K_POSE]) != NULL;
  if (key == names[FRAME_K_TWIST])
    return frame_node_own_child (node, names[FRAME_K_CHILD_FRAME_ID]) != NULL;
  return strcmp (key, "orientation") == 0
	 || (l->sensor && strcmp (key, "data") == 0);
}

/* True if NODE is a plain transform or pose that knows its frames, as the
   products of transforms do: no message of its own.  */

static bool
plain_with_frames_p (const struct frame_world *world,
		     const struct frame_node *node)
{
  return frame_node_own_child (node, world->names[FRAME_K_HEADER])
	 && frame_node_own_child (node, world->names[FRAME_K_CHILD_FRAME_ID])
	 && !frame_node_own_child (node, world->names[FRAME_K_TRANSFORM])
	 && !frame_node_own_child (node, world->names[FRAME_K_POSE])
	 && !frame_node_own_child (node, world->names[FRAME_K_TWIST]);
}

static void
visit (const struct label *l, const struct frame_node *node)
{
  struct frame_world *world = &l->a->an->world;
  const char *header = world->names[FRAME_K_HEADER];
  struct label here = *l;
  bool stamped;

  node = frame_node_force (world, node);
  stamped = frame_node_own_child (node, header) != NULL;
  if (stamped && l->id && plain_with_frames_p (world, node))
    {
      stamped = false;
      compare (l, frame_parent_id (l->a->an, node));
    }
  if (stamped)
    {
      const struct frame_value *id = frame_parent_id (l->a->an, node);

      /* The poses of a path may leave their headers empty.  */
      if (!frame_string_empty_p (id, true))
	{
	  if (l->path)
	    compare_pose (l, id);
	  here.id = id;
	}
    }
  if (node->frame && here.id
      && (stamped ? (node->frame->u.string.from
		     || (!l->sensor && message_carries_data_p (world, node)))
		  : carries_data_p (world, node)))
    compare (&here, node->frame);
  /* Whoever turns the axes by hand takes the data into another frame.  */
  if (frame_turned_by_hand_p (world, node))
    return;
  for (unsigned i = 0; i < node->n; i++)
    {
      const char *key = node->children[i].key;
      struct label below = here;

      if (key == header)
	continue;
      if (!frame_element_key_p (key) && key != world->names[FRAME_K_POINTEE]
	  && (!frame_member_framed_p (key)
	      || other_frame_p (&here, node, key)))
	below.id = NULL;
      visit (&below, node->children[i].node);
    }
}

/* Numbers.  */

/* The text of ALT if it consists of digits; "" if nobody knows which; null
   if it is no number.  */

static const char *
digits_of (const struct frame_alt *alt)
{
  if (alt->kind == FRAME_ALT_DIGITS)
    return "";
  return alt->kind == FRAME_ALT_CONST && *alt->text
	 && alt->text[strspn (alt->text, "0123456789")] == '\0'
	   ? alt->text : NULL;
}

static void
check_number (struct frame_activation *a, const struct frame_stmt *stmt,
	      const struct frame_value *id, const char *role)
{
  const struct frame_alt *alt = only_alt (id);
  const char *digits = alt ? digits_of (alt) : NULL;
  struct frame_analysis *an = a->an;
  struct frame_where where = frame_where_of (a, stmt);
  struct frame_finding *finding;

  if (!digits)
    return;
  if (*digits)
    finding = frame_findings_add (
      an->findings, FRAME_W_WRONG_ID, FRAME_ON_EVERY_PATH, where,
      "the %s is the number " FRAME_Q ("%s") ": no frame has such a name",
      role, digits);
  else
    finding = frame_findings_add (
      an->findings, FRAME_W_WRONG_ID, FRAME_ON_EVERY_PATH, where,
      "the %s is a number that was written out: each value names a frame of "
      "its own, which no transform leads to", role);
  if (finding && frame_where_known_p (alt->where)
      && !frame_where_equal_p (alt->where, where))
    frame_finding_note (an->findings, finding, alt->where,
			"the number becomes an id here");
}

static void
check_sent_numbers (struct frame_activation *a, const struct frame_stmt *stmt,
		    const struct frame_node *message)
{
  check_number (a, stmt, frame_parent_id (a->an, message), "parent frame");
  check_number (a, stmt, frame_child_id (a->an, message), "child frame");
}

/* The attitude of an Imu.  */

/* PLACE with COMPONENT behind it, in PATH.  */

static struct frame_place
extended (const struct frame_place *place, const char *path[FRAME_MAX_STEPS],
	  const char *component)
{
  struct frame_place result = *place;

  frame_path_copy (path, place->path, place->n_path);
  path[result.n_path++] = component;
  result.path = path;
  return result;
}

/* Set *FROM to what was last copied to PLACE before STMT of A.  False if that
   was something else, or several things; *WRITTEN tells if PLACE itself was
   written.  */

static bool
copied_from (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_place *place, struct frame_place *from,
	     bool *written)
{
  bool several;
  const struct frame_stmt *def
    = frame_trace_definition (a, stmt, place, &several);
  struct frame_source source;

  *written = def || several;
  if (!def || def->op != FRAME_OP_SET || def->n_args != 1
      || def->args[0].kind != FRAME_PLACE)
    return false;
  *from = def->args[0].place;
  if (place->path[place->n_path - 1] != a->an->world.names[FRAME_K_X])
    return true;
  /* A number goes through temporaries.  */
  frame_trace (a, def, &def->args[0], &source);
  *from = source.place;
  return source.has_place && source.a == a && source.factor == 1;
}

/* Take ENDING, COUNT components, off PLACE.  False if it ends in others.  */

static bool
cut (struct frame_place *place, const char *const *ending, unsigned count)
{
  if (place->n_path < count)
    return false;
  place->n_path -= count;
  for (unsigned i = 0; i < count; i++)
    if (strcmp (place->path[place->n_path + i], ending[i]) != 0)
      return false;
  return true;
}

/* The message that the orientation of the Imu at PLACE, which STMT of A
   publishes, is the pose in.  False if it is of nothing like that.  */

static bool
turned_in (struct frame_activation *a, const struct frame_stmt *stmt,
	   const struct frame_place *place, struct frame_place *message)
{
  static const char *const pose[] = { "pose", "pose", "rotation", "x" };
  const char *path[FRAME_MAX_STEPS], *deeper[FRAME_MAX_STEPS];
  struct frame_place whole, x;
  bool written;

  whole = extended (place, path,
		    frame_intern (a->an->world.strings, "orientation"));
  if (copied_from (a, stmt, &whole, message, &written))
    return cut (message, pose, 3);
  x = extended (&whole, deeper, a->an->world.names[FRAME_K_X]);
  return !written && copied_from (a, stmt, &x, message, &written)
	 && cut (message, pose, 4);
}

/* The message that the frame id of the Imu at PLACE was copied out of.  */

static bool
labelled_by (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_place *place, struct frame_place *message)
{
  static const char *const header[] = { "header", "frame_id" };
  const char *path[FRAME_MAX_STEPS], *deeper[FRAME_MAX_STEPS];
  struct frame_place whole, id;
  bool written;

  whole = extended (place, path, a->an->world.names[FRAME_K_HEADER]);
  id = extended (&whole, deeper, a->an->world.names[FRAME_K_FRAME_ID]);
  if (copied_from (a, stmt, &id, message, &written))
    return cut (message, header, 2);
  return !written && copied_from (a, stmt, &whole, message, &written)
	 && cut (message, header, 1);
}

/* The Imu that STMT publishes has the attitude of some odometry's pose, which
   is that of the child frame, and the header of the same odometry.  */

static void
check_attitude (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_place *place = &stmt->args[0].place;
  struct frame_place odometry, label;

  if (stmt->n_args == 0 || stmt->args[0].kind == FRAME_NONE
      || stmt->args[0].kind == FRAME_UNKNOWN
      || place->n_path + 3 > FRAME_MAX_STEPS
      || !turned_in (a, stmt, place, &odometry)
      || !labelled_by (a, stmt, place, &label)
      || !frame_place_equal (&odometry, &label))
    return;
  frame_findings_add (
    a->an->findings, FRAME_W_WRONG_ID, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt),
    "the attitude in an odometry, which is that of its child frame, is "
    "published as that of its parent frame: an Imu has the frame of what "
    "turns (REP 145)");
}

static void
check_published (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_type *type
    = frame_find_type (a->an, a->info->fn->unit, stmt->word);
  const struct frame_node *message = frame_argument (a, stmt, 0);
  struct label l = { a, stmt, false, NULL, NULL };

  if (type && type->frame_class == FRAME_TYPE_UNUSED)
    return;
  l.sensor = type && type->frame_class == FRAME_TYPE_SENSOR;
  if (stmt->word && frame_name_ends_with_p (stmt->word, "::Path"))
    l.path = frame_parent_id (a->an, message);
  if (stmt->word && frame_name_ends_with_p (stmt->word, "::Imu"))
    check_attitude (a, stmt);
  visit (&l, message);
  if (type && type->frame_class != FRAME_TYPE_PLAIN)
    check_number (a, stmt, frame_parent_id (a->an, message), "frame id");
}

void
frame_check_wrong_id (struct frame_activation *a,
		      const struct frame_stmt *stmt)
{
  if (stmt->op == FRAME_OP_PUBLISH)
    check_published (a, stmt);
  else if (stmt->op == FRAME_OP_SEND)
    frame_each_message (a, stmt, frame_argument (a, stmt, 0),
			check_sent_numbers);
}

/* The program.  */

/* True if the program publishes that the frames A and B coincide, or at least
   have the same axes.  */

static bool
one_frame_p (struct frame_analysis *an, const char *a, const char *b)
{
  for (unsigned i = 0; i < an->n_edges; i++)
    {
      const struct frame_tree_edge *e = &an->edges[i];

      if (((e->edge.parent == a && e->edge.child == b)
	   || (e->edge.parent == b && e->edge.child == a))
	  && e->rotation && e->rotation->u.turn.r.exact
	  && frame_rotation_identity_p (e->rotation->u.turn.r))
	return true;
    }
  return false;
}

/* The finding of -Wframe-twist-frame about the same, or null: it names the
   member.  */

static struct frame_finding *
twist_finding (struct frame_analysis *an, const struct frame_label *l,
	       const char *data, const char *id)
{
  const char *frames[2]
    = { frame_printf (an->arena, FRAME_Q ("%s"), data),
	frame_printf (an->arena, FRAME_Q ("%s"), id) };

  for (unsigned i = 0; i < an->findings->n; i++)
    {
      struct frame_finding *f = &an->findings->list[i];

      if (f->warning == FRAME_W_TWIST_FRAME
	  && frame_where_equal_p (f->where, l->where)
	  && strstr (f->message, frames[0]) && strstr (f->message, frames[1]))
	return f;
    }
  return NULL;
}

/* True if A and B are one mistake: the data and the id are the same, from the
   same places.  */

static bool
one_mistake_p (const struct frame_label *a, const struct frame_label *b)
{
  return frame_where_known_p (a->data.where) && frame_where_known_p (a->id.where)
	 && frame_where_equal_p (a->data.where, b->data.where)
	 && frame_where_equal_p (a->id.where, b->id.where)
	 && frame_alt_same_p (&a->data, &b->data)
	 && frame_alt_same_p (&a->id, &b->id)
	 && a->certainty == b->certainty;
}

/* True if LABEL of AN stands in a finding about an earlier one.  */

static bool
told_p (const struct frame_analysis *an, unsigned label)
{
  for (unsigned i = 0; i < label; i++)
    if (one_mistake_p (&an->labels[i], &an->labels[label]))
      return true;
  return false;
}

static void
report (struct frame_analysis *an, const struct frame_label *l)
{
  bool by_default = false;
  const char *data = frame_alt_text (an->world.strings, &l->data,
				     &by_default);
  const char *id = frame_alt_text (an->world.strings, &l->id, &by_default);
  struct frame_finding *finding;

  if (data && id && one_frame_p (an, frame_strip_slash (an, data),
				 frame_strip_slash (an, id)))
    return;
  /* One finding, as visible as this one.  */
  finding = data && id ? twist_finding (an, l, frame_strip_slash (an, data),
					frame_strip_slash (an, id))
		       : NULL;
  if (finding)
    {
      finding->tier = frame_warnings[FRAME_W_WRONG_ID].tier;
      return;
    }
  if (data && id && l->origin)
    finding = frame_findings_add (
      an->findings, FRAME_W_WRONG_ID, l->certainty, l->where,
      "the place of " FRAME_Q ("%s") " in " FRAME_Q ("%s") " is published as "
      "if it were in " FRAME_Q ("%s") ": the inverse is meant", id, data, id);
  else if (data && id)
    finding = frame_findings_add (
      an->findings, FRAME_W_WRONG_ID, l->certainty, l->where,
      "data in " FRAME_Q ("%s") " is published as if it were in "
      FRAME_Q ("%s"), data, id);
  else if (data)
    finding = frame_findings_add (
      an->findings, FRAME_W_WRONG_ID, l->certainty, l->where,
      "data that was brought to " FRAME_Q ("%s")
      " is published under the frame that it came from", data);
  else
    finding = frame_findings_add (
      an->findings, FRAME_W_WRONG_ID, l->certainty, l->where,
      "data that was transformed is published under the frame that it came "
      "from");
  if (!finding)
    return;
  frame_note_origin (an, finding, l->where, &l->data);
  if (!frame_where_equal_p (l->data.where, l->id.where))
    frame_note_origin (an, finding, l->where, &l->id);
}

void
frame_check_labels (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_labels; i++)
    if (!told_p (an, i))
      report (an, &an->labels[i]);
}
