/* The tree that the joints of a robot model make: what urdfdom rejects, and
   what it takes without a word although robot_state_publisher then leaves
   frames out.

   A link with two parents: urdfdom keeps the joint whose name sorts last.  A
   cycle beside the root: it is never reached.  A joint from a link to itself:
   the same.  */

#include "urdf.h"

#include <stdlib.h>
#include <string.h>

/* Where following a link's parents ends.  */
enum fate
{
  NOT_SEEN,
  HANGS,			/* at a link without a parent */
  CYCLES
};

struct node
{
  const char *name;
  struct frame_loc loc;
  bool defined;			/* by a link element */
  int parent;			/* the joint that wins, or -1 */
  enum fate fate;
};

struct graph
{
  struct frame_arena *arena;
  struct frame_urdf *urdf;
  struct frame_findings *findings;
  bool whole;			/* nothing may be missing */
  unsigned n;
  struct node *nodes;		/* by name */
};

/* Names.  */

static int
compare_nodes (const void *a, const void *b)
{
  const struct node *x = a, *y = b;
  int order = strcmp (x->name, y->name);

  if (order)
    return order;
  return x->defined != y->defined ? y->defined - x->defined
	 : x->loc.line != y->loc.line
	   ? (x->loc.line < y->loc.line ? -1 : 1)
	   : (int) x->loc.column - (int) y->loc.column;
}

static struct node *
find (const struct graph *g, const char *name)
{
  unsigned low = 0, high = g->n;

  while (low < high)
    {
      unsigned middle = (low + high) / 2;
      int order = strcmp (g->nodes[middle].name, name);

      if (order == 0)
	return &g->nodes[middle];
      if (order < 0)
	low = middle + 1;
      else
	high = middle;
    }
  return NULL;
}

static void
add (struct graph *g, const char *name, struct frame_loc loc, bool defined)
{
  struct node *node = &g->nodes[g->n++];

  node->name = name;
  node->loc = loc;
  node->defined = defined;
  node->parent = -1;
}

/* All frames: links, and what joints name without there being a link.  */

static void
make_nodes (struct graph *g)
{
  struct frame_urdf *urdf = g->urdf;
  unsigned n = 0;

  g->nodes = FRAME_NEW_N (g->arena, struct node,
			  urdf->n_links + 2 * (size_t) urdf->n_joints + 1);
  for (unsigned i = 0; i < urdf->n_links; i++)
    add (g, urdf->links[i].name, urdf->links[i].loc, true);
  for (unsigned i = 0; i < urdf->n_joints; i++)
    {
      add (g, urdf->joints[i].parent, urdf->joints[i].loc, false);
      add (g, urdf->joints[i].child, urdf->joints[i].loc, false);
    }
  qsort (g->nodes, g->n, sizeof *g->nodes, compare_nodes);
  for (unsigned i = 0; i < g->n; i++)
    if (i == 0 || strcmp (g->nodes[i].name, g->nodes[n - 1].name) != 0)
      g->nodes[n++] = g->nodes[i];
  g->n = n;
}

/* Findings.  */

static struct frame_finding *
complain (struct graph *g, struct frame_loc loc, const char *message)
{
  struct frame_where where = { g->urdf->unit, loc };

  return frame_findings_add (g->findings, FRAME_W_URDF, FRAME_ON_EVERY_PATH,
			     where, "%s", message);
}

static void
note (struct graph *g, struct frame_finding *finding, struct frame_loc loc,
      const char *text)
{
  struct frame_where where = { g->urdf->unit, loc };

  if (finding)
    frame_finding_note (g->findings, finding, where, "%s", text);
}

static const char *
joint_name (const struct frame_urdf_joint *j)
{
  return j->name ? j->name : "?";
}

/* A link that joint J names as its END does not exist.  */

static void
check_defined (struct graph *g, const struct frame_urdf_joint *j,
	       const char *end, const char *link)
{
  const struct node *node = find (g, link);

  if (!g->whole || (node && node->defined))
    return;
  complain (g, j->loc,
	    frame_printf (g->arena, "the %s link " FRAME_Q ("%s")
			  " of joint " FRAME_Q ("%s") " does not exist: "
			  "urdfdom rejects the robot model", end, link,
			  joint_name (j)));
}

/* Joint I gets a child that joint FIRST has already.  */

static void
second_parent (struct graph *g, unsigned first, unsigned i)
{
  const struct frame_urdf_joint *a = &g->urdf->joints[first];
  const struct frame_urdf_joint *b = &g->urdf->joints[i];
  bool later = strcmp (joint_name (a), joint_name (b)) < 0;
  struct frame_finding *f
    = complain (g, b->loc,
		frame_printf (g->arena, "link " FRAME_Q ("%s")
			      " is the child of two joints, of "
			      FRAME_Q ("%s") " and of " FRAME_Q ("%s")
			      ": only joint " FRAME_Q ("%s")
			      ", whose name sorts last, is published",
			      b->child, a->parent, b->parent,
			      joint_name (later ? b : a)));

  note (g, f, a->loc,
	frame_printf (g->arena, "the other one is joint " FRAME_Q ("%s"),
		      joint_name (a)));
}

/* Look at each joint, and let the children have their parents.  */

static void
check_joints (struct graph *g)
{
  struct frame_urdf *urdf = g->urdf;

  for (unsigned i = 0; i < urdf->n_joints; i++)
    {
      struct frame_urdf_joint *j = &urdf->joints[i];
      struct node *child = find (g, j->child);

      check_defined (g, j, "parent", j->parent);
      check_defined (g, j, "child", j->child);
      if (strcmp (j->parent, j->child) == 0)
	{
	  complain (g, j->loc,
		    frame_printf (g->arena, "joint " FRAME_Q ("%s")
				  " joins link " FRAME_Q ("%s")
				  " to itself: programs that walk the tree "
				  "never end, and the link is not published",
				  joint_name (j), j->child));
	  child->fate = HANGS;	/* said enough of it */
	  continue;
	}
      if (child->parent < 0)
	{
	  child->parent = i;
	  continue;
	}
      /* The same joint twice is said elsewhere.  */
      if (strcmp (joint_name (&urdf->joints[child->parent]), joint_name (j)))
	second_parent (g, child->parent, i);
      if (strcmp (joint_name (&urdf->joints[child->parent]), joint_name (j))
	  < 0)
	child->parent = i;
    }
}

/* Follow the parents of NODE up to what is known, and note what comes of all
   on the way.  */

static enum fate
follow (struct graph *g, struct node *node)
{
  struct node *up = node;
  enum fate fate;

  for (unsigned steps = 0;
       up->parent >= 0 && up->fate == NOT_SEEN && steps <= g->n; steps++)
    up = find (g, g->urdf->joints[up->parent].parent);
  fate = up->fate != NOT_SEEN ? up->fate : up->parent < 0 ? HANGS : CYCLES;
  while (node->fate == NOT_SEEN)
    {
      node->fate = fate;
      if (node->parent >= 0)
	node = find (g, g->urdf->joints[node->parent].parent);
    }
  return fate;
}

/* Report the cycle that NODE's parents lead into.  */

static void
report_cycle (struct graph *g, struct node *node)
{
  struct frame_urdf *urdf = g->urdf;
  struct node *first;
  struct frame_finding *f;
  const char *names = "";
  unsigned n = 0;

  for (unsigned steps = 0; steps <= g->n; steps++)
    node = find (g, urdf->joints[node->parent].parent);
  first = node;
  do
    {
      struct frame_urdf_joint *j = &urdf->joints[node->parent];

      if (n++ < 6)
	names = frame_printf (g->arena, FRAME_Q ("%s") "%s%s", node->name,
			      *names ? ", " : "", names);
      node = find (g, j->parent);
    }
  while (node != first);
  f = complain (g, urdf->joints[first->parent].loc,
		frame_printf (g->arena, "the joints form a cycle of links %s%s"
			      ": none of them hangs on the root, so none is "
			      "published", names, n > 6 ? " ..." : ""));
  for (node = find (g, urdf->joints[first->parent].parent);
       node != first && n-- > 1;
       node = find (g, urdf->joints[node->parent].parent))
    note (g, f, urdf->joints[node->parent].loc,
	  frame_printf (g->arena, "joint " FRAME_Q ("%s") " is part of it",
			joint_name (&urdf->joints[node->parent])));
}

static void
check_cycles (struct graph *g)
{
  for (unsigned i = 0; i < g->n; i++)
    if (g->nodes[i].fate == NOT_SEEN && follow (g, &g->nodes[i]) == CYCLES)
      report_cycle (g, &g->nodes[i]);
}

/* Report links without a parent when there are several.  */

static void
check_roots (struct graph *g)
{
  struct frame_urdf *urdf = g->urdf;
  const struct frame_urdf_link *first = NULL;
  struct frame_finding *f = NULL;

  if (!g->whole)
    return;
  for (unsigned i = 0; i < urdf->n_links; i++)
    {
      const struct frame_urdf_link *link = &urdf->links[i];
      const struct node *node = find (g, link->name);

      if (node->parent >= 0 || node->fate == HANGS
	  || (first && strcmp (first->name, link->name) == 0))
	continue;
      if (first && f)
	note (g, f, link->loc, frame_printf (g->arena, "and " FRAME_Q ("%s"),
					     link->name));
      else if (first)
	{
	  f = complain (g, link->loc,
			frame_printf (g->arena, "the model has two root links, "
				      FRAME_Q ("%s") " and " FRAME_Q ("%s")
				      ": urdfdom rejects it", first->name,
				      link->name));
	  note (g, f, first->loc, "the first one is here");
	}
      else
	first = link;
    }
}

/* Decide which joints robot_state_publisher publishes.  */

static void
mark_tree (struct graph *g)
{
  struct frame_urdf *urdf = g->urdf;

  for (unsigned i = 0; i < urdf->n_joints; i++)
    {
      const struct node *child = find (g, urdf->joints[i].child);

      urdf->joints[i].in_tree
	= child->parent == (int) i && child->fate == HANGS;
    }
}

void
frame_urdf_check_tree (struct frame_urdf *urdf,
		       struct frame_findings *findings)
{
  struct graph g = { .urdf = urdf, .findings = findings };

  g.arena = urdf->unit->program->arena;
  g.whole = !urdf->fragment && !urdf->incomplete;
  make_nodes (&g);
  check_joints (&g);
  check_roots (&g);
  check_cycles (&g);
  mark_tree (&g);
}
