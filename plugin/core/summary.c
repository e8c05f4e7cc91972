/* Summaries: edges, lookups and uses of a program, copied out of its
   analysis.  Strings are interned anew; of units only what places, flags and
   suppressions need is copied, once a unit.  */

#include "summary.h"
#include <string.h>
#include "infer.h"

/* The unit of INTO that stands for UNIT.  Those that stand for units of one
   program are the last ones, until they are forgotten.  */

static const struct frame_unit *
keep_unit (struct frame_program *into, const struct frame_unit *unit)
{
  struct frame_unit *copy;

  if (!unit || unit->program == into)
    return unit;
  /* It is itself a stand-in for one of INTO.  */
  if (unit->origin && unit->origin->program == into)
    return unit->origin;
  for (unsigned i = into->n_units; i-- > 0 && into->units[i]->origin;)
    if (into->units[i]->origin == unit)
      return into->units[i];
  copy = frame_unit_new (into, unit->name, unit->producer);
  copy->origin = unit;
  for (unsigned i = 1; i < unit->n_files; i++)
    frame_unit_file (copy, unit->files[i]);
  for (unsigned i = 0; i < unit->n_flags; i++)
    frame_unit_add_flag (copy, &unit->flags[i]);
  for (unsigned i = 0; i < unit->n_regions; i++)
    frame_unit_add_region (copy, &unit->regions[i]);
  for (unsigned i = 0; i < unit->n_reported; i++)
    frame_unit_add_reported (copy, unit->reported[i]);
  return copy;
}

static struct frame_where
keep_where (struct frame_program *into, struct frame_where where)
{
  where.unit = keep_unit (into, where.unit);
  return where;
}

static const char *
keep_text (struct frame_program *into, const char *text)
{
  return text ? frame_intern (into->arena, text) : NULL;
}

/* A copy of ALT, as deep as it goes.  */

static struct frame_alt
keep_alt (struct frame_program *into, const struct frame_alt *alt)
{
  struct frame_alt copy = *alt;

  copy.text = keep_text (into, alt->text);
  copy.name = keep_text (into, alt->name);
  copy.where = keep_where (into, alt->where);
  if (alt->n_parts)
    {
      struct frame_alt *parts
	= FRAME_NEW_N (into->arena, struct frame_alt, alt->n_parts);

      for (unsigned i = 0; i < alt->n_parts; i++)
	parts[i] = keep_alt (into, &alt->parts[i]);
      copy.parts = parts;
    }
  return copy;
}

static struct frame_tree_edge
keep_edge (struct frame_program *into, const struct frame_tree_edge *edge)
{
  struct frame_tree_edge copy = *edge;
  struct frame_value *rotation;

  copy.edge.parent = keep_text (into, edge->edge.parent);
  copy.edge.child = keep_text (into, edge->edge.child);
  copy.edge.publisher = keep_text (into, edge->edge.publisher);
  copy.edge.where = keep_where (into, edge->edge.where);
  copy.parent = keep_alt (into, &edge->parent);
  copy.child = keep_alt (into, &edge->child);
  copy.sender = keep_text (into, edge->sender);
  if (edge->rotation)
    {
      rotation = frame_value_copy (into->arena, edge->rotation);
      rotation->where = keep_where (into, rotation->where);
      rotation->u.turn.n_factors = 0;
      rotation->u.turn.factors = NULL;
      copy.rotation = rotation;
    }
  return copy;
}

struct frame_summary *
frame_summary_of (const struct frame_analysis *an, struct frame_program *into)
{
  struct frame_summary *s = FRAME_NEW (into->arena, struct frame_summary);

  s->n_edges = s->n_numbers = an->n_edges;
  s->edges = FRAME_NEW_N (into->arena, struct frame_tree_edge, s->n_edges + 1);
  for (unsigned i = 0; i < s->n_edges; i++)
    s->edges[i] = keep_edge (into, &an->edges[i]);
  s->n_lookups = an->n_lookups;
  s->lookups
    = FRAME_NEW_N (into->arena, struct frame_tree_lookup, s->n_lookups + 1);
  for (unsigned i = 0; i < s->n_lookups; i++)
    {
      s->lookups[i] = an->lookups[i];
      s->lookups[i].target = keep_text (into, an->lookups[i].target);
      s->lookups[i].source = keep_text (into, an->lookups[i].source);
      s->lookups[i].where = keep_where (into, an->lookups[i].where);
    }
  s->n_uses = an->n_uses;
  s->uses = FRAME_NEW_N (into->arena, struct frame_tree_use, s->n_uses + 1);
  for (unsigned i = 0; i < s->n_uses; i++)
    {
      s->uses[i] = an->uses[i];
      s->uses[i].frame = keep_text (into, an->uses[i].frame);
      s->uses[i].where = keep_where (into, an->uses[i].where);
    }
  s->n_endpoints = an->n_endpoints;
  s->endpoints
    = FRAME_NEW_N (into->arena, struct frame_endpoint, s->n_endpoints + 1);
  for (unsigned i = 0; i < s->n_endpoints; i++)
    {
      s->endpoints[i] = an->endpoints[i];
      s->endpoints[i].topic = keep_text (into, an->endpoints[i].topic);
      s->endpoints[i].made_by = keep_text (into, an->endpoints[i].made_by);
      s->endpoints[i].owner = keep_text (into, an->endpoints[i].owner);
      s->endpoints[i].type = keep_text (into, an->endpoints[i].type);
      s->endpoints[i].where = keep_where (into, an->endpoints[i].where);
    }
  s->own_names = an->own_names;
  s->unknown_edges = an->unknown_edges;
  if (an->exclusive)
    {
      size_t size = s->n_edges * s->n_edges / 8 + 1;

      s->exclusive = FRAME_NEW_N (into->arena, unsigned char, size);
      memcpy (s->exclusive, an->exclusive, size);
    }
  return s;
}

bool
frame_summary_exclusive_p (const struct frame_summary *s,
			   const struct frame_tree_edge *a,
			   const struct frame_tree_edge *b)
{
  unsigned bit = a->number * s->n_numbers + b->number;

  return !s->exclusive || (s->exclusive[bit / 8] >> bit % 8 & 1);
}

struct frame_finding *
frame_finding_keep (struct frame_findings *findings,
		    const struct frame_finding *finding,
		    struct frame_program *into)
{
  struct frame_finding *copy
    = frame_findings_add (findings, finding->warning, finding->certainty,
			  keep_where (into, finding->where), "%s",
			  finding->message);

  if (!copy)
    return NULL;
  copy->tier = finding->tier;
  copy->key = frame_intern (findings->arena, finding->key);
  copy->score = finding->score;
  for (unsigned i = 0; i < finding->n_notes; i++)
    frame_finding_note (findings, copy,
			keep_where (into, finding->notes[i].where), "%s",
			finding->notes[i].text);
  for (unsigned i = 0; i < finding->n_fixits; i++)
    frame_finding_fixit_of (findings, copy, finding->fixits[i].kind,
			    keep_where (into, finding->fixits[i].where),
			    finding->fixits[i].old, finding->fixits[i].text);
  return copy;
}

void
frame_summary_forget (struct frame_program *into)
{
  for (unsigned i = into->n_units; i-- > 0 && into->units[i]->origin;)
    into->units[i]->origin = NULL;
}
