/* Where a number came from, followed backwards.  */

#include "trace.h"
#include <ctype.h>
#include <string.h>

/* Steps of one trace.  */
#define MAX_TRACE 24

/* Names.  */

/* The part of TEXT from START on up to a "$", interned; null if that is
   empty.  */

static const char *
plain_part (struct frame_activation *a, const char *text)
{
  size_t n = strcspn (text, "$");

  return n ? frame_intern_n (a->an->world.strings, text, n) : NULL;
}

/* The name of the local variable that is called NAME in frame IR: "yaw",
   "yaw$2" for a second one, "12$yaw" for what an expression gave it, "12" for
   a temporary.  */

static const char *
local_name (struct frame_activation *a, const char *name)
{
  size_t digits = strspn (name, "0123456789");

  if (digits == 0)
    return plain_part (a, name);
  return name[digits] == '$' ? plain_part (a, name + digits + 1) : NULL;
}

const char *
frame_trace_name (struct frame_activation *a, const struct frame_place *place)
{
  for (unsigned i = place->n_path; i-- > 0;)
    {
      const char *component = place->path[i];
      const char *colon = strrchr (component, ':');

      if (component[0] == '*' || component[0] == '[' || component[0] == '{')
	continue;
      return colon ? colon + 1 : component;
    }
  switch (place->base)
    {
    case FRAME_BASE_LOCAL:
      return local_name (a, place->name);
    case FRAME_BASE_PARAM:
      if (place->param < a->info->fn->n_params)
	return a->info->fn->params[place->param].name;
      return NULL;
    case FRAME_BASE_GLOBAL:
      return strncmp (place->name, "_Z", 2) ? place->name : NULL;
    default:
      return NULL;
    }
}

/* Definitions.  */

/* True if the shorter of the paths of A and B, which have one base, is the
   beginning of the other.  */

static bool
overlap_p (const struct frame_place *a, const struct frame_place *b)
{
  unsigned n = a->n_path < b->n_path ? a->n_path : b->n_path;

  if (a->base != b->base || a->name != b->name || a->param != b->param)
    return false;
  for (unsigned i = 0; i < n; i++)
    if (a->path[i] != b->path[i])
      return false;
  return true;
}

/* True if STMT may write PLACE.  */

static bool
writes_p (const struct frame_stmt *stmt, const struct frame_place *place)
{
  if (stmt->dst.kind == FRAME_PLACE && overlap_p (&stmt->dst.place, place))
    return true;
  if (stmt->op != FRAME_OP_CALL && stmt->op != FRAME_OP_CLOBBER)
    return false;
  for (unsigned i = 0; i < stmt->n_args; i++)
    if ((stmt->args[i].kind == FRAME_ADDRESS
	 || (stmt->op == FRAME_OP_CLOBBER && stmt->args[i].kind == FRAME_PLACE))
	&& overlap_p (&stmt->args[i].place, place))
      return true;
  return false;
}

/* The last statement of BLOCK before the site LIMIT that may write
   PLACE.  */

static const struct frame_stmt *
last_write (const struct frame_block *block, unsigned limit,
	    const struct frame_place *place)
{
  for (unsigned i = block->n_stmts; i-- > 0;)
    if (block->stmts[i].site < limit && writes_p (&block->stmts[i], place))
      return &block->stmts[i];
  return NULL;
}

/* The block of FN that STMT stands in.  */

static const struct frame_block *
block_of (const struct frame_function *fn, const struct frame_stmt *stmt)
{
  for (unsigned i = 0; i < fn->n_blocks; i++)
    {
      const struct frame_block *b = &fn->blocks[i];

      if (b->n_stmts && stmt >= b->stmts && stmt < b->stmts + b->n_stmts)
	return b;
    }
  return NULL;
}

/* The statement that certainly wrote last what STMT of A sees at PLACE, or at
   a part or the whole of it.  Null if there is none; *SEVERAL tells if there
   are too many, and which is the last.  */

static const struct frame_stmt *
write_before (struct frame_activation *a, const struct frame_stmt *stmt,
	      const struct frame_place *place, bool *several)
{
  const struct frame_function *fn = a->info->fn;
  const struct frame_block *block = block_of (fn, stmt);
  const struct frame_stmt *found
    = block ? last_write (block, stmt->site, place) : NULL;

  *several = false;
  for (unsigned i = 0; !found && i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *other = &fn->blocks[i].stmts[j];

	if (!writes_p (other, place))
	  continue;
	if (found)
	  {
	    *several = true;
	    return NULL;
	  }
	found = other;
      }
  /* The only one stands behind: what it sees is older, or of the round before
     in a loop.  */
  if (found && found->site >= stmt->site && block == block_of (fn, found))
    {
      *several = a->info->loops;
      return NULL;
    }
  return found;
}

const struct frame_stmt *
frame_trace_definition (struct frame_activation *a,
			const struct frame_stmt *stmt,
			const struct frame_place *place, bool *several)
{
  const struct frame_stmt *found = write_before (a, stmt, place, several);

  if (found
      && (found->dst.kind != FRAME_PLACE
	  || !frame_place_equal (&found->dst.place, place)))
    {
      /* A call may write it, or the whole object was made.  */
      *several = found->op == FRAME_OP_CALL || found->op == FRAME_OP_CLOBBER;
      return NULL;
    }
  return found;
}

/* Following.  */

/* The number that OP of A is known to be in the state under evaluation.  */

static bool
known_number (struct frame_activation *a, const struct frame_operand *op,
	      double *n)
{
  if (op->kind == FRAME_NUMBER)
    {
      *n = op->number;
      return true;
    }
  return op->kind == FRAME_PLACE
	 && frame_node_number (&a->an->world, frame_operand_node (a, op), n);
}

/* Take the step from the result of the calculation STMT to its one operand
   that is not constant.  Null if it is none of ours.  */

static const struct frame_operand *
step_back (struct frame_activation *a, const struct frame_stmt *stmt,
	   struct frame_source *source)
{
  double n;
  bool left;

  if (stmt->n_args != 2 || !stmt->word || stmt->word[1])
    return NULL;
  left = known_number (a, &stmt->args[0], &n);
  if (!left && !known_number (a, &stmt->args[1], &n))
    return NULL;
  switch (stmt->word[0])
    {
    case '+':
      source->offset += source->factor * n;
      break;
    case '-':
      source->offset += source->factor * (left ? n : -n);
      if (left)
	source->factor = -source->factor;
      break;
    case '*':
      source->factor *= n;
      break;
    case '/':
      if (left || n == 0)
	return NULL;
      source->factor /= n;
      break;
    default:
      return NULL;
    }
  return &stmt->args[left ? 1 : 0];
}

/* Go from SOURCE's place, a whole parameter, to what the caller hands over.
   Null if no caller is known.  */

static const struct frame_operand *
argument_of_caller (struct frame_source *source,
		    const struct frame_stmt **stmt)
{
  struct frame_activation *caller = source->a->caller;
  unsigned i = source->place.param;

  if (source->place.base != FRAME_BASE_PARAM || source->place.n_path
      || !caller || !caller->stmt || caller->stmt->op != FRAME_OP_CALL
      || i >= caller->stmt->n_args)
    return NULL;
  source->a = caller;
  *stmt = caller->stmt;
  return &caller->stmt->args[i];
}

/* If the object that PLACE is a part of was copied before STMT of A: the same
   part of the original; *STMT becomes the copy then.  Null if not.  */

static const struct frame_operand *
part_of_original (struct frame_activation *a, const struct frame_place *place,
		  const struct frame_stmt **stmt)
{
  bool several;
  const struct frame_stmt *copy = write_before (a, *stmt, place, &several);
  unsigned below = copy ? copy->dst.place.n_path : 0;
  struct frame_operand *part;
  const char **path;

  if (!copy || copy->op != FRAME_OP_SET || copy->n_args != 1
      || copy->dst.kind != FRAME_PLACE || below >= place->n_path
      || copy->args[0].kind != FRAME_PLACE
      || copy->args[0].place.n_path + place->n_path - below > FRAME_MAX_STEPS)
    return NULL;
  part = frame_alloc (a->an->round, sizeof *part);
  path = frame_alloc (a->an->round, FRAME_MAX_STEPS * sizeof *path);
  *part = copy->args[0];
  frame_path_copy (path, part->place.path, part->place.n_path);
  frame_path_copy (path + part->place.n_path, place->path + below,
		   place->n_path - below);
  part->place.n_path += place->n_path - below;
  part->place.path = path;
  *stmt = copy;
  return part;
}

/* What made the value of SOURCE's place that *STMT sees; null where the trace
   ends.  */

static const struct frame_operand *
previous (struct frame_source *source, const struct frame_stmt **stmt)
{
  bool several;
  const struct frame_stmt *made
    = frame_trace_definition (source->a, *stmt, &source->place, &several);

  source->opaque = source->several = several;
  if (!made && !several)
    {
      const struct frame_operand *part
	= part_of_original (source->a, &source->place, stmt);

      return part ? part : argument_of_caller (source, stmt);
    }
  if (!made)
    return NULL;
  source->stmt = *stmt = made;
  switch (made->op)
    {
    case FRAME_OP_SET:
      return made->n_args == 1 ? &made->args[0] : NULL;
    case FRAME_OP_BINARY:
      {
	const struct frame_operand *op = step_back (source->a, made, source);

	source->opaque = op == NULL;
	return op;
      }
    case FRAME_OP_UNKNOWN:
      source->quantity = made->word;
      source->opaque = made->word == NULL;
      return NULL;
    default:
      source->opaque = true;
      return NULL;
    }
}

void
frame_trace (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_operand *op, struct frame_source *source)
{
  memset (source, 0, sizeof *source);
  source->factor = 1;
  source->a = a;
  for (unsigned i = 0; op && i < MAX_TRACE; i++)
    {
      const char *name;

      if (op->kind == FRAME_NUMBER)
	{
	  source->is_constant = true;
	  source->constant = source->factor * op->number + source->offset;
	  source->factor = 1;
	  source->offset = 0;
	  return;
	}
      source->opaque = op->kind == FRAME_UNKNOWN || op->kind == FRAME_NONE;
      if (op->kind != FRAME_PLACE && op->kind != FRAME_ADDRESS
	  && op->kind != FRAME_CONST_ADDRESS)
	return;
      source->has_place = true;
      source->place = op->place;
      name = frame_trace_name (source->a, &op->place);
      if (name && !source->name)
	{
	  source->name = name;
	  source->name_factor = source->factor;
	}
      if (name)
	source->source_name = name;
      op = previous (source, &stmt);
    }
  source->opaque |= op != NULL;
}

bool
frame_trace_components (struct frame_activation *a,
			const struct frame_stmt *stmt, unsigned n,
			struct frame_source *sources)
{
  const char *const *names = a->an->world.names;
  struct frame_place place = stmt->dst.place;
  const char *path[FRAME_MAX_STEPS];
  unsigned last = place.n_path - 1;

  if (place.n_path > FRAME_MAX_STEPS)
    return false;
  frame_path_copy (path, place.path, place.n_path);
  place.path = path;
  for (unsigned i = 0; i < n; i++)
    {
      const struct frame_stmt *def = stmt;
      bool several;

      path[last] = names[FRAME_K_X + i];
      if (path[last] != stmt->dst.place.path[last])
	def = frame_trace_definition (a, stmt, &place, &several);
      if (!def || def->op != FRAME_OP_SET || def->site > stmt->site
	  || def->n_args != 1)
	return false;
      frame_trace (a, def, &def->args[0], &sources[i]);
    }
  return true;
}
