/* The tree as a whole: -Wframe-cycle, -Wframe-multiple-parents,
   -Wframe-order (R9 and REP 105).

   Edges that no run publishes together, in branches that exclude each
   other, do not conflict.  What depends on settings -- a publisher that may
   be switched off, ids that are defaults of different parameters -- is not
   taken for certain.  */

#include "check.h"
#include <string.h>

/* Most edges of a cycle or path that are looked at; longer ones exist only
   in generated code.  */
#define MAX_EDGES 64

static const struct frame_tree_edge *
edge_at (const struct frame_tree_view *v, unsigned i)
{
  return &v->edges[i];
}

/* True if edge A stands before edge B in the source.  */

static bool
before_p (const struct frame_tree_view *v, unsigned a, unsigned b)
{
  return frame_compare_edges (edge_at (v, a), edge_at (v, b)) < 0;
}

/* "base_link", with a remark if it is a default.  */

static const char *
quoted (struct frame_tree_view *v, const char *name,
	const struct frame_alt *alt)
{
  return frame_printf (v->arena, FRAME_Q ("%s") "%s", name,
		       frame_alt_remark (v->arena, alt));
}

/* True if the function that publishes EDGE is a helper: its one statement
   publishes other edges too.  */

static bool
helper_p (const struct frame_tree_view *v, const struct frame_tree_edge *edge)
{
  for (unsigned i = 0; i < v->n_edges; i++)
    if (&v->edges[i] != edge
	&& frame_where_equal_p (v->edges[i].edge.where, edge->edge.where))
      return true;
  return false;
}

static void
note_edge (struct frame_tree_view *v, struct frame_finding *finding,
	   const struct frame_tree_edge *edge)
{
  frame_finding_note (v->findings, finding, edge->edge.where,
		      "%s to %s is published here%s",
		      quoted (v, edge->edge.parent, &edge->parent),
		      quoted (v, edge->edge.child, &edge->child),
		      frame_publisher_text (v->arena, &edge->edge));
  if (frame_where_known_p (edge->call) && helper_p (v, edge))
    frame_finding_note (v->findings, finding, edge->call,
			"%s to %s comes from this call",
			quoted (v, edge->edge.parent, &edge->parent),
			quoted (v, edge->edge.child, &edge->child));
}

/* True if EDGE is not certain to be published.  */

static bool
doubtful_p (const struct frame_tree_edge *edge)
{
  return edge->maybe || edge->unused
	 || edge->setting != FRAME_SETTING_NONE;
}

/* True if EDGE is published only if somebody sets a parameter.  */

static bool
off_p (const struct frame_tree_edge *edge)
{
  return edge->setting == FRAME_SETTING_OFF;
}

/* True if A and B, both ids of one frame, are so whatever the parameters
   are: two constants, or one parameter.  */

static bool
firmly_same_p (const struct frame_tree_view *v, const struct frame_alt *a,
	       const struct frame_alt *b)
{
  if (v->defaults_hold
      || (a->kind == FRAME_ALT_CONST && b->kind == FRAME_ALT_CONST))
    return true;
  return frame_alt_same_p (a, b);
}

/* True if A and B, ids of two frames, are so whatever the parameters are,
   as far as their author can want: two constants, or two parameters.  */

static bool
firmly_apart_p (const struct frame_tree_view *v, const struct frame_alt *a,
		const struct frame_alt *b)
{
  if (v->defaults_hold)
    return true;
  return a->kind == b->kind
	 && (a->kind == FRAME_ALT_CONST || a->kind == FRAME_ALT_PARAM);
}

/* Cycles.  */

/* True if some two of the N EDGES are never published in one run.  */

static bool
some_exclusive_p (struct frame_tree_view *v, const unsigned *edges,
		  unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = i + 1; j < n; j++)
      if (frame_view_exclusive_p (v, edges[i], edges[j]))
	return true;
  return false;
}

/* The cycle as one string: 'a' -> 'b' -> 'a', from its first edge in the
   source.  */

static const char *
cycle_text (struct frame_tree_view *v, const unsigned *edges, unsigned n,
	    unsigned first)
{
  const char *text
    = frame_printf (v->arena, FRAME_Q ("%s"),
		    edge_at (v, edges[first])->edge.parent);

  for (unsigned i = 0; i < n; i++)
    text = frame_printf (v->arena, "%s -> " FRAME_Q ("%s"), text,
			 edge_at (v, edges[(first + i) % n])->edge.child);
  return text;
}

static void
report_cycle (void *data, const unsigned *edges, unsigned n)
{
  struct frame_tree_view *v = (struct frame_tree_view *) data;
  struct frame_finding *finding;
  enum frame_certainty certainty = FRAME_ON_EVERY_PATH;
  unsigned first = 0, last = 0;

  if (n > MAX_EDGES || some_exclusive_p (v, edges, n))
    return;
  for (unsigned i = 0; i < n; i++)
    {
      const struct frame_tree_edge *edge = edge_at (v, edges[i]);
      const struct frame_tree_edge *next = edge_at (v, edges[(i + 1) % n]);

      if (off_p (edge))
	return;
      if (doubtful_p (edge) || !firmly_same_p (v, &edge->child, &next->parent))
	certainty = FRAME_ON_SOME_PATH;
      if (before_p (v, edges[i], edges[first]))
	first = i;
      if (before_p (v, edges[last], edges[i]))
	last = i;
    }
  finding = frame_findings_add (
    v->findings, FRAME_W_CYCLE, certainty,
    edge_at (v, edges[last])->edge.where,
    "published transforms form a cycle: %s",
    cycle_text (v, edges, n, first));
  if (finding)
    for (unsigned i = 0; i < n; i++)
      note_edge (v, finding, edge_at (v, edges[(first + i) % n]));
}

void
frame_check_cycles (struct frame_tree_view *v)
{
  frame_tree_cycles (v->tree, report_cycle, v);
}

/* Parents.  */

/* How sure it is that A and B give their child two parents: 0 not at all, 1
   perhaps, 2 certain.  */

static unsigned
conflict (struct frame_tree_view *v, unsigned a, unsigned b)
{
  const struct frame_tree_edge *ea = edge_at (v, a), *eb = edge_at (v, b);

  /* One statement sends one of several at a time.  */
  if (off_p (ea) || off_p (eb)
      || ((ea->maybe || eb->maybe)
	  && frame_where_equal_p (ea->edge.where, eb->edge.where))
      || frame_view_exclusive_p (v, a, b))
    return 0;
  if (doubtful_p (ea) || doubtful_p (eb)
      || !firmly_same_p (v, &ea->child, &eb->child)
      || !firmly_apart_p (v, &ea->parent, &eb->parent))
    return 1;
  return 2;
}

/* The strongest conflict among all edges between the frames of A and of B,
   which may be published from several places.  Fills *A and *B with the
   edges that make it.  */

static unsigned
worst_conflict (struct frame_tree_view *v, unsigned *a, unsigned *b)
{
  int first_a = frame_tree_first (v->tree, *a);
  int first_b = frame_tree_first (v->tree, *b);
  unsigned worst = 0;

  for (int i = first_a; i >= 0 && worst < 2; i = frame_tree_next (v->tree, i))
    for (int j = first_b; j >= 0 && worst < 2;
	 j = frame_tree_next (v->tree, j))
      {
	unsigned c = conflict (v, i, j);

	if (c > worst)
	  {
	    worst = c;
	    *a = i;
	    *b = j;
	  }
      }
  return worst;
}

/* Report the first two edges of EDGES, N of them to one child, that
   conflict most.  Returns true if any do.  */

static bool
check_child (struct frame_tree_view *v, const unsigned *edges, unsigned n,
	     bool speak)
{
  struct frame_finding *finding;
  unsigned worst = 0, first = 0, second = 0;

  for (unsigned i = 0; i < n && worst < 2; i++)
    for (unsigned j = i + 1; j < n && worst < 2; j++)
      {
	unsigned a = edges[i], b = edges[j];
	unsigned c = worst_conflict (v, &a, &b);

	if (c > worst)
	  {
	    worst = c;
	    first = before_p (v, b, a) ? b : a;
	    second = before_p (v, b, a) ? a : b;
	  }
      }
  if (worst == 0 || !speak)
    return worst > 0;
  finding = frame_findings_add (
    v->findings, FRAME_W_MULTIPLE_PARENTS,
    worst == 2 ? FRAME_ON_EVERY_PATH : FRAME_ON_SOME_PATH,
    edge_at (v, second)->edge.where,
    "frame %s is given two parents, %s and %s",
    quoted (v, edge_at (v, second)->edge.child,
	    edge_at (v, second)->child.kind == FRAME_ALT_CONST
	      ? &edge_at (v, first)->child : &edge_at (v, second)->child),
    quoted (v, edge_at (v, first)->edge.parent,
	    &edge_at (v, first)->parent),
    quoted (v, edge_at (v, second)->edge.parent,
	    &edge_at (v, second)->parent));
  if (!finding)
    return true;
  note_edge (v, finding, edge_at (v, first));
  note_edge (v, finding, edge_at (v, second));
  return true;
}

void
frame_check_parents (struct frame_tree_view *v)
{
  unsigned edges[MAX_EDGES];

  for (unsigned f = 0; f < frame_tree_frames (v->tree); f++)
    {
      unsigned n = frame_tree_parents (v->tree, f, edges, MAX_EDGES);

      if (n > 1)
	check_child (v, edges, n < MAX_EDGES ? n : MAX_EDGES, true);
    }
}

/* The order of REP 105.  */

/* The rank of FRAME among earth, map, odom, base_link; -1 if it is none.
   *PREFIX is the length of its robot's name: each robot has a tree of its
   own.  */

static int
rank_of (const char *frame, size_t *prefix)
{
  static const char *const order[] = { "earth", "map", "odom", "base_link" };
  const char *slash = strrchr (frame, '/');
  const char *name = slash ? slash + 1 : frame;

  *prefix = name - frame;
  for (int i = 0; i < 4; i++)
    if (strcmp (name, order[i]) == 0)
      return i;
  return -1;
}

/* The number of the frame PREFIX (LENGTH bytes) + NAME, or -1.  */

static int
find_frame (struct frame_tree_view *v, const char *prefix, size_t length,
	    const char *name)
{
  const char *full
    = frame_printf (v->arena, "%.*s%s", (int) length, prefix, name);

  return frame_tree_find (v->tree, frame_intern (v->strings, full));
}

/* True if the child of edge I has other parents too; that is reported by
   itself.  */

static bool
contested_p (struct frame_tree_view *v, unsigned i)
{
  unsigned edges[MAX_EDGES];
  int f = frame_tree_find (v->tree, edge_at (v, i)->edge.child);
  unsigned n = frame_tree_parents (v->tree, f, edges, MAX_EDGES);

  return n > 1
	 && check_child (v, edges, n < MAX_EDGES ? n : MAX_EDGES, false);
}

/* Report that the frame LATER is above EARLIER, by the N edges PATH.  */

static void
report_order (struct frame_tree_view *v, const unsigned *path, unsigned n)
{
  const struct frame_tree_edge *top = edge_at (v, path[0]);
  const struct frame_tree_edge *bottom = edge_at (v, path[n - 1]);
  enum frame_certainty certainty = FRAME_ON_EVERY_PATH;
  struct frame_finding *finding;

  for (unsigned i = 0; i < n; i++)
    {
      if (edge_at (v, path[i])->inverted || off_p (edge_at (v, path[i]))
	  || contested_p (v, path[i]))
	return;
      if (doubtful_p (edge_at (v, path[i]))
	  || (i && !firmly_same_p (v, &edge_at (v, path[i - 1])->child,
				   &edge_at (v, path[i])->parent)))
	certainty = FRAME_ON_SOME_PATH;
    }
  finding = frame_findings_add (
    v->findings, FRAME_W_ORDER, certainty, bottom->edge.where,
    "%s is above %s in the tree, but REP 105 has the order "
    FRAME_Q ("earth") ", " FRAME_Q ("map") ", " FRAME_Q ("odom") ", "
    FRAME_Q ("base_link"), quoted (v, top->edge.parent, &top->parent),
    quoted (v, bottom->edge.child, &bottom->child));
  if (finding)
    for (unsigned i = 0; i < n; i++)
      if (n > 1)
	note_edge (v, finding, edge_at (v, path[i]));
}

/* Look for frames of REP 105 above FRAME that belong below it.  A path that
   leads through another such frame is reported for that one.  */

static void
check_above (struct frame_tree_view *v, unsigned frame)
{
  static const char *const order[] = { "earth", "map", "odom", "base_link" };
  const char *name = frame_tree_name (v->tree, frame);
  unsigned path[MAX_EDGES];
  size_t prefix;
  int rank = rank_of (name, &prefix);

  for (int later = rank + 1; rank >= 0 && later < 4; later++)
    {
      int ancestor = find_frame (v, name, prefix, order[later]);
      size_t other;
      bool direct = true;
      unsigned n;

      if (ancestor < 0)
	continue;
      n = frame_tree_path (v->tree, ancestor, frame, path, MAX_EDGES);
      if (n == 0 || n == MAX_EDGES
	  /* In a cycle everything is above everything.  */
	  || frame_tree_path (v->tree, frame, ancestor, path, MAX_EDGES))
	continue;
      n = frame_tree_path (v->tree, ancestor, frame, path, MAX_EDGES);
      for (unsigned i = 0; i + 1 < n; i++)
	direct &= rank_of (edge_at (v, path[i])->edge.child, &other) < 0;
      if (direct)
	report_order (v, path, n);
    }
}

/* Report edge I if it puts map right above the robot, though there is an
   odom that belongs between them.  */

static void
check_skipped (struct frame_tree_view *v, unsigned i)
{
  const struct frame_tree_edge *edge = edge_at (v, i);
  struct frame_finding *finding;
  size_t prefix, other;
  const char *child = edge->edge.child;
  int odom;

  if (rank_of (edge->edge.parent, &prefix) != 1)
    return;
  if (rank_of (child, &other) != 3
      && strcmp (child + prefix, "base_footprint") != 0)
    return;
  odom = find_frame (v, child, prefix, "odom");
  if (strncmp (child, edge->edge.parent, prefix) != 0 || odom < 0
      || edge->inverted || off_p (edge) || contested_p (v, i))
    return;
  finding = frame_findings_add (
    v->findings, FRAME_W_ORDER,
    doubtful_p (edge) ? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH,
    edge->edge.where,
    "%s is the parent of %s although there is an " FRAME_Q ("odom")
    " frame: REP 105 puts it between them",
    quoted (v, edge->edge.parent, &edge->parent),
    quoted (v, child, &edge->child));
  if (!finding)
    return;
  for (unsigned j = 0; j < v->n_edges; j++)
    if (edge_at (v, j)->edge.child == frame_tree_name (v->tree, odom)
	|| edge_at (v, j)->edge.parent == frame_tree_name (v->tree, odom))
      {
	note_edge (v, finding, edge_at (v, j));
	break;
      }
}

void
frame_check_order (struct frame_tree_view *v)
{
  for (unsigned f = 0; f < frame_tree_frames (v->tree); f++)
    check_above (v, f);
  for (unsigned i = 0; i < v->n_edges; i++)
    check_skipped (v, i);
}

/* Odometry says where its child is, so its frames have the same order.  */

/* The text of the id VALUE if it is one constant, else null.  */

static const char *
constant_id (struct frame_analysis *an, const struct frame_value *value)
{
  const char *text = value ? frame_constant_string (value) : NULL;

  return text ? frame_strip_slash (an, text) : NULL;
}

/* The rank of FRAME; base_footprint counts as base_link.  */

static int
odometry_rank (const char *frame, size_t *prefix)
{
  int rank = rank_of (frame, prefix);

  return rank < 0 && strcmp (frame + *prefix, "base_footprint") == 0 ? 3
								    : rank;
}

void
frame_check_odometry_order (struct frame_activation *a,
			    const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const struct frame_type *type
    = stmt->op == FRAME_OP_PUBLISH
	? frame_find_type (an, a->info->fn->unit, stmt->word) : NULL;
  const struct frame_value *ids[2];
  const char *parent, *child;
  struct frame_finding *finding;
  size_t prefix[2];
  int rank;

  if (!type || !type->kind || strcmp (type->kind, "odometry") != 0)
    return;
  ids[0] = frame_parent_id (an, frame_argument (a, stmt, 0));
  ids[1] = frame_child_id (an, frame_argument (a, stmt, 0));
  parent = constant_id (an, ids[0]);
  child = constant_id (an, ids[1]);
  if (!parent || !child)
    return;
  rank = odometry_rank (child, &prefix[1]);
  if (rank < 0 || odometry_rank (parent, &prefix[0]) <= rank
      || prefix[0] != prefix[1] || strncmp (parent, child, prefix[0]) != 0)
    return;
  finding = frame_findings_add (
    an->findings, FRAME_W_ORDER, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt),
    "the odometry says where " FRAME_Q ("%s") " is in " FRAME_Q ("%s")
    ", but REP 105 has the order " FRAME_Q ("earth") ", " FRAME_Q ("map") ", "
    FRAME_Q ("odom") ", " FRAME_Q ("base_link"), child, parent);
  if (!finding)
    return;
  finding->tier = 'A';
  for (unsigned i = 0; i < 2; i++)
    frame_note_origin (an, finding, finding->where, ids[i]->u.string.alts);
}
