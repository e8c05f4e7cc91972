/* Lookups and publishers against the tree of the program:
   -Wframe-disconnected (R7, R10), -Wframe-multiple-publishers.

   A program is rarely the whole robot.  Another node may publish the edge
   that joins two trees, and so a lookup between them is certain to fail only
   where the system is known to be whole; otherwise it is reported with
   -Wframe-all.  */

#include "check.h"
#include "frame-names.h"
#include <string.h>

/* Lookups.  */

/* The frame that ID certainly is, or null.  *BY_DEFAULT is set if only as
   long as a parameter keeps its default.  */

static const char *
certain_text (struct frame_analysis *an, const struct frame_value *id,
	      bool *by_default)
{
  const struct frame_string *s = &id->u.string;
  const char *text;

  if (s->n != 1 || s->other)
    return NULL;
  text = frame_alt_text (an->world.strings, &s->alts[0], by_default);
  return text && *text ? frame_strip_slash (an, text) : NULL;
}

/* True if ID is a constant that stands in the code.  */

static bool
literal_p (const struct frame_activation *a, const struct frame_value *id)
{
  const struct frame_string *s = &id->u.string;

  return s->n == 1 && s->alts[0].kind == FRAME_ALT_CONST
	 && s->alts[0].where.unit == a->info->fn->unit;
}

/* Note that ID is the frame of what STMT publishes (STAMPED) or brings into
   it.  */

static void
collect_use (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_value *id, bool stamped)
{
  struct frame_analysis *an = a->an;
  struct frame_tree_use use = { .stamped = stamped };

  use.frame = certain_text (an, id, &use.from_default);
  use.literal = literal_p (a, id);
  use.where = frame_where_of (a, stmt);
  if (use.frame && *use.frame)
    *FRAME_PUSH (an->uses, an->n_uses, an->uses_capacity,
		 struct frame_tree_use)
      = use;
}

/* Note the frame of what STMT publishes, if its numbers mean nothing without
   one.  */

static void
collect_stamp (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_type *type
    = frame_find_type (a->an, a->info->fn->unit, stmt->word);

  if (type && (type->frame_class == FRAME_TYPE_NEEDED
	       || type->frame_class == FRAME_TYPE_SENSOR))
    collect_use (a, stmt,
		 frame_parent_id (a->an, frame_argument (a, stmt, 0)), true);
}

void
frame_collect_uses (struct frame_activation *a, const struct frame_stmt *stmt)
{
  if (a->an->unused)
    return;
  if (stmt->op == FRAME_OP_PUBLISH && stmt->word)
    collect_stamp (a, stmt);
  else if (stmt->op == FRAME_OP_TRANSFORM_TO && stmt->n_args >= 2)
    collect_use (a, stmt, frame_operand_string (a, stmt, 0), false);
}

void
frame_collect_lookups (struct frame_activation *a,
		       const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  struct frame_tree_lookup lookup = { .from_default = false };

  if (stmt->op != FRAME_OP_LOOKUP || stmt->n_args < 2)
    return;
  lookup.target = certain_text (an, frame_operand_string (a, stmt, 0),
				&lookup.from_default);
  lookup.source = certain_text (an, frame_operand_string (a, stmt, 1),
				&lookup.from_default);
  lookup.literal = literal_p (a, frame_operand_string (a, stmt, 0))
		   && literal_p (a, frame_operand_string (a, stmt, 1));
  lookup.where = frame_where_of (a, stmt);
  if (lookup.target && lookup.source)
    *FRAME_PUSH (an->lookups, an->n_lookups, an->lookups_capacity,
		 struct frame_tree_lookup)
      = lookup;
}

/* The root above FRAME: where the first parents lead.  Bounded, for there may
   be cycles.  */

static unsigned
root_of (struct frame_tree_view *v, unsigned frame)
{
  unsigned edge;

  for (unsigned i = frame_tree_frames (v->tree); i > 0; i--)
    {
      if (frame_tree_parents (v->tree, frame, &edge, 1) == 0)
	break;
      frame = frame_tree_find (v->tree, v->edges[edge].edge.parent);
    }
  return frame;
}

/* True if FRAME is one of those that stand above a robot (REP 105).  */

static bool
world_name_p (const char *frame)
{
  static const char *const names[] = { "earth", "world", "map", "odom" };

  for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
    if (frame_name_like_p (frame, names[i]))
      return true;
  return false;
}

/* True if whoever asks for FRAME, the root of a tree of one program, relies on
   another program that says where it is: other frames hang below it here, and
   it is not one that stands above the robot.  */

static bool
placed_elsewhere_p (const struct frame_tree_view *v, unsigned frame,
		    unsigned root)
{
  return !v->whole_system && frame == root
	 && !world_name_p (frame_tree_name (v->tree, frame));
}

static void
check_lookup (struct frame_tree_view *v, const struct frame_tree_lookup *l)
{
  int target = frame_tree_find (v->tree, l->target);
  int source = frame_tree_find (v->tree, l->source);
  struct frame_finding *finding;
  unsigned a, b;

  if (target < 0 || source < 0 || (l->from_default && !v->defaults_hold))
    return;
  a = root_of (v, target);
  b = root_of (v, source);
  if (a == b || placed_elsewhere_p (v, target, a)
      || placed_elsewhere_p (v, source, b))
    return;
  finding = frame_findings_add (
    v->findings, FRAME_W_DISCONNECTED,
    v->whole_system ? FRAME_ON_EVERY_PATH : FRAME_ON_SOME_PATH,
    l->where, "no transform leads from " FRAME_Q ("%s") " to " FRAME_Q ("%s")
    ": the tree of one has the root " FRAME_Q ("%s") ", that of the other "
    FRAME_Q ("%s") ", and nothing here joins them", l->source, l->target,
    frame_tree_name (v->tree, b), frame_tree_name (v->tree, a));
  for (unsigned i = 0; finding && i < v->n_edges; i++)
    if (v->edges[i].edge.child == l->target
	|| v->edges[i].edge.child == l->source)
      frame_finding_note (v->findings, finding, v->edges[i].edge.where,
			  FRAME_Q ("%s") " to " FRAME_Q ("%s")
			  " is published here", v->edges[i].edge.parent,
			  v->edges[i].edge.child);
}

/* A transform between frames we do not know may join any two trees.  */

void
frame_check_lookups (struct frame_tree_view *v)
{
  if (!v->closed || v->unknown_edges)
    return;
  for (unsigned i = 0; i < v->n_lookups; i++)
    check_lookup (v, &v->lookups[i]);
}

/* Publishers.  */

/* True if the edges A and B of one child are certain, and one run has
   both.  */

static bool
both_certain_p (struct frame_tree_view *v, unsigned a, unsigned b)
{
  const struct frame_tree_edge *x = &v->edges[a], *y = &v->edges[b];

  return !x->maybe && !y->maybe && x->setting == FRAME_SETTING_NONE
	 && y->setting == FRAME_SETTING_NONE
	 && (v->defaults_hold
	     || (x->child.kind == FRAME_ALT_CONST
		 && y->child.kind == FRAME_ALT_CONST))
	 && !frame_view_exclusive_p (v, a, b);
}

static void
note_publisher (struct frame_tree_view *v, struct frame_finding *finding,
		const struct frame_tree_edge *edge)
{
  frame_finding_note (v->findings, finding, edge->edge.where,
		      "it is published %s here%s",
		      edge->edge.is_static ? "once, on " FRAME_Q ("/tf_static")
					   : "on " FRAME_Q ("/tf"),
		      frame_publisher_text (v->arena, &edge->edge));
}

/* Report if the same edge is sent on /tf and on /tf_static.  */

static void
check_static_and_dynamic (struct frame_tree_view *v, unsigned i)
{
  struct frame_finding *finding;

  if (frame_tree_first (v->tree, i) != i)
    return;
  for (int a = i; a >= 0; a = frame_tree_next (v->tree, a))
    for (int b = frame_tree_next (v->tree, a); b >= 0;
	 b = frame_tree_next (v->tree, b))
      {
	const struct frame_tree_edge *x = &v->edges[a], *y = &v->edges[b];

	if (x->edge.is_static == y->edge.is_static
	    || x->edge.child != y->edge.child || !both_certain_p (v, a, b))
	  continue;
	finding = frame_findings_add (
	  v->findings, FRAME_W_MULTIPLE_PUBLISHERS, FRAME_ON_EVERY_PATH,
	  y->edge.where, "the transform from " FRAME_Q ("%s") " to "
	  FRAME_Q ("%s") " is published both as static and as moving: tf2 "
	  "keeps what came last", y->edge.parent, y->edge.child);
	if (!finding)
	  return;
	note_publisher (v, finding, x);
	note_publisher (v, finding, y);
	return;
      }
}

/* Two static broadcasters of one ROS 1 process share one latched message:
   who comes late gets only the last.  Report the first pair.  */

static void
check_latches (struct frame_tree_view *v)
{
  for (unsigned i = 0; i < v->n_edges; i++)
    for (unsigned j = i + 1; j < v->n_edges; j++)
      {
	const struct frame_tree_edge *x = &v->edges[i], *y = &v->edges[j];
	struct frame_finding *finding;

	if (!x->latched || !y->latched || !x->sender || !y->sender
	    || x->sender == y->sender || x->edge.node != y->edge.node
	    || !both_certain_p (v, i, j))
	  continue;
	finding = frame_findings_add (
	  v->findings, FRAME_W_MULTIPLE_PUBLISHERS, FRAME_ON_EVERY_PATH,
	  y->edge.where, "two static broadcasters in one program: the message "
	  "latched here replaces the one with " FRAME_Q ("%s")
	  " for every node that starts later", x->edge.child);
	if (finding)
	  note_publisher (v, finding, x);
	return;
      }
}

/* Two nodes that publish one transform, and how many more they share.  */
struct pair
{
  const char *a, *b;
  const struct frame_tree_edge *x, *y;
  unsigned more;
};

struct pairs
{
  unsigned n;
  struct pair *list;
};

/* Note that X and Y, of two nodes, are the same transform.  */

static void
note_pair (struct frame_tree_view *v, struct pairs *pairs,
	   const struct frame_tree_edge *x, const struct frame_tree_edge *y)
{
  struct pair *p;

  for (unsigned i = 0; i < pairs->n; i++)
    if (pairs->list[i].a == x->edge.node && pairs->list[i].b == y->edge.node)
      {
	pairs->list[i].more++;
	return;
      }
  p = FRAME_APPEND (v->arena, pairs->list, pairs->n, struct pair);
  p->a = x->edge.node;
  p->b = y->edge.node;
  p->x = x;
  p->y = y;
}

/* Note the first two nodes that publish the edge I.  If one of them is static
   and the other is not, that has been reported.  */

static void
find_pair (struct frame_tree_view *v, unsigned i, struct pairs *pairs)
{
  if (frame_tree_first (v->tree, i) != i)
    return;
  for (int a = i; a >= 0; a = frame_tree_next (v->tree, a))
    for (int b = frame_tree_next (v->tree, a); b >= 0;
	 b = frame_tree_next (v->tree, b))
      {
	const struct frame_tree_edge *x = &v->edges[a], *y = &v->edges[b];

	if (x->edge.node && y->edge.node && x->edge.node != y->edge.node
	    && x->edge.is_static == y->edge.is_static
	    && x->edge.child == y->edge.child && both_certain_p (v, a, b))
	  {
	    note_pair (v, pairs, x, y);
	    return;
	  }
      }
}

/* Report one transform of P: if two nodes share many, that has one cause.  */

static void
report_pair (struct frame_tree_view *v, const struct pair *p)
{
  struct frame_finding *finding
    = frame_findings_add (
      v->findings, FRAME_W_MULTIPLE_PUBLISHERS, FRAME_ON_EVERY_PATH,
      p->y->edge.where, "the transform from " FRAME_Q ("%s") " to "
      FRAME_Q ("%s") "%s is published by two nodes: listeners get now the one, "
      "now the other", p->y->edge.parent, p->y->edge.child,
      p->more == 0 ? ""
      : p->more == 1
	? ", like another one,"
	: frame_printf (v->arena, ", like %u others,", p->more));

  if (!finding)
    return;
  note_publisher (v, finding, p->x);
  note_publisher (v, finding, p->y);
}

void
frame_check_publishers (struct frame_tree_view *v)
{
  struct pairs pairs = { 0, NULL };

  for (unsigned i = 0; i < v->n_edges; i++)
    {
      check_static_and_dynamic (v, i);
      find_pair (v, i, &pairs);
    }
  for (unsigned i = 0; i < pairs.n; i++)
    report_pair (v, &pairs.list[i]);
  if (v->closed)
    check_latches (v);
}
