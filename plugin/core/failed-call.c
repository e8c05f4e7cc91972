/* What a function leaves to its callers where a lookup in it fails.

     bool get (Pose &out)
     {
       try { t = lookup (...); }
       catch (...) { return false; }	fails: returns 0, OUT is not filled
       out = t...;
       return true;
     }

   For each lookup we follow the way on which it fails (failed-way.c) to where
   the function returns, and note what it returns and which of the objects
   that it fills otherwise it leaves alone, or makes empty.  A function that
   calls such a function fails with it, unless it does something about that.
   Only what comes of a lookup by copies and transformations counts: a
   velocity that is calculated of one and stays zero stops the robot, and an
   empty path is an answer.  */

#include "failed-way.h"
#include <string.h>

/* Ways that are followed in one function, and what is kept of them.  */
#define MAX_WAYS 48
#define MAX_FAILURES 8
/* Calls that are probed inside each other.  */
#define MAX_PROBES 4
/* And in all of a program.  */
#define PROGRAM_PROBES 100000

/* What is lost.  */

/* Words in names of classes that hold none or many of something, or what a
   robot is told to do: empty, they are an answer.  */

static bool
answers_empty_p (const char *type)
{
  static const char *const words[]
    = { "Twist", "Path",  "Array",  "Cloud", "Scan",  "vector", "list",
	"map",	 "Image", "Marker", "Grid",  "Accel", "Wrench", "Velocity",
	"Plan",	 "Trajectory", "string", "optional", "Response", "Result" };

  for (unsigned i = 0; type && i < sizeof words / sizeof *words; i++)
    if (strstr (type, words[i]))
      return true;
  return false;
}

/* Objects of a function that come of its lookups, wherever they stand.  */
struct derived
{
  struct frame_analysis *an;
  const struct frame_info *info;
  unsigned n;
  const void *objects[64];
};

static bool
derived_p (const struct derived *d, const void *object)
{
  for (unsigned i = 0; i < d->n; i++)
    if (d->objects[i] == object)
      return true;
  return false;
}

static bool
derive (struct derived *d, const void *object)
{
  if (!object || derived_p (d, object)
      || d->n == sizeof d->objects / sizeof *d->objects)
    return false;
  d->objects[d->n++] = object;
  return true;
}

/* True if the operation OP makes something else than copies and transforms of
   what it is given.  */

static bool
other_than_copies_p (enum frame_op op)
{
  return op == FRAME_OP_BINARY || op == FRAME_OP_COMPARE
	 || op == FRAME_OP_EMPTY || op == FRAME_OP_CAN_TRANSFORM
	 || op == FRAME_OP_CONCAT || op == FRAME_OP_APPEND
	 || op == FRAME_OP_DISTANCE;
}

/* Note what STMT makes of objects of D.  */

static bool
derive_stmt (struct derived *d, const struct frame_stmt *stmt)
{
  const struct frame_function *fn = d->info->fn;
  bool from = frame_asks_p (stmt), call = stmt->op == FRAME_OP_CALL;
  bool changed = false;

  if (other_than_copies_p (stmt->op)
      || (stmt->dst.kind == FRAME_PLACE
	  && frame_writes_label_p (d->an, fn, stmt)))
    return false;
  if (call && !from)
    {
      struct frame_info *callee = frame_callee_of (d->an, d->info, stmt);

      from = callee && frame_failures_of (d->an, callee);
    }
  for (unsigned i = 0; i < stmt->n_args && !from; i++)
    from = derived_p (d, frame_lost_object_of (fn, &stmt->args[i]));
  if (!from)
    return false;
  if (stmt->dst.kind == FRAME_PLACE)
    changed = derive (d, frame_lost_object_of (fn, &stmt->dst));
  for (unsigned i = 0; call && i < stmt->n_args; i++)
    if (stmt->args[i].kind == FRAME_ADDRESS)
      changed |= derive (d, frame_lost_object_of (fn, &stmt->args[i]));
  return changed;
}

static void
find_derived (struct derived *d, struct frame_analysis *an,
	      const struct frame_info *info)
{
  const struct frame_function *fn = info->fn;
  bool changed = true;

  d->an = an;
  d->info = info;
  d->n = 0;
  while (changed)
    {
      changed = false;
      for (unsigned i = 0; i < fn->n_blocks; i++)
	for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
	  changed |= derive_stmt (d, &fn->blocks[i].stmts[j]);
    }
}

/* Failures.  */

struct search
{
  struct frame_analysis *an;
  struct frame_info *info;
  struct derived derived;
  unsigned n_ways;
  unsigned n;
};

/* The operand OP of W's function if it is a constant or a parameter, else
   null.  */

static const struct frame_operand *
outer_operand (struct frame_failed_way *w, const struct frame_operand *op)
{
  const struct frame_operand set = *op;
  struct frame_stmt copy = { .op = FRAME_OP_SET, .n_args = 1 };
  const struct frame_stmt *from;

  copy.args = (struct frame_operand *) &set;
  if (op->kind == FRAME_STRING
      || (frame_place_operand_p (op) && op->place.base == FRAME_BASE_PARAM))
    return op;
  from = frame_lost_source (w->fn, &copy);
  if (from == &copy || from->op != FRAME_OP_SET
      || from->args[0].kind != FRAME_STRING)
    return NULL;
  return &from->args[0];
}

const struct frame_operand *
frame_operand_of_call (struct frame_failed_way *w, const struct frame_operand *name)
{
  if (!name || name->kind == FRAME_STRING)
    return name;
  if (name->place.n_path || name->place.param >= w->lookup->n_args)
    return NULL;
  return &w->lookup->args[name->place.param];
}

/* Say in F what W asked for.  */

static void
name_lookup (struct frame_failed_way *w, struct frame_failure *f)
{
  const struct frame_operand *ops[2] = { NULL, NULL };

  f->of = w->fn;
  if (w->failure)
    {
      f->call = w->lookup;
      f->inner = w->failure;
      f->fn = w->failure->fn;
      f->lookup = w->failure->lookup;
      ops[0] = frame_operand_of_call (w, w->failure->target);
      ops[1] = frame_operand_of_call (w, w->failure->source);
    }
  else
    {
      f->fn = w->fn;
      f->lookup = w->lookup;
      for (unsigned i = 0; i < 2 && i < w->lookup->n_args; i++)
	ops[i] = &w->lookup->args[i];
      if (w->lookup->op == FRAME_OP_TRANSFORM_TO)
	ops[1] = NULL;
    }
  f->target = ops[0] ? outer_operand (w, ops[0]) : NULL;
  f->source = ops[1] ? outer_operand (w, ops[1]) : NULL;
}

/* Say in F which parameters W leaves unfilled, or empty.  */

static void
name_parameters (struct search *s, struct frame_failed_way *w,
		 struct frame_failure *f)
{
  const struct frame_function *fn = w->fn;

  for (unsigned i = 0; i < fn->n_params && i < 32; i++)
    {
      const struct frame_lost *o = frame_find_lost (w, &fn->params[i]);

      if (!o || !fn->params[i].is_ref || fn->params[i].is_const
	  || answers_empty_p (fn->params[i].type)
	  || !derived_p (&s->derived, o->object))
	continue;
      if (o->kind == FRAME_UNTOUCHED)
	f->unfilled |= (uint32_t) 1 << i;
      else if (o->kind == FRAME_LOST || o->kind == FRAME_UNFILLED)
	f->lost |= (uint32_t) 1 << i;
      if (!fn->params[i].type)
	f->numbers |= (uint32_t) 1 << i;
    }
}

/* Say in F which members of *this W leaves empty.  */

static void
name_members (struct frame_failed_way *w, struct frame_failure *f)
{
  for (unsigned i = 0; i < w->n && f->n_members < FRAME_MAX_LOST_MEMBERS; i++)
    if (w->objects[i].member && w->objects[i].kind == FRAME_LOST)
      f->members[f->n_members++] = (const char *) w->objects[i].object;
}

/* The truth value that W returns, or -1.  */

static int
returned_value (struct frame_failed_way *w)
{
  for (unsigned i = 0; i < w->n_known; i++)
    if (w->known[i].object == &w->fn->result_type)
      return w->known[i].n != 0;
  return -1;
}

static bool
same_failure_p (const struct frame_failure *a, const struct frame_failure *b)
{
  return a->thrown == b->thrown && a->returns == b->returns
	 && a->result == b->result && a->unfilled == b->unfilled
	 && a->lost == b->lost && a->n_members == b->n_members
	 && memcmp (a->members, b->members,
		    a->n_members * sizeof *a->members) == 0;
}

/* The function of S fails as W does.  */

static void
record (struct search *s, struct frame_failed_way *w, bool thrown)
{
  const struct frame_lost *o = frame_find_lost (w, &w->fn->result_type);
  struct frame_failure f, **end = &s->info->failures;

  memset (&f, 0, sizeof f);
  f.thrown = thrown;
  f.has_result = w->fn->result_type != NULL;
  f.returns = f.has_result || thrown ? -1 : returned_value (w);
  f.result = !thrown && o
	     && (o->kind == FRAME_LOST || o->kind == FRAME_UNFILLED)
	     && !answers_empty_p (w->fn->result_type)
	     && derived_p (&s->derived, o->object);
  name_parameters (s, w, &f);
  if (!thrown)
    name_members (w, &f);
  if (!thrown && !f.result && !f.unfilled && !f.lost && !f.n_members)
    return;
  name_lookup (w, &f);
  for (; *end; end = &(*end)->next)
    if (same_failure_p (*end, &f))
      return;
  if (s->n++ == MAX_FAILURES)
    return;
  *end = FRAME_NEW (s->an->arena, struct frame_failure);
  **end = f;
}

/* Follow W from statement STMT of block FROM to where it leaves the
   function.  */

static void
follow_out (struct search *s, struct frame_failed_way *w, int from, unsigned stmt)
{
  frame_way_follow (w, from, stmt);
  if (w->returned)
    record (s, w, false);
}

static void
search_lookup (struct search *s, unsigned block, const struct frame_stmt *stmt)
{
  const struct frame_function *fn = s->info->fn;
  const struct frame_block *b = &fn->blocks[block];
  struct frame_failed_way w;

  if (b->eh >= 0
      && (stmt + 1 != b->stmts + b->n_stmts
	  || frame_told_before_p (fn, block)))
    return;
  frame_way_start (&w, s->an, s->info, block, stmt, FRAME_WAY_LEAVE);
  frame_way_throws (&w);
  if (b->eh >= 0)
    follow_out (s, &w, b->eh, 0);
  else
    record (s, &w, true);
  frame_way_end (&w);
}

static void
search_denied (struct search *s, const struct frame_stmt *stmt)
{
  const struct frame_function *fn = s->info->fn;
  const struct frame_block *b = frame_branch_on (fn, &stmt->dst);
  struct frame_failed_way w;

  if (!b)
    return;
  frame_way_start (&w, s->an, s->info, b - fn->blocks, stmt,
		   FRAME_WAY_LEAVE);
  frame_way_denied (&w, b);
  follow_out (s, &w, b->succ[1], 0);
  frame_way_end (&w);
}

static void
search_call (struct search *s, unsigned block, const struct frame_stmt *stmt)
{
  const struct frame_block *b = &s->info->fn->blocks[block];
  struct frame_info *callee = frame_callee_of (s->an, s->info, stmt);

  for (const struct frame_failure *f
       = callee ? frame_failures_of (s->an, callee) : NULL;
       f && s->n_ways++ < MAX_WAYS; f = f->next)
    {
      unsigned next = stmt + 1 - b->stmts;
      bool caught = b->eh >= 0 && next == b->n_stmts;
      struct frame_failed_way w;

      frame_way_start (&w, s->an, s->info, block, stmt, FRAME_WAY_LEAVE);
      if (frame_way_call (&w, f) || f->thrown)
	{
	  if (!f->thrown)
	    follow_out (s, &w, block, next);
	  else if (caught)
	    follow_out (s, &w, b->eh, 0);
	  else
	    record (s, &w, true);
	}
      frame_way_end (&w);
    }
}

struct frame_info *
frame_callee_of (struct frame_analysis *an, const struct frame_info *info,
		 const struct frame_stmt *stmt)
{
  if (stmt->op != FRAME_OP_CALL || !stmt->word || stmt->word[0] == '*')
    return NULL;
  return frame_find_function (an, info->fn->unit, stmt->word);
}

const struct frame_failure *
frame_failures_of (struct frame_analysis *an, struct frame_info *info)
{
  const struct frame_function *fn = info->fn;
  struct search s;

  if (info->failures_known || an->failures_depth == FRAME_MAX_CALLS)
    return info->failures;
  /* A recursive call finds nothing.  */
  info->failures_known = true;
  memset (&s, 0, sizeof s);
  s.an = an;
  s.info = info;
  an->failures_depth++;
  find_derived (&s.derived, an, info);
  for (unsigned i = 0; i < fn->n_blocks && s.derived.n; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *stmt = &fn->blocks[i].stmts[j];

	if (frame_asks_p (stmt) && s.n_ways++ < MAX_WAYS)
	  search_lookup (&s, i, stmt);
	else if (stmt->op == FRAME_OP_CAN_TRANSFORM && s.n_ways++ < MAX_WAYS)
	  search_denied (&s, stmt);
	else if (stmt->op == FRAME_OP_CALL)
	  search_call (&s, i, stmt);
      }
  an->failures_depth--;
  return info->failures;
}

/* What is handed over.  */

bool
frame_callee_uses_p (struct frame_failed_way *w, const struct frame_stmt *stmt,
		     unsigned i)
{
  struct frame_info *callee = frame_callee_of (w->an, w->info, stmt);
  const struct frame_function *fn;
  const struct frame_lost *o;
  struct frame_failed_way probe;
  bool used;

  if (!callee || w->depth == MAX_PROBES || i >= callee->fn->n_params
      || callee->fn->n_blocks == 0 || w->an->n_probes == PROGRAM_PROBES)
    return false;
  w->an->n_probes++;
  fn = callee->fn;
  o = frame_find_lost (w, frame_lost_object_of (w->fn, &stmt->args[i]));
  frame_way_start (&probe, w->an, callee, 0, NULL, FRAME_WAY_PROBE);
  probe.depth = w->depth + 1;
  frame_add_lost (&probe, &fn->params[i], FRAME_LOST);
  probe.objects[0].coordinate = o && o->coordinate;
  if (!fn->params[i].is_this)
    frame_way_follow (&probe, 0, 0);
  used = probe.used != NULL;
  frame_way_end (&probe);
  return used;
}
