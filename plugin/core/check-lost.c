/* Ids that are written and overwritten before anything reads them:
   -Wframe-lost-header.

   Whether a write is lost is a question of the function's text: from the
   statement that overwrites an id we walk back over straight code to the one
   that wrote it, and give up at the first that may read it.  What both of
   them wrote is a question of values.  A copied header of which only the id
   is changed, and a default that a branch or a parameter changes, are how
   programs are meant to be written.  */

#include "check.h"
#include "infer-frames.h"
#include <string.h>

/* How many statements and blocks are looked at for one id.  A function whose
   statements all look far back would take the square of its length; who
   writes an id twice does so in a few lines.  */
#define MAX_LOOKED_AT 4096

/* How a statement writes an id.  */
enum id_write
{
  WRITE_NONE,
  WRITE_ID,			/* the id itself */
  WRITE_HEADER,			/* its whole header */
  WRITE_OBJECT			/* the whole message */
};

/* An id that the statement STMT overwrites.  */
struct lost
{
  struct frame_activation *a;
  const struct frame_stmt *stmt;
  enum id_write how;
  struct frame_place place;	/* of the id */
  const struct frame_stmt *writer;
  enum id_write before;		/* how WRITER wrote it */
};

/* Places.  */

static bool
same_base_p (const struct frame_place *a, const struct frame_place *b)
{
  return a->base == b->base && a->name == b->name && a->param == b->param;
}

/* True if A is B or contains it.  */

static bool
contains_p (const struct frame_place *a, const struct frame_place *b)
{
  if (!same_base_p (a, b) || a->n_path > b->n_path)
    return false;
  for (unsigned i = 0; i < a->n_path; i++)
    if (a->path[i] != b->path[i])
      return false;
  return true;
}

/* How a write to PLACE changes the id at ID.  */

static enum id_write
write_of (struct frame_analysis *an, const struct frame_place *place,
	  const struct frame_place *id)
{
  if (!contains_p (place, id))
    return WRITE_NONE;
  if (place->n_path == id->n_path)
    return WRITE_ID;
  return place->n_path + 1 == id->n_path
	     && (place->n_path == 0
		 || place->path[place->n_path - 1]
		      == an->world.names[FRAME_K_HEADER])
	   ? WRITE_HEADER : WRITE_OBJECT;
}

/* True if STMT may read the id at ID, or hands it to code that may.  */

static bool
reads_p (const struct frame_stmt *stmt, const struct frame_place *id)
{
  if (id->base != FRAME_BASE_LOCAL
      && (stmt->op == FRAME_OP_CALL || stmt->op == FRAME_OP_CLOBBER))
    return true;
  for (unsigned i = 0; i < stmt->n_args; i++)
    if (frame_place_operand_p (&stmt->args[i])
	&& (contains_p (&stmt->args[i].place, id)
	    || contains_p (id, &stmt->args[i].place)))
      return true;
  return false;
}

/* True if STMT reads coordinates of the message whose header is around the id
   at ID: they are in the frame that was written before, and what comes after
   may be a change of frames by hand.  */

static bool
uses_data_p (const struct frame_stmt *stmt, const struct frame_place *id)
{
  struct frame_place owner = *id;

  if (id->n_path < 2)
    return false;
  owner.n_path -= 2;
  for (unsigned i = 0; i < stmt->n_args; i++)
    if (frame_place_operand_p (&stmt->args[i])
	&& stmt->args[i].place.n_path > owner.n_path
	&& contains_p (&owner, &stmt->args[i].place)
	&& frame_member_framed_p (stmt->args[i].place.path[owner.n_path]))
      return true;
  return false;
}

/* True if the statement before number I of BLOCK is of the same call and
   writes the whole message around the id at ID.  */

static bool
part_of_call_p (struct frame_analysis *an, const struct frame_block *block,
		unsigned i, const struct frame_place *id)
{
  const struct frame_stmt *stmt = &block->stmts[i];

  while (i-- > 0 && block->stmts[i].loc.line == stmt->loc.line
	 && block->stmts[i].loc.column == stmt->loc.column)
    if (block->stmts[i].dst.kind == FRAME_PLACE
	&& write_of (an, &block->stmts[i].dst.place, id) == WRITE_OBJECT)
      return true;
  return false;
}

/* True if the object of the id at ID goes by another name as well: somebody
   took its address, or copied the pointer to it.  */

static bool
shared_p (const struct frame_function *fn, const struct frame_place *id)
{
  unsigned last = 0;		/* components up to the last pointer */

  for (unsigned i = 0; i < id->n_path; i++)
    if (id->path[i][0] == '*')
      last = i;
  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *stmt = &fn->blocks[i].stmts[j];

	if (stmt->n_args == 0 || !frame_place_operand_p (&stmt->args[0])
	    || !contains_p (&stmt->args[0].place, id))
	  continue;
	if (stmt->op == FRAME_OP_ADDRESS
	    || (stmt->op == FRAME_OP_SET && stmt->args[0].place.n_path <= last
		&& last))
	  return true;
      }
  return false;
}

/* The one block that leads to BLOCK and nowhere else; -1 if there is none.  */

static int
straight_from (const struct frame_function *fn, unsigned block)
{
  int from = -1;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_succ; j++)
      if (fn->blocks[i].succ[j] == block)
	{
	  if (from >= 0 || fn->blocks[i].n_succ != 1)
	    return -1;
	  from = (int) i;
	}
  return from;
}

/* Find who wrote the id of L; false if it may have been read since, or if
   another path leads here.  */

static bool
find_writer (struct lost *l)
{
  struct frame_analysis *an = l->a->an;
  const struct frame_function *fn = l->a->info->fn;
  int block = (int) l->a->block;
  const struct frame_block *here = &fn->blocks[block];
  unsigned i, looked_at = 0;

  /* The copies of a value on its way out may stand in another block.  */
  if (here->n_stmts == 0 || l->stmt < here->stmts
      || l->stmt >= here->stmts + here->n_stmts)
    return false;
  i = (unsigned) (l->stmt - here->stmts);
  for (unsigned steps = 0; block >= 0 && steps < fn->n_blocks; steps++)
    {
      /* straight_from looks at all blocks.  */
      if (steps)
	looked_at += fn->n_blocks;
      while (i-- > 0)
	{
	  const struct frame_stmt *stmt = &fn->blocks[block].stmts[i];

	  if (looked_at++ >= MAX_LOOKED_AT || reads_p (stmt, &l->place)
	      || (l->how == WRITE_ID && uses_data_p (stmt, &l->place)))
	    return false;
	  if (stmt->dst.kind != FRAME_PLACE)
	    continue;
	  l->before = write_of (an, &stmt->dst.place, &l->place);
	  l->writer = stmt;
	  if (l->before != WRITE_NONE)
	    return (stmt->loc.line != l->stmt->loc.line
		    || stmt->loc.file != l->stmt->loc.file)
		   && !part_of_call_p (an, &fn->blocks[block], i, &l->place);
	}
      block = straight_from (fn, (unsigned) block);
      if (block >= 0)
	i = fn->blocks[block].n_stmts;
    }
  return false;
}

/* Values.  */

/* The id that the statement of L leaves at its place; null if unknown.  */

static const struct frame_value *
new_id (const struct lost *l)
{
  struct frame_activation *a = l->a;
  struct frame_world *world = &a->an->world;
  const struct frame_stmt *stmt = l->stmt;
  const struct frame_value *parent, *child;

  if (stmt->n_args == 0)
    return NULL;
  switch (stmt->op)
    {
    case FRAME_OP_SET:
      return frame_node_string (
	world,
	frame_node_at (world, frame_argument (a, stmt, 0),
		       l->place.path + stmt->dst.place.n_path,
		       l->place.n_path - stmt->dst.place.n_path));
    case FRAME_OP_APPLY:
      frame_transform_frames (a, &stmt->args[0], &parent, &child);
      return parent;
    case FRAME_OP_TRANSFORM_TO:
      return frame_operand_string (a, stmt, 0);
    default:
      return NULL;
    }
}

/* The one alternative of VALUE, or null.  */

static const struct frame_alt *
only_alt (const struct frame_value *value)
{
  const struct frame_string *s = value ? &value->u.string : NULL;

  return s && s->n == 1 && !s->other ? s->alts : NULL;
}

/* How the id of L is overwritten, for a sentence.  */

static const char *
means_of (const struct lost *l)
{
  return l->stmt->op == FRAME_OP_APPLY || l->stmt->op == FRAME_OP_TRANSFORM_TO
	   ? "by the transformation"
	 : l->how == WRITE_HEADER ? "with the whole header"
	 : l->how == WRITE_OBJECT ? "with the whole message"
				  : "by a second one";
}

/* Report that the id of L, OLD before (null: unknown), is NEW now (null:
   unknown).  EMPTY is why it is "", or null.  */

static void
report (const struct lost *l, const char *old, const char *now,
	const struct frame_alt *empty, enum frame_certainty certainty)
{
  struct frame_analysis *an = l->a->an;
  struct frame_where where = frame_where_of (l->a, l->stmt);
  const char *subject = old ? frame_printf (an->arena, "frame id "
					    FRAME_Q ("%s"), old)
			    : "the frame id";
  const char *result
    = !now  ? ""
      : *now ? frame_printf (an->arena, ": it is " FRAME_Q ("%s") " now", now)
	     : ": it is empty now";
  struct frame_finding *finding = frame_findings_add (
    an->findings, FRAME_W_LOST_HEADER, certainty, where,
    "%s is overwritten %s before anything uses it%s", subject, means_of (l),
    result);

  if (!finding)
    return;
  frame_finding_note (an->findings, finding, frame_where_of (l->a, l->writer),
		      "it is written here");
  if (empty && frame_where_known_p (empty->where))
    frame_finding_note (an->findings, finding, empty->where,
			"what overwrites it is made here, without a frame");
}

/* Compare what is lost with what comes instead.  */

static void
check_values (const struct lost *l, const struct frame_value *before,
	      const struct frame_value *after)
{
  struct frame_analysis *an = l->a->an;
  const struct frame_alt *x = only_alt (before), *y = only_alt (after);
  bool by_default = false;
  const char *old
    = x ? frame_alt_text (an->world.strings, x, &by_default) : NULL;
  const char *now
    = y ? frame_alt_text (an->world.strings, y, &by_default) : NULL;

  if (frame_string_empty_p (before, false) || (old && !*old))
    return;
  if (after && frame_string_empty_p (after, true))
    report (l, old, "", y, FRAME_ON_EVERY_PATH);
  else if (old && now && *now)
    {
      if (frame_strip_slash (an, old) != frame_strip_slash (an, now)
	  && (l->how != WRITE_ID || !by_default))
	report (l, old, now, NULL,
		by_default ? FRAME_ON_SOME_PATH : FRAME_ON_EVERY_PATH);
    }
  else if (old && !by_default && l->how != WRITE_ID && !now)
    report (l, old, NULL, NULL, FRAME_ON_SOME_PATH);
}

static void
check_place (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_place *place)
{
  struct lost l = { .a = a, .stmt = stmt, .place = *place };
  struct frame_targets targets;

  l.how = write_of (a->an, &stmt->dst.place, place);
  if (reads_p (stmt, place) || !find_writer (&l) || l.before == WRITE_OBJECT
      || (l.before == WRITE_HEADER && l.how == WRITE_ID)
      || shared_p (a->info->fn, place))
    return;
  frame_resolve (a, place, &targets);
  if (targets.n != 1 || targets.other)
    return;
  check_values (&l,
		frame_node_string (&a->an->world,
				   frame_read_targets (a, &targets)),
		new_id (&l));
}

/* Look at the id that is at PLACE extended by header.frame_id, or by frame_id
   if it is a HEADER.  */

static void
check_below (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_place *place, bool header)
{
  const char *const *names = a->an->world.names;
  const char *path[FRAME_MAX_STEPS + 2];
  struct frame_place id = *place;

  if (place->n_path > FRAME_MAX_STEPS)
    return;
  for (unsigned i = 0; i < place->n_path; i++)
    path[i] = place->path[i];
  id.path = path;
  if (!header)
    path[id.n_path++] = names[FRAME_K_HEADER];
  path[id.n_path++] = names[FRAME_K_FRAME_ID];
  check_place (a, stmt, &id);
}

void
frame_check_lost_header (struct frame_activation *a,
			 const struct frame_stmt *stmt)
{
  const char *const *names = a->an->world.names;
  const struct frame_place *place = &stmt->dst.place;
  const char *last = NULL;

  if (stmt->dst.kind != FRAME_PLACE
      || (stmt->op != FRAME_OP_SET && stmt->op != FRAME_OP_APPLY
	  && stmt->op != FRAME_OP_TRANSFORM_TO))
    return;
  if (place->n_path)
    last = place->path[place->n_path - 1];
  if (last == names[FRAME_K_FRAME_ID] || last == names[FRAME_K_CHILD_FRAME_ID])
    {
      if (stmt->n_args && stmt->args[0].kind == FRAME_STRING)
	check_place (a, stmt, place);
    }
  else
    {
      check_below (a, stmt, place, last == names[FRAME_K_HEADER]);
      if (last == NULL
	  && frame_node_own_child (frame_read (a, place),
				   names[FRAME_K_FRAME_ID]))
	check_below (a, stmt, place, true);
    }
}

bool
frame_lost_at_p (struct frame_analysis *an, struct frame_where where)
{
  const struct frame_findings *findings = an->findings;

  for (unsigned i = 0; i < findings->n; i++)
    if (findings->list[i].warning == FRAME_W_LOST_HEADER)
      for (unsigned j = 0; j < findings->list[i].n_notes; j++)
	if (frame_where_equal_p (findings->list[i].notes[j].where, where))
	  return true;
  return false;
}
