/* The analysis as a whole: rounds of evaluation until what the program
   writes to its fields is stable, the tree, the checks.

   Each round evaluates every entry.  Fields are read before all their
   writers have been seen, so a round in which the record of fields changed
   counts for nothing but that record.  */

#include "check.h"
#include <stdlib.h>
#include <string.h>
#include "frame-text.h"

/* After this many rounds fields that still change are taken for unknown ...  */
#define MAX_ROUNDS 6
/* ... and after this many all of them.  */
#define LAST_ROUND 12
/* Statements evaluated, as a multiple of those of the program.  */
#define WORK_FACTOR 8
#define WORK_MINIMUM 500000

/* Rounds.  */

static void
forget_contexts (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_infos; i++)
    {
      struct frame_info *info = &an->infos[i];

      for (struct frame_context *c = info->contexts; c; c = c->next)
	frame_xfree (c->events);
      info->contexts = NULL;
      info->n_contexts = 0;
      info->n_sites = 0;
      info->gave_up = false;
    }
}

/* Note of each entry what setting its being called at all depends on: the
   weakest one in front of the places where it is handed to a library.  True
   if that is news.  */

static bool
note_settings (struct frame_analysis *an)
{
  bool changed = false;

  for (unsigned i = 0; i < an->n_infos; i++)
    {
      struct frame_info *info = &an->infos[i];
      enum frame_setting setting
	= info->n_sites ? info->sites[0].setting : FRAME_SETTING_NONE;

      for (unsigned j = 1; j < info->n_sites; j++)
	if (info->sites[j].setting < setting)
	  setting = info->sites[j].setting;
      changed |= setting != info->setting;
      info->setting = setting;
    }
  return changed;
}

/* Begin a round with nothing found.  What the last one made is freed, but for
   what is known of fields.  */

static void
start_round (struct frame_analysis *an)
{
  struct frame_arena *last = an->round;

  forget_contexts (an);
  frame_release_literals (an);
  if (an->findings)
    frame_findings_free (an->findings);
  an->dump.length = 0;
  if (an->dump.text)
    an->dump.text[0] = '\0';
  frame_forget_edges (an);
  an->round = an->world.arena = frame_arena_new ("round");
  frame_store_move (an);
  frame_arena_free (last);
  an->findings = frame_findings_new (an->round);
  an->n_roots = 0;
  an->fields_read = false;
  an->fields_changed = false;
}

/* True if INFO is code that the program does not use: a function that nobody
   calls, though there is a main.  A method may be called by code of a
   library that is not here.  */

static bool
unused_p (const struct frame_analysis *an, const struct frame_info *info)
{
  const struct frame_function *fn = info->fn;

  return an->has_main && !info->called && !fn->is_entry
	 && !(fn->n_params && fn->params[0].is_this);
}

/* True if INFO runs before the callbacks of the program do: what those read in
   fields was written there.  */

static bool
runs_first_p (const struct frame_info *info)
{
  return (info->fn->is_entry && strcmp (info->fn->symbol, "main") == 0)
	 || (!info->fn->is_entry && !info->called && frame_constructor_p (info->fn));
}

/* Evaluate what sets fields up, the other entries, then what nobody calls, then
   what only functions call that call each other.  */

static void
run_round (struct frame_analysis *an)
{
  an->work = 0;
  an->n_contexts = 0;
  an->calls_merged = false;
  an->n_probes = 0;
  for (unsigned i = 0; i < an->n_infos; i++)
    if (runs_first_p (&an->infos[i]))
      {
	an->unused = unused_p (an, &an->infos[i]);
	frame_evaluate_entry (an, &an->infos[i]);
      }
  an->unused = false;
  for (unsigned i = 0; i < an->n_infos; i++)
    if (an->infos[i].fn->is_entry && !runs_first_p (&an->infos[i]))
      frame_evaluate_entry (an, &an->infos[i]);
  for (unsigned i = 0; i < an->n_infos; i++)
    {
      struct frame_info *info = &an->infos[i];

      an->unused = unused_p (an, info);
      if (!info->fn->is_entry && !info->called && !runs_first_p (info))
	frame_evaluate_entry (an, info);
    }
  an->unused = false;
  for (unsigned i = 0; i < an->n_infos; i++)
    if (!an->infos[i].contexts)
      frame_evaluate_entry (an, &an->infos[i]);
}

static void
run_rounds (struct frame_analysis *an)
{
  for (unsigned round = 0;; round++)
    {
      an->distrust_changing = round >= MAX_ROUNDS;
      an->distrust_fields = round == LAST_ROUND;
      start_round (an);
      run_round (an);
      if (an->distrust_fields)
	return;
      if (!note_settings (an)
	  && (!an->fields_changed || !an->fields_read))
	return;
    }
}

/* Results.  */

/* Add FINDING of the last round to OUT.  */

static void
hand_out (struct frame_findings *out, const struct frame_finding *finding)
{
  struct frame_finding *copy
    = frame_findings_add (out, finding->warning, finding->certainty,
			  finding->where, "%s", finding->message);

  if (!copy)
    return;
  copy->tier = finding->tier;
  copy->score = finding->score;
  copy->key = frame_intern (out->arena, finding->key);
  for (unsigned i = 0; i < finding->n_notes; i++)
    frame_finding_note (out, copy, finding->notes[i].where, "%s",
			finding->notes[i].text);
  for (unsigned i = 0; i < finding->n_fixits; i++)
    frame_finding_fixit_of (out, copy, finding->fixits[i].kind,
			    finding->fixits[i].where, finding->fixits[i].old,
			    finding->fixits[i].text);
}

/* Say in the dump what was not followed to the end.  */

static void
note_limits (struct frame_analysis *an)
{
  for (unsigned i = 0; i < an->n_infos; i++)
    if (an->infos[i].gave_up)
      frame_buffer_printf (&an->dump, "given up: %s is too large\n",
			   an->infos[i].fn->name ? an->infos[i].fn->name
						 : an->infos[i].fn->symbol);
  if (an->work > an->work_limit)
    frame_buffer_puts (&an->dump,
		       "given up: calls beyond the limit are unknown\n");
  if (an->calls_merged)
    frame_buffer_puts (&an->dump, "given up: too many different calls, the "
				  "others are taken together\n");
  if (an->distrust_fields)
    frame_buffer_puts (&an->dump, "given up: fields are unknown\n");
  frame_store_note_limits (an);
}

/* Beyond this many edges all are taken to exclude each other.  */
#define MAX_EXCLUSIVE 512

/* Write down which edges exclude each other, while that is known.  */

static void
note_exclusion (struct frame_analysis *an)
{
  unsigned n = an->n_edges;

  for (unsigned i = 0; i < n; i++)
    an->edges[i].number = i;
  if (!an->options.summary || n > MAX_EXCLUSIVE)
    return;
  an->exclusive = FRAME_NEW_N (an->arena, unsigned char, n * n / 8 + 1);
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = i + 1; j < n; j++)
      if (frame_exclusive_edges_p (an, i, j))
	{
	  an->exclusive[(i * n + j) / 8] |= 1 << (i * n + j) % 8;
	  an->exclusive[(j * n + i) / 8] |= 1 << (j * n + i) % 8;
	}
}

/* Put the edges into the order of the source and hand out what can be asked
   of AN later.  Until now their numbers were known to the contexts.  */

static void
finish_tree (struct frame_analysis *an)
{
  note_exclusion (an);
  forget_contexts (an);
  an->public_edges
    = FRAME_NEW_N (an->arena, struct frame_edge, an->n_edges + 1);
  if (an->n_edges)
    qsort (an->edges, an->n_edges, sizeof *an->edges, frame_compare_edges);
  for (unsigned i = 0; i < an->n_edges; i++)
    an->public_edges[i] = an->edges[i].edge;
  an->tree = frame_tree_new (an->arena, an->edges, an->n_edges);
}

struct frame_analysis *
frame_analyse (const struct frame_program *program,
	       const struct frame_analysis_options *options,
	       struct frame_findings *findings)
{
  struct frame_arena *arena = frame_arena_new ("analysis");
  struct frame_analysis *an = FRAME_NEW (arena, struct frame_analysis);

  an->arena = arena;
  an->program = program;
  an->options = *options;
  an->options.closed &= !program->incomplete;
  frame_world_init (&an->world, arena, program->arena);
  an->world.field = frame_store_read;
  an->world.data = an;
  frame_prepare_program (an);
  for (unsigned i = 0; i < an->n_infos; i++)
    an->has_main |= an->infos[i].fn->is_entry
		    && strcmp (an->infos[i].fn->symbol, "main") == 0;
  an->work_limit = an->work_limit * WORK_FACTOR + WORK_MINIMUM;
  run_rounds (an);
  an->tree = frame_tree_new (arena, an->edges, an->n_edges);
  frame_check_program (an);
  for (unsigned i = 0; i < an->findings->n; i++)
    hand_out (findings, &an->findings->list[i]);
  finish_tree (an);
  if (options->dump_types)
    {
      note_limits (an);
      frame_buffer_add (options->dump_types,
			an->dump.text ? an->dump.text : "", an->dump.length);
    }
  if (options->dump_tree)
    frame_tree_print (an->tree, options->dump_tree);
  return an;
}

void
frame_analysis_free (struct frame_analysis *an)
{
  if (!an)
    return;
  frame_findings_free (an->findings);
  frame_buffer_free (&an->dump);
  frame_xfree (an->edges);
  frame_xfree (an->lookups);
  frame_xfree (an->observed);
  frame_xfree (an->uses);
  frame_xfree (an->endpoints);
  frame_xfree (an->labels);
  frame_xfree (an->sent);
  frame_xfree (an->ids);
  frame_xfree (an->roots);
  frame_store_free (an);
  frame_release_literals (an);
  frame_forget_edges (an);
  frame_release_program (an);
  frame_arena_free (an->round);
  frame_arena_free (an->arena);
}

unsigned
frame_analysis_edges (const struct frame_analysis *an,
		      const struct frame_edge **edges)
{
  *edges = an->public_edges;
  return an->n_edges;
}

void
frame_analysis_print_tree (const struct frame_analysis *an,
			   struct frame_buffer *out)
{
  frame_tree_print (an->tree, out);
}
