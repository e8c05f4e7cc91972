/* Calls.

   The objects whose addresses a call hands over are copied into the callee
   (sharing, so it costs nothing), the callee is evaluated on them, and what
   became of them is copied back.  An object that the callee reaches only
   through a pointer inside another object becomes one of its extra roots.
   What one evaluation did is kept and used again for an equal call.

   A call that cannot be followed -- no body, too deep, recursive, or the
   program's budget of work is used up -- makes unknown what it may
   write.  */

#include "infer-frames.h"
#include <string.h>

/* Evaluations kept per function; small functions, such as one that sends a
   transform between its two arguments, are called in many ways.  */
#define MIN_CONTEXTS 8
#define MAX_CONTEXTS 64
#define CONTEXT_STMTS 2048
/* The same for the program as a whole, besides one a function: beyond this
   many a function gets one more evaluation, for all other calls.  */
#define PROGRAM_CONTEXTS 10000

/* One call under way.  */
struct call
{
  struct frame_activation *a;
  const struct frame_stmt *stmt;
  struct frame_info *callee;
  unsigned n_params;
  /* By parameter: where its object is in the caller (N of it 0: it has no
     place there) and whether the callee may write it.  */
  struct frame_targets *places;
  bool *written;
  const struct frame_node **in;	/* parameters, then extra roots */
  unsigned n_extra;
  struct frame_target extra[FRAME_EXTRA_ROOTS];
  bool escaped;			/* more was reachable than EXTRA holds */
};

/* Contexts.  */

static unsigned
context_limit (const struct frame_info *info)
{
  unsigned limit = CONTEXT_STMTS / (info->n_stmts + 1);

  return limit < MIN_CONTEXTS ? MIN_CONTEXTS
	 : limit > MAX_CONTEXTS ? MAX_CONTEXTS : limit;
}

/* True if INFO is to get no evaluation for one more input.  */

static bool
too_many_p (struct frame_analysis *an, const struct frame_info *info)
{
  if (info->n_contexts >= context_limit (info))
    return true;
  if (info->n_contexts == 0
      || an->n_contexts < PROGRAM_CONTEXTS + an->n_infos)
    return false;
  an->calls_merged = true;
  return true;
}

/* The context of INFO with this input, if it has one.  */

static struct frame_context *
find_context (struct frame_info *info, const struct frame_node *const *in,
	      unsigned n_in, enum frame_setting setting)
{
  for (struct frame_context *c = info->contexts; c; c = c->next)
    {
      unsigned i;

      if (c->n_in != n_in || c->setting != setting)
	continue;
      for (i = 0; i < n_in && frame_node_equal_p (c->in[i], in[i]); i++)
	;
      if (i == n_in)
	return c;
    }
  return NULL;
}

static struct frame_context *
new_context (struct frame_analysis *an, struct frame_info *info,
	     const struct frame_node *const *in, unsigned n_in,
	     enum frame_setting setting)
{
  struct frame_context *c = FRAME_NEW (an->round, struct frame_context);

  c->info = info;
  c->n_in = n_in;
  c->in = FRAME_NEW_N (an->round, const struct frame_node *, n_in + 1);
  c->out = FRAME_NEW_N (an->round, const struct frame_node *, 4 * n_in + 1);
  c->out_on[0] = c->out + n_in;
  c->out_on[1] = c->out_on[0] + n_in;
  c->out_open = c->out_on[1] + n_in;
  if (n_in)
    memcpy (c->in, in, n_in * sizeof *in);
  c->setting = setting;
  c->next = info->contexts;
  info->contexts = c;
  info->n_contexts++;
  an->n_contexts++;
  return c;
}

/* Run the function of C, from CALLER.  */

static void
run_context (struct frame_analysis *an, struct frame_context *c,
	     bool reporting, struct frame_activation *caller)
{
  struct frame_activation a;

  memset (&a, 0, sizeof a);
  a.an = an;
  a.info = c->info;
  a.context = c;
  a.caller = caller;
  a.depth = caller ? caller->depth + 1 : 0;
  a.reporting = reporting;
  a.n_roots = c->info->n_roots + FRAME_EXTRA_ROOTS + FRAME_HEAP_ROOTS;
  c->info->active++;
  frame_run_body (&a);
  c->info->active--;
  c->evaluated = true;
  c->reported |= reporting;
}

struct frame_context *
frame_evaluate (struct frame_analysis *an, struct frame_info *info,
		const struct frame_node *const *in, unsigned n_in,
		enum frame_setting setting, bool reporting,
		struct frame_activation *caller)
{
  const struct frame_node *unknown[n_in + 1];
  struct frame_context *c = find_context (info, in, n_in, setting);
  bool generic = !c && too_many_p (an, info);

  if (generic)
    {
      /* Too many different calls: one for all the rest.  */
      for (unsigned i = 0; i < n_in; i++)
	unknown[i] = an->world.unknown;
      in = unknown;
      c = find_context (info, in, n_in, setting);
    }
  if (c && c->evaluated && (c->reported || !reporting))
    return c;
  if (info->active || (caller && caller->depth >= FRAME_MAX_CALLS)
      || an->work > an->work_limit)
    return NULL;
  if (!c)
    {
      c = new_context (an, info, in, n_in, setting);
      c->generic = generic;
    }
  run_context (an, c, reporting, caller);
  return c;
}

/* The object that parameter I of INFO is when nobody knows its caller.  */

static const struct frame_node *
entry_object (struct frame_analysis *an, const struct frame_info *info,
	      unsigned i)
{
  const struct frame_param *param = &info->fn->params[i];
  struct frame_rest *rest = FRAME_NEW (an->round, struct frame_rest);

  rest->kind = FRAME_REST_ENTRY;
  rest->name = frame_intern (an->world.strings,
			     frame_printf (an->round, "%s:%s",
					   info->fn->symbol,
					   param->name ? param->name : ""));
  return frame_node_of_rest (&an->world, rest);
}

void
frame_add_root (struct frame_analysis *an, struct frame_context *c)
{
  for (unsigned i = 0; i < an->n_roots; i++)
    if (an->roots[i] == c)
      return;
  *FRAME_PUSH (an->roots, an->n_roots, an->roots_capacity,
	       struct frame_context *)
    = c;
}

void
frame_evaluate_entry (struct frame_analysis *an, struct frame_info *info)
{
  unsigned n = info->fn->n_params;
  const struct frame_node *in[n + 1];
  struct frame_context *c;

  for (unsigned i = 0; i < n; i++)
    in[i] = entry_object (an, info, i);
  c = frame_evaluate (an, info, in, n, info->setting, true, NULL);
  if (c)
    *FRAME_PUSH (an->roots, an->n_roots, an->roots_capacity,
		 struct frame_context *)
      = c;
}

void
frame_add_event (struct frame_activation *a, int edge,
		 struct frame_context *callee)
{
  struct frame_context *c = a->context;
  struct frame_event *event;

  for (unsigned i = 0; i < c->n_events; i++)
    if (c->events[i].block == a->block && c->events[i].edge == edge
	&& c->events[i].callee == callee)
      return;
  event = FRAME_PUSH (c->events, c->n_events, c->events_capacity,
		      struct frame_event);
  event->block = a->block;
  event->edge = edge;
  event->callee = callee;
}

enum frame_setting
frame_setting_of (const struct frame_activation *a)
{
  enum frame_setting here = (enum frame_setting) a->settings[a->block];

  return here > a->context->setting ? here : a->context->setting;
}

/* Objects on their way in.  */

static bool
prefix_p (const char *const *prefix, unsigned n, const char *const *path,
	  unsigned n_path)
{
  if (n > n_path)
    return false;
  for (unsigned i = 0; i < n; i++)
    if (prefix[i] != path[i])
      return false;
  return true;
}

/* TARGET of the caller, by its name in the callee: below a parameter or
   extra root whose object contains it.  Returns false if there is none.  */

static bool
translate_in (struct call *call, const struct frame_target *target,
	      struct frame_target *result)
{
  for (unsigned i = 0; i < call->n_params; i++)
    {
      const struct frame_targets *p = &call->places[i];

      if (p->n == 1 && !p->other && p->t[0].root == target->root
	  && prefix_p (p->t[0].path, p->t[0].n_path, target->path,
		       target->n_path))
	{
	  result->root = i;
	  result->n_path = target->n_path - p->t[0].n_path;
	  result->path = target->path + p->t[0].n_path;
	  return true;
	}
    }
  for (unsigned i = 0; i < call->n_extra; i++)
    {
      const struct frame_target *e = &call->extra[i];

      if (e->root == target->root
	  && prefix_p (e->path, e->n_path, target->path, target->n_path))
	{
	  result->root = call->callee->n_roots + i;
	  result->n_path = target->n_path - e->n_path;
	  result->path = target->path + e->n_path;
	  return true;
	}
    }
  return false;
}

static const struct frame_node *import (struct call *call,
					const struct frame_node *node);

/* Make TARGET an extra root of the callee.  */

static bool
add_extra (struct call *call, const struct frame_target *target,
	   struct frame_target *result)
{
  struct frame_activation *a = call->a;
  const struct frame_node *root = a->roots[target->root];
  unsigned i = call->n_extra;

  if (i == FRAME_EXTRA_ROOTS)
    {
      call->escaped = true;
      return false;
    }
  call->extra[i] = *target;
  call->n_extra++;
  call->in[call->n_params + i] = a->an->world.unknown;
  if (root)
    call->in[call->n_params + i]
      = import (call,
		frame_forget_tests (&a->an->world,
				    frame_node_at (&a->an->world, root,
						   target->path,
						   target->n_path)));
  result->root = call->callee->n_roots + i;
  result->n_path = 0;
  result->path = target->path;
  return true;
}

/* The address VALUE as the callee sees it.  */

static const struct frame_node *
import_address (struct call *call, const struct frame_value *value)
{
  struct frame_world *world = &call->a->an->world;
  const struct frame_address *address = &value->u.address;
  const struct frame_value *result = NULL;
  bool other = address->other;

  for (unsigned i = 0; i < address->n; i++)
    {
      struct frame_target target;
      const struct frame_value *one;

      if (!translate_in (call, &address->targets[i], &target)
	  && !add_extra (call, &address->targets[i], &target))
	{
	  other = true;
	  continue;
	}
      one = frame_value_address (world->arena, &target, value->where);
      result = result ? frame_value_join (world->arena, result, one,
					  FRAME_JOIN_PATHS)
		      : one;
    }
  if (!result)
    return world->unknown;
  if (other && !result->u.address.other)
    {
      struct frame_value *copy = frame_value_copy (world->arena, result);
      copy->u.address.other = true;
      result = copy;
    }
  return frame_node_of_value (world, result);
}

/* NODE of the caller as the callee sees it.  */

static const struct frame_node *
import (struct call *call, const struct frame_node *node)
{
  struct frame_world *world = &call->a->an->world;
  const struct frame_node *result = node;

  if (node->value && frame_value_local_p (node->value))
    return world->unknown;
  if (!node->has_address)
    return node;
  if (node->value && node->value->kind == FRAME_VALUE_ADDRESS)
    return import_address (call, node->value);
  for (unsigned i = 0; i < node->n; i++)
    if (node->children[i].node->has_address)
      result = frame_node_set (world, result, &node->children[i].key, 1,
			       import (call, node->children[i].node));
  return result;
}

/* Find where the object for parameter I, operand OP, is in the caller.  */

static void
bind_reference (struct call *call, unsigned i, const struct frame_operand *op)
{
  struct frame_activation *a = call->a;
  const struct frame_param *param = &call->callee->fn->params[i];
  const char *pointee = a->an->world.names[FRAME_K_POINTEE];
  struct frame_targets *place = &call->places[i];
  const struct frame_node *node;

  place->n = 0;
  place->other = false;
  if (op->kind == FRAME_ADDRESS || op->kind == FRAME_CONST_ADDRESS)
    frame_resolve (a, &op->place, place);
  else if (op->kind == FRAME_PLACE && param->is_ref)
    {
      node = frame_read (a, &op->place);
      if (node->value && node->value->kind == FRAME_VALUE_ADDRESS)
	frame_targets_of_address (&node->value->u.address, place);
      else
	{
	  frame_resolve (a, &op->place, place);
	  if (frame_node_own_child (node, pointee))
	    for (unsigned j = 0; j < place->n; j++)
	      if (place->t[j].n_path < FRAME_MAX_STEPS)
		place->t[j].path[place->t[j].n_path++] = pointee;
	}
    }
  call->written[i] = param->is_ref && !param->is_const
		     && op->kind != FRAME_CONST_ADDRESS && place->n;
}

/* NODE, which operand OP hands over as parameter I, with the frame of what
   it is a part of (R5).  What comes back must not keep it: the header may be
   changed afterwards.  */

static const struct frame_node *
handed_over (struct call *call, unsigned i, const struct frame_operand *op,
	     const struct frame_node *node)
{
  return call->written[i] ? node : frame_node_of_part (call->a, op, node);
}

/* Collect the objects that CALL hands over.  */

static void
bind_arguments (struct call *call)
{
  static const struct frame_operand none = { .kind = FRAME_NONE };
  struct frame_activation *a = call->a;

  for (unsigned i = 0; i < call->n_params; i++)
    bind_reference (call, i,
		    i < call->stmt->n_args ? &call->stmt->args[i] : &none);
  for (unsigned i = 0; i < call->n_params; i++)
    {
      const struct frame_node *node = NULL;

      if (call->places[i].n)
	node = frame_read_targets (a, &call->places[i]);
      else if (i < call->stmt->n_args)
	node = frame_operand_node (a, &call->stmt->args[i]);
      if (node && i < call->stmt->n_args)
	node = handed_over (call, i, &call->stmt->args[i], node);
      if (node)
	node = frame_forget_tests (&a->an->world, node);
      call->in[i] = import (call, node ? node : a->an->world.unknown);
    }
}

/* Objects on their way out.  */

/* The address VALUE of the callee as the caller sees it.  Pointers to what
   was the callee's own are unknown.  */

static const struct frame_node *
export_address (struct call *call, const struct frame_value *value)
{
  struct frame_world *world = &call->a->an->world;
  const struct frame_value *result = NULL;
  unsigned n_roots = call->callee->n_roots;

  for (unsigned i = 0; i < value->u.address.n; i++)
    {
      const struct frame_target *t = &value->u.address.targets[i];
      const char *path[2 * FRAME_MAX_STEPS];
      struct frame_target out = { 0, 0, path };
      const char *const *base = NULL;
      const struct frame_value *one;

      if (t->root < call->n_params && call->places[t->root].n == 1)
	{
	  out.root = call->places[t->root].t[0].root;
	  out.n_path = call->places[t->root].t[0].n_path;
	  base = call->places[t->root].t[0].path;
	}
      else if (t->root >= n_roots && t->root - n_roots < call->n_extra)
	{
	  out.root = call->extra[t->root - n_roots].root;
	  out.n_path = call->extra[t->root - n_roots].n_path;
	  base = call->extra[t->root - n_roots].path;
	}
      if (!base || out.n_path + t->n_path > FRAME_MAX_STEPS)
	return world->unknown;
      frame_path_copy (path, base, out.n_path);
      frame_path_copy (path + out.n_path, t->path, t->n_path);
      out.n_path += t->n_path;
      one = frame_value_address (world->arena, &out, value->where);
      result = result ? frame_value_join (world->arena, result, one,
					  FRAME_JOIN_PATHS)
		      : one;
    }
  return frame_node_of_value (world, result);
}

/* NODE of the callee as the caller sees it.  Of fields that are still as
   constructed only the program-wide record is to be believed: between two
   methods of an object its callbacks run.  */

static const struct frame_node *
export (struct call *call, const struct frame_node *node)
{
  struct frame_world *world = &call->a->an->world;
  const struct frame_node *result = node;

  if (node->value && node->value->kind == FRAME_VALUE_ADDRESS)
    return export_address (call, node->value);
  if (node->value && frame_value_local_p (node->value))
    return world->unknown;
  if (!node->has_address && !node->has_default)
    return node;
  for (unsigned i = 0; i < node->n; i++)
    {
      const char *key = node->children[i].key;
      const struct frame_node *child = node->children[i].node;
      const struct frame_node *out = export (call, child);

      if (frame_field_key_p (key)
	  && (out->has_default
	      || (out == world->unknown && child->value
		  && child->value->kind == FRAME_VALUE_ADDRESS)))
	result = frame_node_drop (world, result, key);
      else if (out != child)
	result = frame_node_set (world, result, &key, 1, out);
    }
  return result;
}

/* NODE, which the callee leaves behind, as the caller sees it.  */

static const struct frame_node *
left_behind (struct call *call, const struct frame_node *node)
{
  const struct frame_function *fn = call->callee->fn;

  return export (call,
		 frame_forget_ways (&call->a->an->world, node, fn->blocks,
				    fn->blocks + fn->n_blocks));
}

/* True if one of the places of parameters I and J contains the other.  */

static bool
overlap_p (const struct call *call, unsigned i, unsigned j)
{
  const struct frame_targets *a = &call->places[i], *b = &call->places[j];

  for (unsigned k = 0; k < a->n; k++)
    for (unsigned l = 0; l < b->n; l++)
      if (a->t[k].root == b->t[l].root
	  && (prefix_p (a->t[k].path, a->t[k].n_path, b->t[l].path,
			b->t[l].n_path)
	      || prefix_p (b->t[l].path, b->t[l].n_path, a->t[k].path,
			   a->t[k].n_path)))
	return true;
  return false;
}

/* True if the evaluation C wrote, as parameter J, a part of the object that
   it knows as parameter I too: which of the two came last is not known.  A
   method that gets a field of its own object by reference seldom does.  */

static bool
written_twice_p (const struct call *call, const struct frame_context *c,
		 unsigned i, unsigned j)
{
  const struct frame_targets *inner = &call->places[i];
  const struct frame_targets *outer = &call->places[j];
  struct frame_world *world = &call->a->an->world;
  unsigned n;

  if (!call->written[j] || !c->out[j] || c->out[j] == c->in[j]
      || !overlap_p (call, i, j))
    return false;
  if (inner->n != 1 || outer->n != 1
      || inner->t[0].n_path < outer->t[0].n_path)
    return true;
  n = outer->t[0].n_path;
  return !frame_node_equal_p (
    frame_node_at (world, c->in[j], inner->t[0].path + n,
		   inner->t[0].n_path - n),
    frame_node_at (world, c->out[j], inner->t[0].path + n,
		   inner->t[0].n_path - n));
}

/* NODE, which the evaluation C made of parameter I, as the caller sees it.  */

static const struct frame_node *
brought_back (struct call *call, const struct frame_context *c, unsigned i,
	      const struct frame_node *node)
{
  node = left_behind (call, node);
  if (!call->a->reporting)
    return node;
  return frame_node_from_here (&call->a->an->world, node, c->in[i],
			       call->in[i]);
}

/* Copy back to the caller what the evaluation C made of its objects.  */

static void
copy_back (struct call *call, const struct frame_context *c)
{
  struct frame_activation *a = call->a;
  struct frame_targets targets;

  for (unsigned i = 0; i < call->n_params; i++)
    if (call->written[i] && c->out[i] && c->out[i] != c->in[i])
      {
	const struct frame_node *out = brought_back (call, c, i, c->out[i]);

	for (unsigned j = 0; j < i; j++)
	  if (written_twice_p (call, c, i, j))
	    out = a->an->world.unknown;
	frame_write_targets (a, &call->places[i], out);
      }
  for (unsigned i = 0; i < call->n_extra; i++)
    {
      unsigned k = call->n_params + i;
      struct frame_address address = { false, 1, &call->extra[i] };

      if (!c->out[k] || c->out[k] == c->in[k])
	continue;
      frame_targets_of_address (&address, &targets);
      frame_write_targets (a, &targets, left_behind (call, c->out[k]));
    }
}

/* True if the object of parameter I is, or has, one that is handed over as
   another parameter too.  */

static bool
handed_twice_p (const struct call *call, unsigned i)
{
  for (unsigned j = 0; j < call->n_params; j++)
    if (j != i && call->written[j] && overlap_p (call, i, j))
      return true;
  return false;
}

/* True if TARGETS may be in a variable that a parameter hands over too.  */

static bool
among_parameters_p (const struct call *call,
		    const struct frame_targets *targets)
{
  for (unsigned i = 0; i < call->n_params; i++)
    for (unsigned k = 0; k < call->places[i].n; k++)
      for (unsigned l = 0; l < targets->n; l++)
	if (call->written[i]
	    && call->places[i].t[k].root == targets->t[l].root)
	  return true;
  return false;
}

/* Note in EFFECTS, after the N that are there, what the evaluation C made of
   its object I, which is at PLACE, where it returned each of the truth
   values.  Returns how many there are now.  */

static unsigned
add_effect (struct call *call, const struct frame_context *c, unsigned i,
	    const struct frame_targets *place, struct frame_effect *effects,
	    unsigned n)
{
  struct frame_activation *a = call->a;
  struct frame_effect *e = &effects[n];

  if (place->n != 1 || place->other || !a->roots[place->t[0].root]
      || (frame_node_equal_p (c->out_on[0][i], c->out_on[1][i])
	  && frame_node_equal_p (c->out_on[0][i], c->out[i])))
    return n;
  e->target = frame_kept_target (a, place, 0);
  e->after = frame_node_at (&a->an->world, a->roots[e->target.root],
			    e->target.path, e->target.n_path);
  for (unsigned k = 0; k < 2; k++)
    e->on[k] = i < call->n_params ? brought_back (call, c, i, c->out_on[k][i])
				  : left_behind (call, c->out_on[k][i]);
  return n + 1;
}

/* What the evaluation C returned as truth value says of what it wrote, as a
   node; null if that is nothing.  */

static const struct frame_node *
outcome_of (struct call *call, const struct frame_context *c)
{
  struct frame_activation *a = call->a;
  struct frame_world *world = &a->an->world;
  struct frame_effect *effects;
  struct frame_value *value;
  unsigned n = 0;

  if (!c->may_be[0] || !c->may_be[1] || !c->result
      || c->result->value || call->stmt->dst.kind != FRAME_PLACE)
    return NULL;
  effects = FRAME_NEW_N (a->an->round, struct frame_effect,
			 call->n_params + call->n_extra + 1);
  for (unsigned i = 0; i < call->n_params; i++)
    if (call->written[i] && !handed_twice_p (call, i))
      n = add_effect (call, c, i, &call->places[i], effects, n);
  for (unsigned i = 0; i < call->n_extra; i++)
    {
      struct frame_address address = { false, 1, &call->extra[i] };
      struct frame_targets targets;

      frame_targets_of_address (&address, &targets);
      if (!c->out[call->n_params + i] || among_parameters_p (call, &targets))
	continue;
      n = add_effect (call, c, call->n_params + i, &targets, effects, n);
    }
  if (n == 0)
    return NULL;
  value = frame_value_new (world->arena, FRAME_VALUE_OUTCOME,
			   frame_where_of (a, call->stmt));
  value->u.outcome.n = n;
  value->u.outcome.effects = effects;
  return frame_node_of_value (world, value);
}

/* True if STMT calls a function object, its argument 0.  */

static bool
calls_object_p (const struct frame_stmt *stmt)
{
  return stmt->word && strcmp (stmt->word, "**") == 0 && stmt->n_args;
}

/* Everything that STMT hands over may be written, but for a function object that
   it calls.  */

static void
clobber_arguments (struct frame_activation *a, const struct frame_stmt *stmt)
{
  for (unsigned i = calls_object_p (stmt); i < stmt->n_args; i++)
    frame_clobber_operand (a, &stmt->args[i]);
}

/* Evaluate CALL.  False if it cannot be followed.  */

static bool
follow_call (struct call *call)
{
  struct frame_activation *a = call->a;
  enum frame_setting setting = frame_setting_of (a);
  const struct frame_node *outcome;
  struct frame_context *c;

  bind_arguments (call);
  c = frame_evaluate (a->an, call->callee, call->in,
		      call->n_params + call->n_extra, setting, a->reporting,
		      a);
  if (!c || !c->evaluated || call->escaped)
    return false;
  if (a->reporting)
    frame_add_event (a, -1, c);
  if (c->generic)
    clobber_arguments (a, call->stmt);
  copy_back (call, c);
  outcome = outcome_of (call, c);
  frame_result (a, call->stmt,
		outcome	    ? outcome
		: c->result ? left_behind (call, c->result)
			    : a->an->world.unknown);
  a->dead = !c->returns;
  return true;
}

/* A call of a function object, of which the object is argument 0.  */
struct object_call
{
  struct frame_stmt stmt;	/* the call of the function in it */
  const char *path[FRAME_MAX_STEPS];
};

/* The part KEY of the function object that STMT calls.  */

static const struct frame_node *
object_part (struct frame_activation *a, const struct frame_stmt *stmt,
	     const char *key)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *object
    = frame_node_force (world, frame_argument (a, stmt, 0));

  return frame_node_force (
    world, frame_node_child (world, object,
			     frame_intern (world->strings, key)));
}

/* The function that STMT calls: what the pointer in argument 0 points to, or what
   the object there holds.  Null if it is not known.  */

static const struct frame_value *
called_function (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_value *target
    = stmt->args[0].kind == FRAME_PLACE
	? frame_node_force (&a->an->world, frame_argument (a, stmt, 0))->value
	: object_part (a, stmt, "~target")->value;

  return target && target->kind == FRAME_VALUE_FUNCTION ? target : NULL;
}

/* Make CALL the call of the function that the object which STMT calls holds: a
   lambda gets its closure first.  ARGS has room for the arguments of STMT.
   Returns the function; null if it is not known.  */

static struct frame_info *
open_object (struct frame_activation *a, const struct frame_stmt *stmt,
	     struct object_call *call, struct frame_operand *args)
{
  const struct frame_value *target = called_function (a, stmt);
  struct frame_info *info;
  bool closure;

  if (!target
      || (stmt->args[0].kind != FRAME_ADDRESS
	  && stmt->args[0].kind != FRAME_PLACE)
      || stmt->args[0].place.n_path + 1 >= FRAME_MAX_STEPS)
    return NULL;
  info = frame_find_function (a->an, a->info->fn->unit, target->u.function);
  if (!info)
    return NULL;
  closure = info->fn->n_params && info->fn->params[0].is_this;
  if (closure && stmt->args[0].kind == FRAME_PLACE)
    return NULL;
  call->stmt = *stmt;
  call->stmt.args = args;
  call->stmt.n_args = stmt->n_args - !closure;
  memcpy (args, stmt->args + !closure, call->stmt.n_args * sizeof *args);
  if (closure)
    {
      struct frame_place *place = &args[0].place;

      frame_path_copy (call->path, place->path, place->n_path);
      call->path[place->n_path++]
	= frame_intern (a->an->world.strings, "~closure");
      place->path = call->path;
    }
  return info;
}

void
frame_do_call (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct call call;
  struct object_call object;
  struct frame_operand args[stmt->n_args + 1];
  bool followed = false;

  memset (&call, 0, sizeof call);
  call.a = a;
  call.stmt = stmt;
  call.callee = frame_find_function (a->an, a->info->fn->unit, stmt->word);
  if (calls_object_p (stmt))
    {
      call.callee = open_object (a, stmt, &object, args);
      call.stmt = call.callee ? &object.stmt : stmt;
    }
  else
  if (!call.callee && stmt->word && stmt->word[0] == '*')
    call.callee = frame_find_method (a, stmt);
  if (call.callee && a->depth < FRAME_MAX_CALLS)
    {
      unsigned n = call.callee->fn->n_params;
      const struct frame_node *in[n + FRAME_EXTRA_ROOTS + 1];
      bool written[n + 1];

      call.n_params = n;
      call.in = in;
      call.written = written;
      call.places = (struct frame_targets *)
	frame_xrealloc (NULL, (n + 1) * sizeof *call.places);
      followed = follow_call (&call);
      frame_xfree (call.places);
    }
  if (followed)
    return;
  clobber_arguments (a, stmt);
  frame_result (a, stmt, a->an->world.unknown);
}

/* Functions that are called later.  */

/* Note that A hands over INFO in its current block.  */

static void
note_site (struct frame_activation *a, struct frame_info *info)
{
  struct frame_bind_site site
    = { a->info, a->block, frame_setting_of (a) };

  for (unsigned i = 0; i < info->n_sites; i++)
    if (info->sites[i].info == site.info
	&& info->sites[i].block == site.block)
      {
	if (site.setting < info->sites[i].setting)
	  info->sites[i].setting = site.setting;
	return;
      }
  *FRAME_PUSH (info->sites, info->n_sites, info->sites_capacity,
	       struct frame_bind_site)
    = site;
}

/* What operand OP is bound to for parameter PARAM: a copy.  Null if nothing is
   known of it.  */

static const struct frame_node *
bound_object (struct frame_activation *a, const struct frame_operand *op,
	      const struct frame_param *param)
{
  const struct frame_node *node;

  if (op->kind == FRAME_NONE || param->is_this)
    return NULL;
  node = frame_operand_object (a, op);
  if (node->has_address || (!node->value && !node->n
			    && node->rest->kind != FRAME_REST_DEFAULT))
    return NULL;
  return frame_outside (a->an, node);
}

/* The function is an entry already, of which nothing is known; here something
   is, of what was bound.  */

void
frame_do_bind (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  struct frame_info *info
    = frame_find_function (an, a->info->fn->unit, stmt->word);
  unsigned n = info ? info->fn->n_params : 0;
  const struct frame_node *in[n + 1];
  struct frame_context *c;
  bool bound = false;

  if (!info || !a->reporting)
    return;
  note_site (a, info);
  for (unsigned i = 0; i < n; i++)
    {
      in[i] = i < stmt->n_args
		? bound_object (a, &stmt->args[i], &info->fn->params[i])
		: NULL;
      bound |= in[i] != NULL;
      if (!in[i])
	in[i] = entry_object (an, info, i);
    }
  if (!bound)
    return;
  c = frame_evaluate (an, info, in, n, frame_setting_of (a), true, a);
  if (c)
    frame_add_root (an, c);
}
