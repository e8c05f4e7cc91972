/* Poses of which the position and the rotation were brought to other axes in
   different ways: -Wframe-ned.

   Going over from one set of axes to another by a signed permutation S makes
   S t of a position, and of the rotation a quaternion with the same w and the
   vector S v (det (S) S v, if S mirrors; the opposite of that, if the
   rotation is inverted as well).  So where both were permuted component by
   component, out of one pose, the two permutations agree but for one sign for
   all.  A position, or a rotation, that was left as it is contradicts nothing
   here: its library may have other axes for the other.  */

#include "angles.h"
#include "check.h"
#include "trace.h"
#include <string.h>

/* Where the components of a position or of the vector of a quaternion come
   from.  */
struct permuted
{
  struct frame_axes axes;
  struct frame_source source[4];
};

/* The component that the source S is: 0, 1, 2, 3 for x, y, z, w, or for the
   elements of the displacement of a 4x4 matrix (lower-model.cc) or of an array;
   -1 if nobody knows.  */

static int
component_of (const struct frame_source *s)
{
  const struct frame_place *p = &s->place;
  const char *last = p->n_path ? p->path[p->n_path - 1] : "";
  char letter;

  if (strcmp (last, "[9]") == 0 || strcmp (last, "[10]") == 0
      || strcmp (last, "[11]") == 0)
    return last[1] == '9' ? 0 : last[2] - '0' + 1;
  if (last[0] == '[' && last[1] >= '0' && last[1] <= '2' && last[2] == ']')
    return last[1] - '0';
  letter = s->source_name ? frame_component_letter (s->source_name) : 0;
  return letter == 'w' ? 3 : letter ? letter - 'x' : -1;
}

/* True if the places A and B, less the last component of each, are one: they
   are parts of one object.  */

static bool
parts_of_one_p (const struct frame_place *a, const struct frame_place *b)
{
  if (a->base != b->base || a->name != b->name || a->param != b->param
      || a->n_path != b->n_path || a->n_path == 0)
    return false;
  for (unsigned i = 0; i + 1 < a->n_path; i++)
    if (a->path[i] != b->path[i])
      return false;
  return true;
}

/* Read N components that were written to the object OBJECT, of which STMT
   writes the last one.  False if they are not a signed permutation.  */

static bool
read_components (struct frame_activation *a, const struct frame_stmt *stmt,
		 const struct frame_place *object, unsigned n,
		 struct permuted *result)
{
  const char *const *names = a->an->world.names;
  const char *path[FRAME_MAX_STEPS];
  struct frame_place place = *object;
  unsigned seen = 0;

  frame_path_copy (path, object->path, object->n_path);
  place.path = path;
  place.n_path++;
  for (unsigned i = 0; i < n; i++)
    {
      const struct frame_stmt *def = stmt;
      struct frame_source *s = &result->source[i];
      bool several;
      int k;

      path[place.n_path - 1] = names[FRAME_K_X + i];
      if (!frame_place_equal (&place, &stmt->dst.place))
	def = frame_trace_definition (a, stmt, &place, &several);
      if (!def || def->op != FRAME_OP_SET || def->site > stmt->site
	  || def->n_args != 1)
	return false;
      frame_trace (a, def, &def->args[0], s);
      if (!s->has_place || s->is_constant || s->several || s->offset != 0
	  || (s->factor != 1 && s->factor != -1)
	  || (i && (s->a != result->source[0].a
		    || !parts_of_one_p (&s->place, &result->source[0].place))))
	return false;
      k = component_of (s);
      if (k < 0 || (seen & 1 << k) || (k == 3) != (i == 3)
	  || (i == 3 && s->factor != 1))
	return false;
      seen |= 1 << k;
      if (i < 3)
	result->axes.ds[i] = s->factor > 0 ? k + 1 : -(k + 1);
    }
  return true;
}

/* The object that SOURCE is a component of, and what it was copied of.  */

static void
whole_of (struct frame_source *source)
{
  struct frame_operand op = { .kind = FRAME_PLACE, .place = source->place };
  struct frame_activation *a = source->a;
  const struct frame_stmt *stmt = source->stmt;

  op.place.n_path--;
  if (stmt)
    frame_trace (a, stmt, &op, source);
}

/* True if the position and the rotation of P and R were taken out of one pose:
   they are members of one object, or the rotation is that of the matrix.  */

static bool
one_pose_p (const struct permuted *p, const struct permuted *r)
{
  struct frame_source position = p->source[0], rotation = r->source[0];

  position.place.n_path--;
  whole_of (&rotation);
  if (position.a != rotation.a || rotation.opaque)
    return false;
  return frame_place_equal (&position.place, &rotation.place)
	 || parts_of_one_p (&position.place, &rotation.place);
}

/* Report P and R, which STMT completes, if they contradict each other.  */

static void
compare (struct frame_activation *a, const struct frame_stmt *stmt,
	 const struct permuted *p, const struct permuted *r)
{
  struct frame_axes opposite = r->axes;
  struct frame_finding *finding;
  char position[16], rotation[16];

  for (unsigned i = 0; i < 3; i++)
    opposite.ds[i] = -opposite.ds[i];
  if (frame_axes_equal_p (p->axes, r->axes)
      || frame_axes_equal_p (p->axes, opposite)
      || frame_axes_equal_p (p->axes, frame_axes_identity)
      || frame_axes_equal_p (r->axes, frame_axes_identity)
      || frame_axes_equal_p (opposite, frame_axes_identity)
      || !one_pose_p (p, r))
    return;
  frame_axes_print (p->axes, position);
  frame_axes_print (r->axes, rotation);
  finding = frame_findings_add (
    a->an->findings, FRAME_W_NED, FRAME_ON_EVERY_PATH, frame_where_of (a, stmt),
    "the position is brought to other axes as %s and the rotation of the same "
    "pose as %s: one of the two is wrong", position, rotation);
  if (finding)
    finding->tier = 'A';
}

/* STMT writes a component of a pose: if it is the last of seven.  */

void
frame_check_permuted (struct frame_activation *a,
		      const struct frame_stmt *stmt)
{
  const char *const *names = a->an->world.names;
  const struct frame_place *to = &stmt->dst.place;
  const char *path[FRAME_MAX_STEPS];
  struct frame_place object = *to;
  struct permuted position, rotation;
  const char *part;

  if (stmt->op != FRAME_OP_SET || stmt->dst.kind != FRAME_PLACE
      || to->n_path < 2 || to->n_path > FRAME_MAX_STEPS
      || stmt->args[0].kind != FRAME_PLACE)
    return;
  part = to->path[to->n_path - 2];
  if ((part != names[FRAME_K_ROTATION] && part != names[FRAME_K_TRANSLATION])
      || !frame_component_letter (to->path[to->n_path - 1]))
    return;
  frame_path_copy (path, to->path, to->n_path);
  object.path = path;
  object.n_path--;
  path[object.n_path - 1] = names[FRAME_K_TRANSLATION];
  if (!read_components (a, stmt, &object, 3, &position))
    return;
  path[object.n_path - 1] = names[FRAME_K_ROTATION];
  if (read_components (a, stmt, &object, 4, &rotation))
    compare (a, stmt, &position, &rotation);
}
