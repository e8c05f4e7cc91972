/* What goes on without the transform that it did not get:
   -Wframe-unchecked-lookup.

   From each lookup, and from each call of a function in which one fails, the
   way is followed on which there is no transform (failed-way.c); what the
   program uses there all the same is reported.  */

#include "check.h"
#include "failed-way.h"
#include <string.h>

/* Wording.  */

/* The text that ID certainly is, or null.  */

static const char *
certain_text (struct frame_analysis *an, const struct frame_value *id)
{
  bool by_default = false;

  if (id->u.string.n != 1 || id->u.string.other)
    return NULL;
  return frame_alt_text (an->world.strings, id->u.string.alts, &by_default);
}

/* The frame that operand I of the lookup of W names, or null.  */

static const char *
frame_name (struct frame_failed_way *w, unsigned i)
{
  if (i >= w->lookup->n_args)
    return NULL;
  if (w->lookup->op == FRAME_OP_TRANSFORM_TO && i == 1)
    return certain_text (w->an, frame_parent_id (w->an,
						 frame_argument (w->a,
								 w->lookup,
								 1)));
  return certain_text (w->an, frame_operand_string (w->a, w->lookup, i));
}

/* The same for OP, what the lookup of a call of W's function names.  */

static const char *
operand_name (struct frame_failed_way *w, const struct frame_operand *op)
{
  if (!op)
    return NULL;
  if (op->kind == FRAME_STRING)
    return op->string;
  return certain_text (
    w->an, frame_node_string (&w->an->world, frame_operand_object (w->a, op)));
}

/* The request LOOKUP of TARGET and SOURCE, for a sentence.  */

static const char *
wanted (struct frame_analysis *an, const struct frame_stmt *lookup,
	const char *target, const char *source)
{
  if (lookup->op == FRAME_OP_TRANSFORM_TO)
    return target ? frame_printf (an->arena, "the transformation to "
				  FRAME_Q ("%s"), target)
		  : "the transformation";
  if (target && source)
    return frame_printf (an->arena, "the lookup of " FRAME_Q ("%s_T_%s"),
			 target, source);
  return "the lookup";
}

static const char *
function_text (struct frame_failed_way *w, const struct frame_function *fn)
{
  return frame_function_text (w->an->arena, fn->name);
}

/* What W asked for, for a sentence.  */

static const char *
way_wanted (struct frame_failed_way *w)
{
  const struct frame_failure *f = w->failure;

  if (!f)
    return wanted (w->an, w->lookup, frame_name (w, 0), frame_name (w, 1));
  return frame_printf (
    w->an->arena, "%s in %s",
    wanted (w->an, f->lookup,
	    operand_name (w, frame_operand_of_call (w, f->target)),
	    operand_name (w, frame_operand_of_call (w, f->source))),
    function_text (w, f->fn));
}

/* What a call that fails as F does.  */

static const char *
call_text (struct frame_failed_way *w, const struct frame_failure *f)
{
  const char *name = function_text (w, f->of);

  if (f->thrown)
    return frame_printf (w->an->arena, "%s is left by the exception here",
			 name);
  if (f->returns >= 0)
    return frame_printf (w->an->arena,
			 "%s then returns %s, and the program goes on", name,
			 f->returns ? "true" : "false");
  return frame_printf (w->an->arena, "%s then returns as if nothing had "
		       "happened", name);
}

/* The way from the lookup to where a function has failed as F.  */

static void
note_failure (struct frame_failed_way *w, struct frame_finding *finding,
	      const struct frame_failure *f)
{
  struct frame_where where
    = { (f->inner ? f->of : f->fn)->unit, (f->inner ? f->call : f->lookup)->loc };

  if (f->inner)
    {
      note_failure (w, finding, f->inner);
      frame_finding_note (w->an->findings, finding, where, "%s",
			  call_text (w, f->inner));
      return;
    }
  frame_finding_note (w->an->findings, finding, where,
		      f->lookup->op == FRAME_OP_CAN_TRANSFORM
			? "nothing is looked up where this is false"
		      : f->thrown ? "it throws here"
				  : "it throws here, and the handler comes "
				    "back");
}

void
frame_report_lost (struct frame_failed_way *w, const struct frame_stmt *stmt,
		   const char *what)
{
  struct frame_finding *finding = frame_findings_add (
    w->an->findings, FRAME_W_UNCHECKED_LOOKUP, FRAME_ON_EVERY_PATH,
    frame_where_of (w->a, stmt), "if %s fails, %s", way_wanted (w), what);

  w->reported = true;
  if (!finding)
    return;
  if (w->failure)
    {
      frame_finding_identify (w->an->findings, finding, what);
      note_failure (w, finding, w->failure);
      frame_finding_note (w->an->findings, finding,
			  frame_where_of (w->a, w->lookup), "%s",
			  call_text (w, w->failure));
      return;
    }
  frame_finding_note (w->an->findings, finding,
		      frame_where_of (w->a, w->lookup),
		      w->lookup->op == FRAME_OP_CAN_TRANSFORM
			? "nothing is looked up where this is false"
			: "it throws here, and the handler comes back");
}

/* The name of the frame that the lookup leads to.  */

/* True if the label that STMT writes is the frame that the lookup of W would
   have led to.  */

static bool
labels_target_p (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  const struct frame_operand *target = &w->lookup->args[0];
  const struct frame_operand *label = &stmt->args[0];

  if (stmt->op != FRAME_OP_SET || w->failure || w->lookup->n_args == 0
      || stmt->n_args == 0 || label->kind != target->kind)
    return false;
  return label->kind == FRAME_STRING ? strcmp (label->string,
					       target->string) == 0
	 : label->kind == FRAME_PLACE
	   && frame_place_equal (&label->place, &target->place);
}

bool
frame_labelled_target_p (struct frame_failed_way *w, const void *object)
{
  struct frame_world *world = &w->an->world;

  for (unsigned i = 0; object && i < w->fn->n_blocks; i++)
    for (unsigned j = 0; j < w->fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &w->fn->blocks[i].stmts[j];
	const char *last;

	if (s->dst.kind != FRAME_PLACE
	    || frame_lost_object_of (w->fn, &s->dst) != object
	    || s->dst.place.n_path == 0)
	  continue;
	last = s->dst.place.path[s->dst.place.n_path - 1];
	if ((last == world->names[FRAME_K_FRAME_ID]
	     || last == world->names[FRAME_K_CHILD_FRAME_ID])
	    && labels_target_p (w, s))
	  return true;
      }
  return false;
}

/* The ways.  */

static void
start (struct frame_failed_way *w, struct frame_activation *a, unsigned block,
       const struct frame_stmt *lookup)
{
  frame_way_start (w, a->an, a->info, block, lookup, FRAME_WAY_REPORT);
  w->a = a;
}

/* STMT throws: go on from the handler.  */

static void
check_handler (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_block *b = &a->info->fn->blocks[a->block];
  struct frame_failed_way w;

  if (b->eh < 0 || stmt + 1 != b->stmts + b->n_stmts
      || frame_told_before_p (a->info->fn, a->block))
    return;
  start (&w, a, a->block, stmt);
  frame_way_throws (&w);
  if (w.n)
    frame_way_follow (&w, b->eh, 0);
  frame_way_end (&w);
}

/* STMT asks whether there is a transform: go on from where there is none.  */

static void
check_denied (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_function *fn = a->info->fn;
  const struct frame_block *b = frame_branch_on (fn, &stmt->dst);
  struct frame_failed_way w;

  if (!b)
    return;
  start (&w, a, b - fn->blocks, stmt);
  frame_way_denied (&w, b);
  if (w.n)
    frame_way_follow (&w, b->succ[1], 0);
  frame_way_end (&w);
}

/* STMT calls a function in which a lookup may fail.  */

static void
check_call (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_block *b = &a->info->fn->blocks[a->block];
  struct frame_info *callee = frame_callee_of (a->an, a->info, stmt);
  unsigned next = stmt + 1 - b->stmts;
  bool reported = false;

  for (const struct frame_failure *f
       = callee ? frame_failures_of (a->an, callee) : NULL;
       f && !reported; f = f->next)
    {
      struct frame_failed_way w;

      if (f->thrown && (b->eh < 0 || next != b->n_stmts
			|| frame_told_before_p (a->info->fn, a->block)))
	continue;
      start (&w, a, a->block, stmt);
      if (!frame_way_call (&w, f))
	;
      else if (f->thrown)
	frame_way_follow (&w, b->eh, 0);
      else
	frame_way_follow (&w, a->block, next);
      reported = w.reported;
      frame_way_end (&w);
    }
}

void
frame_check_unchecked (struct frame_activation *a,
		       const struct frame_stmt *stmt)
{
  if (frame_asks_p (stmt))
    check_handler (a, stmt);
  else if (stmt->op == FRAME_OP_CAN_TRANSFORM)
    check_denied (a, stmt);
  else if (stmt->op == FRAME_OP_CALL)
    check_call (a, stmt);
}
