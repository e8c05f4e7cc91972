/* Frame ids that are missing, start with a slash, or are the same on both
   sides: -Wframe-missing-id, -Wframe-missing-child-id,
   -Wframe-leading-slash, -Wframe-self-transform.

   What ROS does with each: setTransform of tf2's BufferCore strips one
   leading slash and then refuses an empty id and a transform of a frame to
   itself; lookups refuse an id that is empty or starts with a slash, and
   take anything for target == source.  */

#include "check.h"
#include "angles.h"
#include "frame-names.h"
#include "trace.h"
#include <string.h>

/* Missing ids.  */

/* Which id of a message is looked at, and how to speak of it.  */
struct id_check
{
  enum frame_warning warning;
  const char *field;		/* "header.frame_id" */
  const char *subject;		/* what the sentence is about */
  const char *type;		/* of the message, or null */
  char tier;			/* 0: the warning's own */
};

/* True if ALT is no id at all, in the program of AN.  */

static bool
empty_alt_p (struct frame_analysis *an, const struct frame_alt *alt)
{
  if (alt->kind == FRAME_ALT_PARAM
      && frame_parameter_tested_p (an, alt->name))
    return false;
  return alt->kind == FRAME_ALT_UNSET
	 || (alt->text && alt->text[0] == '\0'
	     && (alt->kind == FRAME_ALT_CONST
		 || alt->kind == FRAME_ALT_PARAM));
}

/* Notes: where the id was left empty, and where another path sets it.  */

static void
note_alternatives (struct frame_analysis *an, struct frame_finding *finding,
		   const struct frame_string *s, const char *field)
{
  for (unsigned i = 0; i < s->n; i++)
    {
      const struct frame_alt *alt = &s->alts[i];

      if (!frame_where_known_p (alt->where)
	  || frame_where_equal_p (alt->where, finding->where))
	continue;
      if (alt->kind == FRAME_ALT_UNSET)
	frame_finding_note (an->findings, finding, alt->where,
			    "it is made here, with an empty " FRAME_Q ("%s"),
			    field);
      else if (alt->kind == FRAME_ALT_PARAM && empty_alt_p (an, alt))
	frame_finding_note (an->findings, finding, alt->where,
			    "parameter " FRAME_Q ("%s")
			    " is empty by default", alt->name);
      else if (empty_alt_p (an, alt))
	frame_finding_note (an->findings, finding, alt->where,
			    FRAME_Q ("%s") " is set to the empty string here",
			    field);
      else
	frame_finding_note (an->findings, finding, alt->where,
			    FRAME_Q ("%s") " is set here on another path",
			    field);
    }
}

/* True if the id VALUE may be empty.  */

static bool
maybe_empty_p (struct frame_analysis *an, const struct frame_value *value)
{
  const struct frame_string *s = &value->u.string;

  for (unsigned i = 0; i < s->n; i++)
    if (empty_alt_p (an, &s->alts[i]))
      return true;
  return false;
}

/* Report, as CHECK says, if the id VALUE is empty.  */

static void
check_id (struct frame_activation *a, const struct frame_stmt *stmt,
	  const struct frame_value *value, const struct id_check *check)
{
  const struct frame_string *s = &value->u.string;
  struct frame_analysis *an = a->an;
  struct frame_finding *finding;
  unsigned n_empty = 0, n_unset = 0;
  bool by_default = false, always;

  for (unsigned i = 0; i < s->n; i++)
    if (empty_alt_p (an, &s->alts[i]))
      {
	if (frame_where_known_p (s->alts[i].where)
	    && frame_lost_at_p (an, s->alts[i].where))
	  return;
	n_empty++;
	n_unset += s->alts[i].kind == FRAME_ALT_UNSET;
	by_default |= s->alts[i].kind == FRAME_ALT_PARAM;
      }
  if (n_empty == 0)
    return;
  always = n_empty == s->n && !s->other;
  finding = frame_findings_add (
    an->findings, check->warning,
    always && !by_default ? FRAME_ON_EVERY_PATH : FRAME_ON_SOME_PATH,
    frame_where_of (a, stmt), "%s: " FRAME_Q ("%s") " is %s", check->subject,
    check->field,
    !always	? "not set on every path"
    : by_default ? "empty unless a parameter is set"
    : n_unset	? "never set"
		: "the empty string");
  if (!finding)
    return;
  if (check->tier)
    finding->tier = check->tier;
  frame_finding_identify (an->findings, finding,
			  frame_printf (an->arena, "%s %s",
					check->type ? check->type : "tf",
					check->field));
  note_alternatives (an, finding, s, check->field);
}

/* The frame that VALUE certainly is, quoted for a sentence that begins with
   BEFORE, else OTHERWISE.  */

static const char *
name_of (struct frame_analysis *an, const struct frame_value *value,
	 const char *before, const char *otherwise)
{
  const char *text = frame_certain_id (an, value);

  if (!text)
    return otherwise;
  return frame_printf (an->arena, "%s" FRAME_Q ("%s"), before, text);
}

static void
check_sent_ids (struct frame_activation *a, const struct frame_stmt *stmt,
		const struct frame_node *message)
{
  struct frame_analysis *an = a->an;
  const struct frame_value *parent = frame_parent_id (an, message);
  const struct frame_value *child = frame_child_id (an, message);
  struct id_check check
    = { FRAME_W_MISSING_ID, "header.frame_id", NULL, NULL, 0 };

  if (maybe_empty_p (an, parent))
    {
      check.subject
	= frame_printf (an->arena, "%s is sent without a parent frame",
			name_of (an, child, "the transform of ",
				 "a transform"));
      check_id (a, stmt, parent, &check);
    }
  if (!maybe_empty_p (an, child))
    return;
  check.warning = FRAME_W_MISSING_CHILD_ID;
  check.field = "child_frame_id";
  check.subject
    = frame_printf (an->arena, "%s is sent without a child frame",
		    name_of (an, parent, "a transform from ", "a transform"));
  check_id (a, stmt, child, &check);
}

/* True if something under NODE was written: not only constant zeros.  MAYBE:
   also if only on some path.  */

static bool
written_p (struct frame_world *world, const struct frame_node *node, bool maybe)
{
  double n;

  if (node->value)
    return !frame_node_number (world, node, &n) || n != 0;
  for (unsigned i = 0; i < node->n; i++)
    if (written_p (world, node->children[i].node, maybe))
      return true;
  return node->rest->kind != FRAME_REST_DEFAULT || (maybe && node->rest->maybe);
}

/* True if MESSAGE asks for markers to be deleted, or for a CollisionObject to
   be removed; those need no frame.  */

static bool
deletes_p (struct frame_analysis *an, const struct frame_node *message)
{
  const struct frame_node *operation = frame_node_own_child (
    message, frame_intern (an->world.strings, "operation"));
  double action;

  if (operation && frame_node_number (&an->world, operation, &action)
      && action == 1)
    return true;
  return frame_node_number (
	   &an->world, frame_node_child (&an->world, message,
					 an->world.names[FRAME_K_ACTION]),
	   &action)
	 && action >= 2;
}

/* The class of NODE, if nothing but its default construction is known of the
   rest of it; null otherwise.  */

static const struct frame_type *
default_type (struct frame_analysis *an, const struct frame_node *node)
{
  return node->rest->kind == FRAME_REST_DEFAULT && !node->rest->maybe
	     && node->rest->where.unit
	   ? frame_find_type (an, node->rest->where.unit, node->rest->name)
	   : NULL;
}

/* True if NODE is a whole message: a part of a default-constructed one knows
   the class of its owner only.  */

static bool
whole_message_p (const struct frame_node *node)
{
  static const char *const members[]
    = { "header", "pose", "point", "points", "vector", "quaternion", "polygon",
	"twist", "accel", "wrench", "scale" };

  for (unsigned i = 0; i < node->n; i++)
    for (unsigned j = 0; j < sizeof members / sizeof *members; j++)
      if (strcmp (node->children[i].key, members[j]) == 0)
	return true;
  return false;
}

/* Messages in containers inside of the message NODE of STMT: the markers of an
   array, the poses of a path.  Where NODE itself has a frame, readers may take
   that for its parts, so TIER is then 'A'.  */

static void
check_nested (struct frame_activation *a, const struct frame_stmt *stmt,
	      const struct frame_node *node, char tier)
{
  struct frame_analysis *an = a->an;
  struct id_check check
    = { FRAME_W_MISSING_ID, "header.frame_id", NULL, NULL, tier };

  for (unsigned i = 0; i < node->n; i++)
    {
      const char *key = node->children[i].key;
      const struct frame_node *part = node->children[i].node;
      const struct frame_type *type = default_type (an, part);

      /* The markers of a control belong to their interactive marker.  */
      if (strcmp (key, "controls") == 0)
	continue;
      if (frame_element_key_p (key) && type
	  && type->frame_class == FRAME_TYPE_NEEDED && whole_message_p (part)
	  && !deletes_p (an, part))
	{
	  check.subject
	    = frame_printf (an->arena, "a " FRAME_Q ("%s")
			    " inside of what is published has no frame",
			    type->name);
	  check_id (a, stmt, frame_parent_id (an, part), &check);
	}
      else if (key != an->world.names[FRAME_K_HEADER] && !part->value)
	check_nested (a, stmt, part, tier);
    }
}

/* True if NAME, of a topic, a publisher or a variable, says that people look
   at what it holds.  */

static bool
for_people_p (const char *name)
{
  static const char *const words[]
    = { "debug", "visual", "visualization", "visualisation", "viz", "vis",
	"annotated", "overlay", "display", "preview" };

  for (unsigned i = 0; name && i < sizeof words / sizeof *words; i++)
    if (frame_name_has_word_p (name, words[i]))
      return true;
  return false;
}

/* True if STMT publishes an image of class TYPE which is made for people: no
   program measures anything in it.  */

static bool
picture_p (struct frame_activation *a, const struct frame_stmt *stmt,
	   const struct frame_type *type)
{
  struct frame_place publisher;
  const struct frame_string *topic;

  if (!frame_name_ends_with_p (type->name, "Image"))
    return false;
  if ((stmt->args[0].kind == FRAME_PLACE || stmt->args[0].kind == FRAME_ADDRESS)
      && for_people_p (frame_trace_name (a, &stmt->args[0].place)))
    return true;
  if (stmt->n_args < 2)
    return false;
  topic = &frame_operand_string (a, stmt, 1)->u.string;
  if (topic->n == 1 && for_people_p (topic->alts[0].text))
    return true;
  /* The topic is a member of the publisher.  */
  publisher = stmt->args[1].place;
  if (stmt->args[1].kind != FRAME_PLACE || publisher.n_path == 0)
    return false;
  publisher.n_path--;
  return for_people_p (frame_trace_name (a, &publisher));
}

/* What has coordinates in messages that may be without any.  */
struct estimate
{
  const char *class_name;
  const char *member;
  const char *covariance;	/* its first number is -1 if there is no
				   estimate; null: zeros are none */
};

static const struct estimate estimates[]
  = { { "TwistStamped", "twist", NULL },
      { "AccelStamped", "accel", NULL },
      { "WrenchStamped", "wrench", NULL },
      { "Imu", "orientation", "orientation_covariance" },
      { "Imu", "angular_velocity", "angular_velocity_covariance" },
      { "Imu", "linear_acceleration", "linear_acceleration_covariance" } };

/* True if MESSAGE says that it is without the estimate E.  */

static bool
disclaimed_p (struct frame_analysis *an, const struct estimate *e,
	      const struct frame_node *message)
{
  const char *path[2];
  double first;

  if (!e->covariance)
    return false;
  path[0] = frame_intern (an->world.strings, e->covariance);
  path[1] = frame_intern (an->world.strings, "[0]");
  return frame_node_number (&an->world,
			    frame_node_at (&an->world, message, path, 2),
			    &first)
	 && first == -1;
}

/* True if MESSAGE, of class TYPE, has nothing that a frame would be for: a
   velocity, an acceleration or a wrench of zero is the same in every frame, and
   means "stop"; the estimates of an IMU may be disclaimed.  */

static bool
without_data_p (struct frame_analysis *an, const struct frame_type *type,
		const struct frame_node *message)
{
  bool without = false;

  for (unsigned i = 0; i < sizeof estimates / sizeof *estimates; i++)
    {
      const struct estimate *e = &estimates[i];
      const struct frame_node *part;

      if (!frame_name_ends_with_p (type->name, e->class_name))
	continue;
      if (disclaimed_p (an, e, message))
	{
	  without = true;
	  continue;
	}
      part = frame_node_own_child (message, frame_intern (an->world.strings,
							  e->member));
      if (part ? written_p (&an->world, part, true)
	       : message->rest->kind != FRAME_REST_DEFAULT
		 || message->rest->maybe)
	return false;
      /* The zeros of an IMU would be a measurement.  */
      without |= !e->covariance;
    }
  return without;
}

/* R16: what is published must have a frame, if its numbers mean nothing
   without one.  */

static void
check_published (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const struct frame_type *type
    = frame_find_type (an, a->info->fn->unit, stmt->word);
  const struct frame_node *message = frame_argument (a, stmt, 0);
  const struct frame_node *twist;
  struct id_check check
    = { FRAME_W_MISSING_ID, "header.frame_id", NULL, NULL, 0 };

  if (type && type->frame_class != FRAME_TYPE_UNUSED)
    check_nested (a, stmt, message,
		  type->frame_class == FRAME_TYPE_PLAIN ? 0 : 'A');
  if (!type || (type->frame_class != FRAME_TYPE_NEEDED
		&& type->frame_class != FRAME_TYPE_SENSOR)
      || deletes_p (an, message))
    return;
  check.type = type->name;
  check.subject = frame_printf (an->arena, FRAME_Q ("%s")
				" is published without a frame", type->name);
  check.tier
    = picture_p (a, stmt, type) || without_data_p (an, type, message)
	? 'A' : 0;
  check_id (a, stmt, frame_parent_id (an, message), &check);
  if (!type->kind || strcmp (type->kind, "odometry") != 0)
    return;
  twist = frame_node_own_child (message, an->world.names[FRAME_K_TWIST]);
  if (!twist || !written_p (&an->world, twist, true))
    return;
  check.tier = written_p (&an->world, twist, false) ? 0 : 'A';
  check.warning = FRAME_W_MISSING_CHILD_ID;
  check.field = "child_frame_id";
  check.subject
    = frame_printf (an->arena, FRAME_Q ("%s") " is published with a twist "
		    "that has no frame", type->name);
  check_id (a, stmt, frame_child_id (an, message), &check);
}

/* A lookup or transformation fails at run time on an empty id.  */

static void
check_requested_id (struct frame_activation *a, const struct frame_stmt *stmt,
		    const struct frame_value *value, const char *what)
{
  struct id_check check = { FRAME_W_MISSING_ID, what, NULL, NULL, 0 };

  check.subject = "tf is asked for a transform without a frame";
  check_id (a, stmt, value, &check);
}

void
frame_check_missing_id (struct frame_activation *a,
			const struct frame_stmt *stmt)
{
  switch (stmt->op)
    {
    case FRAME_OP_SEND:
      frame_each_message (a, stmt, frame_argument (a, stmt, 0),
			  check_sent_ids);
      break;
    case FRAME_OP_PUBLISH:
      check_published (a, stmt);
      break;
    case FRAME_OP_CAN_TRANSFORM:
    case FRAME_OP_LOOKUP:
      /* What is waited for is looked up next.  */
      if (stmt->n_args < 2
	  || (stmt->op == FRAME_OP_CAN_TRANSFORM && stmt->word
	      && strcmp (stmt->word, "wait") == 0))
	break;
      check_requested_id (a, stmt, frame_operand_string (a, stmt, 0),
			  "target frame");
      check_requested_id (a, stmt, frame_operand_string (a, stmt, 1),
			  "source frame");
      break;
    case FRAME_OP_TRANSFORM_TO:
      if (stmt->n_args < 2)
	break;
      check_requested_id (a, stmt, frame_operand_string (a, stmt, 0),
			  "target frame");
      check_requested_id (a, stmt,
			  frame_parent_id (a->an, frame_argument (a, stmt, 1)),
			  "header.frame_id");
      break;
    default:
      break;
    }
}

/* Leading slashes.  */

/* The first constant text of ALT, which it begins with whatever the rest
   is; null if unknown.  */

static const char *
beginning (struct frame_analysis *an, const struct frame_alt *alt,
	   bool *by_default)
{
  const char *text = frame_alt_text (an->world.strings, alt, by_default);

  if (text || alt->kind != FRAME_ALT_CONCAT)
    return text;
  *by_default = false;
  for (unsigned i = 0; i < alt->n_parts; i++)
    {
      text = frame_alt_text (an->world.strings, &alt->parts[i], by_default);
      if (!text || *text)
	return text;
    }
  return NULL;
}

/* Where an id goes, for -Wframe-leading-slash.  */
struct slash_check
{
  char tier;
  const char *role;		/* "target frame" */
  const char *effect;
};

/* The first alternative of S from number I on that starts with a slash, or
   S->n.  */

static unsigned
next_slash (struct frame_analysis *an, const struct frame_string *s,
	    unsigned i)
{
  bool by_default = false;

  for (; i < s->n; i++)
    {
      const char *text = beginning (an, &s->alts[i], &by_default);

      if (text && text[0] == '/')
	break;
    }
  return i;
}

/* True if ALT starts with a slash by what its author wrote there, not
   because a prefix in front is empty until somebody sets it.  */

static bool
firm_slash_p (const struct frame_alt *alt)
{
  const char *text
    = alt->kind == FRAME_ALT_CONCAT ? alt->parts[0].text : alt->text;

  return text && text[0] == '/';
}

/* Offer to take the slash out of the literal that S, an id used at WHERE, is
   for certain.  */

static void
fix_slash (struct frame_analysis *an, struct frame_finding *finding,
	   struct frame_where where, const struct frame_string *s)
{
  const struct frame_alt *alt = &s->alts[0];

  if (s->n != 1 || s->other || alt->kind != FRAME_ALT_CONST)
    return;
  if (frame_where_known_p (alt->where))
    where = alt->where;
  frame_finding_fixit_of (an->findings, finding, FRAME_FIXIT_LITERAL, where,
			  alt->text, frame_strip_slash (an, alt->text));
}

/* Report if VALUE may start with a slash.  */

static void
check_slash (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_value *value, const struct slash_check *check)
{
  const struct frame_string *s = &value->u.string;
  struct frame_analysis *an = a->an;
  struct frame_where where = frame_where_of (a, stmt);
  unsigned first = next_slash (an, s, 0), n = 0;
  struct frame_finding *finding;
  const struct frame_alt *alt;
  bool by_default = false, part;

  if (first == s->n)
    return;
  for (unsigned i = first; i < s->n; i = next_slash (an, s, i + 1))
    n += firm_slash_p (&s->alts[i]);
  if (n == 0 && check->tier == 'A')
    return;			/* An empty prefix: -Wframe-name.  */
  alt = &s->alts[first];
  part = !frame_alt_text (an->world.strings, alt, &by_default);
  finding = frame_findings_add (
    an->findings, FRAME_W_LEADING_SLASH,
    n == s->n && !s->other ? FRAME_ON_EVERY_PATH : FRAME_ON_SOME_PATH, where,
    "%s " FRAME_Q ("%s%s") "%s starts with " FRAME_Q ("/") ": %s",
    check->role, beginning (an, alt, &by_default), part ? "..." : "",
    frame_default_remark (an, alt), check->effect);
  if (!finding)
    return;
  finding->tier = check->tier;
  for (unsigned i = first; i < s->n; i = next_slash (an, s, i + 1))
    frame_note_origin (an, finding, where, &s->alts[i]);
  fix_slash (an, finding, where, s);
}

/* A slash in an id of the message that STMT sends.  */

static void
check_sent_slashes (struct frame_activation *a, const struct frame_stmt *stmt,
		    const struct frame_node *message)
{
  struct slash_check check
    = { 'A', "parent frame", "it is stripped here, but tf2 refuses it in lookups" };

  check_slash (a, stmt, frame_parent_id (a->an, message), &check);
  check.role = "child frame";
  check_slash (a, stmt, frame_child_id (a->an, message), &check);
}

static void
check_published_slash (struct frame_activation *a,
		       const struct frame_stmt *stmt)
{
  static const struct slash_check check
    = { 'A', "frame", "tf2 refuses it when the message is transformed" };
  const struct frame_type *type
    = frame_find_type (a->an, a->info->fn->unit, stmt->word);

  if (type && type->frame_class != FRAME_TYPE_PLAIN
      && type->frame_class != FRAME_TYPE_UNUSED)
    check_slash (a, stmt,
		 frame_parent_id (a->an, frame_argument (a, stmt, 0)),
		 &check);
}

/* Ids that STMT asks tf for.  */

static void
check_requested_slashes (struct frame_activation *a,
			 const struct frame_stmt *stmt)
{
  struct slash_check check;

  if (stmt->api == FRAME_API_TF2 || stmt->api == FRAME_API_ROS2)
    {
      check.tier = 'D';
      check.effect = stmt->op == FRAME_OP_CAN_TRANSFORM
		       ? "tf2 never has such a frame"
		       : "tf2 throws InvalidArgumentException";
    }
  else
    {
      check.tier = 'A';
      check.effect = "tf strips it, but tf2 does not";
    }
  check.role = "target frame";
  if (stmt->n_args > 0)
    check_slash (a, stmt, frame_operand_string (a, stmt, 0), &check);
  if (stmt->n_args < 2)
    return;
  check.role = stmt->op == FRAME_OP_TRANSFORM_TO ? "the data's frame"
						 : "source frame";
  if (stmt->op == FRAME_OP_TRANSFORM_TO)
    check_slash (a, stmt,
		 frame_parent_id (a->an, frame_argument (a, stmt, 1)),
		 &check);
  else
    check_slash (a, stmt, frame_operand_string (a, stmt, 1), &check);
}

void
frame_check_leading_slash (struct frame_activation *a,
			   const struct frame_stmt *stmt)
{
  switch (stmt->op)
    {
    case FRAME_OP_SEND:
      frame_each_message (a, stmt, frame_argument (a, stmt, 0),
			  check_sent_slashes);
      break;
    case FRAME_OP_PUBLISH:
      check_published_slash (a, stmt);
      break;
    case FRAME_OP_LOOKUP:
    case FRAME_OP_CAN_TRANSFORM:
    case FRAME_OP_TRANSFORM_TO:
      /* What is waited for is looked up next.  */
      if (!stmt->word || strcmp (stmt->word, "wait") != 0)
	check_requested_slashes (a, stmt);
      break;
    default:
      break;
    }
}

/* Self transforms.  */

/* True if ALT is the same frame as OTHER: the same text, or the same value
   that nobody knows.  *DOUBT: only if two parameters keep their
   defaults.  */

static bool
same_frame_p (struct frame_analysis *an, const struct frame_alt *alt,
	      const struct frame_alt *other, bool *doubt)
{
  bool default1 = false, default2 = false;
  const char *text1 = frame_alt_text (an->world.strings, alt, &default1);
  const char *text2 = frame_alt_text (an->world.strings, other, &default2);

  *doubt = false;
  if (alt->kind == FRAME_ALT_UNSET || other->kind == FRAME_ALT_UNSET)
    return false;
  if ((text1 && !*text1) || (text2 && !*text2))
    return false;		/* Missing, and reported so.  */
  if (frame_alt_same_p (alt, other))
    return true;
  if (!text1 || !text2
      || frame_strip_slash (an, text1) != frame_strip_slash (an, text2))
    return false;
  *doubt = default1 && default2;
  return true;
}

/* Report if the frames X and Y, on the two sides of what STMT does, are one.
   FORMAT takes the frame's name and the remark on defaults.  */

static void
check_sides (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_value *x, const struct frame_value *y,
	     const char *what)
{
  const struct frame_string *sx = &x->u.string, *sy = &y->u.string;
  struct frame_analysis *an = a->an;
  struct frame_where where = frame_where_of (a, stmt);
  bool one = sx->n == 1 && sy->n == 1 && !sx->other && !sy->other;

  /* Of several ids on both sides nobody knows which go together.  */
  if (sx->n + sx->other > 1 && sy->n + sy->other > 1)
    return;
  for (unsigned i = 0; i < sx->n; i++)
    for (unsigned j = 0; j < sy->n; j++)
      {
	const struct frame_alt *ax = &sx->alts[i], *ay = &sy->alts[j];
	struct frame_finding *finding;
	bool doubt, by_default = false;
	const char *text = frame_alt_text (an->world.strings, ax, &by_default);
	const char *remark = frame_default_remark (an, ax);

	if (!same_frame_p (an, ax, ay, &doubt))
	  continue;
	if (!*remark)
	  remark = frame_default_remark (an, ay);
	finding = frame_findings_add (
	  an->findings, FRAME_W_SELF_TRANSFORM,
	  one && !doubt ? FRAME_ON_EVERY_PATH : FRAME_ON_SOME_PATH, where,
	  text ? "%s " FRAME_Q ("%s") "%s to itself"
	       : "%s one frame%s%s to itself",
	  what, text ? text : "", remark);
	if (!finding)
	  continue;
	frame_note_origin (an, finding, where, ax);
	frame_note_origin (an, finding, where, ay);
      }
}

static void
check_sent_sides (struct frame_activation *a, const struct frame_stmt *stmt,
		  const struct frame_node *message)
{
  check_sides (a, stmt, frame_parent_id (a->an, message),
	       frame_child_id (a->an, message),
	       "the transform sent here leads from");
}

/* True if the lookup STMT asks for the newest time at which a frame that is
   not known is in the tree: from the frame to itself, at time 0.  */

static bool
newest_time_p (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_string *s
    = &frame_operand_string (a, stmt, 0)->u.string;
  double time;

  return s->n == 1 && !s->other && s->alts[0].kind == FRAME_ALT_SYMBOL
	 && stmt->n_args > 2 && stmt->args[2].kind != FRAME_NONE
	 && frame_node_number (&a->an->world, frame_argument (a, stmt, 2), &time)
	 && time == 0;
}

void
frame_check_self_transform (struct frame_activation *a,
			    const struct frame_stmt *stmt)
{
  if (stmt->op == FRAME_OP_SEND)
    frame_each_message (a, stmt, frame_argument (a, stmt, 0),
			check_sent_sides);
  /* A fixed-frame lookup goes from one time to another.  */
  else if (stmt->op == FRAME_OP_LOOKUP && stmt->n_args >= 2
	   && !(stmt->word && strcmp (stmt->word, "fixed") == 0)
	   && !newest_time_p (a, stmt))
    check_sides (a, stmt, frame_operand_string (a, stmt, 0),
		 frame_operand_string (a, stmt, 1),
		 "the transform looked up here leads from");
}
