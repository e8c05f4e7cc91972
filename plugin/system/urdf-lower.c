/* A robot model as frame IR: what robot_state_publisher sends.  Fixed joints
   are static transforms; of those that move, the part that no joint state
   changes is kept.  Floating joints are published by nobody.  */

#include "urdf.h"

#include <math.h>
#include <string.h>

const char *
frame_urdf_frame (struct frame_arena *arena, enum frame_ros ros,
		  const char *prefix, const char *link)
{
  if (!prefix || !*prefix)
    return link;
  if (ros == FRAME_ROS_2)
    return frame_intern (arena, frame_printf (arena, "%s%s", prefix, link));
  /* As tf::resolve: a name with a slash is a full one.  */
  if (link[0] == '/')
    return frame_intern (arena, link + 1);
  return frame_intern (arena, frame_printf (arena, "%s/%s",
					    prefix + (prefix[0] == '/'),
					    link));
}

struct lowering
{
  struct frame_arena *arena;
  const struct frame_urdf *urdf;
  enum frame_ros ros;
  const char *prefix;
  struct frame_unit *unit;
  struct frame_builder *builder;
  uint32_t *files;		/* of UNIT, by those of the model's own */
};

/* LOC of the model as a place in the unit.  */

static struct frame_loc
moved (const struct lowering *l, struct frame_loc loc)
{
  if (loc.file < l->urdf->unit->n_files)
    loc.file = l->files[loc.file];
  return loc;
}

/* Make L's unit know the files and suppressions of the model.  */

static void
take_files (struct lowering *l)
{
  const struct frame_unit *from = l->urdf->unit;
  unsigned n = from->n_regions;

  l->files = FRAME_NEW_N (l->arena, uint32_t, from->n_files + 1);
  for (unsigned i = 1; i < from->n_files; i++)
    l->files[i] = from == l->unit ? i : frame_unit_file (l->unit,
							 from->files[i]);
  if (from == l->unit)
    return;
  for (unsigned i = 0; i < n; i++)
    {
      struct frame_region region = from->regions[i];

      region.file = region.file < from->n_files ? l->files[region.file]
						: region.file;
      frame_unit_add_region (l->unit, &region);
    }
}

/* D := OP of the three numbers V (NAN: unknown), at LOC.  */

static void
add_numbers (struct lowering *l, enum frame_op op, const char *d,
	     const double v[3], struct frame_loc loc)
{
  struct frame_stmt *stmt = frame_builder_add (l->builder, 0, op,
					       moved (l, loc));

  stmt->dst = frame_op_place (frame_place_local (l->arena, d));
  frame_stmt_args (l->builder, stmt, 3);
  for (unsigned i = 0; i < 3; i++)
    stmt->args[i] = isfinite (v[i]) ? frame_op_number (v[i])
				    : frame_op_unknown ();
}

static struct frame_operand
local (struct lowering *l, const char *name)
{
  return frame_op_place (frame_place_local (l->arena, name));
}

static void
lower_joint (struct lowering *l, const struct frame_urdf_joint *j,
	     unsigned number)
{
  const char *q = frame_printf (l->arena, "q%u", number);
  const char *v = frame_printf (l->arena, "v%u", number);
  /* Its name is for the rules about names.  */
  const char *t = j->name && *j->name ? j->name
				       : frame_printf (l->arena, "%u", number);
  bool fixed = j->kind == FRAME_JOINT_FIXED;
  enum frame_api api = l->ros == FRAME_ROS_2 ? FRAME_API_ROS2 : FRAME_API_TF2;
  struct frame_stmt *stmt;

  if (j->kind != FRAME_JOINT_TURNING)
    add_numbers (l, FRAME_OP_RPY, q, j->rpy, j->rpy_loc);
  if (j->kind != FRAME_JOINT_SLIDING)
    add_numbers (l, FRAME_OP_VECTOR, v, j->xyz, j->xyz_loc);
  stmt = frame_builder_add (l->builder, 0, FRAME_OP_NEW_TRANSFORM,
			    moved (l, j->loc));
  stmt->api = api;
  stmt->dst = local (l, t);
  frame_stmt_args (l->builder, stmt, 5);
  stmt->args[0] = frame_op_string (
    l->arena, frame_urdf_frame (l->arena, l->ros, l->prefix, j->child));
  stmt->args[1] = frame_op_string (
    l->arena, frame_urdf_frame (l->arena, l->ros, l->prefix, j->parent));
  stmt->args[2] = j->kind == FRAME_JOINT_TURNING ? frame_op_unknown ()
						 : local (l, q);
  stmt->args[3] = j->kind == FRAME_JOINT_SLIDING ? frame_op_unknown ()
						 : local (l, v);
  stmt->args[4] = frame_op_unknown ();
  stmt = frame_builder_add (l->builder, 0, FRAME_OP_SEND, moved (l, j->loc));
  stmt->api = api;
  stmt->word = frame_intern (l->arena, fixed ? "static" : "dynamic");
  frame_stmt_args (l->builder, stmt, 1);
  stmt->args[0] = local (l, t);
}

struct frame_function *
frame_urdf_lower (const struct frame_urdf *urdf, enum frame_ros ros,
		  const char *prefix, struct frame_unit *unit,
		  const char *name)
{
  struct lowering l = { .urdf = urdf, .ros = ros, .prefix = prefix,
			.unit = unit };
  const char *symbol;
  struct frame_function *fn;

  l.arena = unit->program->arena;
  take_files (&l);
  symbol = frame_printf (l.arena, "urdf %s %s %u", urdf->file, name,
			 unit->n_functions);
  fn = frame_function_new (unit, symbol, name);
  fn->linkage = FRAME_LINK_LOCAL;
  fn->is_entry = true;
  fn->loc = moved (&l, (struct frame_loc){ 1, 1, 1, 0 });
  l.builder = frame_builder_new (fn, 1);
  for (unsigned i = 0; i < urdf->n_joints; i++)
    if (urdf->joints[i].in_tree
	&& urdf->joints[i].kind != FRAME_JOINT_FLOATING
	&& urdf->joints[i].kind != FRAME_JOINT_UNKNOWN)
      lower_joint (&l, &urdf->joints[i], i);
  frame_builder_finish (l.builder);
  return fn;
}
