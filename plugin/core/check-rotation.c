/* Rotations: -Wframe-handedness and -Wframe-orientation.

   A frame's name may fix its axes: by REP 103 and 105, world-fixed frames and
   base_link are forward-left-up, optical frames right-down-forward.  Which
   names do is data (frame-names.h).  Two contradictions are reported, and
   nothing else, because a constant rotation between two bodies is how one is
   mounted on the other:

     (a) a constant axis change between two frames whose change is fixed to
	 another one: an optical frame and the body frame of its own sensor,
	 base_footprint and base_link;
     (b) constant axis changes around an unknown rotation that do not cancel
	 (Figure 3 of the PhysFrame paper): what was in the middle had other
	 axes, and on one side they were not changed back.

   What is usual, but nowhere fixed, is for check-mined.c.  */

#include "check.h"
#include "frame-names.h"
#include <string.h>

/* Handedness.  */

/* Report if the rotation VALUE, which STMT uses, is a mirror.  */

static void
check_mirror (struct frame_activation *a, const struct frame_stmt *stmt,
	      const struct frame_value *value)
{
  const struct frame_turn *t = &value->u.turn;
  struct frame_analysis *an = a->an;
  struct frame_finding *finding;
  struct frame_where where = value->where, use = frame_where_of (a, stmt);

  if (frame_value_determinant (value) != -1)
    return;
  for (unsigned i = t->n_factors; i-- > 0;)
    if (t->factors[i].determinant == -1)
      where = t->factors[i].where;
  if (!frame_where_known_p (where))
    where = use;
  finding = frame_findings_add (
    an->findings, FRAME_W_HANDEDNESS, FRAME_ON_EVERY_PATH, where,
    "this matrix mirrors: its determinant is -1, so it is no rotation");
  if (finding && !frame_where_equal_p (where, use))
    frame_finding_note (an->findings, finding, use,
			"it is used as a rotation here");
}

/* The rotation of the stamped transform MESSAGE.  */

static const struct frame_value *
rotation_of (struct frame_analysis *an, const struct frame_node *message)
{
  return frame_node_rotation (
    &an->world, frame_node_child (&an->world, frame_transform_of (an, message),
				  an->world.names[FRAME_K_ROTATION]));
}

static void
check_sent_mirror (struct frame_activation *a, const struct frame_stmt *stmt,
		   const struct frame_node *message)
{
  check_mirror (a, stmt, rotation_of (a->an, message));
}

/* True if STMT makes a quaternion of a matrix: it says so, or writes the
   rotation of a message.  A matrix that stays one may mirror points for
   good reason.  */

static bool
makes_quaternion_p (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const char *const *names = a->an->world.names;
  const struct frame_place *to = &stmt->dst.place;
  unsigned n = to->n_path;

  if (stmt->op != FRAME_OP_SET || stmt->dst.kind != FRAME_PLACE
      || stmt->n_args == 0)
    return false;
  if (stmt->word && strcmp (stmt->word, "quaternion") == 0)
    return true;
  return n > 1 && to->path[n - 1] == names[FRAME_K_ROTATION]
	 && (to->path[n - 2] == names[FRAME_K_TRANSFORM]
	     || to->path[n - 2] == names[FRAME_K_POSE]);
}

void
frame_check_handedness (struct frame_activation *a,
			const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;

  if (stmt->op == FRAME_OP_SEND)
    frame_each_message (a, stmt, frame_argument (a, stmt, 0),
			check_sent_mirror);
  else if (stmt->op == FRAME_OP_NEW_TRANSFORM && stmt->n_args > 2
	   && stmt->args[2].kind != FRAME_NONE)
    check_mirror (a, stmt,
		  frame_node_rotation (world, frame_argument (a, stmt, 2)));
  else if (makes_quaternion_p (a, stmt))
    check_mirror (a, stmt,
		  frame_node_rotation (world, frame_argument (a, stmt, 0)));
}

/* Orientation.  */

/* One transform that is looked at.  */
struct edge_view
{
  struct frame_activation *a;
  const struct frame_stmt *stmt;
  const struct frame_alt *parent_alt, *child_alt;
  const char *parent, *child;	/* without leading slashes */
  const struct frame_value *rotation;
  struct frame_axes axes;
  enum frame_certainty certainty;
};

/* Notes: the constant factors, and where the ids come from.  */

static void
note_factors (const struct edge_view *view, struct frame_finding *finding)
{
  const struct frame_turn *t = &view->rotation->u.turn;
  struct frame_analysis *an = view->a->an;
  struct frame_where where = finding->where;
  char axes[16];

  for (unsigned i = 0; i < t->n_factors; i++)
    {
      const struct frame_factor *factor = &t->factors[i];

      if (!frame_where_known_p (factor->where)
	  || frame_where_equal_p (factor->where, where))
	continue;
      frame_axes_print (factor->axes, axes);
      if (frame_axes_known_p (factor->axes))
	frame_finding_note (an->findings, finding, factor->where,
			    "this rotation turns the axes %s", axes);
      else
	frame_finding_note (an->findings, finding, factor->where,
			    "the rotation is made here");
    }
  if (t->n_factors == 0 && frame_where_known_p (view->rotation->where)
      && !frame_where_equal_p (view->rotation->where, where))
    frame_finding_note (an->findings, finding, view->rotation->where,
			"the rotation is made here");
  frame_note_origin (an, finding, where, view->parent_alt);
  frame_note_origin (an, finding, where, view->child_alt);
}

/* Report VIEW, in TIER: it should be "... turns the axes ..., but EXPECTED",
   and that is what it does to the axes BEFORE.  */

static void
report (const struct edge_view *view, char tier,
	struct frame_orientation before, const char *expected)
{
  struct frame_analysis *an = view->a->an;
  struct frame_finding *finding;
  char axes[16], from[40], to[40];
  bool known = frame_orientation_handedness (before) != 0;

  frame_axes_print (view->axes, axes);
  frame_orientation_print (before, from);
  frame_orientation_print (frame_axes_rotate (before, view->axes), to);
  finding = frame_findings_add (
    an->findings, FRAME_W_ORIENTATION, view->certainty,
    frame_where_of (view->a, view->stmt),
    "transform from " FRAME_Q ("%s") "%s to " FRAME_Q ("%s")
    "%s turns the axes %s%s%s%s%s, but %s", view->parent,
    frame_default_remark (an, view->parent_alt), view->child,
    frame_default_remark (an, view->child_alt), axes, known ? ": " : "",
    known ? from : "", known ? " becomes " : "", known ? to : "", expected);
  if (!finding)
    return;
  finding->tier = tier;
  note_factors (view, finding);
}

/* "'a' is forward-left-up and 'b' is right-down-forward".  */

static const char *
expected_axes (const struct edge_view *view, struct frame_orientation parent,
	       struct frame_orientation child)
{
  struct frame_arena *arena = view->a->an->arena;
  char p[40], c[40];

  frame_orientation_words (parent, p);
  frame_orientation_words (child, c);
  if (frame_orientation_equal_p (parent, child))
    return frame_printf (arena, "both frames are %s", p);
  return frame_printf (arena, FRAME_Q ("%s") " is %s and " FRAME_Q ("%s")
		       " is %s", view->parent, p, view->child, c);
}

/* Case (a).  RULE says that the change from parent to child is EXPECTED.  */

static void
report_change (const struct edge_view *view,
	       const struct frame_mined_rule *rule,
	       struct frame_axes expected)
{
  const struct frame_mined *mined = view->a->an->options.mined;
  const struct frame_mined_rule *parent = frame_name_axes (mined, view->parent);
  const struct frame_mined_rule *child = frame_name_axes (mined, view->child);
  struct frame_orientation p = { { 0, 0, 0 } }, c = p;
  char tier = rule->perhaps ? 'A' : 'D', axes[16];

  if (child)
    {
      c = child->orientation;
      p = frame_axes_rotate (c, frame_axes_invert (expected));
    }
  else if (parent)
    {
      p = parent->orientation;
      c = frame_axes_rotate (p, expected);
    }
  frame_axes_print (expected, axes);
  report (view, tier, p,
	  child || parent
	    ? expected_axes (view, p, c)
	    : frame_printf (view->a->an->arena,
			    "%s is fixed between them (%s)", axes,
			    rule->source));
}

/* True if -Wframe-ned says of VIEW that its child, a frame of the world with z
   down, has z up.  */

static bool
ned_says_p (const struct edge_view *view)
{
  const struct frame_mined *mined = view->a->an->options.mined;
  const struct frame_mined_rule *child = frame_name_axes (mined, view->child);

  return child && frame_orientation_world_p (child->orientation)
	 && child->orientation.d[2] == FRAME_DOWN
	 && view->axes.ds[2] != -FRAME_AXIS_Z;
}

static void
check_fixed (const struct edge_view *view)
{
  struct frame_axes expected;
  const struct frame_mined_rule *rule
    = frame_name_change (view->a->an->options.mined, view->parent,
			 view->child, &expected);

  if (rule && !frame_axes_equal_p (view->axes, expected)
      && !ned_says_p (view))
    report_change (view, rule, expected);
}

static bool
up_p (struct frame_orientation o)
{
  return o.d[2] == FRAME_UP;
}

/* Case (b), between axes that are known.  Constants on the right alone may be
   how the child is mounted on what the unknown rotation describes; constants
   that keep "up" may be where the world's axes point.  Frames with z down
   come with a change of the world's axes and one of the body's.  */

static void
check_change (const struct edge_view *view,
	      const struct frame_mined_rule *parent,
	      const struct frame_mined_rule *child)
{
  const struct frame_turn *t = &view->rotation->u.turn;
  struct frame_orientation p = parent->orientation, c = child->orientation;
  struct frame_orientation result = frame_axes_rotate (p, view->axes);
  bool left = !frame_axes_equal_p (t->left, frame_axes_identity);
  bool upright = up_p (p) && up_p (c);

  if (t->mounting || frame_axes_equal_p (view->axes, frame_axes_identity)
      || frame_orientation_equal_p (result, c)
      || !frame_axes_known_p (frame_axes_between (p, c))
      || p.d[2] == FRAME_DOWN || c.d[2] == FRAME_DOWN
      || (upright && up_p (result)))
    return;
  report (view,
	  left && upright && !parent->perhaps && !child->perhaps ? 'D' : 'A',
	  p, expected_axes (view, p, c));
}

static void
check_view (const struct edge_view *view)
{
  const struct frame_mined *mined = view->a->an->options.mined;
  const struct frame_mined_rule *parent, *child;

  if (frame_axes_determinant (view->axes) != 1)
    return;
  if (view->rotation->u.turn.r.exact)
    {
      check_fixed (view);
      return;
    }
  parent = frame_name_axes (mined, view->parent);
  child = frame_name_axes (mined, view->child);
  if (parent && child)
    check_change (view, parent, child);
}

/* Look at one transform between PARENT and CHILD by ROTATION.  */

static void
check_pair (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct frame_value *parent, const struct frame_value *child,
	    const struct frame_value *rotation)
{
  const struct frame_string *p = &parent->u.string, *c = &child->u.string;
  struct frame_analysis *an = a->an;
  struct edge_view view = { .a = a, .stmt = stmt, .rotation = rotation };
  bool by_default = false;

  view.axes = frame_value_axes (rotation);
  if (!frame_axes_known_p (view.axes) || p->n == 0 || c->n == 0
      || (p->n + p->other > 1 && c->n + c->other > 1))
    return;
  view.certainty = p->n > 1 || c->n > 1 || p->other || c->other
		     ? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH;
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned j = 0; j < c->n; j++)
      {
	view.parent_alt = &p->alts[i];
	view.child_alt = &c->alts[j];
	view.parent = frame_alt_text (an->world.strings, view.parent_alt,
				      &by_default);
	view.child = frame_alt_text (an->world.strings, view.child_alt,
				     &by_default);
	if (!view.parent || !view.child)
	  continue;
	view.parent = frame_strip_slash (an, view.parent);
	view.child = frame_strip_slash (an, view.child);
	check_view (&view);
      }
}

static void
check_sent_axes (struct frame_activation *a, const struct frame_stmt *stmt,
		 const struct frame_node *message)
{
  check_pair (a, stmt, frame_parent_id (a->an, message),
	      frame_child_id (a->an, message), rotation_of (a->an, message));
}

/* STMT reads a rotation whose numbers stand row by row as columns.  */

static void
check_storage (struct frame_activation *a, const struct frame_stmt *stmt)
{
  frame_findings_add (
    a->an->findings, FRAME_W_ORIENTATION, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt),
    "the matrix is stored row by row and read column by column: the result is "
    "its transpose, the inverse rotation");
}

void
frame_check_orientation (struct frame_activation *a,
			 const struct frame_stmt *stmt)
{
  if (stmt->op == FRAME_OP_TRANSPOSE && stmt->word
      && strcmp (stmt->word, "stored") == 0)
    check_storage (a, stmt);
  if (stmt->op == FRAME_OP_SEND)
    frame_each_message (a, stmt, frame_argument (a, stmt, 0),
			check_sent_axes);
}
