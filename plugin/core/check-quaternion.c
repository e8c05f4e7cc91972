/* Quaternions: -Wframe-quaternion.

   Two things are looked at.  Where a rotation leaves the program, in a
   message or a transform, its numbers: all zero (the default of ROS 1's
   messages), not of unit length, or the identity of a library that has w
   first.  And where four components make a quaternion, the names under which
   they were read: Eigen's constructor takes w first, tf, tf2 and the messages
   have it last.

   What ROS does: tf2 of ROS 1 refuses |n^2 - 1| >= 0.01; ROS 2 and the old tf
   make the length one, but zero becomes NaN everywhere.  */

#include "angles.h"
#include "check.h"
#include "trace.h"
#include <string.h>

/* Numbers.  */

/* A rotation that goes somewhere.  */
struct sink
{
  struct frame_activation *a;
  const struct frame_stmt *stmt;
  const char *what;		/* "'nav_msgs::Odometry' is published" */
  const char *effect;		/* what happens at run time */
  char zero_tier;		/* of a rotation that was never set */
  char length_tier;		/* of one that is not of unit length */
  bool vehicle;			/* the rotation of something that drives or
				   flies upright */
  bool touched;			/* the position beside it was written, so that
				   the rotation is forgotten rather than that
				   the whole is a placeholder */
};

/* Where the component of NODE that was written last in its source stands;
   else where NODE was constructed.  */

static struct frame_where
where_of (struct frame_world *world, const struct frame_node *node)
{
  struct frame_where where = node->rest->where;

  if (node->value)
    return node->value->where;
  for (unsigned i = 0; i < 4; i++)
    {
      const struct frame_node *part
	= frame_node_own_child (node, world->names[FRAME_K_X + i]);

      if (part && part->value && frame_where_known_p (part->value->where))
	where = part->value->where;
    }
  return where;
}

static struct frame_finding *
report (const struct sink *s, const struct frame_node *rotation, char tier,
	const char *problem, const char *effect)
{
  struct frame_analysis *an = s->a->an;
  struct frame_where where = frame_where_of (s->a, s->stmt);
  struct frame_where made = where_of (&an->world, rotation);
  bool unset = !rotation->value && rotation->n == 0;
  struct frame_finding *finding
    = frame_findings_add (an->findings, FRAME_W_QUATERNION,
			  FRAME_ON_EVERY_PATH, where, "%s with a quaternion "
			  "%s; %s", s->what, problem, effect);

  if (!finding)
    return NULL;
  finding->tier = tier;
  if (frame_where_known_p (made) && !frame_where_equal_p (made, where))
    frame_finding_note (an->findings, finding, made,
			unset ? "it is made here, with (0, 0, 0, 0)"
			      : "the quaternion is set here");
  return finding;
}

/* Q as a person writes it.  */

static const char *
print_quaternion (struct frame_analysis *an, const double q[4])
{
  return frame_printf (an->arena, "(%g, %g, %g, %g)", q[0], q[1], q[2], q[3]);
}

/* Say that one of x, y and z of ROTATION, whose constant numbers are in Q, is
   calculated and w is never set.  */

static void
check_half_set (const struct sink *s, const struct frame_node *rotation,
		const bool known[4], const double q[4])
{
  struct frame_world *world = &s->a->an->world;
  unsigned unknown = 4;

  for (unsigned i = 0; i < 3; i++)
    if (!known[i])
      {
	if (unknown != 4)
	  return;
	unknown = i;
      }
    else if (q[i] != 0)
      return;
  if (unknown == 4 || !known[3] || q[3] != 0 || rotation->value
      || frame_node_own_child (rotation, world->names[FRAME_K_W])
      || rotation->rest->kind != FRAME_REST_DEFAULT)
    return;
  report (s, rotation, 'A',
	  frame_printf (s->a->an->arena, "of which only " FRAME_Q ("%c")
			" is set and " FRAME_Q ("w") " stays 0",
			"xyz"[unknown]),
	  s->effect);
}

/* Look at the numbers of ROTATION.  */

static void
check_numbers (const struct sink *s, const struct frame_node *rotation)
{
  struct frame_world *world = &s->a->an->world;
  bool known[4], all = true;
  double q[4];

  rotation = frame_node_force (world, rotation);
  for (unsigned i = 0; i < 4; i++)
    {
      known[i] = frame_node_number (
	world, frame_node_child (world, rotation, world->names[FRAME_K_X + i]),
	&q[i]);
      all &= known[i];
    }
  if (!all)
    check_half_set (s, rotation, known, q);
  else if (frame_quaternion_zero_p (q))
    {
      if (rotation->n == 0 && !s->touched)
	return;
      if (rotation->n == 0)
	report (s, rotation, s->zero_tier, "that was never set, (0, 0, 0, 0)",
		s->effect);
      else
	report (s, rotation, s->zero_tier, "of (0, 0, 0, 0)", s->effect);
    }
  else if (!rotation->value && !frame_quaternion_unit_p (q))
    report (s, rotation, s->length_tier,
	    frame_printf (s->a->an->arena, "%s that is not of unit length, "
			  "x^2 + y^2 + z^2 + w^2 = %.3g",
			  print_quaternion (s->a->an, q),
			  frame_quaternion_norm2 (q)),
	    s->effect);
  else if (s->vehicle && frame_quaternion_w_first_p (q))
    report (s, rotation, 'D', "of x = 1 and w = 0; that is half a turn about x",
	    "the identity is w = 1");
}

/* True if MESSAGE has no frame at all: then that is the mistake to be spoken
   of.  CHILD: look at its child frame, too.  */

static bool
without_frame_p (struct frame_analysis *an, const struct frame_node *message,
		 bool child)
{
  return frame_string_empty_p (frame_parent_id (an, message), true)
	 || (child && frame_string_empty_p (frame_child_id (an, message), true));
}

/* Messages.  */

/* A message with one rotation.  */
struct message_kind
{
  const char *name;		/* without its package */
  const char *path[3];		/* to the rotation */
  char zero_tier;		/* tier if it is published unset */
  bool vehicle;
};

static const struct message_kind kinds[] = {
  { "TransformStamped", { "transform", "rotation" }, 'D', false },
  { "Odometry", { "pose", "pose", "rotation" }, 'D', true },
  { "Imu", { "orientation" }, 'A', true },
  { "PoseStamped", { "pose", "rotation" }, 'A', false },
  { "Pose", { "rotation" }, 'A', false },
  { "PoseWithCovarianceStamped", { "pose", "pose", "rotation" }, 'A', false },
  { "Marker", { "pose", "rotation" }, 'A', false },
  { "QuaternionStamped", { "quaternion" }, 'A', false }
};

/* What is known of the message class called NAME, or null.  */

static const struct message_kind *
kind_of (const char *name)
{
  const char *last = name ? strrchr (name, ':') : NULL;

  if (!name)
    return NULL;
  name = last ? last + 1 : name;
  for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    if (strcmp (kinds[i].name, name) == 0)
      return &kinds[i];
  return NULL;
}

/* Look at the rotation in MESSAGE of KIND.  */

static void
check_message (struct sink *s, const struct frame_node *message,
	       const struct message_kind *kind)
{
  struct frame_world *world = &s->a->an->world;

  message = frame_node_force (world, message);
  for (unsigned i = 0; i < 3 && kind->path[i]; i++)
    {
      s->touched = message->n != 0;
      message = frame_node_force (
	world, frame_node_child (world, message,
				 frame_intern (world->strings, kind->path[i])));
    }
  check_numbers (s, message);
}

/* True if the Imu MESSAGE says that it has no orientation, or may.  */

static bool
without_orientation_p (struct frame_analysis *an,
		       const struct frame_node *message)
{
  const char *path[2]
    = { frame_intern (an->world.strings, "orientation_covariance"),
	frame_intern (an->world.strings, "[0]") };
  const struct frame_node *node
    = frame_node_at (&an->world, frame_node_force (&an->world, message), path,
		     1);
  double first;

  /* Elements that were never written are 0 in a message of their own.  */
  if (node->n == 0 && frame_node_number (&an->world, node, &first))
    return false;
  return !frame_node_number (&an->world,
			     frame_node_child (&an->world, node, path[1]),
			     &first)
	 || first == -1;
}

/* True if the covariance in the estimate MESSAGE was written for the position
   and not for the rotation: who fuses it leaves the rotation alone.  */

static bool
position_only_p (struct frame_analysis *an, const struct frame_node *message)
{
  static const char *const position[] = { "[0]", "[7]" };
  static const char *const rotation[] = { "[]", "[21]", "[28]", "[35]" };
  const char *path[2] = { an->world.names[FRAME_K_POSE],
			  frame_intern (an->world.strings, "covariance") };
  const struct frame_node *node
    = frame_node_at (&an->world, frame_node_force (&an->world, message), path,
		     2);

  for (unsigned i = 0; i < sizeof position / sizeof *position; i++)
    if (!frame_node_own_child (node,
			       frame_intern (an->world.strings, position[i])))
      return false;
  for (unsigned i = 0; i < sizeof rotation / sizeof *rotation; i++)
    if (frame_node_own_child (node,
			      frame_intern (an->world.strings, rotation[i])))
      return false;
  return true;
}

/* True if MESSAGE deletes markers.  */

static bool
deletes_p (struct frame_analysis *an, const struct frame_node *message)
{
  double action;

  return frame_node_number (
	   &an->world, frame_node_child (&an->world, message,
					 an->world.names[FRAME_K_ACTION]),
	   &action)
	 && action >= 2;
}

static void
check_published (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct message_kind *kind = kind_of (stmt->word);
  const struct frame_node *message = frame_argument (a, stmt, 0);
  struct sink s = { .a = a, .stmt = stmt, .length_tier = 'D' };

  if (!kind || deletes_p (a->an, message)
      || without_frame_p (a->an, message, false)
      || (strcmp (kind->name, "Imu") == 0
	  && without_orientation_p (a->an, message)))
    return;
  s.what = frame_printf (a->an->arena, FRAME_Q ("%s") " is published",
			 stmt->word);
  s.effect = "who transforms it gets NaN or an exception";
  s.zero_tier = position_only_p (a->an, message) ? 'A' : kind->zero_tier;
  s.vehicle = kind->vehicle;
  check_message (&s, message, kind);
}

/* Transforms.  */

/* True if ID is one of the frames of REP 105, all of which have z up.  */

static bool
upright_p (const struct frame_value *id)
{
  static const char *const names[]
    = { "earth", "world", "map", "odom", "base_link", "base_footprint" };
  const struct frame_string *s = &id->u.string;

  if (s->n != 1 || s->other || s->alts[0].kind != FRAME_ALT_CONST)
    return false;
  for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
    if (strcmp (s->alts[0].text + (s->alts[0].text[0] == '/'), names[i]) == 0)
      return true;
  return false;
}

static void
check_sent (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct frame_node *message)
{
  struct frame_analysis *an = a->an;
  const struct frame_node *transform
    = frame_node_force (&an->world, frame_transform_of (an, message));
  bool strict = stmt->api != FRAME_API_TF && stmt->api != FRAME_API_ROS2;
  struct sink s = { .a = a, .stmt = stmt, .what = "a transform is sent",
		    .zero_tier = 'D', .touched = true };

  if (without_frame_p (an, message, true))
    return;
  s.effect = strict ? "tf2 ignores it (TF_DENORMALIZED_QUATERNION)"
		    : "tf makes its length one in silence, and NaN of zero";
  s.length_tier = strict ? 'D' : 'A';
  s.vehicle = upright_p (frame_parent_id (an, message))
	      && upright_p (frame_child_id (an, message));
  check_numbers (&s, frame_node_child (&an->world, transform,
				       an->world.names[FRAME_K_ROTATION]));
}

/* Data that STMT transforms.  What class it is of is only known where it was
   made here.  */

static void
check_transformed (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_node *data = frame_argument (a, stmt, 1);
  const struct message_kind *kind;
  struct sink s = { .a = a, .stmt = stmt, .zero_tier = 'D',
		    .length_tier = 'A' };

  data = frame_node_force (&a->an->world, data);
  kind = data->rest->kind == FRAME_REST_DEFAULT && data->rest->zero
	   ? kind_of (data->rest->name) : NULL;
  if (!kind || strcmp (kind->name, "TransformStamped") == 0)
    return;
  s.what = frame_printf (a->an->arena, FRAME_Q ("%s") " is transformed",
			 data->rest->name);
  s.effect = "tf throws InvalidArgument, tf2 gives NaN";
  check_message (&s, data, kind);
}

/* Order.  */

/* The component that SOURCE is if it is an element of a quaternion of
   MAVLink, whose messages all have w first ("q", w, x, y, z; "q1" is w), or
   0.  */

static char
mavlink_letter (const struct frame_source *source)
{
  const struct frame_place *p = &source->place;
  unsigned n = p->n_path;
  const char *last = n ? p->path[n - 1] : "", *member = last, *field;

  if (last[0] == '[' && n > 1)
    member = p->path[n - 2];
  field = strrchr (member, ':');
  if (!field || strncmp (member + strspn (member, "_"), "mavlink", 7) != 0)
    return 0;
  field++;
  if (member == last)
    return field[0] == 'q' && field[1] >= '1' && field[1] <= '4'
	       && field[2] == '\0'
	     ? "wxyz"[field[1] - '1'] : 0;
  return (strcmp (field, "q") == 0 || strcmp (field, "attitude_quaternion") == 0)
	     && last[1] >= '0' && last[1] <= '3' && last[2] == ']'
	   ? "wxyz"[last[1] - '0'] : 0;
}

/* Four components, as they were read: LETTERS in the places of x, y, z, w.
   True if they are all of one object.  */

static bool
read_letters (struct frame_source sources[4], char letters[5])
{
  letters[4] = '\0';
  for (unsigned i = 0; i < 4; i++)
    {
      struct frame_source *s = &sources[i];
      const struct frame_place *p = &s->place, *first = &sources[0].place;
      size_t stem, stem0;

      if (!s->has_place || s->factor != 1 || s->offset != 0 || !s->source_name)
	return false;
      letters[i] = mavlink_letter (s);
      if (!letters[i])
	letters[i] = frame_component_letter (s->source_name);
      if (!letters[i] || s->a != sources[0].a || p->n_path != first->n_path)
	return false;
      stem = strlen (s->source_name);
      stem0 = strlen (sources[0].source_name);
      if (stem != stem0
	  || strncmp (s->source_name, sources[0].source_name, stem - 1) != 0)
	return false;
      if (p->n_path == 0)
	continue;
      if (p->base != first->base || p->name != first->name
	  || p->param != first->param)
	return false;
      for (unsigned j = 0; j + 1 < p->n_path; j++)
	if (p->path[j] != first->path[j])
	  return false;
    }
  return true;
}

/* True if A and B are components of one object.  */

static bool
one_object_p (const struct frame_source *a, const struct frame_source *b)
{
  const struct frame_place *p = &a->place, *q = &b->place;

  if (a->a != b->a || p->base != q->base || p->name != q->name
      || p->param != q->param || p->n_path != q->n_path)
    return false;
  for (unsigned i = 0; i + 1 < p->n_path; i++)
    if (p->path[i] != q->path[i])
      return false;
  return true;
}

/* What SOURCE is a component of, if that is certainly no rotation: "a
   position".  Null if it may be one.  */

static const char *
vector_of (const struct frame_source *source)
{
  static const struct { const char *member, *what; } vectors[] = {
    { "translation", "a position" },
    { "position", "a position" },
    { "point", "a point" },
    { "vector", "a vector" },
    { "linear", "a velocity" },
    { "angular", "a turn rate" },
    { "angular_velocity", "a turn rate" },
    { "linear_acceleration", "an acceleration" },
    { "force", "a force" },
    { "torque", "a torque" }
  };
  const struct frame_place *p = &source->place;

  for (unsigned i = 0; p->n_path > 1 && i < sizeof vectors / sizeof *vectors;
       i++)
    if (strcmp (p->path[p->n_path - 2], vectors[i].member) == 0)
      return vectors[i].what;
  return NULL;
}

/* Report if three of SOURCES, the components for x, y, z and w of the
   quaternion that STMT makes, are what they are for and of one object, and the
   fourth is a slip: of a vector, or one of the three once more.  */

static void
check_slip (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct frame_source sources[4])
{
  static const char slots[] = "xyzw";
  struct frame_analysis *an = a->an;
  struct frame_finding *finding;
  char letters[4];
  unsigned odd = 4, one;
  const char *what = NULL;

  for (unsigned i = 0; i < 4; i++)
    {
      const struct frame_source *s = &sources[i];

      if (!s->has_place || s->several || s->factor != 1 || s->offset != 0
	  || !s->source_name || s->source_name[1] != '\0'
	  || s->place.n_path == 0)
	return;
      letters[i] = frame_component_letter (s->source_name);
      if (!letters[i])
	return;
    }
  for (unsigned i = 0; i < 4; i++)
    {
      one = (i + 1) % 4;
      if (letters[i] == slots[i] && one_object_p (&sources[i], &sources[one]))
	continue;
      if (one_object_p (&sources[one], &sources[(i + 2) % 4])
	  && one_object_p (&sources[one], &sources[(i + 3) % 4]))
	odd = i;
    }
  if (odd == 4)
    return;
  for (unsigned i = 0; i < 4; i++)
    if (i != odd && letters[i] != slots[i])
      return;
  one = (odd + 1) % 4;
  if (!one_object_p (&sources[odd], &sources[one])
      && !vector_of (&sources[one]))
    what = vector_of (&sources[odd]);
  if (what)
    what = frame_printf (an->arena, "component %c is that of %s, and the other "
			 "three are of a quaternion", letters[odd], what);
  else if (one_object_p (&sources[odd], &sources[one]))
    what = frame_printf (an->arena, "component %c is given twice, and %c not "
			 "at all", letters[odd], slots[odd]);
  else
    return;
  finding = frame_findings_add (an->findings, FRAME_W_QUATERNION,
				FRAME_ON_EVERY_PATH, frame_where_of (a, stmt),
				"%s: the result is another rotation", what);
  if (finding && sources[one].a != a)
    frame_finding_note (an->findings, finding,
			frame_where_of (sources[one].a, sources[one].a->stmt),
			"they are handed over here");
}

/* Report if SOURCES, the components for x, y, z and w of the quaternion that
   STMT makes, stand in the order of another library.  */

static void
check_letters (struct frame_activation *a, const struct frame_stmt *stmt,
	       struct frame_source sources[4], const char *maker)
{
  struct frame_analysis *an = a->an;
  struct frame_finding *finding;
  const char *given, *wanted;
  char letters[5];

  check_slip (a, stmt, sources);
  if (!read_letters (sources, letters))
    return;
  if (strcmp (letters, "wxyz") == 0)
    {
      given = "w, x, y, z";
      wanted = "x, y, z, w";
    }
  else if (strcmp (letters, "yzwx") == 0)
    {
      given = "x, y, z, w";
      wanted = "w, x, y, z";
    }
  else
    return;
  finding = frame_findings_add (
    an->findings, FRAME_W_QUATERNION, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt),
    "components are given in the order %s, but %s them in the order %s: w "
    "becomes x and the result is another rotation", given, maker, wanted);
  if (finding && sources[0].a == a)
    frame_finding_fixit_of (an->findings, finding, FRAME_FIXIT_ORDER,
			    finding->where, *given == 'w' ? "wxyz" : "xyzw",
			    *given == 'w' ? "xyzw" : "wxyz");
  else if (finding)
    frame_finding_note (an->findings, finding,
			frame_where_of (sources[0].a, sources[0].a->stmt),
			"they are handed over here");
}

static void
check_made (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_source sources[4];

  if (stmt->n_args < 4)
    return;
  for (unsigned i = 0; i < 4; i++)
    frame_trace (a, stmt, &stmt->args[i], &sources[i]);
  check_letters (a, stmt, sources, "this function takes");
}

/* True if PLACE is a component of a rotation, as far as its path tells.  */

static bool
rotation_component_p (struct frame_activation *a,
		      const struct frame_place *place)
{
  const char *const *names = a->an->world.names;
  unsigned n = place->n_path;

  if (n < 2 || !frame_component_letter (place->path[n - 1])
      || place->path[n - 1][1] != '\0')
    return false;
  return place->path[n - 2] == names[FRAME_K_ROTATION]
	 || strcmp (place->path[n - 2], "orientation") == 0
	 || strcmp (place->path[n - 2], "quaternion") == 0;
}

/* STMT writes a component of a rotation: if it is the last of four.  */

static void
check_written (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_source sources[4];

  if (frame_trace_components (a, stmt, 4, sources))
    check_letters (a, stmt, sources, "the message has");
}

void
frame_check_quaternion (struct frame_activation *a,
			const struct frame_stmt *stmt)
{
  switch (stmt->op)
    {
    case FRAME_OP_SEND:
      frame_each_message (a, stmt, frame_argument (a, stmt, 0), check_sent);
      break;
    case FRAME_OP_PUBLISH:
      check_published (a, stmt);
      break;
    case FRAME_OP_TRANSFORM_TO:
    case FRAME_OP_APPLY:
      if (stmt->n_args > 1)
	check_transformed (a, stmt);
      break;
    case FRAME_OP_QUATERNION:
      check_made (a, stmt);
      break;
    case FRAME_OP_SET:
      if (stmt->dst.kind == FRAME_PLACE
	  && rotation_component_p (a, &stmt->dst.place))
	check_written (a, stmt);
      break;
    default:
      break;
    }
}
