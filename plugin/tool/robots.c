/* Walk the subsystems and programs of a workspace for the commands that show
   trees.  */

#include "robots.h"

#include <stdio.h>
#include <string.h>
#include "analysis.h"

/* Show the trees that TOP comes to.  Returns how many.  */

static unsigned
show_launch (struct frame_workspace *w, const struct frame_launch_file *top,
	     frame_shown_fn fn, void *data)
{
  struct frame_subsystem *sub = frame_subsystem_new (w->system, top, NULL);
  unsigned n = 0;

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
      fn (data, &shown);
      n++;
    }
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
