/* static_transform_publisher, of every version: are its arguments what it
   reads, and which transform does it send?

     ROS 1 tf	    x y z yaw pitch roll | qx qy qz qw, frame child period
     ROS 1 tf2_ros  the same without the period
     ROS 2	    the same as tf2_ros, or since Humble flags: --x --roll --qx
		    --frame-id --child-frame-id ...
   Source: ros/geometry, ros/geometry2, ros2/geometry2 (rolling).  */

#define _GNU_SOURCE
#include "robot.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "rotation.h"

/* What is read, in the order of the positional form.  */
enum field
{
  X, Y, Z,
  YAW, PITCH, ROLL,
  QX, QY, QZ, QW,
  PARENT, CHILD, PERIOD,
  N_FIELDS
};

static const char *const field_names[N_FIELDS]
  = { "x", "y", "z", "yaw", "pitch", "roll", "qx", "qy", "qz", "qw",
      "the frame id", "the child frame id", "the period" };

struct publisher
{
  const struct frame_robot_node *node;
  struct frame_findings *findings;
  enum frame_api api;
  bool quaternion;		/* the rotation is one */
  bool euler;
  bool rejected;		/* it does not run */
  bool said;			/* that something behind a number is ignored */
  int word[N_FIELDS];		/* the index of the word that is read, or -1 */
  bool known[N_FIELDS];		/* numbers */
  double number[N_FIELDS];
  const char *parent, *child;	/* null: not known */
};

/* The place of word I of P's node.  */

static struct frame_where
where_of (const struct publisher *p, int i)
{
  if (i >= 0 && (unsigned) i < p->node->n_args && p->node->arg_where)
    return p->node->arg_where[i];
  return p->node->where;
}

/* A finding about word I.  */

static struct frame_finding *__attribute__ ((format (printf, 3, 4)))
complain (struct publisher *p, int i, const char *format, ...)
{
  enum frame_certainty certainty
    = p->node->uncertain ? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH;
  va_list args;
  char *text;

  va_start (args, format);
  text = frame_vprintf (p->findings->arena, format, args);
  va_end (args);
  return frame_findings_add (p->findings, FRAME_W_LAUNCH_ARGS, certainty,
			     where_of (p, i), "%s", text);
}

/* The same, and the publisher does not run.  */
#define REJECT(P, I, ...) ((P)->rejected = true, complain (P, I, __VA_ARGS__))

/* Numbers.  */

/* True if TEXT is a number and nothing else.  */

static bool
number_p (const char *text)
{
  char *end;

  strtod (text, &end);
  return end != text && *end == '\0';
}

/* True if what is ignored behind a number changes it: digits, arithmetic,
   a unit.  A comma does not.  */

static bool
changes_p (const char *rest)
{
  return strpbrk (rest, "0123456789+-*/") || strncasecmp (rest, "pi", 2) == 0
	 || strncasecmp (rest, "deg", 3) == 0
	 || strncmp (rest, "mm", 2) == 0 || strncmp (rest, "cm", 2) == 0;
}

/* Read FIELD from the word I.  */

static void
read_number (struct publisher *p, enum field field, int i)
{
  const char *text = p->node->args[i];
  struct frame_finding *finding;
  char *end;

  p->word[field] = i;
  if (!text)
    return;
  p->number[field] = strtod (text, &end);
  p->known[field] = isfinite (p->number[field]);
  if (end == text && p->api == FRAME_API_ROS2)
    REJECT (p, i, FRAME_Q ("%s") " is read as %s and is no number: the "
	    "publisher ends with an error, and the transform is missing",
	    text, field_names[field]);
  else if (end == text)
    complain (p, i, FRAME_Q ("%s") " is read as %s and is no number: %s is 0",
	      text, field_names[field], field_names[field]);
  else if (*end && (changes_p (end) || !p->said))
    {
      p->said |= !changes_p (end);
      finding = complain (p, i, "of " FRAME_Q ("%s") " only " FRAME_Q ("%.*s")
			  " is read as %s", text, (int) (end - text), text,
			  field_names[field]);
      if (finding && !changes_p (end))
	finding->tier = 'A';
    }
}

/* The positional form.  */

/* Say that word I is the period that this publisher does not take; it is the
   last.  Offer to remove it.  */

static void
complain_period (struct publisher *p, unsigned n)
{
  const char **args = p->node->args;
  struct frame_where last = where_of (p, n - 1), before = where_of (p, n - 2);
  struct frame_finding *finding;

  if (n == 9)
    finding = REJECT (p, n - 1,
		      p->api == FRAME_API_ROS2
			? "static_transform_publisher takes no period: of 9 "
			  "arguments the first 7 are x y z qx qy qz qw, and qw, "
			  FRAME_Q ("%s") ", is no number; it ends with an error, "
			  "and the transform is missing"
			: "tf2_ros's static_transform_publisher takes no period: "
			  "of these 9 arguments the first 7 are x y z qx qy qz qw, "
			  "so qw is read from " FRAME_Q ("%s") ", the parent is "
			  "called " FRAME_Q ("%s") " and the child " FRAME_Q ("%s"),
		      args[6], args[7], args[8]);
  else
    finding = REJECT (p, n - 1,
		      "tf2_ros's static_transform_publisher takes no period: it "
		      "prints its usage and ends, and the transform is missing");
  if (!finding || last.loc.finish == 0 || before.loc.finish == 0
      || last.loc.line != before.loc.line
      || last.loc.column <= before.loc.finish)
    return;
  last.loc.column = before.loc.finish + 1;
  frame_finding_fixit (p->findings, finding, last, "");
}

/* Complain about N arguments, which no form has.  */

static void
complain_count (struct publisher *p, unsigned n)
{
  const char **args = p->node->args;

  if (n == 1 && args[0] && strpbrk (args[0], " \t"))
    REJECT (p, 0, "these are one argument with spaces in it, not several: the "
	    "publisher ends with an error, and the transform is missing");
  else if (p->api == FRAME_API_ROS2)
    REJECT (p, 0, "static_transform_publisher takes 8 arguments (x y z yaw pitch "
	    "roll frame child) or 9 (x y z qx qy qz qw frame child), not %u: it "
	    "ends with an error, and the transform is missing", n);
  else if (p->api == FRAME_API_TF2)
    REJECT (p, 0, "tf2_ros's static_transform_publisher takes 8 arguments (x y z "
	    "yaw pitch roll frame child) or 9 (x y z qx qy qz qw frame child), "
	    "not %u: it prints its usage and ends, and the transform is missing",
	    n);
  else
    REJECT (p, 0, "tf's static_transform_publisher takes 9 arguments (x y z yaw "
	    "pitch roll frame child period) or 10 (x y z qx qy qz qw frame child "
	    "period), not %u: it prints its usage and ends, and the transform is "
	    "missing", n);
}

/* Check the period, in milliseconds, of ROS 1 tf.  */

static void
check_period (struct publisher *p, int i)
{
  double period;

  read_number (p, PERIOD, i);
  period = p->number[PERIOD];
  if (!p->known[PERIOD] || !number_p (p->node->args[i]))
    return;
  if (period <= 0)
    complain (p, i, "with a period of %g ms the publisher does not wait between "
	      "two messages: it sends as fast as it can", period);
  else if (period < 1)
    complain (p, i, "the period is in milliseconds: %g is %.0f messages a second",
	      period, 1000 / period);
}

/* True if word I of P is there, known and a number (YES) or none.  */

static bool
word_p (const struct publisher *p, unsigned i, bool yes)
{
  return i < p->node->n_args && p->node->args[i]
	 && number_p (p->node->args[i]) == yes;
}

/* True if the words of P are those of another form, which is complained of
   better than each of them.  N is their number.  */

static bool
other_form_p (struct publisher *p, unsigned n)
{
  if (p->api != FRAME_API_TF
      && ((n == 9 && word_p (p, 6, false) && word_p (p, 7, false)
	   && word_p (p, 8, true))
	  || (n == 10 && word_p (p, 6, true) && word_p (p, 9, true))))
    {
      complain_period (p, n);
      return true;
    }
  if (p->api == FRAME_API_TF && n == 9 && word_p (p, 6, true)
      && word_p (p, 7, false) && word_p (p, 8, false))
    {
      REJECT (p, 8, "the period is missing: tf's static_transform_publisher "
	      "takes these 9 arguments for x y z yaw pitch roll frame child "
	      "period, so the parent is called " FRAME_Q ("%s")
	      " and the child " FRAME_Q ("%s"), p->node->args[6],
	      p->node->args[7]);
      return true;
    }
  return false;
}

static void
read_positional (struct publisher *p, const unsigned *words, unsigned n)
{
  static const enum field euler[] = { X, Y, Z, YAW, PITCH, ROLL };
  static const enum field quaternion[] = { X, Y, Z, QX, QY, QZ, QW };
  unsigned extra = p->api == FRAME_API_TF, numbers;

  if (n == p->node->n_args && other_form_p (p, n))
    return;
  if (n != 8 + extra && n != 9 + extra)
    {
      complain_count (p, n);
      return;
    }
  p->quaternion = n == 9 + extra;
  p->euler = !p->quaternion;
  numbers = p->quaternion ? 7 : 6;
  for (unsigned i = 0; i < numbers; i++)
    read_number (p, p->quaternion ? quaternion[i] : euler[i], words[i]);
  p->parent = p->node->args[words[numbers]];
  p->child = p->node->args[words[numbers + 1]];
  p->word[PARENT] = words[numbers];
  p->word[CHILD] = words[numbers + 1];
  if (extra)
    check_period (p, words[numbers + 2]);
}

/* Flags (ROS 2).  */

static const char *const flags[N_FIELDS]
  = { "--x", "--y", "--z", "--yaw", "--pitch", "--roll", "--qx", "--qy",
      "--qz", "--qw", "--frame-id", "--child-frame-id", "--" };

/* The flag TEXT, or N_FIELDS.  */

static enum field
flag (const char *text)
{
  int i;

  for (i = 0; i < PERIOD; i++)
    if (strcmp (text, flags[i]) == 0)
      return (enum field) i;
  return N_FIELDS;
}

/* A word that is no flag of this program: say so if it looks like one.  */

static void
check_unknown_flag (struct publisher *p, unsigned i)
{
  const char *text = p->node->args[i];
  const char *equals = strchr (text, '=');

  if (strncmp (text, "--", 2) != 0)
    return;
  if (equals)
    REJECT (p, i, "static_transform_publisher takes the value of a flag as an "
	    "argument of its own: " FRAME_Q ("%s") " is not one of its flags; it "
	    "ends with an error, and the transform is missing", text);
  else
    REJECT (p, i, "static_transform_publisher has no flag " FRAME_Q ("%s")
	    ": it ends with an error, and the transform is missing", text);
}

/* The defaults of the flags.  */

static void
set_defaults (struct publisher *p)
{
  for (int i = X; i <= QW; i++)
    {
      p->known[i] = true;
      p->number[i] = i == QW;
    }
}

/* Take the value of FIELD from word I, if there is one.  */

static void
read_flag (struct publisher *p, enum field field, unsigned i)
{
  if (i >= p->node->n_args)
    {
      if (p->node->args_known)
	REJECT (p, i - 1, "nothing follows " FRAME_Q ("%s")
		": the publisher ends with an error, and the transform is missing",
		flags[field]);
      return;
    }
  p->word[field] = i;
  p->known[field] = false;
  if (field < PARENT)
    read_number (p, field, i);
  else if (field == PARENT)
    p->parent = p->node->args[i];
  else
    p->child = p->node->args[i];
}

/* Check that both ids are there and not empty.  */

static void
check_ids (struct publisher *p)
{
  if (p->rejected)
    return;
  for (int field = PARENT; field <= CHILD; field++)
    {
      const char *id = field == PARENT ? p->parent : p->child;
      bool given = p->word[field] >= 0;

      if (!given)
	REJECT (p, 0, FRAME_Q ("%s") " is missing: the publisher ends with an "
		"error, and the transform is missing", flags[field]);
      else if (id && !*id)
	REJECT (p, p->word[field], "%s is empty: the publisher ends with an "
		"error, and the transform is missing", field_names[field]);
    }
}

/* Note the forms in P's words that exclude each other.  N is the number of
   positional ones.  */

static void
check_mixed (struct publisher *p, unsigned n, bool any)
{
  p->quaternion = p->euler = false;
  for (int i = YAW; i <= ROLL; i++)
    p->euler |= p->word[i] >= 0;
  for (int i = QX; i <= QW; i++)
    p->quaternion |= p->word[i] >= 0;
  if (p->rejected || !any)
    return;
  if (p->euler && p->quaternion)
    REJECT (p, p->word[p->word[QX] >= 0 ? QX : p->word[QY] >= 0 ? QY
		       : p->word[QZ] >= 0 ? QZ : QW],
	    "a rotation is given both by angles and by a quaternion: the "
	    "publisher ends with an error, and the transform is missing");
  else if (n)
    REJECT (p, 0, "flags are mixed with %u argument%s without a flag: the "
	    "publisher ends with an error, and the transform is missing", n,
	    n == 1 ? "" : "s");
}

static void
read_ros2 (struct publisher *p)
{
  const struct frame_robot_node *node = p->node;
  unsigned *words = FRAME_NEW_N (p->findings->arena, unsigned, node->n_args + 1);
  unsigned n = 0;
  bool any = false;

  for (unsigned i = 0; i < node->n_args; i++)
    {
      const char *text = node->args[i];
      enum field field = text ? flag (text) : N_FIELDS;

      if (text && (strcmp (text, "-h") == 0 || strcmp (text, "--help") == 0))
	{
	  p->rejected = true;
	  return;
	}
      if (field == N_FIELDS)
	{
	  if (text)
	    check_unknown_flag (p, i);
	  words[n++] = i;
	  continue;
	}
      if (!any)
	set_defaults (p);
      any = true;
      read_flag (p, field, ++i);
    }
  if (any)
    {
      check_mixed (p, n, any);
      check_ids (p);
    }
  else if (!p->rejected)
    {
      read_positional (p, words, n);
      if (p->word[PARENT] >= 0)
	check_ids (p);
    }
}

/* Parameters, of the component.  */

/* The parameter NAME of P's node, dots or slashes between its parts.  */

static const struct frame_robot_param *
parameter (const struct publisher *p, const char *name)
{
  const struct frame_robot_param *param = frame_robot_param (p->node, name);
  char old[40];

  if (param)
    return param;
  snprintf (old, sizeof old, "/%s", name);
  for (char *c = old; *c; c++)
    if (*c == '.')
      *c = '/';
  return frame_robot_param (p->node, old);
}

/* Read the frame id NAME, by DEFAULT.  */

static const char *
read_id (struct publisher *p, const char *name, const char *default_)
{
  const struct frame_robot_param *param = parameter (p, name);

  if (param)
    return param->value;
  complain (p, -1, "the parameter " FRAME_Q ("%s") " is not set: the frame is "
	    "called " FRAME_Q ("%s"), name, default_);
  return default_;
}

static void
read_component (struct publisher *p)
{
  static const struct
  {
    enum field field;
    const char *name;
  } numbers[] = { { X, "translation.x" }, { Y, "translation.y" },
		  { Z, "translation.z" }, { QX, "rotation.x" },
		  { QY, "rotation.y" }, { QZ, "rotation.z" },
		  { QW, "rotation.w" } };

  /* Its parameters may come from where we don't see them.  */
  if (!parameter (p, "frame_id") && !parameter (p, "child_frame_id"))
    {
      p->rejected = true;
      return;
    }
  set_defaults (p);
  p->quaternion = true;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    {
      const struct frame_robot_param *param = parameter (p, numbers[i].name);
      char *end;

      if (!param)
	continue;
      p->known[numbers[i].field] = false;
      if (!param->value)
	continue;
      p->number[numbers[i].field] = strtod (param->value, &end);
      p->known[numbers[i].field] = end != param->value && !*end;
    }
  p->parent = read_id (p, "frame_id", "frame");
  p->child = read_id (p, "child_frame_id", "child");
}

/* Angles in the wrong slots.  */

/* True if WORD is a word of its own in NAME: "laser_roll", "laserRoll", not
   "controller".  */

static bool
has_word_p (const char *name, const char *word)
{
  size_t n = strlen (word);

  for (const char *at = name; (at = strcasestr (at, word)); at += n)
    if ((at == name || !isalpha ((unsigned char) at[-1])
	 || (isupper ((unsigned char) *at) && islower ((unsigned char) at[-1])))
	&& !islower ((unsigned char) at[n]))
      return true;
  return false;
}

/* True if the argument called NAME is about the angle WORD and no other.  */

static bool
about_p (const char *name, const char *word)
{
  static const char *const angles[] = { "yaw", "pitch", "roll" };
  bool other = false;

  if (!name || !has_word_p (name, word))
    return false;
  for (int i = 0; i < 3; i++)
    other |= strcmp (angles[i], word) != 0 && has_word_p (name, angles[i]);
  return !other;
}

/* Launch arguments whose names say another angle than the slot they stand
   in.  */

static void
check_angle_names (struct publisher *p)
{
  const struct frame_robot_node *node = p->node;

  for (int slot = YAW; slot <= ROLL; slot++)
    for (int said = YAW; said <= ROLL; said++)
      {
	int i = p->word[slot];
	const char *name = i >= 0 ? node->arg_names[i] : NULL;

	if (said == slot || !about_p (name, field_names[said]))
	  continue;
	frame_findings_add (p->findings, FRAME_W_EULER_ORDER,
			    node->uncertain ? FRAME_ON_SOME_PATH
					    : FRAME_ON_EVERY_PATH,
			    where_of (p, i),
			    "the argument " FRAME_Q ("%s") " stands where "
			    "static_transform_publisher reads %s: the order is "
			    "yaw pitch roll", name, field_names[slot]);
	return;
      }
}

/* Launch arguments whose names say that they are degrees.  */

static void
check_degree_names (struct publisher *p)
{
  for (int slot = YAW; slot <= ROLL; slot++)
    {
      int i = p->word[slot];
      const char *name = i >= 0 ? p->node->arg_names[i] : NULL;
      size_t n = name ? strlen (name) : 0;

      if (n > 4 && (strcasecmp (name + n - 4, "_deg") == 0
		    || (n > 8 && strcasecmp (name + n - 8, "_degrees") == 0)))
	frame_findings_add (p->findings, FRAME_W_ANGLE_UNIT,
			    p->node->uncertain ? FRAME_ON_SOME_PATH
					       : FRAME_ON_EVERY_PATH,
			    where_of (p, i),
			    "the argument " FRAME_Q ("%s") " is in degrees, but "
			    "static_transform_publisher reads radians", name);
    }
}

/* The change of axes that the name of P's child fixes, if it is that of its
   parent and a suffix ("map_ned"); else unknown.  The parent has the axes of
   REP 103, those of the world or of a body.  */

static struct frame_axes
wanted_axes (const struct publisher *p)
{
  const char *parent = p->parent + (*p->parent == '/');
  const char *child = p->child + (*p->child == '/');
  size_t n = strlen (parent);
  const struct frame_mined_rule *r
    = frame_mined_words (p->node->robot ? p->node->robot->mined : NULL);

  if (strncmp (parent, child, n) != 0 || child[n] != '_')
    return frame_axes_unknown;
  while (r && strcmp (child + n + 1, r->word) != 0)
    r = r->next_word;
  if (!r)
    return frame_axes_unknown;
  return frame_axes_between (frame_orientation_world_p (r->orientation)
			       ? frame_orientation_enu : frame_orientation_flu,
			     r->orientation);
}

/* True if the angles ROLL, PITCH and YAW give the change WANTED.  */

static bool
turns_p (struct frame_axes wanted, double roll, double pitch, double yaw)
{
  struct frame_rotation r = frame_rotation_rpy (roll, pitch, yaw);

  return frame_axes_equal_p (frame_axes_of_matrix (r.m), wanted);
}

/* Angles that fit the names of the frames in the order roll pitch yaw, and
   not in the order that is read.  */

static void
check_order (struct publisher *p)
{
  struct frame_axes wanted;
  const double *a = p->number;

  if (!p->parent || !p->child || !p->known[YAW] || !p->known[PITCH]
      || !p->known[ROLL] || p->word[YAW] < 0
      || p->word[ROLL] != p->word[YAW] + 2)
    return;
  wanted = wanted_axes (p);
  if (!frame_axes_known_p (wanted)
      || turns_p (wanted, a[ROLL], a[PITCH], a[YAW])
      || !turns_p (wanted, a[YAW], a[PITCH], a[ROLL]))
    return;
  frame_findings_add (p->findings, FRAME_W_EULER_ORDER,
		      p->node->uncertain ? FRAME_ON_SOME_PATH
					 : FRAME_ON_EVERY_PATH,
		      where_of (p, p->word[YAW]),
		      "static_transform_publisher reads these angles as yaw pitch "
		      "roll; only in the order roll pitch yaw would they turn the "
		      "axes of " FRAME_Q ("%s") " to those of " FRAME_Q ("%s"),
		      p->parent, p->child);
}

/* Frame IR.  */

/* The number FIELD as an operand.  */

static struct frame_operand
operand (const struct publisher *p, enum field field)
{
  return p->known[field] ? frame_op_number (p->number[field])
			 : frame_op_unknown ();
}

/* The id TEXT as an operand.  */

static struct frame_operand
id_operand (struct frame_arena *arena, const char *text)
{
  return text ? frame_op_string (arena, text) : frame_op_unknown ();
}

/* A statement OP in B that sets the local NAME from the N fields from FIRST
   on.  */

static struct frame_operand
add_numbers (struct frame_builder *b, unsigned block,
	     const struct publisher *p, struct frame_arena *arena,
	     enum frame_op op, const char *name, const enum field *fields,
	     unsigned n)
{
  int first = p->word[fields[0]];
  struct frame_stmt *stmt;

  /* Yaw may stand before roll.  */
  for (unsigned i = 1; i < n; i++)
    if (p->word[fields[i]] >= 0 && (first < 0 || p->word[fields[i]] < first))
      first = p->word[fields[i]];
  stmt = frame_builder_add (b, block, op, where_of (p, first).loc);
  stmt->api = p->api;
  stmt->dst = frame_op_place (frame_place_local (arena, name));
  frame_stmt_args (b, stmt, n);
  for (unsigned i = 0; i < n; i++)
    stmt->args[i] = operand (p, fields[i]);
  return stmt->dst;
}

static void
lower (const struct publisher *p, struct frame_builder *b, unsigned block)
{
  static const enum field vector[] = { X, Y, Z }, rpy[] = { ROLL, PITCH, YAW },
			  quaternion[] = { QX, QY, QZ, QW };
  struct frame_arena *arena = p->node->where.unit->program->arena;
  struct frame_operand translation, rotation, transform;
  struct frame_stmt *stmt;

  translation = add_numbers (b, block, p, arena, FRAME_OP_VECTOR,
			     "translation", vector, 3);
  if (p->quaternion)
    rotation = add_numbers (b, block, p, arena, FRAME_OP_QUATERNION,
			    "rotation", quaternion, 4);
  else
    rotation = add_numbers (b, block, p, arena, FRAME_OP_RPY, "rotation", rpy,
			    3);
  stmt = frame_builder_add (b, block, FRAME_OP_NEW_TRANSFORM,
			    where_of (p, 0).loc);
  stmt->api = p->api;
  /* The node's name is for the rules about names.  */
  transform = stmt->dst = frame_op_place (
    frame_place_local (arena, p->node->name ? p->node->name : "transform"));
  frame_stmt_args (b, stmt, 5);
  stmt->args[0] = id_operand (arena, p->child);
  stmt->args[1] = id_operand (arena, p->parent);
  stmt->args[2] = rotation;
  stmt->args[3] = translation;
  stmt = frame_builder_add (b, block, FRAME_OP_SEND, where_of (p, 0).loc);
  stmt->api = p->api;
  /* tf sends to /tf, again and again.  */
  stmt->word = frame_intern (arena,
			     p->api == FRAME_API_TF ? "dynamic" : "static");
  frame_stmt_args (b, stmt, 1);
  stmt->args[0] = transform;
}

/* Which publisher NODE is, or NONE.  */

static enum frame_api
publisher_api (const struct frame_robot_node *node, bool *component)
{
  *component = node->plugin
	       && strcmp (node->plugin, "tf2_ros::StaticTransformBroadcasterNode")
		    == 0;
  if (*component)
    return FRAME_API_ROS2;
  if (!node->pkg || !node->exec
      || strcmp (node->exec, "static_transform_publisher") != 0)
    return FRAME_API_NONE;
  if (strcmp (node->pkg, "tf") == 0 && node->ros == FRAME_ROS_1)
    return FRAME_API_TF;
  if (strcmp (node->pkg, "tf2_ros") == 0)
    return node->ros == FRAME_ROS_1 ? FRAME_API_TF2 : FRAME_API_ROS2;
  return FRAME_API_NONE;
}

bool
frame_static_publisher (const struct frame_robot_node *node,
			struct frame_findings *findings,
			struct frame_builder *builder, unsigned block)
{
  struct publisher p = { .node = node, .findings = findings };
  unsigned *words;
  bool component;

  p.api = publisher_api (node, &component);
  if (p.api == FRAME_API_NONE)
    return false;
  for (int i = 0; i < N_FIELDS; i++)
    p.word[i] = -1;
  if (component)
    read_component (&p);
  else if (!node->args_known)
    p.rejected = true;
  else if (p.api == FRAME_API_ROS2)
    read_ros2 (&p);
  /* One word is the name of a parameter that holds the transform.  */
  else if (p.api == FRAME_API_TF2 && node->n_args == 1)
    p.rejected = true;
  else
    {
      words = FRAME_NEW_N (findings->arena, unsigned, node->n_args + 1);
      for (unsigned i = 0; i < node->n_args; i++)
	words[i] = i;
      read_positional (&p, words, node->n_args);
    }
  if (p.rejected)
    return true;
  if (p.euler)
    {
      check_angle_names (&p);
      check_degree_names (&p);
      check_order (&p);
    }
  lower (&p, builder, block);
  return true;
}

/* The name of NODE for people.  */

static const char *
node_name (struct frame_arena *arena, const struct frame_robot_node *node)
{
  return frame_printf (arena, "%s%s%s", node->ns ? node->ns : "?",
		       node->ns && !node->ns[1] ? "" : "/",
		       node->name ? node->name : node->exec ? node->exec : "?");
}

void
frame_robot_lower (const struct frame_robot *robot,
		   struct frame_findings *findings)
{
  for (unsigned i = 0; i < robot->n_nodes; i++)
    {
      const struct frame_robot_node *node = &robot->nodes[i];
      struct frame_unit *unit = (struct frame_unit *) node->where.unit;
      struct frame_arena *arena = unit->program->arena;
      struct frame_function *fn;
      struct frame_builder *builder;
      const char *name;
      bool component;

      if (publisher_api (node, &component) == FRAME_API_NONE)
	continue;
      name = node_name (arena, node);
      fn = frame_function_new (unit,
			       frame_printf (arena, "%s@%u", name, i), name);
      fn->is_entry = true;
      fn->loc = node->where.loc;
      builder = frame_builder_new (fn, 1);
      frame_static_publisher (node, findings, builder, 0);
      frame_builder_finish (builder);
    }
}
