/* Axes turned by hand: -Wframe-orientation of points and vectors whose
   coordinates are copied one by one, "out.x = in.z; out.y = -in.x; out.z =
   -in.y".

   Each number that was read as a coordinate remembers the frame and the axis it
   is along (infer-frames.c); so it does not matter whether it went through a
   helper, a container or a loop.  When the message is published, its header
   says which frame the coordinates are meant for.  Reported is

     (a) what is not the change of axes that the names of both frames fix, as
	 between an optical frame and the body frame of the same camera;
     (b) a mirror, between two frames of which both names fix the axes: no
	 mounting of one on the other turns a right hand into a left one.

   Any other change may be how one is mounted on the other.  Coordinates that
   keep their places are for -Wframe-wrong-id.  */

#include "check.h"
#include "frame-names.h"

/* The frame that coordinate I of the point NODE was read in, or null.  */

static const struct frame_value *
frame_of_coordinate (const struct frame_world *world,
		     const struct frame_node *node, unsigned i)
{
  const struct frame_node *child
    = frame_node_own_child (node, world->names[FRAME_K_X + i]);

  return child ? child->frame : NULL;
}

bool
frame_turned_by_hand_p (struct frame_world *world,
			const struct frame_node *node)
{
  for (unsigned i = 0; i < 3; i++)
    {
      const struct frame_value *frame = frame_of_coordinate (world, node, i);

      if (frame && frame->u.string.axis
	  && frame->u.string.axis != (signed char) (FRAME_AXIS_X + i))
	return true;
    }
  return false;
}

/* The one frame that VALUE is, whatever the parameters; else null.  */

static const char *
only_frame (struct frame_analysis *an, const struct frame_value *value)
{
  const struct frame_string *s = value ? &value->u.string : NULL;
  const char *text;
  bool by_default = false;

  if (!s || s->n != 1 || s->other)
    return NULL;
  text = frame_alt_text (an->world.strings, &s->alts[0], &by_default);
  return text && *text && !by_default ? frame_strip_slash (an, text) : NULL;
}

/* The axes that the coordinates of the point NODE are along, all of one frame,
   *FROM; unknown if that is not known, or if they are not three different
   ones.  */

static struct frame_axes
axes_of_point (struct frame_analysis *an, const struct frame_node *node,
	       const struct frame_value **from)
{
  struct frame_axes axes = frame_axes_unknown;
  const char *first = NULL;
  unsigned seen = 0;

  for (unsigned i = 0; i < 3; i++)
    {
      const struct frame_value *frame
	= frame_of_coordinate (&an->world, node, i);
      const char *text = only_frame (an, frame);

      if (!text || !frame->u.string.axis || (first && text != first))
	return frame_axes_unknown;
      first = text;
      axes.ds[i] = frame->u.string.axis;
      seen |= 1 << (axes.ds[i] < 0 ? -axes.ds[i] : axes.ds[i]);
      *from = frame;
    }
  return seen == 0xe ? axes : frame_axes_unknown;
}

/* A message on its way through its members.  */
struct swap
{
  struct frame_activation *a;
  const struct frame_stmt *stmt;
  const struct frame_value *id;	/* of the innermost header; or null */
};

/* Report that the coordinates of a point in FROM become AXES in the frame of
   S, though it is to be EXPECTED; unknown: though that is a mirror.  */

static void
report (const struct swap *s, const struct frame_value *from,
	struct frame_axes axes, struct frame_axes expected, char tier)
{
  struct frame_analysis *an = s->a->an;
  struct frame_where where = frame_where_of (s->a, s->stmt);
  char got[16], wanted[16];
  const char *reason = "that mirrors, and no rotation does";
  struct frame_finding *finding;

  frame_axes_print (axes, got);
  frame_axes_print (expected, wanted);
  if (frame_axes_known_p (expected))
    reason = frame_printf (an->round, "between these two frames it is %s",
			   wanted);
  finding = frame_findings_add (
    an->findings, FRAME_W_ORIENTATION, FRAME_ON_EVERY_PATH, where,
    "coordinates in " FRAME_Q ("%s") " become %s in " FRAME_Q ("%s")
    ", but %s", only_frame (an, from), got, only_frame (an, s->id), reason);
  if (!finding)
    return;
  finding->tier = tier;
  frame_note_origin (an, finding, where, &from->u.string.alts[0]);
  frame_note_origin (an, finding, where, &s->id->u.string.alts[0]);
}

/* True if the name of FRAME fixes its axes, without a doubt.  */

static bool
fixed_p (const struct frame_analysis *an, const char *frame)
{
  const struct frame_mined_rule *rule
    = frame_name_axes (an->options.mined, frame);

  return rule && !rule->perhaps;
}

/* Look at the point or vector NODE.  */

static void
check_point (const struct swap *s, const struct frame_node *node)
{
  struct frame_analysis *an = s->a->an;
  const struct frame_value *from = NULL;
  struct frame_axes axes = axes_of_point (an, node, &from), expected;
  const char *source = only_frame (an, from), *target = only_frame (an, s->id);
  const struct frame_mined_rule *rule;

  if (!frame_axes_known_p (axes) || !target || source == target
      || frame_axes_equal_p (axes, frame_axes_identity))
    return;
  rule = frame_name_change (an->options.mined, target, source, &expected);
  if (rule)
    {
      if (!frame_axes_equal_p (axes, expected))
	report (s, from, axes, expected, rule->perhaps ? 'A' : 'D');
    }
  else if (frame_axes_determinant (axes) < 0 && fixed_p (an, source)
	   && fixed_p (an, target))
    report (s, from, axes, frame_axes_unknown, 'D');
}

static void
visit (const struct swap *s, const struct frame_node *node)
{
  struct frame_world *world = &s->a->an->world;
  struct swap here = *s;

  node = frame_node_force (world, node);
  if (frame_node_own_child (node, world->names[FRAME_K_HEADER]))
    {
      const struct frame_value *id = frame_parent_id (s->a->an, node);

      /* The poses of a path may leave their headers empty.  */
      if (!frame_string_empty_p (id, true))
	here.id = id;
    }
  if (here.id && frame_turned_by_hand_p (world, node))
    check_point (&here, node);
  for (unsigned i = 0; i < node->n; i++)
    {
      struct swap below = here;

      /* The twist of an odometry message.  */
      if (node->children[i].key == world->names[FRAME_K_TWIST]
	  && frame_node_own_child (node, world->names[FRAME_K_CHILD_FRAME_ID]))
	below.id = frame_child_id (s->a->an, node);
      visit (&below, node->children[i].node);
    }
}

void
frame_check_swap (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct swap s = { a, stmt, NULL };

  if (stmt->op == FRAME_OP_PUBLISH)
    visit (&s, frame_argument (a, stmt, 0));
}
