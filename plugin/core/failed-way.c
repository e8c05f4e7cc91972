/* A way on which a lookup fails.

   A lookup or transformation that throws leaves its block for the handler;
   one that canTransform or waitForTransform denies is left out.  We follow
   that way, from the handler or the false branch, and look what becomes of
   the objects that the lookup would have filled:

     try { t = lookup (...); }		lost: t, and what is made of it there
     catch (...) { warn (); }
     out = t * in;			a use of what is lost

   Lost is only what the function has given no value before.  An identity
   that stands in for it is no mistake by itself; it is one where the result
   is published under the name of the frame that the lookup would have led
   to.  The way ends where the program decides something (a flag, a test of
   the object, another try), for that may be whether there is a transform;
   only ways that meet again without touching the objects are passed over.
   Where the program asks what it has set on this very way (ok = false), it
   goes on as it must.

   A function that fails so and returns leaves its caller with what it has
   not filled.  For the caller the way begins behind the call
   (failed-call.c).  */

#include "failed-way.h"
#include <string.h>

/* Objects.  */

/* Members of *this are objects of their own; other objects are looked at as a
   whole.  */

static bool
member_p (const struct frame_function *fn, const struct frame_place *place)
{
  return place->base == FRAME_BASE_PARAM && place->param < fn->n_params
	 && fn->params[place->param].is_this;
}

const void *
frame_lost_object_of (const struct frame_function *fn,
		      const struct frame_operand *op)
{
  if (!frame_place_operand_p (op))
    return NULL;
  switch (op->place.base)
    {
    case FRAME_BASE_LOCAL:
      return op->place.name;
    case FRAME_BASE_RESULT:
      return &fn->result_type;
    case FRAME_BASE_PARAM:
      if (member_p (fn, &op->place))
	return op->place.n_path ? op->place.path[0] : NULL;
      return op->place.param < fn->n_params ? &fn->params[op->place.param]
					    : NULL;
    default:
      return NULL;
    }
}

struct frame_lost *
frame_find_lost (struct frame_failed_way *w, const void *object)
{
  for (unsigned i = 0; object && i < w->n; i++)
    if (w->objects[i].object == object)
      return &w->objects[i];
  return NULL;
}

struct frame_lost *
frame_add_lost (struct frame_failed_way *w, const void *object,
		enum frame_loss kind)
{
  struct frame_lost *o = frame_find_lost (w, object);

  if (!o && object && w->n < FRAME_MAX_LOST)
    {
      o = &w->objects[w->n++];
      memset (o, 0, sizeof *o);
      o->object = object;
    }
  if (o)
    o->kind = kind;
  return o;
}

static void
remove_object (struct frame_failed_way *w, const void *object)
{
  struct frame_lost *old = frame_find_lost (w, object);

  if (old)
    *old = w->objects[--w->n];
}

/* True if O holds nothing that anybody wants to use.  What the caller had may
   be something.  */

static bool
worthless_p (const struct frame_lost *o)
{
  return o->kind == FRAME_LOST || o->kind == FRAME_REPLACED;
}

/* The component of PLACE that says what part of its object it is.  */

static const char *
first_part (const struct frame_function *fn, const struct frame_place *place)
{
  unsigned skip = member_p (fn, place) ? 1 : 0;

  return place->n_path > skip ? place->path[skip] : NULL;
}

/* True if PLACE is only a label: an id or a stamp.  */

static bool
label_p (struct frame_analysis *an, const struct frame_function *fn,
	 const struct frame_place *place)
{
  const char *part = first_part (fn, place);

  return part
	 && (part == an->world.names[FRAME_K_HEADER]
	     || part == an->world.names[FRAME_K_CHILD_FRAME_ID]);
}

/* The first operand of STMT that is a worthless object of W and more than its
   label, or null.  */

static struct frame_lost *
read_object (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  for (unsigned i = 0; i < stmt->n_args; i++)
    {
      struct frame_lost *o
	= frame_find_lost (w, frame_lost_object_of (w->fn, &stmt->args[i]));

      if (o && worthless_p (o)
	  && !(stmt->op == FRAME_OP_SET
	       && label_p (w->an, w->fn, &stmt->args[i].place)))
	return o;
    }
  return NULL;
}

bool
frame_asks_p (const struct frame_stmt *stmt)
{
  return stmt->op == FRAME_OP_LOOKUP || stmt->op == FRAME_OP_TRANSFORM_TO;
}

bool
frame_writes_label_p (struct frame_analysis *an,
		      const struct frame_function *fn,
		      const struct frame_stmt *stmt)
{
  return label_p (an, fn, &stmt->dst.place);
}

const struct frame_stmt *
frame_lost_source (const struct frame_function *fn,
		   const struct frame_stmt *stmt)
{
  const char *name = stmt->op == FRAME_OP_SET && stmt->n_args
			 && frame_place_operand_p (&stmt->args[0])
			 && stmt->args[0].place.base == FRAME_BASE_LOCAL
		       ? stmt->args[0].place.name
		       : NULL;

  for (unsigned i = 0; name && i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];

	if (s->dst.kind == FRAME_PLACE
	    && s->dst.place.base == FRAME_BASE_LOCAL
	    && s->dst.place.name == name)
	  return s;
      }
  return stmt;
}

/* Truth values.  */

/* The variable that OP is, or null.  */

static const void *
variable_of (struct frame_failed_way *w, const struct frame_operand *op)
{
  if (op->kind != FRAME_PLACE || op->place.n_path)
    return NULL;
  return frame_lost_object_of (w->fn, op);
}

static const struct frame_known *
find_known (struct frame_failed_way *w, const void *object)
{
  for (unsigned i = 0; object && i < w->n_known; i++)
    if (w->known[i].object == object)
      return &w->known[i];
  return NULL;
}

/* True if OBJECT holds what the call answered.  */

static bool
answer_p (struct frame_failed_way *w, const void *object)
{
  const struct frame_known *known = find_known (w, object);

  return known && known->answer;
}

static void
forget_known (struct frame_failed_way *w, const void *object)
{
  struct frame_known *old = (struct frame_known *) find_known (w, object);

  if (old)
    *old = w->known[--w->n_known];
}

void
frame_way_know (struct frame_failed_way *w, const void *object, double n,
		bool answer)
{
  forget_known (w, object);
  if (!object || w->n_known == FRAME_MAX_KNOWN)
    return;
  w->known[w->n_known].object = object;
  w->known[w->n_known].answer = answer;
  w->known[w->n_known++].n = n;
}

/* STMT may set a variable to what is known.  */

static void
note_known (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  const void *to = variable_of (w, &stmt->dst);
  const struct frame_known *from = NULL;

  if (!to)
    return;
  if (stmt->op == FRAME_OP_SET && stmt->args[0].kind == FRAME_NUMBER)
    {
      frame_way_know (w, to, stmt->args[0].number, false);
      return;
    }
  if (stmt->op == FRAME_OP_SET)
    from = find_known (w, variable_of (w, &stmt->args[0]));
  if (from)
    {
      struct frame_known copy = *from;

      frame_way_know (w, to, copy.n, copy.answer);
    }
  else
    forget_known (w, to);
}

/* Blocks.  */

static void
count_preds (struct frame_failed_way *w)
{
  for (unsigned i = 0; i < w->fn->n_blocks; i++)
    {
      const struct frame_block *b = &w->fn->blocks[i];

      for (unsigned j = 0; j < b->n_succ; j++)
	if (w->preds[b->succ[j]] < 2)
	  w->preds[b->succ[j]]++;
      if (b->eh >= 0 && w->preds[b->eh] < 2)
	w->preds[b->eh]++;
    }
}

/* Mark in SEEN what can be reached from block FROM without entering STOP (-1:
   none).  */

static void
mark_reached (const struct frame_function *fn, unsigned from, int stop,
	      bool *seen)
{
  unsigned *stack, depth = 0;

  if ((int) from == stop || seen[from])
    return;
  stack = (unsigned *)
    frame_xrealloc (NULL, fn->n_blocks * sizeof *stack);
  seen[from] = true;
  stack[depth++] = from;
  while (depth)
    {
      const struct frame_block *b = &fn->blocks[stack[--depth]];

      for (unsigned i = 0; i <= b->n_succ; i++)
	{
	  int to = i < b->n_succ ? (int) b->succ[i] : b->eh;

	  if (to < 0 || to == stop || seen[to])
	    continue;
	  seen[to] = true;
	  stack[depth++] = to;
	}
    }
  frame_xfree (stack);
}

const struct frame_block *
frame_branch_on (const struct frame_function *fn,
		 const struct frame_operand *op)
{
  for (unsigned i = 0; i < fn->n_blocks && op->kind == FRAME_PLACE; i++)
    if (fn->blocks[i].n_succ == 2 && fn->blocks[i].cond.kind == FRAME_PLACE
	&& frame_place_equal (&fn->blocks[i].cond.place, &op->place))
      return &fn->blocks[i];
  return NULL;
}

bool
frame_told_before_p (const struct frame_function *fn, unsigned block)
{
  for (unsigned i = 0; i < fn->n_blocks; i++)
    {
      const struct frame_block *b = &fn->blocks[i];

      if (i != block && b->eh == fn->blocks[block].eh && b->n_succ == 1
	  && b->succ[0] == block && b->n_stmts
	  && frame_asks_p (&b->stmts[b->n_stmts - 1]))
	return true;
    }
  return false;
}

/* What the lookup fills.  */

/* Add to W what the statement STMT, reached only with the transform, makes of
   its objects.  */

static void
follow_filled (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  const void *object = frame_lost_object_of (w->fn, &stmt->dst);
  const struct frame_place *place = &stmt->dst.place;

  if (stmt->dst.kind != FRAME_PLACE
      || !(read_object (w, stmt) || frame_asks_p (stmt)))
    return;
  /* What the caller, or another call of a method, left there.  */
  if (place->base == FRAME_BASE_PARAM)
    return;
  frame_add_lost (w, object, FRAME_LOST);
}

/* The same for BLOCK from statement FROM on, and for the blocks that follow
   it alone.  */

static void
collect_filled (struct frame_failed_way *w, unsigned block, unsigned from)
{
  for (;;)
    {
      const struct frame_block *b = &w->fn->blocks[block];

      w->chain[block] = true;
      for (unsigned i = from; i < b->n_stmts; i++)
	follow_filled (w, &b->stmts[i]);
      if (b->n_succ != 1 || w->preds[b->succ[0]] != 1
	  || w->chain[b->succ[0]])
	return;
      block = b->succ[0];
      from = 0;
    }
}

/* True if STMT makes an identity of its object.  */

static bool
identity_p (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  return frame_lost_source (w->fn, stmt)->op == FRAME_OP_IDENTITY;
}

bool
frame_gives_value_p (struct frame_failed_way *w, const struct frame_stmt *stmt,
		     const void *object)
{
  bool by_address = stmt->op == FRAME_OP_CALL || stmt->op == FRAME_OP_CLOBBER
		    || stmt->op == FRAME_OP_APPEND
		    || stmt->op == FRAME_OP_ADDRESS;

  for (unsigned i = 0; by_address && i < stmt->n_args; i++)
    if (stmt->args[i].kind != FRAME_CONST_ADDRESS
	&& frame_lost_object_of (w->fn, &stmt->args[i]) == object)
      return true;
  if (stmt->dst.kind != FRAME_PLACE
      || frame_lost_object_of (w->fn, &stmt->dst) != object
      || frame_constructs_p (stmt) || frame_writes_label_p (w->an, w->fn, stmt))
    return false;
  /* Another lookup gave it a value that a call does not take away.  */
  if (w->failure)
    return true;
  return !frame_asks_p (stmt) && !read_object (w, stmt)
	 && !frame_asks_p (frame_lost_source (w->fn, stmt));
}

/* Find out what the object O of W is before the lookup: without a value, an
   identity, or (false) something that the program wants to use.  */

static bool
classify_object (struct frame_failed_way *w, struct frame_lost *o,
		 const bool *before)
{
  for (unsigned i = 0; i < w->fn->n_blocks; i++)
    {
      const struct frame_block *b = &w->fn->blocks[i];

      if (!before[i] || w->chain[i])
	continue;
      for (unsigned j = 0; j < b->n_stmts && &b->stmts[j] != w->lookup; j++)
	if (frame_gives_value_p (w, &b->stmts[j], o->object))
	  {
	    /* A caller has to do with an identity as with anything else that
	       is there on purpose.  */
	    if (!identity_p (w, &b->stmts[j]) || w->failure
		|| o->kind == FRAME_UNFILLED || o->kind == FRAME_UNTOUCHED)
	      return false;
	    o->kind = FRAME_REPLACED;
	  }
    }
  return true;
}

/* True if block B leads at once to a block of MARKED.  */

static bool
leads_to_p (const struct frame_block *b, const bool *marked)
{
  for (unsigned i = 0; i < b->n_succ; i++)
    if (marked[b->succ[i]])
      return true;
  return b->eh >= 0 && marked[b->eh];
}

/* Mark in BEFORE the blocks that can come before the lookup of W.  Most edges
   lead to later blocks, so that few rounds backwards do.  */

static void
find_before (struct frame_failed_way *w, bool *before)
{
  const struct frame_function *fn = w->fn;
  bool changed = true;

  memset (before, 0, fn->n_blocks);
  before[w->block] = true;
  while (changed)
    {
      changed = false;
      for (unsigned i = fn->n_blocks; i-- > 0;)
	if (!before[i] && leads_to_p (&fn->blocks[i], before))
	  changed = before[i] = true;
    }
}

void
frame_way_keep_lost (struct frame_failed_way *w)
{
  bool *before = (bool *) frame_xrealloc (NULL, w->fn->n_blocks);

  find_before (w, before);
  w->chain[w->block] = false;
  for (unsigned i = 0; i < w->n;)
    if (classify_object (w, &w->objects[i], before))
      i++;
    else
      w->objects[i] = w->objects[--w->n];
  frame_xfree (before);
}

/* True if the program asks for a transform before it comes to the call that W
   begins with: it knows that there is one, by and large.  */

static bool
asked_before_p (struct frame_failed_way *w)
{
  bool *before = (bool *) frame_xrealloc (NULL, w->fn->n_blocks);
  bool asked = false;

  find_before (w, before);
  for (unsigned i = 0; i < w->fn->n_blocks && !asked; i++)
    {
      const struct frame_block *b = &w->fn->blocks[i];

      for (unsigned j = 0; before[i] && j < b->n_stmts; j++)
	if (&b->stmts[j] == w->lookup)
	  break;
	else
	  asked |= b->stmts[j].op == FRAME_OP_CAN_TRANSFORM;
    }
  frame_xfree (before);
  return asked;
}

/* What is to be left to the caller: the result and what it handed over, as far
   as the way has not to do with it already.  */

static void
add_outside (struct frame_failed_way *w)
{
  const struct frame_function *fn = w->fn;

  if (w->mode != FRAME_WAY_LEAVE)
    return;
  if (fn->result_type && !frame_find_lost (w, &fn->result_type))
    frame_add_lost (w, &fn->result_type, FRAME_UNFILLED);
  for (unsigned i = 0; i < fn->n_params && i < 32; i++)
    if (fn->params[i].is_ref && !fn->params[i].is_const
	&& !fn->params[i].is_this)
      frame_add_lost (w, &fn->params[i], FRAME_UNTOUCHED);
}

void
frame_way_throws (struct frame_failed_way *w)
{
  collect_filled (w, w->block, w->fn->blocks[w->block].n_stmts - 1);
  add_outside (w);
  frame_way_keep_lost (w);
}

void
frame_way_denied (struct frame_failed_way *w, const struct frame_block *branch)
{
  unsigned filled = branch->succ[0];

  if (w->preds[filled] == 1)
    collect_filled (w, filled, 0);
  add_outside (w);
  frame_way_keep_lost (w);
  frame_way_know (w, variable_of (w, &branch->cond), 0, false);
}

/* The call that W begins with hands over operand I, and does not fill it.  */

static void
add_unfilled (struct frame_failed_way *w, unsigned i)
{
  const struct frame_operand *op = &w->lookup->args[i];
  struct frame_lost *o;

  if (!frame_place_operand_p (op) || op->kind == FRAME_CONST_ADDRESS)
    return;
  switch (op->place.base)
    {
    case FRAME_BASE_LOCAL:
    case FRAME_BASE_RESULT:
      o = frame_add_lost (w, frame_lost_object_of (w->fn, op), FRAME_LOST);
      if (o)
	o->coordinate = w->failure->numbers >> i & 1;
      break;
    case FRAME_BASE_PARAM:
      /* A member may hold an older one.  */
      if (w->mode == FRAME_WAY_LEAVE && !member_p (w->fn, &op->place))
	frame_add_lost (w, frame_lost_object_of (w->fn, op),
			FRAME_UNTOUCHED);
      break;
    default:
      break;
    }
}

/* The call that W begins with answers as its failure says.  */

static void
add_result (struct frame_failed_way *w)
{
  const struct frame_failure *f = w->failure;
  const struct frame_operand *dst = &w->lookup->dst;

  if (f->result)
    {
      struct frame_lost *o
	= frame_add_lost (w, frame_lost_object_of (w->fn, dst), FRAME_LOST);

      if (o)
	o->member = member_p (w->fn, &dst->place);
    }
  else if (dst->kind == FRAME_PLACE && !f->has_result)
    {
      w->unasked = true;
      if (f->returns >= 0)
	frame_way_know (w, variable_of (w, dst), f->returns, true);
    }
}

/* True if the call that W begins with is one of a method of the same
   object.  */

static bool
same_object_p (struct frame_failed_way *w)
{
  const struct frame_operand *first = w->lookup->args;

  return w->lookup->n_args && frame_place_operand_p (first)
	 && first->place.n_path == 0
	 && member_p (w->fn, &first->place);
}

bool
frame_way_call (struct frame_failed_way *w, const struct frame_failure *failure)
{
  const struct frame_stmt *stmt = w->lookup;

  w->failure = failure;
  if (asked_before_p (w))
    return false;
  for (unsigned i = 0; i < stmt->n_args && i < 32; i++)
    if (failure->unfilled >> i & 1)
      add_unfilled (w, i);
  if (failure->thrown)
    {
      if (failure->has_result && stmt->dst.kind == FRAME_PLACE
	  && stmt->dst.place.base != FRAME_BASE_PARAM)
	frame_add_lost (w, frame_lost_object_of (w->fn, &stmt->dst),
			FRAME_LOST);
      collect_filled (w, w->block, stmt - w->fn->blocks[w->block].stmts + 1);
    }
  add_outside (w);
  frame_way_keep_lost (w);
  if (failure->thrown)
    return w->n > 0;
  for (unsigned i = 0; i < stmt->n_args && i < 32; i++)
    if (failure->lost >> i & 1)
      frame_add_lost (w, frame_lost_object_of (w->fn, &stmt->args[i]),
		      FRAME_LOST);
  for (unsigned i = 0; i < failure->n_members && same_object_p (w); i++)
    {
      struct frame_lost *o
	= frame_add_lost (w, failure->members[i], FRAME_LOST);

      if (o)
	o->member = true;
    }
  add_result (w);
  return w->n > 0;
}

/* Uses.  */

/* STMT uses what W has lost.  */

static void
use (struct frame_failed_way *w, const struct frame_stmt *stmt, const char *what)
{
  w->done = true;
  /* The program has looked at the answer in a way that we do not see.  */
  if (w->unasked)
    return;
  if (w->mode == FRAME_WAY_REPORT)
    frame_report_lost (w, stmt, what);
  else if (w->mode == FRAME_WAY_PROBE)
    w->used = stmt;
}

/* STMT publishes or sends O.  */

static void
publish (struct frame_failed_way *w, const struct frame_stmt *stmt,
	 const struct frame_lost *o)
{
  bool sends = stmt->op == FRAME_OP_SEND;

  if (o->kind == FRAME_LOST)
    use (w, stmt, sends ? "the transform that it did not get is sent here"
			: "what it did not get is published here");
  else if (w->mode == FRAME_WAY_REPORT
	   && frame_labelled_target_p (w, o->object))
    use (w, stmt, "the identity takes its place and the result is "
	 "published as if it had been transformed");
}

/* STMT hands operand I, which is O, to a function.  One that can be written
   may be given a value; the answer of a function may be whether there is
   one.  */

static void
hand_over (struct frame_failed_way *w, const struct frame_stmt *stmt, unsigned i,
	   const struct frame_lost *o)
{
  const void *object = o->object;
  struct frame_info *callee = frame_callee_of (w->an, w->info, stmt);
  bool strict = w->failure || w->mode == FRAME_WAY_PROBE;

  if (!worthless_p (o))
    {
      if (stmt->args[i].kind == FRAME_ADDRESS)
	remove_object (w, object);
    }
  else if (o->kind == FRAME_LOST && callee
	   && frame_callee_uses_p (w, stmt, i))
    use (w, stmt, "what it did not get is used here");
  else if (stmt->args[i].kind == FRAME_ADDRESS)
    remove_object (w, object);
  else if (stmt->dst.kind != FRAME_NONE
	   && !(callee && callee->fn->result_type))
    w->done = true;
  else if (o->kind == FRAME_LOST && !strict)
    use (w, stmt, "what it did not get is used here");
}

/* A method of the same object is called: it may write members.  */

static void
forget_members (struct frame_failed_way *w)
{
  for (unsigned i = 0; i < w->n;)
    if (w->objects[i].member)
      w->objects[i] = w->objects[--w->n];
    else
      i++;
}

static void
call (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  const void *dst = frame_lost_object_of (w->fn, &stmt->dst);

  for (unsigned i = 0; i < stmt->n_args; i++)
    {
      const struct frame_operand *op = &stmt->args[i];
      const void *object = frame_lost_object_of (w->fn, op);
      struct frame_lost *o = frame_find_lost (w, object);

      if (op->kind == FRAME_PLACE && answer_p (w, object))
	w->done = true;
      else if (op->kind == FRAME_ADDRESS && op->place.n_path == 0
	       && member_p (w->fn, &op->place))
	forget_members (w);
      else if (o)
	hand_over (w, stmt, i, o);
      if (w->done)
	return;
    }
  forget_known (w, dst);
  if (stmt->dst.kind == FRAME_PLACE
      && !frame_writes_label_p (w->an, w->fn, stmt))
    remove_object (w, dst);
}

/* True if STMT takes a coordinate out of FROM, an object of W, or makes a
   number of one.  */

static bool
takes_coordinate_p (struct frame_failed_way *w, const struct frame_stmt *stmt,
		    const struct frame_lost *from)
{
  const struct frame_world *world = &w->an->world;
  const struct frame_place *place = &stmt->args[0].place;
  const char *last;

  if (from->coordinate)
    return true;
  if (stmt->op != FRAME_OP_SET
      || frame_lost_object_of (w->fn, &stmt->args[0]) != from->object
      || place->n_path == 0)
    return false;
  last = place->path[place->n_path - 1];
  return last == world->names[FRAME_K_X] || last == world->names[FRAME_K_Y]
	 || last == world->names[FRAME_K_Z];
}

/* STMT calculates with O: with a coordinate and something else that the
   program knows, it is used.  */

static void
calculate (struct frame_failed_way *w, const struct frame_stmt *stmt,
	   const struct frame_lost *o)
{
  bool other = false;

  for (unsigned i = 0; i < stmt->n_args; i++)
    other |= frame_place_operand_p (&stmt->args[i])
	     && !frame_find_lost (w, frame_lost_object_of (w->fn,
							   &stmt->args[i]));
  if (o->kind == FRAME_LOST && o->coordinate && other)
    use (w, stmt, "what it did not get is used here");
}

/* STMT constructs an object: where W is to be left, the result then holds
   nothing, whatever was there before.  */

static void
construct (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  const struct frame_place *place = &stmt->dst.place;

  if (w->mode == FRAME_WAY_LEAVE && place->n_path == 0
      && (place->base == FRAME_BASE_RESULT
	  || place->base == FRAME_BASE_LOCAL))
    frame_add_lost (w, frame_lost_object_of (w->fn, &stmt->dst),
		    FRAME_UNFILLED);
}

/* STMT returns, or gives the caller, an object that was constructed on the
   way.  */

static bool
returns_unfilled_p (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  const struct frame_lost *from;

  if (stmt->op != FRAME_OP_SET || stmt->dst.place.n_path
      || stmt->dst.place.base == FRAME_BASE_LOCAL)
    return false;
  from = frame_find_lost (w, variable_of (w, &stmt->args[0]));
  return from && from->kind == FRAME_UNFILLED;
}

/* STMT writes: objects of W get a value, or others become like them.  */

static void
write (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  struct frame_lost *from = read_object (w, stmt);
  const void *object = frame_lost_object_of (w->fn, &stmt->dst);

  if (stmt->dst.kind != FRAME_PLACE || !object)
    return;
  if (frame_constructs_p (stmt))
    {
      construct (w, stmt);
      return;
    }
  if (from)
    {
      /* Only labels: the data is another's.  */
      bool coordinate = takes_coordinate_p (w, stmt, from);
      struct frame_lost *to;

      if (frame_writes_label_p (w->an, w->fn, stmt))
	return;
      /* What stands in is there on purpose; what outlives the function may be
	 told of it elsewhere.  */
      if (from->kind == FRAME_REPLACED
	  && stmt->dst.place.base == FRAME_BASE_PARAM)
	{
	  remove_object (w, object);
	  return;
	}
      to = frame_add_lost (w, object, from->kind);
      if (to)
	{
	  to->coordinate = coordinate;
	  to->member = member_p (w->fn, &stmt->dst.place);
	}
    }
  else if (!frame_find_lost (w, object)
	   || frame_writes_label_p (w->an, w->fn, stmt))
    return;
  else if (identity_p (w, stmt))
    frame_add_lost (w, object, FRAME_REPLACED);
  else if (returns_unfilled_p (w, stmt))
    frame_add_lost (w, object, FRAME_UNFILLED);
  else
    remove_object (w, object);
}

/* Statement after statement.  */

/* True if the program hears from STMT whether there is a transform.  One that
   only waits, for whatever it may be, tells nothing of what was lost.  */

static bool
answers_p (const struct frame_stmt *stmt)
{
  return stmt->op == FRAME_OP_CAN_TRANSFORM && stmt->dst.kind != FRAME_NONE;
}

/* True if STMT ends the program or the node: nothing is done any more with
   what there is not.  */

static bool
shuts_down_p (const struct frame_stmt *stmt)
{
  return stmt->op == FRAME_OP_UNKNOWN && stmt->word
	 && strcmp (stmt->word, "shutdown") == 0;
}

static void
follow_stmt (struct frame_failed_way *w, const struct frame_stmt *stmt)
{
  const struct frame_lost *o = read_object (w, stmt);

  if (answers_p (stmt) || shuts_down_p (stmt))
    {
      w->done = true;
      return;
    }
  if (stmt->op == FRAME_OP_CALL)
    {
      call (w, stmt);
      return;
    }
  note_known (w, stmt);
  if (o)
    switch (stmt->op)
      {
      case FRAME_OP_SEND:
      case FRAME_OP_PUBLISH:
	publish (w, stmt, o);
	return;
      case FRAME_OP_APPLY:
      case FRAME_OP_COMPOSE:
      case FRAME_OP_INVERSE:
	if (o->kind == FRAME_LOST)
	  {
	    use (w, stmt, "the transform that it did not get is used here");
	    return;
	  }
	break;
      case FRAME_OP_DISTANCE:
	if (o->kind == FRAME_LOST)
	  {
	    use (w, stmt, "what it did not get is used here");
	    return;
	  }
	break;
      case FRAME_OP_BINARY:
	calculate (w, stmt, o);
	if (w->done)
	  return;
	break;
      case FRAME_OP_COMPARE:
      case FRAME_OP_EMPTY:
      case FRAME_OP_CLOBBER:
      case FRAME_OP_ADDRESS:
	w->done = true;
	return;
      default:
	break;
      }
  write (w, stmt);
}

/* True if block B of W writes one of its objects.  */

static bool
writes_object_p (struct frame_failed_way *w, const struct frame_block *b)
{
  for (unsigned i = 0; i < b->n_stmts; i++)
    {
      const struct frame_stmt *s = &b->stmts[i];

      if (answers_p (s) || shuts_down_p (s)
	  || (s->dst.kind == FRAME_PLACE
	      && frame_find_lost (w, frame_lost_object_of (w->fn, &s->dst))))
	return true;
      for (unsigned j = 0; j < s->n_args; j++)
	if (s->args[j].kind == FRAME_ADDRESS
	    && frame_find_lost (w, frame_lost_object_of (w->fn, &s->args[j])))
	  return true;
    }
  return false;
}

/* Forget what block B of W may set.  */

static void
forget_written (struct frame_failed_way *w, const struct frame_block *b)
{
  for (unsigned i = 0; i < b->n_stmts; i++)
    forget_known (w, variable_of (w, &b->stmts[i].dst));
}

/* The block where all ways from BLOCK, which leaves by several, meet again;
   -1 if they may have to do with the lookup of W.  */

static int
meeting (struct frame_failed_way *w, unsigned block)
{
  const struct frame_block *b = &w->fn->blocks[block];
  int join = frame_postdominator (w->an, w->info, block);
  bool *region, plain = join >= 0;

  if (!plain)
    return -1;
  region = (bool *) frame_xrealloc (NULL, w->fn->n_blocks);
  memset (region, 0, w->fn->n_blocks);
  for (unsigned i = 0; i < b->n_succ; i++)
    mark_reached (w->fn, b->succ[i], join, region);
  plain = !region[block] && !region[w->block];
  for (unsigned i = 0; i < w->fn->n_blocks && plain; i++)
    if (region[i])
      {
	plain = !writes_object_p (w, &w->fn->blocks[i]);
	forget_written (w, &w->fn->blocks[i]);
      }
  frame_xfree (region);
  return plain ? join : -1;
}

/* Loops.  */

/* Follow W once through the body of a loop that begins in block BODY.  False if
   the way ends there.  */

static bool
follow_body (struct frame_failed_way *w, unsigned body)
{
  unsigned n = w->fn->n_blocks;
  struct frame_failed_way inner = *w;

  inner.seen = (bool *) frame_xrealloc (NULL, n);
  memcpy (inner.seen, w->seen, n);
  frame_way_follow (&inner, body, 0);
  frame_xfree (inner.seen);
  w->reported |= inner.reported;
  w->used = inner.used;
  w->done |= inner.done || inner.returned;
  return !w->done;
}

/* The block behind the loop whose head is BLOCK, the objects of W being looked
   at in its body first: where there is something to loop over, the program
   comes there.  -1 if the way ends: BLOCK is the head of no loop, or of one
   that has to do with the lookup.  */

static int
past_loop (struct frame_failed_way *w, unsigned block)
{
  const struct frame_block *b = &w->fn->blocks[block];
  bool *region = (bool *) frame_xrealloc (NULL, w->fn->n_blocks);
  int body = -1, out = -1;
  unsigned bodies = 0, outs = 0;
  bool plain = true;

  for (unsigned i = 0; i < b->n_succ; i++)
    {
      memset (region, 0, w->fn->n_blocks);
      mark_reached (w->fn, b->succ[i], w->block, region);
      if (region[block])
	body = b->succ[i], bodies++;
      else
	out = b->succ[i], outs++;
    }
  memset (region, 0, w->fn->n_blocks);
  if (bodies == 1)
    mark_reached (w->fn, body, block, region);
  if (bodies != 1 || region[w->block] || !follow_body (w, body))
    out = -1;
  for (unsigned i = 0; i < w->fn->n_blocks && plain; i++)
    plain = !region[i] || !writes_object_p (w, &w->fn->blocks[i]);
  frame_xfree (region);
  return plain && outs == 1 ? out : -1;
}

/* The block that comes after block B of W, or -1.  */

static int
next_block (struct frame_failed_way *w, unsigned block)
{
  const struct frame_block *b = &w->fn->blocks[block];
  int next;

  if (b->n_succ == 2 && b->cond.kind == FRAME_PLACE)
    {
      const void *object = variable_of (w, &b->cond);
      const struct frame_known *known = find_known (w, object);

      if (known)
	{
	  w->unasked &= !known->answer;
	  return b->succ[known->n != 0 ? 0 : 1];
	}
    }
  if (b->n_succ == 0)
    w->returned = !b->throws;
  if (b->n_succ < 2)
    return b->n_succ ? (int) b->succ[0] : -1;
  next = meeting (w, block);
  return next >= 0 ? next : past_loop (w, block);
}

void
frame_way_follow (struct frame_failed_way *w, int from, unsigned stmt)
{
  bool first = true;

  while (from >= 0 && !w->seen[from] && (first || (unsigned) from != w->block))
    {
      const struct frame_block *b = &w->fn->blocks[from];

      first = false;
      w->seen[from] = true;
      for (unsigned i = stmt; i < b->n_stmts; i++)
	{
	  follow_stmt (w, &b->stmts[i]);
	  if (w->done || w->n == 0)
	    return;
	}
      stmt = 0;
      from = next_block (w, from);
    }
}

/* Ways.  */

void
frame_way_start (struct frame_failed_way *w, struct frame_analysis *an,
		 struct frame_info *info, unsigned block,
		 const struct frame_stmt *lookup, enum frame_way_mode mode)
{
  unsigned n = info->fn->n_blocks;

  memset (w, 0, sizeof *w);
  w->an = an;
  w->info = info;
  w->fn = info->fn;
  w->mode = mode;
  w->lookup = lookup;
  w->block = block;
  w->preds = (unsigned char *) frame_xrealloc (NULL, 3 * n);
  memset (w->preds, 0, 3 * n);
  w->seen = (bool *) w->preds + n;
  w->chain = w->seen + n;
  count_preds (w);
}

void
frame_way_end (struct frame_failed_way *w)
{
  frame_xfree (w->preds);
}
