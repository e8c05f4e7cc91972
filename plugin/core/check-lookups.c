/* Lookups and publishers against the tree of the program:
   -Wframe-disconnected (R7, R10), -Wframe-multiple-publishers.

   A program is rarely the whole robot.  Another node may publish the edge
   that joins two trees, and so a lookup between them is certain to fail only
   where the system is known to be whole; otherwise it is reported with
   -Wframe-all.  */

#include "check.h"
#include <string.h>

/* Lookups.  */

/* The frame that ID certainly is, or null.  */

static const char *
certain_text (struct frame_analysis *an, const struct frame_value *id)
{
  const struct frame_string *s = &id->u.string;

  if (s->n != 1 || s->other || s->alts[0].kind != FRAME_ALT_CONST
      || !*s->alts[0].text)
    return NULL;
  return frame_strip_slash (an, s->alts[0].text);
}

void
frame_collect_lookups (struct frame_activation *a,
		       const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  struct frame_tree_lookup lookup;

  if (stmt->op != FRAME_OP_LOOKUP || stmt->n_args < 2)
    return;
  lookup.target = certain_text (an, frame_operand_string (a, stmt, 0));
  lookup.source = certain_text (an, frame_operand_string (a, stmt, 1));
  lookup.where = frame_where_of (a, stmt);
  if (lookup.target && lookup.source)
    *FRAME_PUSH (an->lookups, an->n_lookups, an->lookups_capacity,
		 struct frame_tree_lookup)
      = lookup;
}

/* The root above FRAME: where the first parents lead.  Bounded, for there may
   be cycles.  */

static unsigned
root_of (struct frame_analysis *an, unsigned frame)
{
  unsigned edge;

  for (unsigned i = frame_tree_frames (an->tree); i > 0; i--)
    {
      if (frame_tree_parents (an->tree, frame, &edge, 1) == 0)
	break;
      frame = frame_tree_find (an->tree, an->edges[edge].edge.parent);
    }
  return frame;
}

static void
check_lookup (struct frame_analysis *an, const struct frame_tree_lookup *l)
{
  int target = frame_tree_find (an->tree, l->target);
  int source = frame_tree_find (an->tree, l->source);
  struct frame_finding *finding;
  unsigned a, b;

  if (target < 0 || source < 0)
    return;
  a = root_of (an, target);
  b = root_of (an, source);
  if (a == b)
    return;
  finding = frame_findings_add (
    an->findings, FRAME_W_DISCONNECTED,
    an->options.whole_system ? FRAME_ON_EVERY_PATH : FRAME_ON_SOME_PATH,
    l->where, "no transform leads from " FRAME_Q ("%s") " to " FRAME_Q ("%s")
    ": the tree of one has the root " FRAME_Q ("%s") ", that of the other "
    FRAME_Q ("%s") ", and nothing here joins them", l->source, l->target,
    frame_tree_name (an->tree, b), frame_tree_name (an->tree, a));
  for (unsigned i = 0; finding && i < an->n_edges; i++)
    if (an->edges[i].edge.child == l->target
	|| an->edges[i].edge.child == l->source)
      frame_finding_note (an->findings, finding, an->edges[i].edge.where,
			  FRAME_Q ("%s") " to " FRAME_Q ("%s")
			  " is published here", an->edges[i].edge.parent,
			  an->edges[i].edge.child);
}

/* A transform between frames we do not know may join any two trees.  */

void
frame_check_lookups (struct frame_analysis *an)
{
  if (!an->options.closed || an->unknown_edges)
    return;
  for (unsigned i = 0; i < an->n_lookups; i++)
    check_lookup (an, &an->lookups[i]);
}

/* Publishers.  */

/* True if the edges A and B of one child are certain, and one run has
   both.  */

static bool
both_certain_p (struct frame_analysis *an, unsigned a, unsigned b)
{
  const struct frame_tree_edge *x = &an->edges[a], *y = &an->edges[b];

  return !x->maybe && !y->maybe && x->setting == FRAME_SETTING_NONE
	 && y->setting == FRAME_SETTING_NONE
	 && x->child.kind == FRAME_ALT_CONST
	 && y->child.kind == FRAME_ALT_CONST
	 && !frame_exclusive_edges_p (an, a, b);
}

static void
note_publisher (struct frame_analysis *an, struct frame_finding *finding,
		const struct frame_tree_edge *edge)
{
  frame_finding_note (an->findings, finding, edge->edge.where,
		      "it is published %s here, in " FRAME_Q ("%s"),
		      edge->edge.is_static ? "once, on " FRAME_Q ("/tf_static")
					   : "on " FRAME_Q ("/tf"),
		      edge->edge.publisher ? edge->edge.publisher : "?");
}

/* Report if the same edge is sent on /tf and on /tf_static.  */

static void
check_static_and_dynamic (struct frame_analysis *an, unsigned i)
{
  struct frame_finding *finding;

  if (frame_tree_first (an->tree, i) != i)
    return;
  for (int a = i; a >= 0; a = frame_tree_next (an->tree, a))
    for (int b = frame_tree_next (an->tree, a); b >= 0;
	 b = frame_tree_next (an->tree, b))
      {
	const struct frame_tree_edge *x = &an->edges[a], *y = &an->edges[b];

	if (x->edge.is_static == y->edge.is_static
	    || x->edge.child != y->edge.child || !both_certain_p (an, a, b))
	  continue;
	finding = frame_findings_add (
	  an->findings, FRAME_W_MULTIPLE_PUBLISHERS, FRAME_ON_EVERY_PATH,
	  y->edge.where, "the transform from " FRAME_Q ("%s") " to "
	  FRAME_Q ("%s") " is published both as static and as moving: tf2 "
	  "keeps what came last", y->edge.parent, y->edge.child);
	if (!finding)
	  return;
	note_publisher (an, finding, x);
	note_publisher (an, finding, y);
	return;
      }
}

/* Two static broadcasters of one ROS 1 process share one latched message:
   who comes late gets only the last.  Report the first pair.  */

static void
check_latches (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_edges; i++)
    for (unsigned j = i + 1; j < an->n_edges; j++)
      {
	const struct frame_tree_edge *x = &an->edges[i], *y = &an->edges[j];
	struct frame_finding *finding;

	if (!x->latched || !y->latched || !x->sender || !y->sender
	    || x->sender == y->sender || !both_certain_p (an, i, j))
	  continue;
	finding = frame_findings_add (
	  an->findings, FRAME_W_MULTIPLE_PUBLISHERS, FRAME_ON_EVERY_PATH,
	  y->edge.where, "two static broadcasters in one program: the message "
	  "latched here replaces the one with " FRAME_Q ("%s")
	  " for every node that starts later", x->edge.child);
	if (finding)
	  note_publisher (an, finding, x);
	return;
      }
}

void
frame_check_publishers (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_edges; i++)
    check_static_and_dynamic (an, i);
  if (an->options.closed)
    check_latches (an);
}
