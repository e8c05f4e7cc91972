/* Velocities, wrenches and what an IMU measures, in a message that says other
   axes than they have: -Wframe-twist-frame.

   The twist of an Odometry is in its child frame, the others are in the
   frame of their header (ros-models/members.def).  A step in the odometry's
   own frame, divided by the time that it took, is a velocity along the axes
   of that frame.

   Who multiplies a speed with the cosine and the sine of the heading that the
   odometry itself has turns it into the parent frame.  (The same with another
   angle, of a wheel that is steered, is right.)  */

#include "check.h"
#include "infer-frames.h"
#include "trace.h"
#include <string.h>

/* How deep below a member its coordinates are.  */
#define MAX_DEPTH 5

/* The text of the id VALUE if it is one constant, else null.  */

static const char *
constant_text (struct frame_analysis *an, const struct frame_value *value)
{
  const struct frame_string *s = value ? &value->u.string : NULL;

  if (!s || s->n != 1 || s->other || s->alts[0].kind != FRAME_ALT_CONST
      || !*s->alts[0].text)
    return NULL;
  return frame_strip_slash (an, s->alts[0].text);
}

/* The frame of the first coordinate below NODE that is known to be in one
   other than EXPECTED, or null.  ASSUMED: also where numbers of no known
   frame went into it.  */

static const struct frame_value *
other_frame (struct frame_analysis *an, const struct frame_node *node,
	     const char *expected, bool assumed, unsigned depth)
{
  const char *text = constant_text (an, node->frame);
  const struct frame_value *found = NULL;

  /* Whoever turns the axes by hand takes the data into another frame.  */
  if (frame_turned_by_hand_p (&an->world, node))
    return NULL;
  if (text)
    return text != expected
	   && (assumed || !node->frame->u.string.assumed) ? node->frame
							   : NULL;
  for (unsigned i = 0; i < node->n && depth < MAX_DEPTH && !found; i++)
    found = other_frame (an, node->children[i].node, expected, assumed,
			 depth + 1);
  return found;
}

/* Report that MEMBER of the message that STMT publishes is in ACTUAL, while
   the message says EXPECTED.  */

static void
report (struct frame_activation *a, const struct frame_stmt *stmt,
	const struct frame_member *member, const struct frame_value *expected,
	const struct frame_value *actual)
{
  struct frame_analysis *an = a->an;
  bool twist = member->frame == FRAME_MEMBER_CHILD;
  struct frame_finding *finding = frame_findings_add (
    an->findings, FRAME_W_TWIST_FRAME, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt), FRAME_Q ("%s") " is published along the axes of "
    FRAME_Q ("%s") ", but the message says " FRAME_Q ("%s") " in " FRAME_Q ("%s"),
    member->name, constant_text (an, actual), constant_text (an, expected),
    twist ? "child_frame_id" : "header.frame_id");

  if (!finding)
    return;
  frame_note_origin (an, finding, finding->where, actual->u.string.alts);
  frame_note_origin (an, finding, finding->where, expected->u.string.alts);
}

/* Check MEMBER, the object CHILD of MESSAGE.  */

static void
check_member (struct frame_activation *a, const struct frame_stmt *stmt,
	      const struct frame_node *message,
	      const struct frame_member *member,
	      const struct frame_node *child)
{
  struct frame_analysis *an = a->an;
  bool twist = member->frame == FRAME_MEMBER_CHILD;
  const struct frame_value *expected = twist ? frame_child_id (an, message)
					     : frame_parent_id (an, message);
  const char *text = constant_text (an, expected);
  const struct frame_value *actual
    = text ? other_frame (an, child, text, twist, 0) : NULL;

  if (actual)
    report (a, stmt, member, expected, actual);
}

/* Velocities that are turned by hand.  */

/* How many copies are followed.  */
#define MAX_COPIES 8

/* True if PLACE of A is a temporary.  */

static bool
temporary_p (struct frame_activation *a, const struct frame_place *place)
{
  return place->base == FRAME_BASE_LOCAL && place->n_path == 0
	 && !frame_trace_name (a, place);
}

/* Go back from OP, which *STMT of A reads, over copies, until it is a variable
   that the program names (NAMED) or what was calculated.  */

static const struct frame_operand *
behind_copies (struct frame_activation *a, const struct frame_stmt **stmt,
	       const struct frame_operand *op, bool named)
{
  for (unsigned i = 0; i < MAX_COPIES && op->kind == FRAME_PLACE; i++)
    {
      const struct frame_stmt *def;
      bool several;

      if (named && !temporary_p (a, &op->place))
	break;
      def = frame_trace_definition (a, *stmt, &op->place, &several);
      if (!def || def->op != FRAME_OP_SET || def->n_args != 1)
	break;
      *stmt = def;
      op = &def->args[0];
    }
  return op;
}

/* The statement that calculates OP, which STMT of A reads, or null.  */

static const struct frame_stmt *
calculation (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_operand *op)
{
  bool several;

  op = behind_copies (a, &stmt, op, false);
  return op->kind == FRAME_PLACE
	   ? frame_trace_definition (a, stmt, &op->place, &several) : NULL;
}

/* The variable that OP, which STMT of A reads, is a copy of, or null.  */

static const struct frame_place *
variable (struct frame_activation *a, const struct frame_stmt *stmt,
	  const struct frame_operand *op)
{
  op = behind_copies (a, &stmt, op, true);
  return op->kind == FRAME_PLACE && !temporary_p (a, &op->place) ? &op->place
								  : NULL;
}

/* The angle whose FUNCTION (cos, sin) is a factor of OP, which STMT of A
   reads, or null.  */

static const struct frame_place *
turned_by (struct frame_activation *a, const struct frame_stmt *stmt,
	   const struct frame_operand *op, const char *function)
{
  const struct frame_stmt *product = calculation (a, stmt, op);

  if (!product || product->op != FRAME_OP_BINARY || product->n_args != 2
      || strcmp (product->word, "*") != 0)
    return NULL;
  for (unsigned i = 0; i < 2; i++)
    {
      const struct frame_stmt *factor
	= calculation (a, product, &product->args[i]);

      if (factor && factor->op == FRAME_OP_BINARY && factor->n_args == 1
	  && strcmp (factor->word, function) == 0)
	return variable (a, factor, &factor->args[0]);
    }
  return NULL;
}

/* True if A, B are one variable of the program, in one state or another.  */

static bool
one_variable_p (struct frame_activation *a, const struct frame_place *p,
		const struct frame_place *q)
{
  return p && q
	 && (frame_place_equal (p, q)
	     || (p->base == FRAME_BASE_LOCAL && q->base == FRAME_BASE_LOCAL
		 && p->n_path == 0 && q->n_path == 0
		 && frame_trace_name (a, p) == frame_trace_name (a, q)));
}

/* Set OP to the member of MESSAGE that PATH, which a null ends, leads to; its
   path goes to STEPS.  */

static void
member_of (struct frame_activation *a, const struct frame_operand *message,
	   const char *const *path, const char *steps[FRAME_MAX_STEPS],
	   struct frame_operand *op)
{
  *op = *message;
  op->kind = FRAME_PLACE;
  frame_path_copy (steps, message->place.path, message->place.n_path);
  for (; *path; path++)
    steps[op->place.n_path++] = frame_intern (a->an->world.strings, *path);
  op->place.path = steps;
}

/* STMT publishes an odometry: report if its velocity was turned by the heading
   that it has itself.  */

static void
check_turned (struct frame_activation *a, const struct frame_stmt *stmt)
{
  static const char *const x[] = { "twist", "twist", "linear", "x", NULL };
  static const char *const y[] = { "twist", "twist", "linear", "y", NULL };
  static const char *const turn[] = { "pose", "pose", "rotation", NULL };
  struct frame_analysis *an = a->an;
  const struct frame_node *message = frame_argument (a, stmt, 0);
  const char *parent = constant_text (an, frame_parent_id (an, message));
  const char *child = constant_text (an, frame_child_id (an, message));
  const char *steps[FRAME_MAX_STEPS], *name;
  const struct frame_place *heading;
  const struct frame_stmt *rotation;
  struct frame_operand op;

  if ((parent && parent == child)
      || (stmt->args[0].kind != FRAME_PLACE
	  && stmt->args[0].kind != FRAME_ADDRESS
	  && stmt->args[0].kind != FRAME_CONST_ADDRESS)
      || stmt->args[0].place.n_path + 4 > FRAME_MAX_STEPS)
    return;
  member_of (a, &stmt->args[0], x, steps, &op);
  heading = turned_by (a, stmt, &op, "cos");
  if (!heading)
    return;
  member_of (a, &stmt->args[0], y, steps, &op);
  if (!one_variable_p (a, heading, turned_by (a, stmt, &op, "sin")))
    return;
  member_of (a, &stmt->args[0], turn, steps, &op);
  rotation = calculation (a, stmt, &op);
  if (!rotation || rotation->op != FRAME_OP_RPY || rotation->n_args < 3
      || !one_variable_p (a, heading,
			  variable (a, rotation, &rotation->args[2])))
    return;
  /* Static variables of a function have no name that people read.  */
  name = frame_trace_name (a, heading);
  name = name ? frame_printf (an->arena, " " FRAME_Q ("%s"), name) : "";
  frame_findings_add (
    an->findings, FRAME_W_TWIST_FRAME, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt), "the velocity of the odometry was turned by its "
    "heading%s, along the axes of the parent frame, but a twist is along those "
    "of " FRAME_Q ("child_frame_id"), name);
}

void
frame_check_twist (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_type *type;
  const struct frame_node *message;
  bool odometry;

  if (stmt->op != FRAME_OP_PUBLISH)
    return;
  type = frame_find_type (a->an, a->info->fn->unit, stmt->word);
  odometry = type && type->kind && strcmp (type->kind, "odometry") == 0;
  message = frame_argument (a, stmt, 0);
  if (odometry)
    check_turned (a, stmt);
  for (unsigned i = 0; i < message->n; i++)
    {
      const struct frame_member *member
	= frame_member_by_name (message->children[i].key);

      /* Other twists may be in any frame.  */
      if (member && member->checked
	  && (odometry || member->frame != FRAME_MEMBER_CHILD))
	check_member (a, stmt, message, member, message->children[i].node);
    }
}
