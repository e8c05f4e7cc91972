/* The dump: every statement of every evaluated function with the type that
   the inference gave it and the rule of the paper that did (Table 2).  */

#include "infer.h"
#include <string.h>

/* Types.  */

/* Print component K of NODE, a number or "?".  */

static void
print_number (struct frame_analysis *an, const struct frame_node *node,
	      enum frame_well_known k)
{
  double n;

  if (frame_node_number (&an->world,
			 frame_node_child (&an->world, node,
					   an->world.names[k]), &n))
    frame_buffer_printf (&an->dump, "%.6g", n);
  else
    frame_buffer_puts (&an->dump, "?");
}

/* Print the displacements and rotation of the transform NODE.  */

static void
print_transform (struct frame_analysis *an, const struct frame_node *node)
{
  struct frame_world *world = &an->world;
  const struct frame_node *translation
    = frame_node_child (world, node, world->names[FRAME_K_TRANSLATION]);
  const struct frame_node *rotation
    = frame_node_child (world, node, world->names[FRAME_K_ROTATION]);

  for (unsigned i = 0; i < 3; i++)
    {
      print_number (an, frame_node_force (world, translation),
		    (enum frame_well_known) (FRAME_K_X + i));
      frame_buffer_puts (&an->dump, ", ");
    }
  frame_value_print (frame_node_rotation (world, rotation), &an->dump);
}

/* Print the type of NODE: <child, parent, x, y, z, rotation> for a
   transform, as in section 4.2.1 of the paper.  */

static void
print_type (struct frame_analysis *an, const struct frame_node *node)
{
  struct frame_world *world = &an->world;
  struct frame_buffer *out = &an->dump;
  bool stamped, child;

  node = frame_node_force (world, node);
  stamped = frame_node_own_child (node, world->names[FRAME_K_HEADER]);
  child = frame_node_own_child (node, world->names[FRAME_K_CHILD_FRAME_ID]);
  if (stamped && child)
    {
      frame_buffer_puts (out, "<");
      frame_value_print (frame_child_id (an, node), out);
      frame_buffer_puts (out, ", ");
      frame_value_print (frame_parent_id (an, node), out);
      frame_buffer_puts (out, ", ");
      print_transform (an, frame_transform_of (an, node));
      frame_buffer_puts (out, ">");
    }
  else if (stamped)
    {
      frame_buffer_puts (out, "in ");
      frame_value_print (frame_parent_id (an, node), out);
    }
  else if (node->frame)
    {
      frame_buffer_puts (out, "in ");
      frame_value_print (node->frame, out);
    }
  else if (frame_node_transform_p (world, node))
    {
      frame_buffer_puts (out, "<_, _, ");
      print_transform (an, node);
      frame_buffer_puts (out, ">");
    }
  else if (node->value || node->n == 0)
    frame_node_print (node->value ? frame_node_of_value (world, node->value)
				  : node, out);
  else
    frame_buffer_puts (out, "object");
}

/* Rules.  */

/* True if operand I of STMT has axes, the paper's rotation type.  */

static bool
has_axes_p (struct frame_activation *a, const struct frame_stmt *stmt,
	    unsigned i)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *node = frame_argument (a, stmt, i);

  if (frame_node_transform_p (world, node))
    node = frame_node_child (world, node, world->names[FRAME_K_ROTATION]);
  return frame_axes_known_p (
    frame_value_axes (frame_node_rotation (world, node)));
}

/* The rule of a rotation made from numbers: constant (R12) or not (R13).  */

static const char *
rotation_rule (struct frame_activation *a, const struct frame_stmt *stmt)
{
  double n;

  for (unsigned i = 0; i < stmt->n_args; i++)
    {
      const struct frame_node *node = frame_argument (a, stmt, i);

      if (node->n == 0 && !frame_node_number (&a->an->world, node, &n))
	return "R13";
    }
  return "R12";
}

/* The rule of a copy: setting an id (R4), a stamped object (R6), data
   (R1).  */

static const char *
copy_rule (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_world *world = &a->an->world;
  const struct frame_place *to = &stmt->dst.place;
  const char *last = to->n_path ? to->path[to->n_path - 1] : NULL;

  if (last == world->names[FRAME_K_FRAME_ID]
      || last == world->names[FRAME_K_CHILD_FRAME_ID])
    return "R4";
  if (frame_node_own_child (frame_argument (a, stmt, 0),
			    world->names[FRAME_K_HEADER]))
    return "R6";
  return "R1";
}

const char *
frame_dump_rule (struct frame_activation *a, const struct frame_stmt *stmt)
{
  switch (stmt->op)
    {
    case FRAME_OP_SET:
      return stmt->dst.kind == FRAME_PLACE ? copy_rule (a, stmt) : NULL;
    case FRAME_OP_BINARY:
    case FRAME_OP_COMPARE:
    case FRAME_OP_DISTANCE:
      return "R2";
    case FRAME_OP_STAMPED:
      return "R3";
    case FRAME_OP_GET_DATA:
      return "R5";
    case FRAME_OP_TRANSFORM_TO:
      return "R7";
    case FRAME_OP_NEW_TRANSFORM:
      return "R8";
    case FRAME_OP_SEND:
      return "R9";
    case FRAME_OP_LOOKUP:
      return "R10";
    case FRAME_OP_APPLY:
      return "R11";
    case FRAME_OP_ROTATION:
    case FRAME_OP_RPY:
    case FRAME_OP_EULER:
    case FRAME_OP_QUATERNION:
    case FRAME_OP_AXIS_ANGLE:
      return rotation_rule (a, stmt);
    case FRAME_OP_IDENTITY:
      return "R12";
    case FRAME_OP_UNKNOWN:
      return "R13";
    case FRAME_OP_COMPOSE:
      return has_axes_p (a, stmt, 0) && has_axes_p (a, stmt, 1) ? "R14"
								: "R15";
    case FRAME_OP_PUBLISH:
      return "R16";
    default:
      return NULL;
    }
}

/* Lines.  */

void
frame_dump_start (struct frame_activation *a)
{
  const struct frame_function *fn = a->info->fn;
  struct frame_buffer *out = &a->an->dump;

  frame_buffer_printf (out, "function %s", fn->name ? fn->name : fn->symbol);
  for (unsigned i = 0; i < fn->n_params && i < a->context->n_in; i++)
    {
      frame_buffer_printf (out, "%s%s: ", i ? ", " : " (",
			   fn->params[i].is_this ? "this"
						 : fn->params[i].name);
      print_type (a->an, a->context->in[i]);
    }
  frame_buffer_puts (out, fn->n_params ? ")\n" : " ()\n");
}

/* The node that STMT is typed by: its result, else what it sends.  */

static const struct frame_node *
typed_node (struct frame_activation *a, const struct frame_stmt *stmt)
{
  if (stmt->dst.kind == FRAME_PLACE)
    return frame_read (a, &stmt->dst.place);
  if (stmt->op == FRAME_OP_SEND || stmt->op == FRAME_OP_PUBLISH)
    return frame_argument (a, stmt, 0);
  return NULL;
}

void
frame_dump_stmt (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_function *fn = a->info->fn;
  struct frame_buffer *out = &a->an->dump;
  const struct frame_node *node = typed_node (a, stmt);
  const struct frame_unit *unit = fn->unit;
  uint32_t file = stmt->loc.file < unit->n_files ? stmt->loc.file : 0;

  frame_buffer_printf (out, "  %s:%u:%u: ", file ? unit->files[file] : "?",
		       stmt->loc.line, stmt->loc.column);
  frame_print_stmt (fn, stmt, out);
  while (out->length && out->text[out->length - 1] == '\n')
    out->text[--out->length] = '\0';
  if (node)
    {
      frame_buffer_puts (out, " : ");
      print_type (a->an, node);
    }
  if (a->rule)
    frame_buffer_printf (out, " (%s)", a->rule);
  frame_buffer_puts (out, "\n");
}
