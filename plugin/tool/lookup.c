/* gcc-frame lookup: the way between two frames, as tf2 would go it.  */

#include "tool.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include "nearest.h"
#include "robots.h"

/* Longer ways exist only in generated code.  */
#define MAX_EDGES 256

struct lookup_command
{
  struct frame_workspace_arguments arguments;
  const char *target;
  const char *source;
  struct frame_arena *arena;
  unsigned n_found;
  unsigned n_trees;
};

/* argp's parser.  */

static error_t
parse_option (int key, char *arg, struct argp_state *state)
{
  struct lookup_command *c = state->input;

  switch (key)
    {
    case ARGP_KEY_INIT:
      state->child_inputs[0] = &c->arguments;
      return 0;
    case ARGP_KEY_ARG:
      if (c->source)
	return ARGP_ERR_UNKNOWN;
      *(c->target ? &c->source : &c->target) = arg;
      return 0;
    case ARGP_KEY_END:
      if (!c->source)
	argp_error (state, "two frames are needed");
      return 0;
    default:
      return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp
  = { .parser = parse_option,
      .children = frame_workspace_children,
      .args_doc = "TARGET SOURCE [PATH...]",
      .doc = "Print the way from frame SOURCE to frame TARGET, each "
	     "transform with its publisher, and what is constant of it: what "
	     "lookupTransform (TARGET, SOURCE) gives.\v"
	     "Exit status: 0 there is a way, 1 there is none, 2 something could "
	     "not be read." };

/* -- numbers -- */

/* Data in the child becomes data in the parent by p -> M p + T.  */
struct pose
{
  double m[9];
  double t[3];
};

static const struct pose identity
  = { { 1, 0, 0, 0, 1, 0, 0, 0, 1 }, { 0, 0, 0 } };

static struct pose
compose (const struct pose *a, const struct pose *b)
{
  struct pose r;

  for (int i = 0; i < 3; i++)
    {
      r.t[i] = a->t[i];
      for (int j = 0; j < 3; j++)
	{
	  r.t[i] += a->m[3 * i + j] * b->t[j];
	  r.m[3 * i + j] = 0;
	  for (int k = 0; k < 3; k++)
	    r.m[3 * i + j] += a->m[3 * i + k] * b->m[3 * k + j];
	}
    }
  return r;
}

static struct pose
invert (const struct pose *a)
{
  struct pose r;

  for (int i = 0; i < 3; i++)
    {
      r.t[i] = 0;
      for (int j = 0; j < 3; j++)
	{
	  r.m[3 * i + j] = a->m[3 * j + i];
	  r.t[i] -= a->m[3 * j + i] * a->t[j];
	}
    }
  return r;
}

/* The constant transform of EDGE into POSE; false if it is not constant.  */

static bool
constant_p (const struct frame_tree_edge *edge, struct pose *pose)
{
  if (!edge->rotation || !edge->rotation->u.turn.r.exact)
    return false;
  memcpy (pose->m, edge->rotation->u.turn.r.m, sizeof pose->m);
  memcpy (pose->t, edge->translation, sizeof pose->t);
  return !isnan (pose->t[0]) && !isnan (pose->t[1]) && !isnan (pose->t[2]);
}

/* X without the noise of computing.  */

static double
tidy (double x)
{
  double rounded = round (x * 1e6) / 1e6;

  return rounded == 0 ? 0 : rounded;
}

static void
print_pose (const struct pose *p)
{
  double pitch = asin (fmax (-1, fmin (1, -p->m[6])));
  bool level = fabs (p->m[6]) < 1 - 1e-9;
  double roll = level ? atan2 (p->m[7], p->m[8]) : 0;
  double yaw = level ? atan2 (p->m[3], p->m[0])
		     : atan2 (-p->m[1], p->m[4]);

  printf ("xyz %g %g %g  rpy %g %g %g", tidy (p->t[0]), tidy (p->t[1]),
	  tidy (p->t[2]), tidy (roll), tidy (pitch), tidy (yaw));
}

/* -- the way -- */

/* A step of the way: EDGE, UP from the child to the parent, or down.  */
struct step
{
  const struct frame_tree_edge *edge;
  bool up;
};

/* The frames above FRAME, itself first, into LIST; returns how many.  */

static unsigned
ancestors (const struct frame_shown *shown, int frame, int *list)
{
  unsigned n = 0, edge;

  while (n < MAX_EDGES)
    {
      list[n++] = frame;
      if (frame_tree_parents (shown->tree, frame, &edge, 1) == 0)
	break;
      frame = frame_tree_find (shown->tree, shown->edges[edge].edge.parent);
    }
  return n;
}

/* The steps from SOURCE to TARGET into STEPS; -1 if there is no way.  */

static int
find_way (const struct frame_shown *shown, int target, int source,
	  struct step *steps)
{
  int a[MAX_EDGES], b[MAX_EDGES];
  unsigned na = ancestors (shown, source, a);
  unsigned nb = ancestors (shown, target, b);
  unsigned i, j = 0, n = 0, edge;

  for (i = 0; i < na; i++)
    {
      for (j = 0; j < nb && b[j] != a[i]; j++)
	;
      if (j < nb)
	break;
    }
  if (i == na)
    return -1;
  for (unsigned k = 0; k < i; k++)
    {
      frame_tree_parents (shown->tree, a[k], &edge, 1);
      steps[n++] = (struct step) { &shown->edges[edge], true };
    }
  for (unsigned k = j; k-- > 0;)
    {
      frame_tree_parents (shown->tree, b[k], &edge, 1);
      steps[n++] = (struct step) { &shown->edges[edge], false };
    }
  return n;
}

static void
print_step (struct lookup_command *c, const struct step *step)
{
  const struct frame_edge *e = &step->edge->edge;
  struct pose pose;

  printf ("  %s -> %s   %s   %s (%s)", e->parent, e->child,
	  e->is_static ? "static" : "dynamic",
	  e->node	 ? e->node
	  : e->publisher ? e->publisher
			 : "?",
	  frame_place_text (c->arena, e->where));
  if (constant_p (step->edge, &pose))
    {
      fputs ("   ", stdout);
      print_pose (&pose);
    }
  if (frame_shown_maybe_p (step->edge))
    fputs ("   perhaps", stdout);
  putchar ('\n');
}

/* Print what is constant on the way: each stretch of constant steps.  */

static void
print_constant (const struct step *steps, unsigned n)
{
  struct pose sum = identity;
  const char *from = NULL, *to = NULL;

  for (unsigned i = 0; i <= n; i++)
    {
      const struct frame_edge *e = i < n ? &steps[i].edge->edge : NULL;
      struct pose pose;

      if (e && constant_p (steps[i].edge, &pose))
	{
	  /* Data goes from the source on, so each step comes from the left.  */
	  if (!steps[i].up)
	    pose = invert (&pose);
	  if (!from)
	    from = steps[i].up ? e->child : e->parent;
	  to = steps[i].up ? e->parent : e->child;
	  sum = compose (&pose, &sum);
	  continue;
	}
      if (from)
	{
	  printf ("constant, data of %s into %s: ", from, to);
	  print_pose (&sum);
	  putchar ('\n');
	}
      if (e)
	printf ("moving: %s -> %s\n", e->parent, e->child);
      from = NULL;
      sum = identity;
    }
}

/* The root above FRAME.  */

static const char *
root_of (const struct frame_shown *shown, int frame)
{
  int list[MAX_EDGES];
  unsigned n = ancestors (shown, frame, list);

  return frame_tree_name (shown->tree, list[n - 1]);
}

/* Say that the tree has no frame NAME.  */

static void
print_absent (const struct frame_shown *shown, const char *name)
{
  unsigned least = frame_slip_distance (name) + 1;
  const char *near = NULL;

  for (unsigned i = 0; i < frame_tree_frames (shown->tree); i++)
    {
      const char *other = frame_tree_name (shown->tree, i);
      unsigned distance = frame_edit_distance (other, name);

      if (distance < least)
	{
	  least = distance;
	  near = other;
	}
    }
  printf ("  nothing defines '%s'", name);
  if (near)
    printf ("; did you mean '%s'?", near);
  if (shown->open)
    printf (" (but what %s publishes is not known)", shown->open);
  putchar ('\n');
}

/* The number of the frame NAME in SHOWN, or -1: names on the command line are
   not interned.  */

static int
find_frame (const struct frame_shown *shown, const char *name)
{
  if (name[0] == '/')
    name++;
  for (unsigned i = 0; i < frame_tree_frames (shown->tree); i++)
    if (strcmp (frame_tree_name (shown->tree, i), name) == 0)
      return i;
  return -1;
}

/* frame_shown_fn: print the way in one tree.  */

static void
show (void *data, const struct frame_shown *shown)
{
  struct lookup_command *c = data;
  int target = find_frame (shown, c->target);
  int source = find_frame (shown, c->source);
  struct step steps[2 * MAX_EDGES];
  int n;

  c->n_trees++;
  printf ("%s:\n", shown->title);
  if (target < 0)
    print_absent (shown, c->target);
  if (source < 0)
    print_absent (shown, c->source);
  if (target < 0 || source < 0)
    return;
  n = find_way (shown, target, source, steps);
  if (n < 0)
    {
      printf ("  no way: '%s' is below '%s', '%s' is below '%s', and nothing "
	      "known joins them\n", c->source, root_of (shown, source),
	      c->target, root_of (shown, target));
      return;
    }
  c->n_found++;
  for (int i = 0; i < n; i++)
    print_step (c, &steps[i]);
  print_constant (steps, n);
}

static int
run (int argc, char **argv)
{
  struct lookup_command c = { .target = NULL };
  struct frame_workspace *w;
  bool trouble;

  argp_parse (&argp, argc, argv, 0, NULL, &c);
  w = frame_workspace_open (&c.arguments);
  c.arena = w->arena;
  frame_workspace_show (w, show, &c);
  if (c.n_trees == 0 && !w->trouble)
    frame_workspace_nothing (w, &c.arguments);
  trouble = w->trouble;
  frame_workspace_free (w);
  frame_workspace_arguments_free (&c.arguments);
  if (trouble)
    return FRAME_EXIT_TROUBLE;
  return c.n_found ? FRAME_EXIT_CLEAN : FRAME_EXIT_FINDINGS;
}

const struct frame_command frame_lookup_command
  = { "lookup", "TARGET SOURCE [PATH...]", "show the way between two frames",
      run };
