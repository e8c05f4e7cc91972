/* Walk the subsystems and programs of a workspace for the commands that show
   trees.  */

#include "robots.h"

#include <stdio.h>
#include <string.h>
#include "analysis.h"

/* True if EDGE, by the same node, is one of T.  */

static bool
has_edge_p (const struct frame_system_tree *t,
	    const struct frame_tree_edge *edge)
{
  for (unsigned i = 0; i < t->n_edges; i++)
    if (t->edges[i].edge.parent == edge->edge.parent
	&& t->edges[i].edge.child == edge->edge.child
	&& t->edges[i].edge.node == edge->edge.node)
      return true;
  return false;
}

/* The variants of a launch file with one boolean argument the other way
   round.  */
struct variants
{
  unsigned n;
  struct frame_subsystem **list;
};

/* What VARIANTS have beside the tree T of SUB, into SHOWN.  */

static void
add_extra (const struct frame_subsystem *sub,
	   const struct frame_system_tree *t, const struct variants *variants,
	   struct frame_shown *shown)
{
  struct frame_shown_extra *list = NULL;

  for (unsigned v = 0; v < variants->n; v++)
    {
      const struct frame_subsystem *other = variants->list[v];
      const char *condition
	= frame_printf (sub->arena, "%s:=%s", other->flipped->arg,
			other->flipped->value ? "false" : "true");

      for (unsigned i = 0; i < other->n_trees; i++)
	for (unsigned j = 0; other->trees[i].space == t->space
			     && j < other->trees[i].n_edges; j++)
	  if (!has_edge_p (t, &other->trees[i].edges[j]))
	    {
	      struct frame_shown_extra *extra
		= FRAME_APPEND (sub->arena, list, shown->n_extra,
				struct frame_shown_extra);

	      extra->condition = condition;
	      extra->edge = &other->trees[i].edges[j];
	    }
    }
  shown->extra = list;
}

/* Show the trees that TOP comes to.  Returns how many.  */

static unsigned
show_launch (struct frame_workspace *w, const struct frame_launch_file *top,
	     frame_shown_fn fn, void *data)
{
  struct frame_subsystem *sub = frame_subsystem_new (w->system, top, NULL);
  struct variants variants = { 0, NULL };
  unsigned n = 0;

  variants.list = FRAME_NEW_N (sub->arena, struct frame_subsystem *,
			       sub->robot->n_switches + 1);
  for (unsigned i = 0; i < sub->robot->n_switches; i++)
    if (!frame_system_given_p (w->system, sub->robot->switches[i].arg))
      variants.list[variants.n++]
	= frame_subsystem_new (w->system, top, &sub->robot->switches[i]);
  for (unsigned i = 0; i < sub->n_trees; i++)
    {
      const struct frame_system_tree *t = &sub->trees[i];
      struct frame_shown shown
	= { .tree = t->tree, .n_edges = t->n_edges, .edges = t->edges,
	    .n_lookups = t->n_lookups, .lookups = t->lookups,
	    .n_uses = t->n_uses, .uses = t->uses, .open = t->open };

      shown.title = *t->space ? frame_printf (sub->arena, "%s (%s/tf)",
					      top->name, t->space)
			      : top->name;
      add_extra (sub, t, &variants, &shown);
      fn (data, &shown);
      n++;
    }
  for (unsigned i = 0; i < variants.n; i++)
    frame_subsystem_free (variants.list[i]);
  frame_subsystem_free (sub);
  return n;
}

/* Show the tree of the program TARGET.  */

static unsigned
show_program (struct frame_workspace *w,
	      const struct frame_program_target *target, frame_shown_fn fn,
	      void *data)
{
  struct frame_arena *arena = frame_arena_new ("program");
  struct frame_program *program
    = frame_target_load (target, arena, &w->trouble);
  struct frame_analysis_options options
    = { .closed = target->closed, .summary = true };
  struct frame_findings *findings = frame_findings_new (arena);
  struct frame_shown shown = { .title = target->name };
  struct frame_analysis *an;

  if (program)
    {
      struct frame_summary *m;

      an = frame_analyse (program, &options, findings);
      m = frame_summary_of (an, program);
      shown.n_edges = m->n_edges;
      shown.edges = m->edges;
      shown.tree = frame_tree_new (arena, m->edges, m->n_edges);
      shown.n_lookups = m->n_lookups;
      shown.lookups = m->lookups;
      shown.n_uses = m->n_uses;
      shown.uses = m->uses;
      shown.open = m->unknown_edges ? target->name : NULL;
      fn (data, &shown);
      frame_analysis_free (an);
    }
  frame_findings_free (findings);
  frame_arena_free (arena);
  return program != NULL;
}

unsigned
frame_workspace_show (struct frame_workspace *w, frame_shown_fn fn, void *data)
{
  struct frame_targets *targets;
  unsigned n = 0;

  for (unsigned i = 0; i < w->n_tops; i++)
    n += show_launch (w, w->tops[i], fn, data);
  /* Who asks for one launch file does not want everything else.  */
  if (w->named && w->n_programs == 0)
    return n;
  targets = frame_workspace_targets (w);
  w->trouble |= targets->trouble;
  for (unsigned i = 0; i < targets->n; i++)
    n += show_program (w, &targets->list[i], fn, data);
  frame_targets_free (targets);
  return n;
}

const char *
frame_place_text (struct frame_arena *arena, struct frame_where where)
{
  const char *file = frame_where_file (&where);

  return *file ? frame_printf (arena, "%s:%u", file, where.loc.line) : "";
}

bool
frame_shown_maybe_p (const struct frame_tree_edge *edge)
{
  return edge->maybe || edge->setting != FRAME_SETTING_NONE;
}
