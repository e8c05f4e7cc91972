/* Transforms of which only a part is applied, or too much:
   -Wframe-partial-transform.

   A transform turns and moves a point and only turns a free vector (a
   velocity, a force, a direction).  What data is, the members of the
   messages say that it came from (ros-models/members.def); of anything else
   nothing is said.  Of a part that is left out the whole function must show
   no trace: a point is often turned in one statement and moved in the
   next.  */

#include "check.h"
#include "infer-frames.h"
#include "trace.h"
#include <string.h>

/* Copies of copies of data are followed this far.  */
#define MAX_COPIES 4

/* True if S gives the local variable NAME a value.  */

static bool
defines_p (const struct frame_stmt *s, const char *name)
{
  return s->dst.kind == FRAME_PLACE && s->dst.place.base == FRAME_BASE_LOCAL
	 && s->dst.place.name == name && !frame_constructs_p (s);
}

/* The statement that gave the variable NAME the value that it has at STMT:
   the last one before it in its block, else the only one.  Null if it is not
   known.  */

static const struct frame_stmt *
definition_of (struct frame_activation *a, const struct frame_stmt *stmt,
	       const char *name)
{
  const struct frame_function *fn = a->info->fn;
  const struct frame_stmt *stmts = fn->blocks[a->block].stmts;
  const struct frame_stmt *def = NULL;

  for (size_t i = stmt - stmts; i-- > 0;)
    if (defines_p (&stmts[i], name))
      return &stmts[i];
  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      if (defines_p (&fn->blocks[i].stmts[j], name))
	{
	  if (def)
	    return NULL;
	  def = &fn->blocks[i].stmts[j];
	}
  return def;
}

/* If the variable that OP is, at STMT of the block that runs, is a copy of
   something: the operand that it was copied from; else OP.  */

static const struct frame_operand *
copied_from (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_operand *op)
{
  const struct frame_stmt *def;

  if (!frame_place_operand_p (op) || op->place.n_path
      || op->place.base != FRAME_BASE_LOCAL)
    return op;
  def = definition_of (a, stmt, op->place.name);
  return def && def->op == FRAME_OP_SET && def->dst.place.n_path == 0
	     && frame_place_operand_p (&def->args[0]) ? &def->args[0] : op;
}

/* What the data at OP is, by where its x component came from.  */

static enum frame_sort
sort_of_component (struct frame_activation *a, const struct frame_stmt *stmt,
		   const struct frame_operand *op)
{
  const char *path[FRAME_MAX_STEPS];
  struct frame_operand x = *op;
  struct frame_source source;
  enum frame_sort sort;

  if (!frame_place_operand_p (op) || op->place.n_path + 1 > FRAME_MAX_STEPS)
    return FRAME_SORT_ANY;
  frame_path_copy (path, op->place.path, op->place.n_path);
  path[x.place.n_path++] = a->an->world.names[FRAME_K_X];
  x.place.path = path;
  x.kind = FRAME_PLACE;
  frame_trace (a, stmt, &x, &source);
  if (source.is_constant || !source.has_place || source.offset != 0)
    return FRAME_SORT_ANY;
  x.place = source.place;
  sort = frame_data_sort (source.a, &x);
  /* A multiple of a point may be a way to go.  */
  return sort == FRAME_SORT_POINT && source.factor != 1 ? FRAME_SORT_ANY : sort;
}

/* What the data at OP is, by what it was copied from.  */

static enum frame_sort
sort_of (struct frame_activation *a, const struct frame_stmt *stmt,
	 const struct frame_operand *op)
{
  enum frame_sort sort = frame_data_sort (a, op);

  for (unsigned i = 0; i < MAX_COPIES && sort == FRAME_SORT_ANY; i++)
    {
      const struct frame_operand *from = copied_from (a, stmt, op);

      if (from == op)
	break;
      op = from;
      sort = frame_data_sort (a, op);
    }
  return sort == FRAME_SORT_ANY ? sort_of_component (a, stmt, op) : sort;
}

/* The position of the component K in the path of PLACE, or -1.  */

static int
component_at (struct frame_analysis *an, const struct frame_place *place,
	      enum frame_well_known k)
{
  for (unsigned i = 0; i < place->n_path; i++)
    if (place->path[i] == an->world.names[k])
      return i;
  return -1;
}

static bool
same_root_p (const struct frame_place *a, const struct frame_place *b)
{
  return a->base == b->base && a->name == b->name && a->param == b->param;
}

/* True if OP reads, or may read, the part K of the transform whose root is
   that of OWNER: it names that part, or no part at all.  */

static bool
mentions_p (struct frame_analysis *an, const struct frame_operand *op,
	    const struct frame_place *owner, enum frame_well_known k)
{
  enum frame_well_known other
    = k == FRAME_K_ROTATION ? FRAME_K_TRANSLATION : FRAME_K_ROTATION;

  return frame_place_operand_p (op) && same_root_p (&op->place, owner)
	 && component_at (an, &op->place, other) < 0
	 && component_at (an, &op->place, FRAME_K_HEADER) < 0
	 && component_at (an, &op->place, FRAME_K_CHILD_FRAME_ID) < 0;
}

/* True if the function of A does something with the part K of the transform
   whose root is that of OWNER.  */

static bool
uses_part_p (struct frame_activation *a, const struct frame_place *owner,
	     enum frame_well_known k)
{
  const struct frame_function *fn = a->info->fn;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];

	for (unsigned l = 0; l < s->n_args; l++)
	  if (mentions_p (a->an, &s->args[l], owner, k))
	    return true;
      }
  return false;
}

/* The one text of the id VALUE, or null.  */

static const char *
text_of (struct frame_analysis *an, const struct frame_value *value)
{
  const char *text = frame_certain_id (an, value);

  return text ? frame_strip_slash (an, text) : NULL;
}

/* The transform from CHILD to PARENT, for a sentence.  */

static const char *
transform_name (struct frame_analysis *an, const struct frame_value *parent,
		const struct frame_value *child)
{
  const char *p = text_of (an, parent), *c = text_of (an, child);

  return p && c ? frame_printf (an->arena, FRAME_Q ("%s_T_%s"), p, c)
		: "the transform";
}

/* Report STMT: BEFORE, the name of TRANSFORM, AFTER.  */

static void
report (struct frame_activation *a, const struct frame_stmt *stmt,
	const char *before, const char *transform, const char *after)
{
  frame_findings_add (a->an->findings, FRAME_W_PARTIAL_TRANSFORM,
		      FRAME_ON_EVERY_PATH, frame_where_of (a, stmt),
		      "%s %s %s", before, transform, after);
}

/* The translation of the transform at operand OP, stamped or not.  */

static const struct frame_node *
translation_of (struct frame_activation *a, const struct frame_operand *op)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node
    = frame_node_force (world, frame_operand_object (a, op));

  if (frame_node_own_child (node, world->names[FRAME_K_TRANSFORM]))
    node = frame_transform_of (a->an, node);
  return frame_node_child (world, node, world->names[FRAME_K_TRANSLATION]);
}

/* True if the translation of the transform at operand OP is known to be 0.  */

static bool
not_moved_p (struct frame_activation *a, const struct frame_operand *op)
{
  return frame_node_zero_vector_p (&a->an->world, translation_of (a, op));
}

/* A whole transform, applied to a vector.  */

static void
check_whole (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_value *parent, const struct frame_value *child)
{
  struct frame_node const *data = frame_argument (a, stmt, 1);

  /* What has a header, doTransform knows by its type.  */
  if (frame_node_own_child (data, a->an->world.names[FRAME_K_HEADER])
      || sort_of (a, stmt, &stmt->args[1]) != FRAME_SORT_VECTOR
      || not_moved_p (a, &stmt->args[0]))
    return;
  report (a, stmt, "all of", transform_name (a->an, parent, child),
	  "is applied to a free vector: its translation is added, where only "
	  "the rotation applies");
}

/* A rotation alone, applied to a point.  */

static void
check_turned (struct frame_activation *a, const struct frame_stmt *stmt,
	      const struct frame_operand *turn,
	      const struct frame_value *parent,
	      const struct frame_value *child)
{
  struct frame_operand whole = *turn;
  int at = component_at (a->an, &turn->place, FRAME_K_ROTATION);

  if (at < 0 || (unsigned) at + 1 != turn->place.n_path
      || sort_of (a, stmt, &stmt->args[1]) != FRAME_SORT_POINT
      || uses_part_p (a, &turn->place, FRAME_K_TRANSLATION))
    return;
  whole.place.n_path = at;
  if (not_moved_p (a, &whole))
    return;
  report (a, stmt, "only the rotation of",
	  transform_name (a->an, parent, child),
	  "is applied to a point: its translation is missing");
}

static void
check_apply (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_value *parent, *child;
  const struct frame_operand *turn;

  if (stmt->n_args < 2 || !frame_place_operand_p (&stmt->args[0]))
    return;
  if (stmt->word)
    {
      frame_transform_frames (a, &stmt->args[0], &parent, &child);
      if (strcmp (stmt->word, "wrench") == 0 && (parent || child)
	  && !not_moved_p (a, &stmt->args[0]))
	report (a, stmt, "a wrench is turned by",
		transform_name (a->an, parent, child),
		"but not moved: the torque about the new origin, r x f, is "
		"missing");
      return;
    }
  turn = copied_from (a, stmt, &stmt->args[0]);
  if (frame_part_frames (a, turn, &parent, &child))
    {
      check_turned (a, stmt, turn, parent, child);
      return;
    }
  frame_transform_frames (a, &stmt->args[0], &parent, &child);
  if (parent || child)
    check_whole (a, stmt, parent, child);
}

/* A translation alone.  */

/* True if the ids A and B are certain to be one.  */

static bool
same_id_p (const struct frame_value *a, const struct frame_value *b)
{
  const struct frame_string *x, *y;

  if (!a || !b)
    return false;
  x = &a->u.string;
  y = &b->u.string;
  return x->n == 1 && y->n == 1 && !x->other && !y->other
	 && frame_alt_same_p (x->alts, y->alts);
}

/* True if the rotation of the transform whose root is that of OWNER is known
   to be none.  */

static bool
unturned_p (struct frame_activation *a, const struct frame_operand *part)
{
  struct frame_operand whole = *part;
  int at = component_at (a->an, &part->place, FRAME_K_TRANSLATION);
  const struct frame_value *value;

  whole.place.path = part->place.path;
  whole.place.n_path = at < 0 ? 0 : at;
  value = frame_node_rotation (
    &a->an->world,
    frame_node_child (&a->an->world, frame_operand_object (a, &whole),
		      a->an->world.names[FRAME_K_ROTATION]));
  return value->u.turn.r.exact && frame_rotation_identity_p (value->u.turn.r);
}

/* True if a sum before STMT has a part of the same translation as PART: what
   there is to say is said of the first coordinate.  */

static bool
said_before_p (struct frame_activation *a, const struct frame_stmt *stmt,
	       const struct frame_operand *part)
{
  const struct frame_function *fn = a->info->fn;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];

	for (unsigned k = 0; s->op == FRAME_OP_BINARY && s->site < stmt->site
			     && k < s->n_args; k++)
	  {
	    const struct frame_operand *op = copied_from (a, stmt, &s->args[k]);

	    if (frame_place_operand_p (op)
		&& same_root_p (&op->place, &part->place)
		&& component_at (a->an, &op->place, FRAME_K_TRANSLATION) >= 0)
	      return true;
	  }
      }
  return false;
}

/* True if what STMT calculates becomes a part of something: a point in another
   frame.  By itself a difference says how far it is, and in which
   direction.  */

static bool
becomes_part_p (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_function *fn = a->info->fn;
  const struct frame_place *result = &stmt->dst.place;

  if (stmt->dst.kind != FRAME_PLACE || result->n_path)
    return stmt->dst.kind == FRAME_PLACE;
  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];

	if (s->op == FRAME_OP_SET && s->n_args == 1
	    && s->dst.kind == FRAME_PLACE && s->dst.place.n_path
	    && frame_place_operand_p (&s->args[0])
	    && s->args[0].place.n_path == 0
	    && same_root_p (&s->args[0].place, result))
	  return true;
      }
  return false;
}

/* Operand I of the sum STMT may be the translation of a transform, which is
   all that is used of it.  */

static void
check_moved (struct frame_activation *a, const struct frame_stmt *stmt,
	     unsigned i)
{
  const struct frame_operand *part
    = copied_from (a, stmt, &stmt->args[i]);
  const struct frame_value *parent, *child, *data;
  bool minus = stmt->word[0] == '-';
  enum frame_sort sort;

  if (!frame_place_operand_p (part)
      || !frame_part_frames (a, part, &parent, &child)
      || component_at (a->an, &part->place, FRAME_K_TRANSLATION) < 0
      || (minus && (i == 0 || !becomes_part_p (a, stmt))))
    return;
  sort = sort_of (a, stmt, &stmt->args[1 - i]);
  data = frame_data_frame (a, &stmt->args[1 - i], false);
  /* child + t is in the parent, if nothing is turned; so is parent - t in the
     child.  */
  if (!same_id_p (data, minus ? parent : child) || same_id_p (parent, child)
      || uses_part_p (a, &part->place, FRAME_K_ROTATION)
      || unturned_p (a, part) || said_before_p (a, stmt, part))
    return;
  report (a, stmt, "only the translation of",
	  transform_name (a->an, parent, child),
	  sort == FRAME_SORT_VECTOR
	    ? "is applied to a free vector, where only the rotation applies"
	  : minus ? "is taken back from a point: its rotation is missing"
		  : "is applied to a point: its rotation is missing");
}

void
frame_check_partial (struct frame_activation *a,
		     const struct frame_stmt *stmt)
{
  if (stmt->op == FRAME_OP_APPLY)
    check_apply (a, stmt);
  else if (stmt->op == FRAME_OP_BINARY && stmt->n_args == 2 && stmt->word
	   && strchr ("+-", stmt->word[0]))
    {
      check_moved (a, stmt, 0);
      check_moved (a, stmt, 1);
    }
}
