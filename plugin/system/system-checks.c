/* The checks of a subsystem: those of the tree on all its nodes together, and
   those that need a whole system: -Wframe-unknown, -Wframe-disconnected,
   -Wframe-tf-remap.

   What seems to be missing may come from another launch file that is started
   beside this one.  So such findings wait until the whole workspace has been
   seen, and go if anything in it defines the frame.  */

#include "system-internal.h"

#include <stdlib.h>
#include <string.h>
#include "check.h"
#include "nearest.h"
#define uthash_malloc(SIZE) frame_alloc (s->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* The workspace's transforms, as a forest without directions.  */

struct frame_world_frame
{
  const char *name;		/* interned */
  struct frame_world_frame *up;	/* towards the representative */
  UT_hash_handle hh;
};

static struct frame_world_frame *
find_frame (const struct frame_system *s, const char *name)
{
  struct frame_world_frame *frame;

  HASH_FIND_STR (s->frames, name, frame);
  return frame;
}

static struct frame_world_frame *
add_frame (struct frame_system *s, const char *name)
{
  struct frame_world_frame *frame = find_frame (s, name);

  if (frame)
    return frame;
  frame = FRAME_NEW (s->arena, struct frame_world_frame);
  frame->name = frame_intern (s->arena, name);
  HASH_ADD_KEYPTR (hh, s->frames, frame->name, strlen (frame->name), frame);
  return frame;
}

static struct frame_world_frame *
representative (struct frame_world_frame *frame)
{
  while (frame->up)
    {
      if (frame->up->up)
	frame->up = frame->up->up;
      frame = frame->up;
    }
  return frame;
}

void
frame_world_join (struct frame_system *s, const char *parent,
		  const char *child)
{
  struct frame_world_frame *a = representative (add_frame (s, parent));
  struct frame_world_frame *b = representative (add_frame (s, child));

  if (a != b)
    b->up = a;
}

bool
frame_world_has_p (const struct frame_system *s, const char *frame)
{
  return find_frame (s, frame) != NULL;
}

bool
frame_world_joined_p (const struct frame_system *s, const char *a,
		      const char *b)
{
  struct frame_world_frame *x = find_frame (s, a), *y = find_frame (s, b);

  return x && y && representative (x) == representative (y);
}

bool
frame_name_fits_p (const char *pattern, const char *name)
{
  const char *star = strchr (pattern, '*');
  size_t n;

  if (!star)
    return strcmp (pattern, name) == 0;
  n = star - pattern;
  if (strncmp (pattern, name, n) != 0)
    return false;
  for (name += n;; name++)
    {
      if (frame_name_fits_p (star + 1, name))
	return true;
      if (!*name)
	return false;
    }
}

/* The subsystem and tree being checked, for the view.  */
struct checked
{
  struct frame_system *system;
  const struct frame_subsystem *sub;
  const struct frame_system_tree *tree;
  bool named;
};

/* Two edges exclude each other if their program says so, or if it is not known
   which of two nodes is started.  */

static bool
exclusive_p (void *data, unsigned i, unsigned j)
{
  const struct checked *c = data;
  const struct frame_system_tree *t = c->tree;
  const struct frame_part *a = &c->sub->parts[t->owners[i]];
  const struct frame_part *b = &c->sub->parts[t->owners[j]];

  if (a == b)
    return frame_summary_exclusive_p (a->summary, &t->edges[i], &t->edges[j]);
  return a->node->uncertain && b->node->uncertain;
}

static struct frame_tree_view
view_of (struct checked *c, struct frame_findings *findings)
{
  struct frame_tree_view view
    = { .arena = findings->arena,
	.strings = c->system->arena,
	.findings = findings,
	.tree = c->tree->tree,
	.n_edges = c->tree->n_edges,
	.edges = c->tree->edges,
	.unknown_edges = c->tree->open != NULL,
	.mined = c->system->options.mined,
	.closed = true,
	.whole_system = true,
	.defaults_hold = true,
	.exclusive_p = exclusive_p,
	.data = c };

  return view;
}

/* Say of the findings from the FIRST on which arguments they need.  */

static void
note_arguments (struct checked *c, unsigned first)
{
  const struct frame_robot_switch *flipped = c->sub->flipped;
  struct frame_findings *findings = c->system->findings;
  struct frame_where where = { c->sub->top->unit, { 1, 1, 1, 0 } };

  for (unsigned i = first; flipped && i < findings->n; i++)
    frame_finding_note (findings, &findings->list[i], where,
			"when launched with " FRAME_Q ("%s:=%s"), flipped->arg,
			flipped->value ? "false" : "true");
}

/* True if the user, or a node of SUB, says that FRAME is there.  */

static bool
declared_p (const struct frame_system *s, const struct frame_subsystem *sub,
	    const char *frame)
{
  const struct frame_project *p = s->options.project;

  for (unsigned i = 0; p && i < p->n_external; i++)
    if (frame_name_fits_p (p->external[i], frame))
      return true;
  for (unsigned i = 0; i < sub->n_parts; i++)
    for (unsigned j = 0; j < sub->parts[i].n_defines; j++)
      if (frame_name_fits_p (sub->parts[i].defines[j], frame))
	return true;
  return false;
}

/* Remember FINDING, which stands if FRAME, or the way from it to OTHER, is
   nowhere else.  */

static void
add_pending (struct checked *c, struct frame_finding *finding,
	     const char *frame, const char *other, bool slip)
{
  struct frame_system *s = c->system;
  struct frame_pending *p = FRAME_APPEND (s->arena, s->pending, s->n_pending,
					  struct frame_pending);

  p->frame = frame_intern (s->arena, frame);
  p->other = other ? frame_intern (s->arena, other) : NULL;
  p->named = c->named;
  p->slip = slip;
  p->finding = finding;
}

/* Unknown frames.  */

/* The frame of the tree that FRAME may be meant to be, or null: one that is
   the same but for a prefix, letters' case or separators, or a few
   letters.  */

static const char *
nearest_frame (const struct frame_tree *tree, const char *frame)
{
  unsigned least = frame_slip_distance (frame) + 1;
  const char *nearest = NULL;

  for (unsigned i = 0; i < frame_tree_frames (tree); i++)
    {
      const char *name = frame_tree_name (tree, i);
      unsigned distance = frame_edit_distance (name, frame);

      if (distance < least)
	{
	  least = distance;
	  nearest = name;
	}
    }
  return nearest;
}

/* What a frame is wanted for.  */
struct want
{
  const char *frame;
  const char *node;
  const char *what;		/* "is looked up" */
  bool stamped;
  struct frame_where where;
};

/* Say of FINDING where the node NAME is started.  */

static void
note_node (struct checked *c, struct frame_findings *findings,
	   struct frame_finding *finding, const char *name)
{
  for (unsigned i = 0; i < c->sub->n_parts; i++)
    if (c->sub->parts[i].name == name)
      {
	frame_finding_note (findings, finding, c->sub->parts[i].node->where,
			    "node " FRAME_Q ("%s") " does that", name);
	return;
      }
}

/* Complain that nothing defines what is WANTed.  */

static void
check_wanted (struct checked *c, const struct want *w)
{
  const struct frame_tree *tree = c->tree->tree;
  struct frame_findings *pending;
  const char *near;
  struct frame_finding *finding;

  if (frame_tree_find (tree, w->frame) >= 0
      || declared_p (c->system, c->sub, w->frame))
    return;
  near = nearest_frame (tree, w->frame);
  pending = frame_findings_new (c->system->arena);
  finding = frame_findings_add (
    pending, FRAME_W_UNKNOWN,
    /* A frame of data that nobody places in the tree may be of no interest
       to anybody; a slip is.  */
    w->stamped && !near ? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH, w->where,
    "frame " FRAME_Q ("%s") " %s, but nothing in this system defines it%s%s%s",
    w->frame, w->what, near ? "; did you mean " FRAME_QUOTE_OPEN : "",
    near ? near : "", near ? FRAME_QUOTE_CLOSE "?" : "");
  note_node (c, pending, finding, w->node);
  if (near)
    for (unsigned i = 0; i < c->tree->n_edges; i++)
      if (c->tree->edges[i].edge.child == near
	  || c->tree->edges[i].edge.parent == near)
	{
	  const struct frame_edge *edge = &c->tree->edges[i].edge;

	  frame_finding_note (pending, finding, edge->where, FRAME_Q ("%s")
			      " is defined here%s", near,
			      frame_publisher_text (pending->arena, edge));
	  break;
	}
  add_pending (c, finding, w->frame, NULL, near != NULL);
}

static void
check_unknown (struct checked *c)
{
  const struct frame_system_tree *t = c->tree;

  for (unsigned i = 0; i < t->n_lookups; i++)
    {
      const struct frame_tree_lookup *l = &t->lookups[i];
      struct want w = { l->target, l->node, "is looked up", false, l->where };

      check_wanted (c, &w);
      w.frame = l->source;
      if (l->source != l->target)
	check_wanted (c, &w);
    }
  for (unsigned i = 0; i < t->n_uses; i++)
    {
      const struct frame_tree_use *use = &t->uses[i];
      struct want w
	= { use->frame, use->node,
	    use->stamped ? "is in the header of what is published"
			 : "is transformed to",
	    use->stamped, use->where };

      check_wanted (c, &w);
    }
}

/* Lookups between trees.  */

static void
check_joined (struct checked *c)
{
  const struct frame_system_tree *t = c->tree;

  for (unsigned i = 0; i < t->n_lookups; i++)
    {
      struct frame_findings *pending = frame_findings_new (c->system->arena);
      struct frame_tree_view view = view_of (c, pending);

      view.n_lookups = 1;
      view.lookups = &t->lookups[i];
      frame_check_lookups (&view);
      if (pending->n)
	add_pending (c, &pending->list[0], t->lookups[i].target,
		     t->lookups[i].source, false);
    }
}

void
frame_system_check_trees (struct frame_system *s,
			  const struct frame_subsystem *sub, bool named)
{
  for (unsigned i = 0; i < sub->n_trees; i++)
    {
      struct checked c = { s, sub, &sub->trees[i], named };
      struct frame_tree_view view = view_of (&c, s->findings);
      unsigned first = s->findings->n;

      frame_check_tree (&view);
      note_arguments (&c, first);
      /* What is not complete, or no robot at all, cannot miss anything.  */
      if (c.tree->open || c.tree->n_edges == 0)
	continue;
      check_unknown (&c);
      check_joined (&c);
    }
}

/* Add what has been waiting.  */

static void
take_pending (struct frame_system *s, const struct frame_pending *p)
{
  struct frame_finding copy = *p->finding;

  if (p->other ? frame_world_joined_p (s, p->frame, p->other)
	       : frame_world_has_p (s, p->frame))
    return;
  /* What no one says is complete may be completed from outside: by a driver
     that is not of this workspace, say.  */
  if (!p->named && (s->open || !p->slip))
    copy.certainty = FRAME_ON_SOME_PATH;
  frame_finding_keep (s->findings, &copy, s->program);
}

void
frame_system_finish (struct frame_system *s)
{
  for (unsigned i = 0; i < s->n_pending; i++)
    take_pending (s, &s->pending[i]);
  s->n_pending = 0;
}

/* Remaps.  */

/* Report that PART moves one of the two topics and leaves the other.  */

static void
check_half (struct frame_system *s, const struct frame_part *part)
{
  bool tf = strcmp (part->tf, "/tf") != 0;
  bool tf_static = strcmp (part->tf_static, "/tf_static") != 0;
  struct frame_where where = part->node->where;

  if (tf == tf_static)
    return;
  for (unsigned i = 0; i < part->node->n_remaps; i++)
    if (part->node->remaps[i].from
	&& strstr (part->node->remaps[i].from, tf ? "tf" : "tf_static"))
      where = part->node->remaps[i].where;
  /* One remap may be for many nodes.  */
  for (unsigned i = 0; i < s->findings->n; i++)
    if (s->findings->list[i].warning == FRAME_W_TF_REMAP
	&& frame_where_equal_p (s->findings->list[i].where, where))
      return;
  frame_findings_add (
    s->findings, FRAME_W_TF_REMAP, FRAME_ON_EVERY_PATH, where,
    "node " FRAME_Q ("%s") " has " FRAME_Q ("%s") " remapped to " FRAME_Q ("%s")
    ", but not " FRAME_Q ("%s") ": it sees %s transforms of one robot and %s "
    "ones of another", part->name, tf ? "/tf" : "/tf_static",
    tf ? part->tf : part->tf_static, tf ? "/tf_static" : "/tf",
    tf ? "moving" : "static", tf ? "static" : "moving");
}

/* The namespace of PART is not the global one.  */

static bool
namespaced_p (const struct frame_part *part)
{
  return part->node->ns && strcmp (part->node->ns, "/") != 0;
}

/* The first frame that A's program has in its text for a lookup or header; B
   runs it too, in another namespace and on the same tree.  */

static void
check_twins (struct frame_system *s, const struct frame_part *a,
	     const struct frame_part *b)
{
  const struct frame_summary *m = a->summary;
  const char *frame = NULL;
  struct frame_where where = { NULL, { 0, 0, 0, 0 } };
  struct frame_finding *finding;

  for (unsigned i = 0; i < m->n_lookups && !frame; i++)
    if (m->lookups[i].literal)
      {
	frame = m->lookups[i].source;
	where = m->lookups[i].where;
      }
  for (unsigned i = 0; i < m->n_uses && !frame; i++)
    if (m->uses[i].literal)
      {
	frame = m->uses[i].frame;
	where = m->uses[i].where;
      }
  if (!frame)
    return;
  finding = frame_findings_add (
    s->findings, FRAME_W_TF_REMAP, FRAME_ON_EVERY_PATH, where,
    "frame " FRAME_Q ("%s") " is the same for nodes " FRAME_Q ("%s") " and "
    FRAME_Q ("%s") ": robots that share " FRAME_Q ("/tf") " need frames of "
    "their own", frame, a->name, b->name);
  if (!finding)
    return;
  frame_finding_note (s->findings, finding, a->node->where,
		      FRAME_Q ("%s") " is started here", a->name);
  frame_finding_note (s->findings, finding, b->node->where,
		      FRAME_Q ("%s") " is started here", b->name);
}

/* True if PART takes part in TF, in the namespace NS.  */

static bool
concerned_p (const struct frame_part *part, const char *ns)
{
  return part->tf && part->tf_static && !part->node->uncertain
	 && part->node->ns && strcmp (part->node->ns, ns) == 0
	 && (part->summary->n_edges || part->summary->n_lookups);
}

/* True if TOPIC is NAME in the namespace NS.  */

static bool
inside_p (const char *topic, const char *ns, const char *name)
{
  size_t n = strlen (ns);

  return strncmp (topic, ns, n) == 0 && strcmp (topic + n, name) == 0;
}

/* Report that PART is the only node of its namespace that uses the common
   /tf, if there are several others.  */

static void
check_forgotten (struct frame_system *s, const struct frame_subsystem *sub,
		 const struct frame_part *part)
{
  const char *ns = part->node->ns;
  const struct frame_part *other = NULL;
  struct frame_finding *finding;
  unsigned n = 0;

  if (!namespaced_p (part) || strcmp (part->tf, "/tf") != 0
      || strcmp (part->tf_static, "/tf_static") != 0
      || !concerned_p (part, ns))
    return;
  for (unsigned i = 0; i < sub->n_parts; i++)
    {
      const struct frame_part *p = &sub->parts[i];

      if (p == part || !concerned_p (p, ns))
	continue;
      if (!inside_p (p->tf, ns, "/tf")
	  || !inside_p (p->tf_static, ns, "/tf_static"))
	return;
      other = p;
      n++;
    }
  if (n < 2)
    return;
  finding = frame_findings_add (
    s->findings, FRAME_W_TF_REMAP, FRAME_ON_EVERY_PATH, part->node->where,
    "node " FRAME_Q ("%s") " uses " FRAME_Q ("/tf") ", but all the others in "
    FRAME_Q ("%s") " use " FRAME_Q ("%s") ": they see none of its transforms, "
    "and it none of theirs", part->name, ns, other->tf);
  if (finding)
    frame_finding_note (s->findings, finding, other->node->where,
			FRAME_Q ("%s") " is one of them", other->name);
}

/* Parameters.  */

/* More than two turns: no angle in radians is that large.  */
#define LARGEST_ANGLE 12.6

/* The first number of TEXT, numbers and what separates them, that is too
   large for an angle in radians; 0 if none is or it is other text.  */

static double
large_angle (const char *text)
{
  double large = 0;

  while (*(text += strspn (text, " \t\n,;[]")))
    {
      char *end;
      double number = strtod (text, &end);

      if (end == text || !strchr (" \t\n,;]", *end))
	return 0;
      if (!large && (number > LARGEST_ANGLE || number < -LARGEST_ANGLE)
	  && number <= 360 && number >= -360)
	large = number;
      text = end;
    }
  return large;
}

static bool
radians_p (const char *name)
{
  size_t n = strlen (name);

  return n > 8 && strcmp (name + n - 8, "_radians") == 0;
}

/* Report parameters of PART that are called radians and hold degrees.  */

static void
check_radians (struct frame_system *s, const struct frame_part *part)
{
  for (unsigned i = 0; i < part->node->n_params; i++)
    {
      const struct frame_robot_param *param = &part->node->params[i];
      double angle = param->name && param->value && radians_p (param->name)
		       ? large_angle (param->value) : 0;
      struct frame_finding *finding;

      if (angle == 0)
	continue;
      finding = frame_findings_add (
	s->findings, FRAME_W_ANGLE_UNIT, FRAME_ON_EVERY_PATH, param->where,
	"parameter " FRAME_Q ("%s") " is " FRAME_Q ("%s") ": %g radians are "
	"more than two turns, %g degrees would be %.4g", param->name,
	param->value, angle, angle, angle * 3.14159265358979 / 180);
      if (finding)
	finding->tier = 'A';
    }
}

void
frame_system_check_parts (struct frame_system *s,
			  const struct frame_subsystem *sub)
{
  for (unsigned i = 0; i < sub->n_parts; i++)
    {
      const struct frame_part *a = &sub->parts[i];

      check_radians (s, a);
      if (!a->tf || !a->tf_static)
	continue;
      check_half (s, a);
      check_forgotten (s, sub, a);
      for (unsigned j = i + 1; j < sub->n_parts; j++)
	{
	  const struct frame_part *b = &sub->parts[j];

	  if (a->kind == FRAME_PART_PROGRAM && b->file == a->file
	      && b->kind == a->kind && b->tf && strcmp (a->tf, b->tf) == 0
	      && namespaced_p (a) && namespaced_p (b)
	      && strcmp (a->node->ns, b->node->ns) != 0)
	    {
	      check_twins (s, a, b);
	      break;
	    }
	}
    }
}
