/* What goes on without the transform that it did not get:
   -Wframe-unchecked-lookup.

   A lookup or transformation that throws leaves its block for the handler;
   one that canTransform or waitForTransform denies is left out.  We follow
   that way, from the handler or the false branch, and look what becomes of
   the objects that the lookup would have filled:

     try { t = lookup (...); }		lost: t, and what is made of it there
     catch (...) { warn (); }
     out = t * in;			a use of what is lost: the finding

   Lost is only what the function has given no value before.  An identity
   that stands in for it is no mistake by itself; it is one where the result
   is published under the name of the frame that the lookup would have led
   to.  The way ends where the program decides something (a flag, a test of
   the object, another try), for that may be whether there is a transform;
   only ways that meet again without touching the objects are passed over.  */

#include "check.h"
#include <string.h>

#define MAX_LOST 24

enum loss
{
  LOST,				/* holds nothing */
  REPLACED			/* holds an identity, or comes of one */
};

struct lost_object
{
  const char *name;		/* of the local variable */
  enum loss kind;
  bool coordinate;		/* a number, taken out of what is lost */
};

/* One way without the transform.  */
struct way
{
  struct frame_activation *a;
  const struct frame_function *fn;
  const struct frame_stmt *lookup;
  unsigned block;		/* that the lookup stands in */
  unsigned n;
  struct lost_object objects[MAX_LOST];
  unsigned char *preds;		/* by block: ways in, up to 2 */
  bool *seen;			/* by block: on the way */
  bool *chain;			/* by block: only reached with the transform */
  bool done;
};

/* Objects.  */

static bool
place_p (const struct frame_operand *op)
{
  return op->kind == FRAME_PLACE || op->kind == FRAME_ADDRESS
	 || op->kind == FRAME_CONST_ADDRESS;
}

/* The local variable that OP is, or is a part of; null if it is none.  */

static const char *
local_of (const struct frame_operand *op)
{
  return place_p (op) && op->place.base == FRAME_BASE_LOCAL ? op->place.name
							    : NULL;
}

/* The record of the object called NAME in W, or null.  */

static struct lost_object *
find_object (struct way *w, const char *name)
{
  for (unsigned i = 0; name && i < w->n; i++)
    if (w->objects[i].name == name)
      return &w->objects[i];
  return NULL;
}

static void
add_object (struct way *w, const char *name, enum loss kind)
{
  struct lost_object *old = find_object (w, name);

  if (old)
    old->kind = kind;
  else if (name && w->n < MAX_LOST)
    {
      w->objects[w->n].name = name;
      w->objects[w->n].coordinate = false;
      w->objects[w->n++].kind = kind;
    }
}

static void
remove_object (struct way *w, const char *name)
{
  struct lost_object *old = find_object (w, name);

  if (old)
    *old = w->objects[--w->n];
}

/* The first operand of STMT that is an object of W, or null.  */

static struct lost_object *
read_object (struct way *w, const struct frame_stmt *stmt)
{
  for (unsigned i = 0; i < stmt->n_args; i++)
    {
      struct lost_object *o = find_object (w, local_of (&stmt->args[i]));

      if (o)
	return o;
    }
  return NULL;
}

static bool
asks_p (const struct frame_stmt *stmt)
{
  return stmt->op == FRAME_OP_LOOKUP || stmt->op == FRAME_OP_TRANSFORM_TO;
}

/* True if STMT writes only the labels of its object: ids and stamp.  */

static bool
writes_label_p (struct frame_analysis *an, const struct frame_stmt *stmt)
{
  const struct frame_place *place = &stmt->dst.place;

  return place->n_path
	 && (place->path[0] == an->world.names[FRAME_K_HEADER]
	     || place->path[0] == an->world.names[FRAME_K_CHILD_FRAME_ID]);
}

/* True if STMT leaves its object without a value: a default constructor.  */

static bool
constructs_p (const struct frame_stmt *stmt)
{
  return stmt->op == FRAME_OP_INIT
	 || (stmt->op == FRAME_OP_UNKNOWN && stmt->word
	     && strcmp (stmt->word, "uninitialised") == 0);
}

/* The statement that defines the temporary of which STMT is a copy, or
   STMT.  */

static const struct frame_stmt *
source_of (const struct frame_function *fn, const struct frame_stmt *stmt)
{
  const char *name = stmt->op == FRAME_OP_SET && stmt->n_args
		       ? local_of (&stmt->args[0]) : NULL;

  for (unsigned i = 0; name && i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];

	if (s->dst.kind == FRAME_PLACE && local_of (&s->dst) == name)
	  return s;
      }
  return stmt;
}

/* Blocks.  */

static void
count_preds (struct way *w)
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

/* What the lookup fills.  */

/* Add to W what the statement STMT, reached only with the transform, makes of
   its objects.  */

static void
follow_filled (struct way *w, const struct frame_stmt *stmt)
{
  if (stmt->dst.kind == FRAME_PLACE
      && (read_object (w, stmt) || asks_p (stmt)))
    add_object (w, local_of (&stmt->dst), LOST);
}

/* The same for BLOCK from statement FROM on, and for the blocks that follow
   it alone.  */

static void
collect_filled (struct way *w, unsigned block, unsigned from)
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
identity_p (struct way *w, const struct frame_stmt *stmt)
{
  return source_of (w->fn, stmt)->op == FRAME_OP_IDENTITY;
}

/* True if STMT may give the object called NAME a value of its own.  */

static bool
gives_value_p (struct way *w, const struct frame_stmt *stmt, const char *name)
{
  bool by_address = stmt->op == FRAME_OP_CALL || stmt->op == FRAME_OP_CLOBBER
		    || stmt->op == FRAME_OP_APPEND
		    || stmt->op == FRAME_OP_ADDRESS;

  for (unsigned i = 0; by_address && i < stmt->n_args; i++)
    if (stmt->args[i].kind != FRAME_CONST_ADDRESS
	&& local_of (&stmt->args[i]) == name)
      return true;
  return stmt->dst.kind == FRAME_PLACE && local_of (&stmt->dst) == name
	 && !constructs_p (stmt) && !asks_p (stmt)
	 && !writes_label_p (w->a->an, stmt) && !read_object (w, stmt)
	 && !asks_p (source_of (w->fn, stmt));
}

/* Find out what the object O of W is before the lookup: without a value, an
   identity, or (false) something that the program wants to use.  */

static bool
classify_object (struct way *w, struct lost_object *o, const bool *before)
{
  for (unsigned i = 0; i < w->fn->n_blocks; i++)
    {
      const struct frame_block *b = &w->fn->blocks[i];

      if (!before[i] || w->chain[i])
	continue;
      for (unsigned j = 0; j < b->n_stmts && &b->stmts[j] != w->lookup; j++)
	if (gives_value_p (w, &b->stmts[j], o->name))
	  {
	    if (!identity_p (w, &b->stmts[j]))
	      return false;
	    o->kind = REPLACED;
	  }
    }
  return true;
}

/* Mark in BEFORE the blocks that can come before the lookup of W.  */

static void
find_before (struct way *w, bool *before)
{
  const struct frame_function *fn = w->fn;
  bool *seen = (bool *) frame_xrealloc (NULL, fn->n_blocks);

  for (unsigned i = 0; i < fn->n_blocks; i++)
    {
      memset (seen, 0, fn->n_blocks);
      mark_reached (fn, i, -1, seen);
      before[i] = seen[w->block];
    }
  frame_xfree (seen);
}

/* Keep of the objects of W those that hold nothing, or an identity, where the
   lookup fails.  */

static void
keep_lost (struct way *w)
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

/* Findings.  */

/* The frame that operand I of the lookup of W names, or null.  */

static const char *
frame_name (struct way *w, unsigned i)
{
  struct frame_analysis *an = w->a->an;
  const struct frame_value *id;
  bool by_default = false;

  if (i >= w->lookup->n_args)
    return NULL;
  if (w->lookup->op == FRAME_OP_TRANSFORM_TO && i == 1)
    id = frame_parent_id (an, frame_argument (w->a, w->lookup, 1));
  else
    id = frame_operand_string (w->a, w->lookup, i);
  if (id->u.string.n != 1 || id->u.string.other)
    return NULL;
  return frame_alt_text (an->world.strings, id->u.string.alts, &by_default);
}

/* What W asked for, for a sentence.  */

static const char *
wanted (struct way *w)
{
  struct frame_analysis *an = w->a->an;
  const char *target = frame_name (w, 0), *source = frame_name (w, 1);

  if (w->lookup->op == FRAME_OP_TRANSFORM_TO)
    return target ? frame_printf (an->arena, "the transformation to "
				  FRAME_Q ("%s"), target)
		  : "the transformation";
  if (target && source)
    return frame_printf (an->arena, "the lookup of " FRAME_Q ("%s_T_%s"),
			 target, source);
  return "the lookup";
}

static void
report (struct way *w, const struct frame_stmt *stmt, const char *what)
{
  struct frame_activation *a = w->a;
  struct frame_finding *finding = frame_findings_add (
    a->an->findings, FRAME_W_UNCHECKED_LOOKUP, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt), "if %s fails, %s", wanted (w), what);

  if (finding)
    frame_finding_note (a->an->findings, finding,
			frame_where_of (a, w->lookup),
			w->lookup->op == FRAME_OP_CAN_TRANSFORM
			  ? "nothing is looked up where this is false"
			  : "it throws here, and the handler comes back");
  w->done = true;
}

/* The way.  */

/* True if the label that STMT writes is the frame that the lookup of W would
   have led to.  */

static bool
labels_target_p (struct way *w, const struct frame_stmt *stmt)
{
  const struct frame_operand *target = &w->lookup->args[0];
  const struct frame_operand *label = &stmt->args[0];

  if (stmt->op != FRAME_OP_SET || w->lookup->n_args == 0
      || stmt->n_args == 0 || label->kind != target->kind)
    return false;
  return label->kind == FRAME_STRING ? strcmp (label->string,
					       target->string) == 0
	 : label->kind == FRAME_PLACE
	   && frame_place_equal (&label->place, &target->place);
}

/* True if the function of W gives the message called NAME, as one of its
   frames, the target of the lookup.  */

static bool
labelled_p (struct way *w, const char *name)
{
  struct frame_world *world = &w->a->an->world;

  for (unsigned i = 0; name && i < w->fn->n_blocks; i++)
    for (unsigned j = 0; j < w->fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &w->fn->blocks[i].stmts[j];
	const char *last;

	if (s->dst.kind != FRAME_PLACE || local_of (&s->dst) != name
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

/* STMT publishes or sends O.  */

static void
publish (struct way *w, const struct frame_stmt *stmt,
	 const struct lost_object *o)
{
  bool sends = stmt->op == FRAME_OP_SEND;

  if (o->kind == LOST)
    report (w, stmt, sends ? "the transform that it did not get is sent here"
			   : "what it did not get is published here");
  else if (labelled_p (w, local_of (&stmt->args[0])))
    report (w, stmt, "the identity takes its place and the result is "
	    "published as if it had been transformed");
}

/* STMT calls a function with an object of W.  One that can be written may be
   given a value; the answer of a function may be whether there is one.  */

static void
call (struct way *w, const struct frame_stmt *stmt)
{
  struct frame_info *callee
    = frame_find_function (w->a->an, w->a->info->fn->unit, stmt->word);

  for (unsigned i = 0; i < stmt->n_args; i++)
    {
      const char *name = local_of (&stmt->args[i]);
      struct lost_object *o = find_object (w, name);

      if (!o)
	continue;
      if (stmt->args[i].kind == FRAME_ADDRESS)
	remove_object (w, name);
      else if (stmt->dst.kind != FRAME_NONE
	       && !(callee && callee->fn->result_type))
	w->done = true;
      else if (o->kind == LOST)
	report (w, stmt, "what it did not get is used here");
      if (w->done)
	return;
    }
}

/* True if STMT takes a coordinate out of FROM, an object of W, or makes a
   number of one.  */

static bool
takes_coordinate_p (struct way *w, const struct frame_stmt *stmt,
		    const struct lost_object *from)
{
  const struct frame_world *world = &w->a->an->world;
  const struct frame_place *place = &stmt->args[0].place;
  const char *last;

  if (from->coordinate)
    return true;
  if (stmt->op != FRAME_OP_SET || local_of (&stmt->args[0]) != from->name
      || place->n_path == 0)
    return false;
  last = place->path[place->n_path - 1];
  return last == world->names[FRAME_K_X] || last == world->names[FRAME_K_Y]
	 || last == world->names[FRAME_K_Z];
}

/* STMT calculates with O: with a coordinate and something else that the
   program knows, it is used.  */

static void
calculate (struct way *w, const struct frame_stmt *stmt,
	   const struct lost_object *o)
{
  bool other = false;

  for (unsigned i = 0; i < stmt->n_args; i++)
    other |= place_p (&stmt->args[i])
	     && !find_object (w, local_of (&stmt->args[i]));
  if (o->kind == LOST && o->coordinate && other)
    report (w, stmt, "what it did not get is used here");
}

/* STMT writes: objects of W get a value, or others become like them.  */

static void
write (struct way *w, const struct frame_stmt *stmt)
{
  struct lost_object *from = read_object (w, stmt);
  const char *name = local_of (&stmt->dst);

  if (stmt->dst.kind != FRAME_PLACE || !name || constructs_p (stmt))
    return;
  if (from)
    {
      /* Only labels: the data is another's.  */
      bool coordinate = takes_coordinate_p (w, stmt, from);
      struct lost_object *to;

      if (writes_label_p (w->a->an, stmt))
	return;
      add_object (w, name, from->kind);
      to = find_object (w, name);
      if (to)
	to->coordinate = coordinate;
    }
  else if (!find_object (w, name) || writes_label_p (w->a->an, stmt))
    return;
  else if (identity_p (w, stmt))
    add_object (w, name, REPLACED);
  else
    remove_object (w, name);
}

static void
follow_stmt (struct way *w, const struct frame_stmt *stmt)
{
  const struct lost_object *o = read_object (w, stmt);

  if (stmt->op == FRAME_OP_CAN_TRANSFORM)
    {
      w->done = true;
      return;
    }
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
	if (o->kind == LOST)
	  {
	    report (w, stmt, "the transform that it did not get is used "
		    "here");
	    return;
	  }
	break;
      case FRAME_OP_BINARY:
	calculate (w, stmt, o);
	if (w->done)
	  return;
	break;
      case FRAME_OP_CALL:
	call (w, stmt);
	return;
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
writes_object_p (struct way *w, const struct frame_block *b)
{
  for (unsigned i = 0; i < b->n_stmts; i++)
    {
      const struct frame_stmt *s = &b->stmts[i];

      if (s->op == FRAME_OP_CAN_TRANSFORM
	  || (s->dst.kind == FRAME_PLACE
	      && find_object (w, local_of (&s->dst))))
	return true;
      for (unsigned j = 0; j < s->n_args; j++)
	if (s->args[j].kind == FRAME_ADDRESS
	    && find_object (w, local_of (&s->args[j])))
	  return true;
    }
  return false;
}

/* The block where all ways from BLOCK, which leaves by several, meet again;
   -1 if they may have to do with the lookup of W.  */

static int
meeting (struct way *w, unsigned block)
{
  const struct frame_block *b = &w->fn->blocks[block];
  int join = frame_postdominator (w->a->an, w->a->info, block);
  bool *region, plain = join >= 0;

  if (!plain)
    return -1;
  region = (bool *) frame_xrealloc (NULL, w->fn->n_blocks);
  memset (region, 0, w->fn->n_blocks);
  for (unsigned i = 0; i < b->n_succ; i++)
    mark_reached (w->fn, b->succ[i], join, region);
  plain = !region[block] && !region[w->block];
  for (unsigned i = 0; i < w->fn->n_blocks && plain; i++)
    plain = !region[i] || !writes_object_p (w, &w->fn->blocks[i]);
  frame_xfree (region);
  return plain ? join : -1;
}

/* Follow W from block FROM on.  */

static void
follow (struct way *w, int from)
{
  while (from >= 0 && !w->seen[from] && (unsigned) from != w->block)
    {
      const struct frame_block *b = &w->fn->blocks[from];

      w->seen[from] = true;
      for (unsigned i = 0; i < b->n_stmts; i++)
	{
	  follow_stmt (w, &b->stmts[i]);
	  if (w->done || w->n == 0)
	    return;
	}
      from = b->n_succ == 0   ? -1
	     : b->n_succ == 1 ? (int) b->succ[0] : meeting (w, from);
    }
}

/* The ways.  */

static void
start_way (struct way *w, struct frame_activation *a,
	   const struct frame_stmt *lookup)
{
  unsigned n = a->info->fn->n_blocks;

  memset (w, 0, sizeof *w);
  w->a = a;
  w->fn = a->info->fn;
  w->lookup = lookup;
  w->block = a->block;
  w->preds = (unsigned char *) frame_xrealloc (NULL, 3 * n);
  memset (w->preds, 0, 3 * n);
  w->seen = (bool *) w->preds + n;
  w->chain = w->seen + n;
  count_preds (w);
}

/* True if the block that runs follows another lookup of the same try: the way
   from that one tells of this one, too.  */

static bool
told_before_p (struct frame_activation *a)
{
  const struct frame_function *fn = a->info->fn;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    {
      const struct frame_block *b = &fn->blocks[i];

      if (i != a->block && b->eh == fn->blocks[a->block].eh
	  && b->n_succ == 1 && b->succ[0] == a->block && b->n_stmts
	  && asks_p (&b->stmts[b->n_stmts - 1]))
	return true;
    }
  return false;
}

/* STMT throws: go on from the handler.  */

static void
check_handler (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_block *b = &a->info->fn->blocks[a->block];
  struct way w;

  if (b->eh < 0 || stmt + 1 != b->stmts + b->n_stmts || told_before_p (a))
    return;
  start_way (&w, a, stmt);
  collect_filled (&w, a->block, b->n_stmts - 1);
  keep_lost (&w);
  if (w.n)
    follow (&w, b->eh);
  frame_xfree (w.preds);
}

/* The block of FN that branches on PLACE, or null.  */

static const struct frame_block *
branch_on (const struct frame_function *fn, const struct frame_place *place)
{
  for (unsigned i = 0; i < fn->n_blocks; i++)
    if (fn->blocks[i].n_succ == 2 && fn->blocks[i].cond.kind == FRAME_PLACE
	&& frame_place_equal (&fn->blocks[i].cond.place, place))
      return &fn->blocks[i];
  return NULL;
}

/* STMT asks whether there is a transform: go on from where there is none.  */

static void
check_denied (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_block *b;
  struct way w;

  if (stmt->dst.kind != FRAME_PLACE)
    return;
  b = branch_on (a->info->fn, &stmt->dst.place);
  if (!b)
    return;
  start_way (&w, a, stmt);
  w.block = b - a->info->fn->blocks;
  if (w.preds[b->succ[0]] == 1)
    collect_filled (&w, b->succ[0], 0);
  keep_lost (&w);
  if (w.n)
    follow (&w, b->succ[1]);
  frame_xfree (w.preds);
}

void
frame_check_unchecked (struct frame_activation *a,
		       const struct frame_stmt *stmt)
{
  if (asks_p (stmt))
    check_handler (a, stmt);
  else if (stmt->op == FRAME_OP_CAN_TRANSFORM)
    check_denied (a, stmt);
}
