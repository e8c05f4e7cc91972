/* Covariances: -Wframe-covariance.

   A covariance is along the axes of its message's frame, like the pose beside
   it: who turns the pose by R turns the covariance to R C R^T.  Reported is
   the copy beside a pose that was transformed, and the product that lacks its
   right side.  */

#include "angles.h"
#include "check.h"
#include "trace.h"
#include <string.h>

/* Copies beside a transformed pose.  */

/* The one statement of the function that writes the whole PLACE, or null.  */

static const struct frame_stmt *
only_write (struct frame_activation *a, const struct frame_place *place)
{
  const struct frame_function *fn = a->info->fn;
  const struct frame_stmt *found = NULL;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];

	if (s->dst.kind != FRAME_PLACE || !frame_place_equal (&s->dst.place, place))
	  continue;
	if (found)
	  return NULL;
	found = s;
      }
  return found;
}

/* True if OP is PLACE, or was copied from it.  */

static bool
comes_from_p (struct frame_activation *a, const struct frame_operand *op,
	      const struct frame_place *place)
{
  for (unsigned i = 0; i < 6; i++)
    {
      const struct frame_stmt *def;

      if (op->kind != FRAME_PLACE && op->kind != FRAME_ADDRESS
	  && op->kind != FRAME_CONST_ADDRESS)
	return false;
      if (frame_place_equal (&op->place, place))
	return true;
      def = only_write (a, &op->place);
      if (!def || def->n_args != 1
	  || (def->op != FRAME_OP_SET && def->op != FRAME_OP_GET_DATA))
	return false;
      op = &def->args[0];
    }
  return false;
}

/* The statement that made PLACE of FROM by a transform that may turn it, or
   null.  */

static const struct frame_stmt *
turning_statement (struct frame_activation *a, const struct frame_place *place,
		   const struct frame_place *from)
{
  const struct frame_stmt *def = only_write (a, place);

  for (unsigned i = 0; i < 6 && def; i++)
    switch (def->op)
      {
      case FRAME_OP_SET:
      case FRAME_OP_GET_DATA:
	if (def->n_args != 1 || def->args[0].kind != FRAME_PLACE)
	  return NULL;
	def = only_write (a, &def->args[0].place);
	break;
      case FRAME_OP_APPLY:
      case FRAME_OP_COMPOSE:
      case FRAME_OP_TRANSFORM_TO:
	return def->n_args > 1 && comes_from_p (a, &def->args[1], from) ? def
									: NULL;
      default:
	return NULL;
      }
  return NULL;
}

/* True if the transform that STMT applies is known not to turn anything.  */

static bool
keeps_axes_p (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node;

  if (stmt->op == FRAME_OP_TRANSFORM_TO)
    return false;
  node = frame_node_force (world, frame_argument (a, stmt, 0));
  if (frame_node_own_child (node, world->names[FRAME_K_TRANSFORM]))
    node = frame_node_force (world, frame_transform_of (a->an, node));
  if (frame_node_transform_p (world, node))
    node = frame_node_child (world, node, world->names[FRAME_K_ROTATION]);
  return frame_rotation_identity_p (frame_node_rotation (world, node)->u.turn.r);
}

/* True if elements FIRST, FIRST + 7 and FIRST + 14 of the 6x6 matrix NODE are
   known and the same.  */

static bool
same_diagonal_p (struct frame_world *world, struct frame_arena *strings,
		 const struct frame_node *node, unsigned first)
{
  double n[3];

  for (unsigned i = 0; i < 3; i++)
    if (!frame_node_number (
	  world,
	  frame_node_child (world, node,
			    frame_intern (strings,
					  frame_printf (strings, "[%u]",
							first + 7 * i))),
	  &n[i]))
      return false;
  return n[0] == n[1] && n[1] == n[2];
}

/* True if the covariance OP looks the same from all sides.  */

static bool
isotropic_p (struct frame_activation *a, const struct frame_operand *op)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node
    = frame_node_force (world, frame_operand_object (a, op));

  return same_diagonal_p (world, world->strings, node, 0)
	 && same_diagonal_p (world, world->strings, node, 21);
}

/* The member of the message at PLACE that its member "covariance" is about:
   NAME instead of the last component.  PATH is room for it.  */

static struct frame_place
beside (const struct frame_place *place, const char *name, const char **path)
{
  struct frame_place p = *place;

  frame_path_copy (path, place->path, place->n_path);
  path[place->n_path - 1] = name;
  p.path = path;
  return p;
}

static bool
covariance_member_p (const struct frame_operand *op)
{
  return op->kind == FRAME_PLACE && op->place.n_path
	 && op->place.n_path < FRAME_MAX_STEPS
	 && strcmp (op->place.path[op->place.n_path - 1], "covariance") == 0;
}

/* STMT copies a covariance.  */

static void
check_copy (struct frame_activation *a, const struct frame_stmt *stmt)
{
  static const enum frame_well_known members[] = { FRAME_K_POSE, FRAME_K_TWIST };
  const char *to_path[FRAME_MAX_STEPS], *from_path[FRAME_MAX_STEPS];
  struct frame_finding *finding;

  for (unsigned i = 0; i < 2; i++)
    {
      const char *name = a->an->world.names[members[i]];
      struct frame_place to = beside (&stmt->dst.place, name, to_path);
      struct frame_place from = beside (&stmt->args[0].place, name, from_path);
      const struct frame_stmt *turn = turning_statement (a, &to, &from);

      if (!turn || keeps_axes_p (a, turn) || isotropic_p (a, &stmt->args[0]))
	continue;
      finding = frame_findings_add (
	a->an->findings, FRAME_W_COVARIANCE, FRAME_ON_EVERY_PATH,
	frame_where_of (a, stmt), "the covariance is copied, but the %s beside "
	"it is transformed: it is along the old axes still", name);
      if (finding)
	{
	  finding->tier = 'A';
	  frame_finding_note (a->an->findings, finding, frame_where_of (a, turn),
			      "the %s is transformed here", name);
	}
    }
}

/* Products.  */

static const char *
operand_name (struct frame_activation *a, const struct frame_operand *op)
{
  return frame_place_operand_p (op) ? frame_trace_name (a, &op->place) : NULL;
}

static bool
covariance_name_p (const char *name)
{
  return name && (frame_name_has_word_p (name, "cov")
		  || frame_name_has_word_p (name, "covariance"));
}

static bool
rotation_name_p (const char *name)
{
  return name && (strcmp (name, "R") == 0 || frame_name_has_word_p (name, "rot")
		  || frame_name_has_word_p (name, "rotation"));
}

/* True if the result of STMT is a factor of another product: the right side
   follows.  */

static bool
goes_on_p (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_function *fn = a->info->fn;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];

	if (s == stmt || (s->op != FRAME_OP_COMPOSE && s->op != FRAME_OP_APPLY
			  && s->op != FRAME_OP_CALL))
	  continue;
	for (unsigned k = 0; k < s->n_args; k++)
	  if (s->args[k].kind != FRAME_NONE && s->args[k].kind != FRAME_UNKNOWN
	      && s->args[k].kind != FRAME_NUMBER && s->args[k].kind != FRAME_STRING
	      && s->args[k].kind != FRAME_FUNCTION
	      && frame_place_equal (&s->args[k].place, &stmt->dst.place))
	    return true;
      }
  return false;
}

/* STMT multiplies.  */

static void
check_product (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const char *left, *right;
  struct frame_finding *finding;

  if (stmt->n_args < 2 || stmt->dst.kind != FRAME_PLACE)
    return;
  left = operand_name (a, &stmt->args[0]);
  right = operand_name (a, &stmt->args[1]);
  if (!rotation_name_p (left) || !covariance_name_p (right)
      || covariance_name_p (left) || goes_on_p (a, stmt))
    return;
  finding = frame_findings_add (
    a->an->findings, FRAME_W_COVARIANCE, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt), FRAME_Q ("%s") " turns the covariance "
    FRAME_Q ("%s") " on one side only; R C R^T is along the new axes", left,
    right);
  if (finding)
    finding->tier = 'A';
}

void
frame_check_covariance (struct frame_activation *a,
			const struct frame_stmt *stmt)
{
  if (stmt->op == FRAME_OP_SET && stmt->n_args == 1
      && covariance_member_p (&stmt->dst) && covariance_member_p (&stmt->args[0]))
    check_copy (a, stmt);
  else if (stmt->op == FRAME_OP_COMPOSE || stmt->op == FRAME_OP_APPLY)
    check_product (a, stmt);
}
