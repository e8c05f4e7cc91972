/* Making subsystems: the parts that the nodes of a robot are, and the trees
   that comes to.  Finding out what a node does is parts.c's; the rest of the
   work is copying edges.  */

#include "parts.h"
#include <string.h>

struct frame_system *
frame_system_new (struct frame_arena *arena, struct frame_findings *findings,
		  const struct frame_system_options *options)
{
  struct frame_system *s = FRAME_NEW (arena, struct frame_system);

  s->arena = arena;
  s->options = *options;
  s->findings = findings;
  s->program = frame_program_new (arena);
  s->files = frame_launch_files_new (s->program, findings);
  frame_launch_use_mined (s->files, options->mined);
  return s;
}

struct frame_program *
frame_system_program (struct frame_system *s)
{
  return s->program;
}

/* Trees.  */

/* The name of the tree behind TOPIC, which is called BASE where nothing is
   remapped: what stands before it, or the topic itself.  Interned.  */

static const char *
space_of (struct frame_system *s, const char *topic, const char *base)
{
  size_t n = strlen (topic), m = strlen (base);

  if (n >= m && strcmp (topic + n - m, base) == 0)
    n -= m;
  return frame_intern_n (s->arena, topic, n);
}

static struct frame_system_tree *
tree_of (struct frame_subsystem *sub, const char *space)
{
  struct frame_system_tree *t;

  for (unsigned i = 0; i < sub->n_trees; i++)
    if (sub->trees[i].space == space)
      return &sub->trees[i];
  t = FRAME_APPEND (sub->arena, sub->trees, sub->n_trees,
		    struct frame_system_tree);
  t->space = space;
  return t;
}

static void
add_edges (struct frame_system *s, struct frame_subsystem *sub, unsigned index)
{
  const struct frame_part *part = &sub->parts[index];

  for (unsigned i = 0; i < part->summary->n_edges; i++)
    {
      const struct frame_tree_edge *edge = &part->summary->edges[i];
      const char *topic = edge->edge.is_static ? part->tf_static : part->tf;
      struct frame_system_tree *t;
      struct frame_tree_edge *copy;
      unsigned n;

      if (!topic)
	continue;
      t = tree_of (sub, space_of (s, topic, edge->edge.is_static ? "/tf_static"
								 : "/tf"));
      n = t->n_edges;
      copy = FRAME_APPEND (sub->arena, t->edges, t->n_edges,
			   struct frame_tree_edge);
      *copy = *edge;
      copy->edge.node = part->name;
      if ((part->node->uncertain
	   || (edge->edge.from_default
	       && frame_part_params_unknown_p (part->node)))
	  && copy->setting == FRAME_SETTING_NONE)
	copy->setting = FRAME_SETTING_UNKNOWN;
      *FRAME_APPEND (sub->arena, t->owners, n, unsigned) = index;
    }
}

/* Add the lookups and uses of part INDEX to the tree that it hears.  */

static void
add_questions (struct frame_system *s, struct frame_subsystem *sub,
	       unsigned index)
{
  const struct frame_part *part = &sub->parts[index];
  const struct frame_summary *m = part->summary;
  const struct frame_robot_param *prefix
    = part->node->ros == FRAME_ROS_1
	? frame_robot_param (part->node, "tf_prefix") : NULL;
  struct frame_system_tree *t;

  /* Listeners of tf put the prefix before what they look up.  */
  if (!part->tf || !part->tf_static || part->node->uncertain
      || (prefix && (!prefix->value || *prefix->value))
      || space_of (s, part->tf, "/tf")
	   != space_of (s, part->tf_static, "/tf_static"))
    return;
  t = tree_of (sub, space_of (s, part->tf, "/tf"));
  for (unsigned i = 0; i < m->n_lookups; i++)
    {
      struct frame_tree_lookup *l;

      if (m->lookups[i].from_default
	  && frame_part_params_unknown_p (part->node))
	continue;
      l = FRAME_APPEND (sub->arena, t->lookups, t->n_lookups,
			struct frame_tree_lookup);

      *l = m->lookups[i];
      l->node = part->name;
    }
  for (unsigned i = 0; i < m->n_uses; i++)
    {
      struct frame_tree_use *use;

      if (m->uses[i].from_default && frame_part_params_unknown_p (part->node))
	continue;
      use = FRAME_APPEND (sub->arena, t->uses, t->n_uses,
			  struct frame_tree_use);

      *use = m->uses[i];
      use->node = part->name;
    }
}

/* Say in each tree who may publish what is not known.  */

static void
note_open (struct frame_system *s, struct frame_subsystem *sub)
{
  const char *all = sub->robot->n_not_read ? "what was not read" : NULL;

  for (unsigned i = 0; i < sub->n_parts; i++)
    {
      const struct frame_part *part = &sub->parts[i];

      if (!part->open && !part->summary->unknown_edges)
	continue;
      if (!part->tf || !part->tf_static)
	all = part->name;
      else
	{
	  tree_of (sub, space_of (s, part->tf, "/tf"))->open = part->name;
	  tree_of (sub, space_of (s, part->tf_static, "/tf_static"))->open
	    = part->name;
	}
    }
  for (unsigned i = 0; i < sub->n_trees; i++)
    if (all && !sub->trees[i].open)
      sub->trees[i].open = all;
}

static void
make_trees (struct frame_system *s, struct frame_subsystem *sub)
{
  for (unsigned i = 0; i < sub->n_parts; i++)
    {
      add_edges (s, sub, i);
      add_questions (s, sub, i);
    }
  note_open (s, sub);
  for (unsigned i = 0; i < sub->n_trees; i++)
    {
      struct frame_system_tree *t = &sub->trees[i];

      t->tree = frame_tree_new (sub->arena, t->edges, t->n_edges);
      for (unsigned j = 0; j < t->n_edges; j++)
	frame_world_join (s, t->edges[j].edge.parent, t->edges[j].edge.child);
      s->open |= t->open != NULL;
    }
}

/* Subsystems.  */

/* The arguments for TOP: what the user says, and FLIPPED.  N of them.  */

static struct frame_robot_arg *
arguments_of (struct frame_system *s, struct frame_arena *arena,
	      const struct frame_robot_switch *flipped, unsigned *n)
{
  const struct frame_project *p = s->options.project;
  unsigned n_project = p ? p->n_arguments : 0;
  struct frame_robot_arg *args
    = FRAME_NEW_N (arena, struct frame_robot_arg,
		   s->options.n_args + n_project + 1);

  *n = 0;
  for (unsigned i = 0; i < s->options.n_args; i++)
    args[(*n)++] = s->options.args[i];
  for (unsigned i = 0; i < n_project; i++)
    {
      bool given = false;

      for (unsigned j = 0; j < s->options.n_args; j++)
	given |= strcmp (s->options.args[j].name, p->arguments[i].name) == 0;
      if (given)
	continue;
      args[*n].name = p->arguments[i].name;
      args[(*n)++].value = p->arguments[i].value;
    }
  if (flipped)
    {
      args[*n].name = flipped->arg;
      args[(*n)++].value = flipped->value ? "false" : "true";
    }
  return args;
}

/* What a launch file comes to with its default arguments, kept from the
   search for top-level files.  */
struct frame_evaluated
{
  const struct frame_launch_file *top;
  struct frame_arena *arena;
  const struct frame_robot *robot;
  bool by_other;		/* another file includes it */
  UT_hash_handle hh;
};

/* TOP with FLIPPED; the robot is in ARENA.  */

static const struct frame_robot *
evaluate (struct frame_system *s, struct frame_arena *arena,
	  const struct frame_launch_file *top,
	  const struct frame_robot_switch *flipped)
{
  unsigned n;
  struct frame_robot_arg *args = arguments_of (s, arena, flipped, &n);

  return frame_robot_launch (arena, s->files, s->options.packages, top, args,
			     n);
}

static void
forget_robot (struct frame_evaluated *e)
{
  if (e->arena)
    frame_arena_free (e->arena);
  e->arena = NULL;
  e->robot = NULL;
}

static void
forget_evaluated (struct frame_system *s, struct frame_evaluated *e)
{
  HASH_DEL (s->evaluated, e);
  forget_robot (e);
}

struct frame_subsystem *
frame_subsystem_new (struct frame_system *s,
		     const struct frame_launch_file *top,
		     const struct frame_robot_switch *flipped)
{
  struct frame_evaluated *known = NULL;
  struct frame_arena *arena;
  struct frame_subsystem *sub;

  if (!flipped)
    HASH_FIND_PTR (s->evaluated, &top, known);
  arena = known ? known->arena : frame_arena_new ("subsystem");
  sub = FRAME_NEW (arena, struct frame_subsystem);
  sub->arena = arena;
  sub->top = top;
  sub->flipped = flipped;
  sub->robot = known ? known->robot : evaluate (s, arena, top, flipped);
  if (known)
    {
      known->arena = NULL;
      forget_evaluated (s, known);
    }
  sub->parts
    = FRAME_NEW_N (arena, struct frame_part, sub->robot->n_nodes + 1);
  for (unsigned i = 0; i < sub->robot->n_nodes; i++)
    frame_part_make (s, sub, &sub->robot->nodes[i]);
  make_trees (s, sub);
  return sub;
}

void
frame_subsystem_free (struct frame_subsystem *sub)
{
  frame_arena_free (sub->arena);
}

const struct frame_launch_file *
frame_system_launch (struct frame_system *s, const char *name)
{
  return frame_launch_read (s->files, name);
}

unsigned
frame_system_tops (struct frame_system *s, const char *const *names,
		   unsigned n, const struct frame_launch_file **tops)
{
  struct frame_evaluated *entry, *next;
  unsigned n_tops = 0;

  for (unsigned i = 0; i < n; i++)
    {
      const struct frame_launch_file *file
	= frame_launch_read (s->files, names[i]);

      HASH_FIND_PTR (s->evaluated, &file, entry);
      if (!file || !file->readable || entry)
	continue;
      entry = FRAME_NEW (s->arena, struct frame_evaluated);
      entry->top = file;
      HASH_ADD_PTR (s->evaluated, top, entry);
      tops[n_tops++] = file;
    }
  for (unsigned i = 0; i < n_tops; i++)
    {
      struct frame_evaluated *top, *other;

      HASH_FIND_PTR (s->evaluated, &tops[i], top);
      top->arena = frame_arena_new ("subsystem");
      top->robot = evaluate (s, top->arena, tops[i], NULL);
      for (unsigned j = 1; j < top->robot->n_files; j++)
	{
	  HASH_FIND_PTR (s->evaluated, &top->robot->files[j], other);
	  if (other && other != top)
	    {
	      other->by_other = true;
	      forget_robot (other);
	    }
	}
      if (top->by_other)
	forget_robot (top);
    }
  n = 0;
  for (unsigned i = 0; i < n_tops; i++)
    {
      HASH_FIND_PTR (s->evaluated, &tops[i], entry);
      if (!entry->by_other)
	tops[n++] = tops[i];
    }
  HASH_ITER (hh, s->evaluated, entry, next)
    if (entry->by_other)
      forget_evaluated (s, entry);
  return n;
}

bool
frame_system_given_p (const struct frame_system *s, const char *name)
{
  const struct frame_project *p = s->options.project;

  for (unsigned i = 0; i < s->options.n_args; i++)
    if (strcmp (s->options.args[i].name, name) == 0)
      return true;
  for (unsigned i = 0; p && i < p->n_arguments; i++)
    if (strcmp (p->arguments[i].name, name) == 0)
      return true;
  return false;
}

void
frame_system_check (struct frame_system *s,
		    const struct frame_launch_file *top, bool named)
{
  struct frame_subsystem *plain = frame_subsystem_new (s, top, NULL);

  frame_system_check_trees (s, plain, named);
  frame_system_check_parts (s, plain);
  frame_system_check_qos (s, plain);
  for (unsigned i = 0; i < plain->robot->n_switches; i++)
    {
      const struct frame_robot_switch *flipped = &plain->robot->switches[i];
      struct frame_subsystem *other;

      if (frame_system_given_p (s, flipped->arg))
	continue;
      other = frame_subsystem_new (s, top, flipped);
      frame_system_check_trees (s, other, named);
      frame_system_check_parts (s, other);
      frame_system_check_qos (s, other);
      frame_subsystem_free (other);
    }
  frame_subsystem_free (plain);
}

void
frame_system_check_model (struct frame_system *s, const char *file)
{
  const struct frame_urdf *urdf
    = frame_urdf_read (s->program, s->findings, s->options.packages, file,
		       NULL, 0);
  const struct frame_summary *m;

  if (!urdf || !urdf->readable)
    return;
  m = frame_part_model (s, urdf, FRAME_ROS_2, NULL);
  for (unsigned i = 0; i < m->n_edges; i++)
    frame_world_join (s, m->edges[i].edge.parent, m->edges[i].edge.child);
}

void
frame_system_add_edges (struct frame_system *s, const struct frame_edge *edges,
			unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    frame_world_join (s, edges[i].parent, edges[i].child);
}
