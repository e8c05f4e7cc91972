/* Velocities, wrenches and what an IMU measures, in a message that says other
   axes than they have: -Wframe-twist-frame.

   The twist of an Odometry is in its child frame, the others are in the
   frame of their header (ros-models/members.def).  A step in the odometry's
   own frame, divided by the time that it took, is a velocity along the axes
   of that frame.  */

#include "check.h"
#include "infer-frames.h"
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
