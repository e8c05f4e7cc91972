/* Mined conventions: -Wframe-cooccurrence, -Wframe-null-displacement,
   -Wframe-null-rotation, and of -Wframe-orientation what is only usual; and
   the transforms that `gcc-frame mine' counts.

   Each transform that is sent is noted in the round that counts, with what of
   it is constant; the rules are applied when all are known, because a partner
   may come later.  Off by default, and silent without rules.  */

#include "check.h"
#include "frame-names.h"
#include <ctype.h>
#include <math.h>
#include <string.h>

/* Noting.  */

/* The name of the variable that STMT sends, or null.  In launch files and
   robot models it is the node's or joint's.  */

static const char *
name_of (const struct frame_stmt *stmt)
{
  const struct frame_operand *a = &stmt->args[0];

  if ((a->kind != FRAME_PLACE && a->kind != FRAME_CONST_ADDRESS)
      || a->place.n_path || a->place.base != FRAME_BASE_LOCAL
      || !a->place.name || isdigit ((unsigned char) a->place.name[0]))
    return NULL;
  return a->place.name;
}

/* Whether the displacement of TRANSFORM is null: 1, 0, or -1.  */

static int
null_displacement (struct frame_world *world,
		   const struct frame_node *transform)
{
  const struct frame_node *move
    = frame_node_child (world, transform, world->names[FRAME_K_TRANSLATION]);
  double n;
  int null = 1;

  for (unsigned i = 0; i < 3; i++)
    if (!frame_node_number (world,
			    frame_node_child (world, move,
					      world->names[FRAME_K_X + i]),
			    &n))
      return -1;
    else if (fabs (n) > 1e-9)
      null = 0;
  return null;
}

static void
note_sent (struct frame_activation *a, const struct frame_stmt *stmt,
	   const struct frame_node *message)
{
  struct frame_analysis *an = a->an;
  const struct frame_node *transform = frame_transform_of (an, message);
  const char *parent = frame_certain_id (an, frame_parent_id (an, message));
  const char *child = frame_certain_id (an, frame_child_id (an, message));
  const struct frame_value *rotation;
  struct frame_observed *o;
  char axes[16];

  if (!parent || !child)
    return;
  o = FRAME_PUSH (an->observed, an->n_observed, an->observed_capacity,
		  struct frame_observed);
  memset (o, 0, sizeof *o);
  o->where = frame_where_of (a, stmt);
  o->name = name_of (stmt);
  o->parent = parent;
  o->child = child;
  o->null_displacement = null_displacement (&an->world, transform);
  o->null_rotation = -1;
  rotation = frame_node_rotation (
    &an->world, frame_node_child (&an->world, transform,
				  an->world.names[FRAME_K_ROTATION]));
  if (!rotation->u.turn.r.exact)
    return;
  o->null_rotation = frame_rotation_identity_p (rotation->u.turn.r);
  if (!frame_axes_known_p (frame_value_axes (rotation)))
    return;
  frame_axes_print (frame_value_axes (rotation), axes);
  o->axes = frame_intern (an->world.strings, axes);
}

void
frame_collect_mined (struct frame_activation *a,
		     const struct frame_stmt *stmt)
{
  if (stmt->op == FRAME_OP_SEND
      && (a->an->options.mined || a->an->options.observe))
    frame_each_message (a, stmt, frame_argument (a, stmt, 0), note_sent);
}

/* The rules.  */

/* A note: where the rule R comes from.  */

static void
note_rule (struct frame_arena *arena, struct frame_findings *findings,
	   struct frame_finding *finding, const struct frame_mined_rule *r)
{
  const char *what
    = r->name ? frame_printf (arena, "a transform called " FRAME_Q ("%s"),
			      r->name)
	      : "this transform";

  if (finding)
    frame_finding_note (findings, finding, finding->where,
			"so it is in %u of %u files that have %s, of %u "
			"repositories (z = %.1f)",
			r->k, r->n, what, r->repositories, r->z);
}

/* Values.  */

/* The rule of KIND with the best score about O, by its frames or its name;
   null if there is none.  */

static const struct frame_mined_rule *
best_rule (const struct frame_mined *mined, const struct frame_observed *o,
	   enum frame_mined_kind kind)
{
  const struct frame_mined_rule *best = NULL, *r
    = frame_mined_find (mined, NULL, frame_mined_name (o->parent),
			frame_mined_name (o->child));

  for (unsigned by_name = 0; by_name < 2; by_name++)
    {
      for (; r; r = r->next)
	if (r->kind == kind && (!best || r->z > best->z))
	  best = r;
      if (o->name)
	r = frame_mined_find (mined, frame_mined_name (o->name), NULL, NULL);
    }
  return best;
}

/* Report that O is not null, though RULE (may be null) has it so.  */

static void
report_value (struct frame_analysis *an, const struct frame_observed *o,
	      const struct frame_mined_rule *rule)
{
  bool moves = rule && rule->kind == FRAME_MINED_NULL_DISPLACEMENT;
  struct frame_finding *f;

  if (!rule)
    return;
  f = frame_findings_add (an->findings,
			  moves ? FRAME_W_NULL_DISPLACEMENT
				: FRAME_W_NULL_ROTATION,
			  FRAME_ON_EVERY_PATH, o->where,
			  "the transform from " FRAME_Q ("%s") " to "
			  FRAME_Q ("%s") " has a %s: most robots have none "
			  "there", o->parent, o->child,
			  moves ? "displacement" : "rotation");
  if (!f)
    return;
  f->score = rule->z;
  note_rule (an->arena, an->findings, f, rule);
}

/* Report that O turns the axes, all of them into others, but not in the way
   that RULE (may be null) has it.  Where names fix the axes they decide, not
   what is usual.  */

static void
report_axes (struct frame_analysis *an, const struct frame_observed *o,
	     const struct frame_mined_rule *rule)
{
  struct frame_axes axes = frame_axes_parse (o->axes), fixed;
  struct frame_finding *f;

  if (!rule || frame_axes_equal_p (axes, rule->change)
      || frame_axes_determinant (axes) != 1
      || frame_axes_determinant (rule->change) != 1
      || frame_name_change (an->options.mined, o->parent, o->child, &fixed))
    return;
  f = frame_findings_add (an->findings, FRAME_W_ORIENTATION,
			  FRAME_ON_EVERY_PATH, o->where,
			  "the transform from " FRAME_Q ("%s") " to "
			  FRAME_Q ("%s") " turns the axes %s: on most robots "
			  "it turns them %s", o->parent, o->child, o->axes,
			  rule->axes);
  if (!f)
    return;
  f->tier = 'C';
  f->score = rule->z;
  note_rule (an->arena, an->findings, f, rule);
}

void
frame_check_mined (struct frame_analysis *an)
{
  const struct frame_mined *mined = an->options.mined;

  for (unsigned i = 0; i < an->n_observed; i++)
    {
      const struct frame_observed *o = &an->observed[i];

      if (an->options.observe)
	an->options.observe (an->options.observe_data, o);
      if (mined && o->null_displacement == 0)
	report_value (an, o, best_rule (mined, o,
					FRAME_MINED_NULL_DISPLACEMENT));
      if (mined && o->null_rotation == 0)
	report_value (an, o, best_rule (mined, o, FRAME_MINED_NULL_ROTATION));
      if (mined && o->axes)
	report_axes (an, o, best_rule (mined, o, FRAME_MINED_AXES));
    }
}

/* Partners.  */

/* True if V has a transform from PARENT to CHILD, by their counted names.  */

static bool
edge_p (const struct frame_tree_view *v, const char *parent,
	const char *child)
{
  for (unsigned i = 0; i < v->n_edges; i++)
    if (strcmp (frame_mined_name (v->edges[i].edge.child), child) == 0
	&& strcmp (frame_mined_name (v->edges[i].edge.parent), parent) == 0)
      return true;
  return false;
}

static void
check_partner (struct frame_tree_view *v, const struct frame_edge *edge,
	       const struct frame_mined_rule *r)
{
  struct frame_finding *f;

  if (r->kind != FRAME_MINED_COOCCURRENCE || !r->then_parent
      || edge_p (v, r->then_parent, r->then_child))
    return;
  f = frame_findings_add (v->findings, FRAME_W_COOCCURRENCE,
			  FRAME_ON_EVERY_PATH, edge->where,
			  "there is a transform from " FRAME_Q ("%s") " to "
			  FRAME_Q ("%s") ", but not its usual partner from "
			  FRAME_Q ("%s") " to " FRAME_Q ("%s"), edge->parent,
			  edge->child, r->then_parent, r->then_child);
  if (f)
    f->score = r->z;
  note_rule (v->arena, v->findings, f, r);
}

/* Rules about names of transforms are no help here: a tree knows only
   frames.  */

void
frame_check_partners (struct frame_tree_view *v)
{
  if (!v->mined || !v->whole_system || v->unknown_edges)
    return;
  for (unsigned i = 0; i < v->n_edges; i++)
    {
      const struct frame_edge *edge = &v->edges[i].edge;

      if (!edge->where.unit)
	continue;
      for (const struct frame_mined_rule *r
	   = frame_mined_find (v->mined, NULL, frame_mined_name (edge->parent),
			       frame_mined_name (edge->child));
	   r; r = r->next)
	check_partner (v, edge, r);
    }
}
