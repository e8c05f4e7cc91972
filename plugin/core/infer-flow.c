/* The flow of control inside a function: blocks are visited in reverse
   post-order until the states in which they begin no longer change; then
   once more for the checks to look at.  A function without loops needs the
   one visit only.

   An exception leads to a handler with the state before the statement that
   threw.  A branch on what is known is taken one way; a branch on a
   string's being empty, or equal to a constant, tells something of the
   string.  A branch on a setting of the program (a parameter, a field that
   other units write) marks what depends on it: the checks do not take for
   certain what may be switched off.  A truth value that was chosen where paths
   met tells, where it is tested, which of them it was (state-ways.c).  */

#include "infer.h"
#include <string.h>

/* A function that needs more visits than this for a block on average is
   given up: everything in it is unknown.  */
#define MAX_VISITS 64
/* States kept at the same time in one function.  */
#define MAX_STATE_ROOTS (16u << 20)
/* Objects of a function; a few states of it are on the stack.  */
#define MAX_ROOTS (32u << 10)

/* States.  */

static size_t
state_size (const struct frame_activation *a)
{
  return a->n_roots * sizeof *a->roots;
}

/* True if the states IN and ROOTS, which meet as SPLIT says, have truth values
   that tell them apart.  */

static bool
ways_apart_p (struct frame_activation *a, const struct frame_node **in,
	      const struct frame_node *const *roots,
	      const struct frame_split *split)
{
  for (unsigned i = 0; i < a->n_roots; i++)
    if (in[i] && roots[i]
	&& frame_ways_apart_p (&a->an->world, in[i], roots[i], split, true))
      return true;
  return false;
}

/* True if A or B is a number, or a truth value.  */

static bool
truth_p (const struct frame_node *a, const struct frame_node *b)
{
  const struct frame_value *values[2] = { a->value, b->value };

  for (unsigned i = 0; i < 2; i++)
    if (values[i] && (values[i]->kind == FRAME_VALUE_NUMBER
		      || values[i]->kind == FRAME_VALUE_WAY))
      return true;
  return false;
}

/* True if NODE is a truth value that tells how control came to JOIN.  */

static bool
tells_p (const struct frame_node *node, const void *join)
{
  return node->value && node->value->kind == FRAME_VALUE_WAY
	 && node->value->u.way.join == join;
}

/* Join ROOTS into the state IN.  With APART there are truth values that tell
   which is which: they are kept if something else is there on one side
   only.  */

static bool
join_states (struct frame_activation *a, const struct frame_node **in,
	     const struct frame_node *const *roots, struct frame_split *split,
	     bool apart)
{
  struct frame_world *world = &a->an->world;
  bool changed = false;

  for (unsigned pass = 0; pass < (apart ? 2 : 1); pass++)
    for (unsigned i = 0; i < a->n_roots; i++)
      {
	const struct frame_node *root = roots[i], *joined;

	if (in[i] == root || !root)
	  continue;
	/* What was noted the last time that control was here.  */
	root = frame_forget_ways (world, root, split->join,
				  (const char *) split->join + 1);
	if (apart && in[i] && truth_p (in[i], root) == (pass == 0))
	  continue;
	joined = in[i] && apart
		     && (pass == 0 || split->guarded
			 || tells_p (in[i], split->join))
		   ? frame_join_ways (world, in[i], root, split)
		   : frame_node_join (world, in[i], root, FRAME_JOIN_PATHS);
	if (joined == in[i] || frame_node_equal_p (joined, in[i]))
	  continue;
	in[i] = joined;
	changed = true;
      }
  return changed;
}

/* What tells the way that control came with the state ROOTS from others.  */

static uint32_t
way_key (struct frame_activation *a, const struct frame_node *const *roots)
{
  uint32_t key = (a->block + 1) * 2654435761u;

  for (unsigned i = 0; i < a->n_roots; i++)
    {
      const struct frame_value *value = roots[i] ? roots[i]->value : NULL;

      if (value && value->kind == FRAME_VALUE_NUMBER && !value->u.number.param
	  && (value->u.number.n == 0 || value->u.number.n == 1))
	key = (key ^ (2 * i + (value->u.number.n == 1))) * 16777619u;
    }
  return key;
}

/* The bit of the way that control comes to the block of WAYS with the state
   ROOTS.  */

static uint32_t
way_bit (struct frame_activation *a, struct frame_ways *ways,
	 const struct frame_node *const *roots)
{
  uint32_t key = way_key (a, roots);
  unsigned i;

  for (i = 0; i < ways->n && ways->keys[i] != key; i++)
    ;
  if (i == FRAME_MAX_WAYS)
    i--;
  else if (i == ways->n)
    ways->keys[ways->n++] = key;
  return (uint32_t) 1 << i;
}

/* Join the state ROOTS into that of the block TO.  */

static bool
arrive (struct frame_activation *a, unsigned to,
	const struct frame_node *const *roots)
{
  struct frame_ways *ways = &a->ways[to];
  struct frame_split split = { &a->info->fn->blocks[to], 0, 0, false };

  split.a = ((uint32_t) 1 << ways->n) - 1;
  split.b = way_bit (a, ways, roots);
  return join_states (a, a->in[to], roots, &split,
		      ways_apart_p (a, a->in[to], roots, &split));
}

/* The truth value of the state ROOTS that tells by which way control came to
   another block than JOIN, and is to be joined with a constant or with what
   tells how it came to JOIN in the state OTHERS; null if there is none.  */

static const struct frame_way *
foreign_way (struct frame_activation *a, const struct frame_node *const *roots,
	     const struct frame_node *const *others, const void *join)
{
  for (unsigned i = 0; i < a->n_roots; i++)
    {
      const struct frame_value *value = roots[i] ? roots[i]->value : NULL;
      const struct frame_value *other = others[i] ? others[i]->value : NULL;

      if (value && value->kind == FRAME_VALUE_WAY && value->u.way.join != join
	  && value->u.way.on[0] && value->u.way.on[1] && other
	  && (other->kind == FRAME_VALUE_NUMBER
	      || (other->kind == FRAME_VALUE_WAY
		  && other->u.way.join == join)))
	return &value->u.way;
    }
  return NULL;
}

/* Make PART the state ROOTS where the truth value WAY is K.  */

static void
take_side (struct frame_activation *a, const struct frame_way *way, unsigned k,
	   const struct frame_node *const *roots,
	   const struct frame_node **part)
{
  for (unsigned i = 0; i < a->n_roots; i++)
    part[i] = roots[i] ? frame_take_ways (&a->an->world, roots[i], way->join,
					  way->on[k])
		       : NULL;
}

/* Block TO begins, so far, in one state, in which the truth value WAY tells
   more than how control came there: make it two.  */

static bool
split_first (struct frame_activation *a, unsigned to,
	     const struct frame_way *way)
{
  const struct frame_node *part[a->n_roots];

  take_side (a, way, 1, a->in[to], part);
  take_side (a, way, 0, a->in[to], a->in[to]);
  a->ways[to].n = 0;
  way_bit (a, &a->ways[to], a->in[to]);
  return arrive (a, to, part);
}

/* Join the state ROOTS into that of the block TO.  Where a truth value of it
   tells of a way to another block, it is two states.  */

static bool
arrive_split (struct frame_activation *a, unsigned to,
	      const struct frame_node *const *roots)
{
  const void *join = &a->info->fn->blocks[to];
  const struct frame_way *way = foreign_way (a, a->in[to], roots, join);
  const struct frame_node *part[a->n_roots];
  bool changed = false;

  if (way && a->ways[to].n == 1)
    changed = split_first (a, to, way);
  way = foreign_way (a, roots, a->in[to], join);
  if (!way)
    return arrive (a, to, roots) | changed;
  for (unsigned k = 0; k < 2; k++)
    {
      take_side (a, way, k, roots, part);
      changed |= arrive (a, to, part);
    }
  return changed;
}

/* Let block TO begin in the state ROOTS as well.  Returns true if that is
   news.  */

static bool
flow_to (struct frame_activation *a, unsigned to,
	 const struct frame_node *const *roots)
{
  bool changed;

  if (!a->in[to])
    {
      a->in[to] = (const struct frame_node **)
	frame_xrealloc (NULL, state_size (a) + 1);
      memcpy (a->in[to], roots, state_size (a));
      way_bit (a, &a->ways[to], roots);
      a->dirty[to] = true;
      return true;
    }
  changed = arrive_split (a, to, roots);
  a->dirty[to] |= changed;
  return changed;
}

/* The state in which the function begins, in A->roots.  */

static void
enter (struct frame_activation *a)
{
  const struct frame_info *info = a->info;
  const struct frame_context *c = a->context;
  unsigned n_params = info->fn->n_params;

  memset (a->roots, 0, state_size (a));
  for (unsigned i = 0; i < c->n_in; i++)
    a->roots[i < n_params ? i : info->n_roots + (i - n_params)] = c->in[i];
  for (unsigned i = 0; i < info->n_roots; i++)
    if (info->roots[i].base == FRAME_BASE_GLOBAL)
      {
	struct frame_rest *rest = FRAME_NEW (a->an->round, struct frame_rest);

	rest->kind = FRAME_REST_FIELD;
	rest->name = info->globals[i];
	rest->owner = ":";
	a->roots[i] = frame_node_of_rest (&a->an->world, rest);
      }
}

/* Join the state in which the function returns into its result.  A path whose
   result nobody knows goes to OUT_OPEN.  */

static void
leave (struct frame_activation *a)
{
  struct frame_context *c = a->context;
  unsigned n_params = a->info->fn->n_params;
  struct frame_world *world = &a->an->world;
  const struct frame_node *result = a->roots[n_params];
  bool may_be[2] = { true, true };
  double n;

  if (a->settled)
    frame_store_kept (a);
  if (result && frame_node_number (world, result, &n) && result->value)
    may_be[n == 0] = false;
  for (unsigned i = 0; i < c->n_in; i++)
    {
      unsigned root = i < n_params ? i : a->info->n_roots + (i - n_params);
      const struct frame_node **into;

      c->out[i] = frame_node_join (world, c->out[i], a->roots[root],
				   FRAME_JOIN_PATHS);
      into = may_be[0] == may_be[1] ? &c->out_open[i]
	     : &c->out_on[may_be[1]][i];
      *into = frame_node_join (world, *into, a->roots[root],
			       FRAME_JOIN_PATHS);
    }
  for (unsigned k = 0; k < 2; k++)
    c->may_be[k] |= may_be[k];
  c->result = frame_node_join (world, c->result, a->roots[n_params],
			       FRAME_JOIN_PATHS);
  c->returns = true;
}

static void run_stmt (struct frame_activation *a,
		      const struct frame_stmt *stmt);

/* Most copies on the way to a result.  */
#define MAX_RETURN_STMTS 4

/* True if BLOCK does nothing but return a value.  */

static bool
only_returns_p (const struct frame_block *block)
{
  const struct frame_operand *last;

  if (block->n_succ || block->throws || block->n_stmts == 0
      || block->n_stmts > MAX_RETURN_STMTS)
    return false;
  for (unsigned i = 0; i < block->n_stmts; i++)
    if (block->stmts[i].op != FRAME_OP_SET)
      return false;
  last = &block->stmts[block->n_stmts - 1].dst;
  return last->kind == FRAME_PLACE
	 && last->place.base == FRAME_BASE_RESULT;
}

/* Go on to block TO.  Where paths meet only to return, they stay apart, so
   that what a path returns stays with what it did.  */

static void
go_to (struct frame_activation *a, unsigned to)
{
  const struct frame_block *block = &a->info->fn->blocks[to];
  const struct frame_node **roots;

  if (!only_returns_p (block))
    {
      flow_to (a, to, a->roots);
      return;
    }
  roots = (const struct frame_node **) frame_xrealloc (NULL,
						       state_size (a) + 1);
  memcpy (roots, a->roots, state_size (a));
  for (unsigned i = 0; i < block->n_stmts; i++)
    run_stmt (a, &block->stmts[i]);
  leave (a);
  memcpy (a->roots, roots, state_size (a));
  frame_xfree (roots);
}

/* Branches.  */

/* Mark BLOCK and what follows it up to JOIN as depending on SETTING.  */

static void
mark_blocks (struct frame_activation *a, unsigned block, int join,
	     enum frame_setting setting)
{
  const struct frame_info *info = a->info;
  unsigned n = info->fn->n_blocks, depth = 0;
  unsigned *stack;

  if ((int) block == join || a->settings[block] >= setting)
    return;
  stack = (unsigned *) frame_xrealloc (NULL, n * sizeof *stack);
  a->settings[block] = setting;
  stack[depth++] = block;
  while (depth)
    {
      const struct frame_block *b = &info->fn->blocks[stack[--depth]];

      for (unsigned i = 0; i < b->n_succ; i++)
	{
	  unsigned to = b->succ[i];

	  if ((int) to == join || a->settings[to] >= setting)
	    continue;
	  a->settings[to] = setting;
	  stack[depth++] = to;
	}
    }
  frame_xfree (stack);
}

/* BLOCK branches on the setting COND.  With a known default the other side is
   off.  */

static void
branch_on_setting (struct frame_activation *a,
		   const struct frame_block *block,
		   const struct frame_node *cond)
{
  int join = frame_postdominator (a->an, a->info, a->block);
  bool known = cond->value && cond->value->kind == FRAME_VALUE_NUMBER;

  for (unsigned i = 0; i < 2; i++)
    if (!known)
      mark_blocks (a, block->succ[i], join, FRAME_SETTING_UNKNOWN);
    else if ((cond->value->u.number.n != 0) != (i == 0))
      mark_blocks (a, block->succ[i], join, FRAME_SETTING_OFF);
}

/* STRING without the alternative that it is empty, if there are others.  */

static const struct frame_node *
filled_id (struct frame_world *world, const struct frame_node *node,
	   const char *const *path, unsigned n_path)
{
  const struct frame_node *part = frame_node_at (world, node, path, n_path);
  const struct frame_value *id;

  if (part->n || (part->value && part->value->kind != FRAME_VALUE_STRING))
    return node;
  id = frame_node_string (world, part);
  if (!frame_string_empty_p (id, false) || frame_string_empty_p (id, true))
    return node;
  id = frame_string_refine (world->arena, id, NULL, false);
  return id ? frame_node_set (world, node, path, n_path,
			      frame_node_of_value (world, id))
	    : node;
}

/* The container at TARGET is not empty.  If it is as constructed on some path,
   the message around it is not what it was there: its ids are set as on the
   others.  */

static void
note_filled (struct frame_activation *a, const struct frame_target *target,
	     const struct frame_node *container)
{
  struct frame_world *world = &a->an->world;
  const char *const *names = world->names;
  const char *const id[] = { names[FRAME_K_HEADER], names[FRAME_K_FRAME_ID] };
  const struct frame_node *root = a->roots[target->root], *message;
  unsigned n = target->n_path - 1;

  if (target->n_path == 0 || container->rest->kind != FRAME_REST_DEFAULT
      || !container->rest->maybe)
    return;
  message = frame_node_at (world, root, target->path, n);
  if (message->value)
    return;
  message = filled_id (world, message, id, 2);
  message = filled_id (world, message, &names[FRAME_K_CHILD_FRAME_ID], 1);
  if (message->rest->kind == FRAME_REST_DEFAULT && message->rest->maybe)
    message = frame_node_with_rest (world, message, world->unknown->rest);
  a->roots[target->root]
    = frame_node_set (world, root, target->path, n, message);
}

/* Go on to successor I of BLOCK, for which CONDITION holds or, with TRUTH
   false, does not.  */

static void
branch_refined (struct frame_activation *a, const struct frame_block *block,
		unsigned i, const struct frame_condition *condition,
		bool truth)
{
  struct frame_world *world = &a->an->world;
  const struct frame_target *t = &condition->target;
  const struct frame_node *root = a->roots[t->root], *node;
  const struct frame_value *before, *after;

  if (condition->negated)
    truth = !truth;
  node = root ? frame_node_at (world, root, t->path, t->n_path) : NULL;
  if (!node || node->n || (node->value
			   && node->value->kind != FRAME_VALUE_STRING))
    {
      go_to (a, block->succ[i]);
      return;
    }
  before = frame_node_string (world, node);
  after = frame_string_refine (world->arena, before, condition->text, truth);
  if (!after)
    return;			/* Never taken.  */
  if (!frame_value_equal_p (before, after))
    a->roots[t->root]
      = frame_node_set (world, root, t->path, t->n_path,
			frame_node_of_value (world, after));
  if (!truth && !condition->text)
    note_filled (a, t, node);
  go_to (a, block->succ[i]);
  a->roots[t->root] = root;
}

/* Go on to block TO, where the call of OUTCOME has returned TRUTH.  What was
   written since then stays.  */

static void
branch_on_outcome (struct frame_activation *a, unsigned to,
		   const struct frame_outcome *outcome, bool truth)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *saved[outcome->n + 1];

  if (outcome->negated)
    truth = !truth;
  for (unsigned i = 0; i < outcome->n; i++)
    {
      const struct frame_effect *e = &outcome->effects[i];
      const struct frame_node **root = &a->roots[e->target.root];

      saved[i] = *root;
      if (*root && frame_node_at (world, *root, e->target.path,
				  e->target.n_path) == e->after)
	*root = frame_node_set (world, *root, e->target.path,
				e->target.n_path, e->on[truth]);
    }
  go_to (a, to);
  for (unsigned i = outcome->n; i-- > 0;)
    a->roots[outcome->effects[i].target.root] = saved[i];
}

/* Go on to block TO, if control came to the block JOIN by one of WAYS.  */

static void
branch_on_ways (struct frame_activation *a, unsigned to, const void *join,
		uint32_t ways)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *saved[a->n_roots];

  if (!ways)
    return;			/* Never taken.  */
  memcpy (saved, a->roots, state_size (a));
  for (unsigned i = 0; i < a->n_roots; i++)
    if (a->roots[i])
      a->roots[i] = frame_take_ways (world, a->roots[i], join, ways);
  go_to (a, to);
  memcpy (a->roots, saved, state_size (a));
}

/* PLACE, of which TRUTH is known by a test, in the state that follows.  */

static void
note_truth (struct frame_activation *a, const struct frame_place *place,
	    bool truth)
{
  struct frame_world *world = &a->an->world;
  struct frame_targets targets;
  const struct frame_node **root, *node;
  struct frame_value *value;

  frame_resolve (a, place, &targets);
  root = &a->roots[targets.t[0].root];
  if (targets.n != 1 || targets.other || !*root)
    return;
  node = frame_node_at (world, *root, targets.t[0].path, targets.t[0].n_path);
  if (node->n || node->frame)
    return;
  value = frame_value_copy (
    world->arena,
    frame_value_number (world->arena, truth,
			node->value ? node->value->where : node->rest->where));
  value->u.number.was = node;
  *root = frame_node_set (world, *root, targets.t[0].path, targets.t[0].n_path,
			  frame_node_of_value (world, value));
}

/* The place that the condition of BLOCK was copied from in it, or null.  */

static const struct frame_place *
tested_place (const struct frame_block *block)
{
  for (unsigned i = block->n_stmts; i-- > 0;)
    {
      const struct frame_stmt *stmt = &block->stmts[i];

      if (stmt->dst.kind == FRAME_PLACE
	  && frame_place_equal (&stmt->dst.place, &block->cond.place))
	return stmt->op == FRAME_OP_SET && stmt->args[0].kind == FRAME_PLACE
		 ? &stmt->args[0].place : NULL;
    }
  return NULL;
}

/* True if the object at PLACE is what this function makes it: a variable, or a
   member that nobody in the program writes.  A callback may write others
   between two tests.  */

static bool
steady_p (struct frame_activation *a, const struct frame_place *place)
{
  if (place->n_path == 0)
    return place->base != FRAME_BASE_GLOBAL;
  return !frame_store_written_p (a->an, place->path[place->n_path - 1]);
}

/* Go on to successor I of BLOCK, whose condition is nothing but a truth value.
   The variable that it was read from, or a SETTING, keeps what it is found to
   be.  */

static void
branch_noted (struct frame_activation *a, const struct frame_block *block,
	      unsigned i, bool setting)
{
  const struct frame_node *saved[a->n_roots];
  const struct frame_place *from = tested_place (block);

  memcpy (saved, a->roots, state_size (a));
  if (block->cond.place.n_path == 0)
    note_truth (a, &block->cond.place, i == 0);
  if (from && (setting || from->n_path == 0) && steady_p (a, from))
    note_truth (a, from, i == 0);
  go_to (a, block->succ[i]);
  memcpy (a->roots, saved, state_size (a));
}

/* True if CONDITION compares a setting with a word: mode == "mapping".  */

static bool
setting_compared_p (struct frame_activation *a,
		    const struct frame_condition *condition)
{
  struct frame_world *world = &a->an->world;
  const struct frame_target *t = &condition->target;
  const struct frame_node *root = a->roots[t->root], *node;

  if (!condition->text || !*condition->text || !root)
    return false;
  node = frame_node_at (world, root, t->path, t->n_path);
  node = frame_node_force (world, node);
  if (!node->value || node->value->kind != FRAME_VALUE_STRING)
    return false;
  /* Earlier tests of it leave constants beside the parameter.  */
  for (unsigned i = 0; i < node->value->u.string.n; i++)
    if (node->value->u.string.alts[i].kind == FRAME_ALT_PARAM)
      return true;
  return false;
}

/* Leave BLOCK by its condition.  */

static void
branch (struct frame_activation *a, const struct frame_block *block)
{
  const struct frame_node *cond
    = frame_node_force (&a->an->world, frame_read (a, &block->cond.place));
  const struct frame_value *value = cond->value;
  double n;

  if (frame_node_number (&a->an->world, cond, &n) && value)
    {
      go_to (a, block->succ[n != 0 ? 0 : 1]);
      return;
    }
  if (value && value->kind == FRAME_VALUE_CONDITION)
    {
      if (setting_compared_p (a, &value->u.condition))
	branch_on_setting (a, block, a->an->world.unknown_switch);
      branch_refined (a, block, 0, &value->u.condition, true);
      branch_refined (a, block, 1, &value->u.condition, false);
      return;
    }
  if (value && value->kind == FRAME_VALUE_OUTCOME)
    {
      branch_on_outcome (a, block->succ[0], &value->u.outcome, true);
      branch_on_outcome (a, block->succ[1], &value->u.outcome, false);
      return;
    }
  if (value && value->kind == FRAME_VALUE_WAY)
    {
      struct frame_way way = value->u.way;

      if (way.was && frame_setting_p (way.was))
	branch_on_setting (a, block, way.was);
      branch_on_ways (a, block->succ[0], way.join, way.on[1]);
      branch_on_ways (a, block->succ[1], way.join, way.on[0]);
      return;
    }
  if (frame_setting_p (cond))
    branch_on_setting (a, block, cond);
  for (unsigned i = 0; i < 2; i++)
    branch_noted (a, block, i, frame_setting_p (cond));
}

/* Blocks.  */

static void
run_stmt (struct frame_activation *a, const struct frame_stmt *stmt)
{
  frame_transfer_fn transfer = frame_data_transfer (stmt->op);

  a->stmt = stmt;
  a->an->work++;
  if (a->reporting)
    frame_check_stmt (a, stmt);
  if (a->reporting && a->an->options.dump_types)
    a->rule = frame_dump_rule (a, stmt);
  if (!transfer)
    transfer = frame_transform_transfer (stmt->op);
  if (!transfer)
    transfer = frame_annotation_transfer (stmt->op);
  if (transfer)
    transfer (a, stmt);
  else
    frame_result (a, stmt, a->an->world.unknown);
  if (a->reporting && a->an->options.dump_types)
    frame_dump_stmt (a, stmt);
  a->stmt = NULL;
}

/* Run block NUMBER from its initial state and hand the result on.  */

static void
run_block (struct frame_activation *a, unsigned number)
{
  const struct frame_block *block = &a->info->fn->blocks[number];

  a->block = number;
  a->dirty[number] = false;
  a->dead = false;
  memcpy (a->roots, a->in[number], state_size (a));
  for (unsigned i = 0; i < block->n_stmts && !a->dead; i++)
    {
      if (block->eh >= 0 && i + 1 == block->n_stmts)
	flow_to (a, block->eh, a->roots);
      run_stmt (a, &block->stmts[i]);
    }
  if (block->eh >= 0 && block->n_stmts == 0)
    flow_to (a, block->eh, a->roots);
  if (a->dead)
    return;
  if (block->n_succ == 2 && block->cond.kind == FRAME_PLACE)
    branch (a, block);
  else
    for (unsigned i = 0; i < block->n_succ; i++)
      go_to (a, block->succ[i]);
  if (block->n_succ == 0 && !block->throws)
    leave (a);
}

/* Visit blocks until nothing changes; false if that takes too long.  */

static bool
reach_fixed_point (struct frame_activation *a)
{
  const struct frame_info *info = a->info;
  uint64_t visits = 0, limit = (uint64_t) MAX_VISITS * info->n_order;
  bool again = true;

  while (again)
    {
      again = false;
      for (unsigned i = 0; i < info->n_order; i++)
	{
	  if (!a->dirty[info->order[i]])
	    continue;
	  if (++visits > limit)
	    return false;
	  run_block (a, info->order[i]);
	  again = true;
	}
    }
  return true;
}

/* NODE, a message that was filled on some path, where nobody knows on which:
   its ids and its stamp may be those of that path.  */

static const struct frame_node *
perhaps_filled (struct frame_world *world, const struct frame_node *node)
{
  const char *const *names = world->names;
  const char *paths[3][2]
    = { { names[FRAME_K_HEADER], names[FRAME_K_FRAME_ID] },
	{ names[FRAME_K_HEADER], names[FRAME_K_STAMP] },
	{ names[FRAME_K_CHILD_FRAME_ID], NULL } };

  for (unsigned i = 0; i < 3; i++)
    {
      unsigned n = paths[i][1] ? 2 : 1;
      const struct frame_node *part = frame_node_at (world, node, paths[i], n);
      const struct frame_value *id;

      if (part->n
	  || (part->value && part->value->kind != FRAME_VALUE_STRING))
	continue;
      id = frame_node_string (world, part);
      if (!frame_string_empty_p (id, false) || frame_string_empty_p (id, true))
	continue;
      id = frame_string_refine (world->arena, id, NULL, false);
      if (id)
	node = frame_node_set (world, node, paths[i], n,
			       frame_node_join (world,
						frame_node_of_value (world, id),
						world->unknown,
						FRAME_JOIN_PATHS));
    }
  return node;
}

/* Paths whose result is not known may return either.  Where others return
   the same for certain and have written something else, the former are
   likely to return the opposite ("if (!ok ()) return ok ();"): what is
   written is not known then.  Likewise where paths met before
   ("if (ok ()) fill (); return ok ();").  */

static void
close_outcomes (struct frame_activation *a)
{
  struct frame_context *c = a->context;
  struct frame_world *world = &a->an->world;

  for (unsigned i = 0; i < c->n_in; i++)
    for (unsigned k = 0; k < 2; k++)
      {
	const struct frame_node **on = &c->out_on[k][i];

	if (!c->out_open[i])
	  continue;
	if (!*on)
	  *on = perhaps_filled (world, c->out_open[i]);
	else if (!frame_node_equal_p (*on, c->out_open[i]))
	  *on = frame_node_join (world, *on, world->unknown,
				 FRAME_JOIN_PATHS);
      }
}

/* One visit of every block that is reached.  */

static void
run_once (struct frame_activation *a)
{
  const struct frame_info *info = a->info;
  struct frame_context *c = a->context;

  a->settled = true;
  memset (c->out, 0, 4 * c->n_in * sizeof *c->out);
  c->may_be[0] = c->may_be[1] = false;
  c->result = NULL;
  c->returns = false;
  for (unsigned i = 0; i < info->n_order; i++)
    if (a->in[info->order[i]])
      run_block (a, info->order[i]);
  close_outcomes (a);
}

/* Nothing is known of what the function does.  */

static void
give_up (struct frame_activation *a)
{
  struct frame_context *c = a->context;

  for (unsigned i = 0; i < c->n_in; i++)
    c->out[i] = a->an->world.unknown;
  c->may_be[0] = c->may_be[1] = false;
  c->result = a->an->world.unknown;
  c->returns = true;
  a->info->gave_up = true;
}

static void
release (struct frame_activation *a)
{
  for (unsigned i = 0; i < a->info->fn->n_blocks; i++)
    frame_xfree (a->in[i]);
  frame_xfree (a->in);
  frame_xfree (a->roots);
  frame_xfree (a->dirty);
  frame_xfree (a->settings);
  frame_xfree (a->ways);
}

static void *
zeroed (size_t size)
{
  void *p = frame_xrealloc (NULL, size + 1);

  memset (p, 0, size + 1);
  return p;
}

void
frame_run_body (struct frame_activation *a)
{
  const struct frame_info *info = a->info;
  unsigned n = info->fn->n_blocks;
  bool reporting = a->reporting, stable = true;

  if (n == 0 || a->n_roots > MAX_ROOTS
      || (uint64_t) n * a->n_roots > MAX_STATE_ROOTS)
    {
      give_up (a);
      return;
    }
  a->in = (const struct frame_node ***) zeroed (n * sizeof *a->in);
  a->dirty = (bool *) zeroed (n);
  a->settings = (unsigned char *) zeroed (n);
  a->ways = (struct frame_ways *) zeroed (n * sizeof *a->ways);
  a->roots = (const struct frame_node **) zeroed (state_size (a));
  enter (a);
  flow_to (a, 0, a->roots);
  if (info->loops)
    {
      a->reporting = false;
      stable = reach_fixed_point (a);
      a->reporting = reporting;
    }
  if (reporting && a->an->options.dump_types && stable)
    frame_dump_start (a);
  if (stable)
    run_once (a);
  else
    give_up (a);
  frame_forget_kept (a);
  release (a);
}
