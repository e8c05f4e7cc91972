/* Angles: -Wframe-euler-order and -Wframe-angle-unit.

   What an angle is called (a variable, a member, the function that gives it),
   against the place where it stands: roll, pitch, yaw or degrees.  Constants
   speak for themselves.  A name alone is one fact, the place the other; where
   a sign or an offset went into the angle, axes are being changed on purpose
   and the order is nobody's business but -Wframe-ned's.  */

#include "angles.h"
#include "check.h"
#include "trace.h"
#include <math.h>
#include <string.h>

/* The angles of a statement that makes a rotation.  */
struct angles
{
  struct frame_activation *a;
  const struct frame_stmt *stmt;
  unsigned n;
  struct frame_source source[3];
  enum frame_angle_role role[3];
  bool zero[3];
};

/* What SOURCE calls itself.  */

static enum frame_angle_role
role_of (const struct frame_source *source)
{
  enum frame_angle_role role = FRAME_ANGLE_NONE;

  if (source->quantity)
    role = frame_angle_role (source->quantity);
  if (!role && source->name)
    role = frame_angle_role (source->name);
  if (!role && source->source_name)
    role = frame_angle_role (source->source_name);
  return role;
}

/* Trace operands FIRST and on of STMT, N of them.  */

static void
read_angles (struct angles *g, struct frame_activation *a,
	     const struct frame_stmt *stmt, unsigned first, unsigned n)
{
  memset (g, 0, sizeof *g);
  g->a = a;
  g->stmt = stmt;
  for (; g->n < n && first + g->n < stmt->n_args; g->n++)
    {
      const struct frame_operand *op = &stmt->args[first + g->n];
      double value;

      frame_trace (a, stmt, op, &g->source[g->n]);
      g->role[g->n] = role_of (&g->source[g->n]);
      g->zero[g->n] = op->kind != FRAME_UNKNOWN && op->kind != FRAME_NONE
		      && frame_node_number (&a->an->world,
					    frame_argument (a, stmt,
							    first + g->n),
					    &value)
		      && value == 0;
    }
}

/* Order.  */

/* How to call angle I of G.  */

static const char *
spelled (const struct angles *g, unsigned i)
{
  const struct frame_source *s = &g->source[i];
  const char *name = s->name && frame_angle_role (s->name) ? s->name
		     : s->source_name && frame_angle_role (s->source_name)
		       ? s->source_name : NULL;

  return name ? frame_printf (g->a->an->arena, FRAME_Q ("%s"), name)
	      : frame_printf (g->a->an->arena, "a %s",
			      frame_angle_role_name (g->role[i]));
}

/* Offer "(0, 0, NAME)" instead of the arguments of G's call, if its place
   spans them and angle I is plain variable.  */

static void
suggest (const struct angles *g, struct frame_finding *finding, unsigned i)
{
  const struct frame_source *s = &g->source[i];
  const struct frame_operand *op = &g->stmt->args[i];
  const char *name = op->kind == FRAME_PLACE && op->place.n_path == 0
		       ? frame_trace_name (g->a, &op->place) : NULL;

  if (!name || name != s->name || g->stmt->loc.finish <= g->stmt->loc.column)
    return;
  frame_finding_fixit (g->a->an->findings, finding,
		       frame_where_of (g->a, g->stmt),
		       frame_printf (g->a->an->arena, "(0, 0, %s)", name));
}

static struct frame_finding *
report_order (const struct angles *g, char tier, const char *text)
{
  struct frame_finding *finding
    = frame_findings_add (g->a->an->findings, FRAME_W_EULER_ORDER,
			  FRAME_ON_EVERY_PATH, frame_where_of (g->a, g->stmt),
			  "%s", text);

  if (finding)
    finding->tier = tier;
  return finding;
}

/* True if no angle of G was turned round or shifted on its way.  */

static bool
plain_p (const struct angles *g)
{
  for (unsigned i = 0; i < g->n; i++)
    if (!g->source[i].is_constant
	&& (g->source[i].factor < 0 || g->source[i].offset != 0))
      return false;
  return true;
}

/* Roll, pitch and yaw about fixed x, y and z.  */

static void
check_rpy_order (const struct angles *g)
{
  struct frame_arena *arena = g->a->an->arena;
  struct frame_finding *finding;

  if (g->n < 3 || !plain_p (g))
    return;
  if (g->role[0] == FRAME_ANGLE_YAW && g->role[2] == FRAME_ANGLE_ROLL)
    report_order (g, 'D',
		  frame_printf (arena, "%s stands in the place of the roll and "
				"%s in that of the yaw: the order is roll, "
				"pitch, yaw", spelled (g, 0), spelled (g, 2)));
  else if (g->role[0] == FRAME_ANGLE_YAW && g->zero[1] && g->zero[2])
    {
      finding = report_order (
	g, 'D', frame_printf (arena, "%s stands in the place of the roll and "
			      "turns about x, not about z: the order is roll, "
			      "pitch, yaw", spelled (g, 0)));
      if (finding)
	suggest (g, finding, 0);
    }
  else if (g->role[0] == FRAME_ANGLE_PITCH && g->role[1] == FRAME_ANGLE_ROLL)
    report_order (g, 'A',
		  frame_printf (arena, "%s stands in the place of the roll and "
				"%s in that of the pitch", spelled (g, 0),
				spelled (g, 1)));
}

/* tf's setEuler (yaw, pitch, roll): about y, x and z.  */

static void
check_tf_euler_order (const struct angles *g)
{
  struct frame_arena *arena = g->a->an->arena;
  bool yaw = g->n && g->role[0] == FRAME_ANGLE_YAW;

  if (g->n < 3 || !plain_p (g))
    return;
  if (g->zero[1] && g->zero[2] && !g->zero[0]
      && (yaw || g->role[0] == FRAME_ANGLE_NONE))
    report_order (g, yaw ? 'D' : 'A',
		  frame_printf (arena, "%s in the first place of setEuler turns "
				"about y, not about z; use setRPY (0, 0, %s)",
				yaw ? spelled (g, 0) : "the angle",
				g->source[0].name ? g->source[0].name : "yaw"));
  else if (g->role[0] == FRAME_ANGLE_ROLL && g->role[2] == FRAME_ANGLE_YAW)
    report_order (g, 'D',
		  frame_printf (arena, "%s stands in the place of the yaw and "
				"%s in that of the roll: the order of setEuler is "
				"yaw, pitch, roll", spelled (g, 0),
				spelled (g, 2)));
  else if (yaw && g->role[1] == FRAME_ANGLE_PITCH
	   && g->role[2] == FRAME_ANGLE_ROLL)
    report_order (g, 'A',
		  frame_printf (arena, "%s, %s and %s in setEuler turn about y, "
				"x and z, not about z, y and x; use setRPY "
				"(roll, pitch, yaw)", spelled (g, 0),
				spelled (g, 1), spelled (g, 2)));
}

/* STMT gives an angle of a rotation, as a model says, to a variable.  */

static void
check_got_angle (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const char *name = frame_trace_name (a, &stmt->dst.place);

  if (!name || frame_angle_role (name) != FRAME_ANGLE_YAW
      || frame_angle_role (stmt->word) != FRAME_ANGLE_ROLL)
    return;
  frame_findings_add (a->an->findings, FRAME_W_EULER_ORDER,
		      FRAME_ON_EVERY_PATH, frame_where_of (a, stmt),
		      FRAME_Q ("%s") " gets the roll of the rotation, the angle "
		      "about x", name);
}

/* Units.  */

/* Report that the angle that STMT uses is in degrees, because of TEXT.  */

static void
report_unit (struct frame_activation *a, const struct frame_stmt *stmt,
	     const struct frame_source *source, const char *text)
{
  struct frame_finding *finding
    = frame_findings_add (a->an->findings, FRAME_W_ANGLE_UNIT,
			  FRAME_ON_EVERY_PATH, frame_where_of (a, stmt), "%s",
			  text);
  struct frame_where where = { NULL, { 0, 0, 0, 0 } };

  if (!finding || !source || !source->stmt)
    return;
  where = frame_where_of (source->a, source->stmt);
  if (frame_where_known_p (where)
      && (where.unit != finding->where.unit
	  || where.loc.line != finding->where.loc.line))
    frame_finding_note (a->an->findings, finding, where,
			"the angle comes from here");
}

/* Elements.  */

/* True if STMT writes a coordinate of a position.  */

static bool
coordinate_p (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_place *to = &stmt->dst.place;
  const char *last;

  if (stmt->op != FRAME_OP_SET || stmt->n_args != 1
      || stmt->dst.kind != FRAME_PLACE || to->n_path < 2)
    return false;
  last = to->path[to->n_path - 1];
  return to->path[to->n_path - 2] == a->an->world.names[FRAME_K_TRANSLATION]
	 && last[0] >= 'x' && last[0] <= 'z' && last[1] == '\0';
}

/* True if SOURCE is an element of an array of which the number is known.  */

static bool
element_p (const struct frame_source *source)
{
  const struct frame_place *p = &source->place;
  const char *last = p->n_path ? p->path[p->n_path - 1] : "";

  return source->has_place && !source->several && last[0] == '['
	 && last[1] >= '0' && last[1] <= '9';
}

/* The statement of the function that makes a coordinate of the element ANGLE;
   null if there is none.  */

static const struct frame_stmt *
coordinate_of (const struct angles *g, const struct frame_source *angle)
{
  const struct frame_function *fn = g->a->info->fn;

  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *s = &fn->blocks[i].stmts[j];
	struct frame_source length;

	if (!coordinate_p (g->a, s))
	  continue;
	frame_trace (g->a, s, &s->args[0], &length);
	if (element_p (&length) && length.a == angle->a
	    && frame_place_equal (&length.place, &angle->place))
	  return s;
      }
  return NULL;
}

/* Report an angle of G that is a coordinate as well: no number is in radians
   and in metres.  */

static void
check_elements (const struct angles *g)
{
  static const char *const names[] = { "roll", "pitch", "yaw" };

  for (unsigned i = 0; i < g->n; i++)
    {
      const struct frame_source *angle = &g->source[i];
      const struct frame_stmt *length
	= element_p (angle) ? coordinate_of (g, angle) : NULL;
      const struct frame_place *p = &angle->place;
      struct frame_finding *finding;

      if (!length)
	continue;
      finding = report_order (
	g, 'D',
	frame_printf (g->a->an->arena, "element %s of " FRAME_Q ("%s") " is the "
		      "%s here, and the %s of a position as well",
		      p->path[p->n_path - 1],
		      angle->source_name ? angle->source_name : "an array",
		      names[i],
		      length->dst.place.path[length->dst.place.n_path - 1]));
      if (finding)
	frame_finding_note (g->a->an->findings, finding,
			    frame_where_of (g->a, length),
			    "it is a coordinate here");
      return;
    }
}

/* The number that NODE is, or the default of the parameter that it is; false
   if there is none.  */

static bool
number_or_default (struct frame_activation *a, const struct frame_node *node,
		   double *n, const char **param)
{
  *param = NULL;
  node = frame_node_force (&a->an->world, node);
  if (frame_node_number (&a->an->world, node, n))
    return true;
  if (!node->value || node->value->kind != FRAME_VALUE_NUMBER
      || !node->value->u.number.param)
    return false;
  *n = node->value->u.number.n;
  *param = node->value->u.number.param;
  return true;
}

/* The turns that ANGLE degrees are if they are read as radians.  */

static const char *
constant_text (struct frame_activation *a, double angle, const char *param,
	       const char *what)
{
  const char *remark
    = param && strcmp (param, "?") != 0
	? frame_printf (a->an->arena, " (default of parameter " FRAME_Q ("%s")
			")", param)
	: "";

  return frame_printf (a->an->arena, "%s %g%s is read as radians, %.3g turns; "
		       "%g degrees are %.5g", what, angle, remark,
		       fabs (angle) / (2 * M_PI), angle,
		       angle / FRAME_DEGREES_PER_RADIAN);
}

/* Look at the constant angle OP, which STMT reads as radians; WHAT is it?
   Returns true if it was reported.  */

static bool
check_constant (struct frame_activation *a, const struct frame_stmt *stmt,
		const struct frame_operand *op, const char *what)
{
  const char *param;
  double n;

  if (op->kind == FRAME_NONE || op->kind == FRAME_UNKNOWN
      || !number_or_default (a, frame_operand_object (a, op), &n, &param)
      || !frame_angle_degrees_p (n))
    return false;
  report_unit (a, stmt, NULL, constant_text (a, n, param, what));
  return true;
}

/* The member in PLACE that counts degrees by the manual of its maker; null if
   there is none.  */

static const char *
member_in_degrees (const struct frame_place *place)
{
  for (unsigned i = 0; i < place->n_path; i++)
    if (frame_member_degrees_p (place->path[i]))
      return place->path[i];
  return NULL;
}

/* The same for the angle that was traced to SOURCE.  */

static bool
check_unit (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct frame_source *source, const char *what)
{
  const char *named = NULL;

  if (!source->has_place || source->is_constant)
    return false;
  if (frame_factor_to_degrees_p (source->factor))
    {
      report_unit (a, stmt, source,
		   frame_printf (a->an->arena, "%s was converted to degrees, but "
				 "is read as radians", what));
      return true;
    }
  /* "yaw_deg *= M_PI / 180": the name is older than the value.  */
  if (frame_factor_to_radians_p (source->factor))
    return false;
  if (source->name && fabs (source->name_factor) == 1
      && frame_name_degrees_p (source->name))
    named = source->name;
  else if (source->source_name && fabs (source->factor) == 1
	   && frame_name_degrees_p (source->source_name))
    named = source->source_name;
  if (!named && fabs (source->factor) == 1)
    named = member_in_degrees (&source->place);
  if (!named || source->several)
    return false;
  report_unit (a, stmt, source,
	       frame_printf (a->an->arena, "%s is read as radians, but "
			     FRAME_Q ("%s") " says that it is in degrees", what,
			     named));
  return true;
}

/* True if sources A and B are parts of one object, or parameters of one
   function.  */

static bool
siblings_p (const struct frame_source *a, const struct frame_source *b)
{
  const struct frame_place *p = &a->place, *q = &b->place;

  if (!a->has_place || !b->has_place || a->a != b->a || p->base != q->base
      || p->n_path != q->n_path)
    return false;
  if (p->n_path == 0)
    return p->base == FRAME_BASE_PARAM && role_of (a) && role_of (b);
  if (p->name != q->name || p->param != q->param)
    return false;
  for (unsigned i = 0; i + 1 < p->n_path; i++)
    if (p->path[i] != q->path[i])
      return false;
  return p->path[p->n_path - 1] != q->path[q->n_path - 1];
}

/* Of the angles SOURCES of STMT one is converted to radians and its sibling
   is not.  */

static void
check_siblings (struct frame_activation *a, const struct frame_stmt *stmt,
		const struct frame_source *sources, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < n; j++)
      {
	const struct frame_source *done = &sources[i], *left = &sources[j];

	if (!frame_factor_to_radians_p (done->factor) || done->opaque
	    || fabs (left->factor) != 1 || left->opaque || left->is_constant
	    || !siblings_p (done, left) || !left->source_name
	    || !done->source_name || frame_name_radians_p (left->source_name))
	  continue;
	report_unit (a, stmt, left,
		     frame_printf (a->an->arena, FRAME_Q ("%s") " is converted "
				   "from degrees to radians, but " FRAME_Q ("%s")
				   " is not", done->source_name,
				   left->source_name));
	return;
      }
}

static void
check_units (const struct angles *g, unsigned first)
{
  for (unsigned i = 0; i < g->n; i++)
    if (check_constant (g->a, g->stmt, &g->stmt->args[first + i], "the angle")
	|| check_unit (g->a, g->stmt, &g->source[i], "the angle"))
      return;
  check_siblings (g->a, g->stmt, g->source, g->n);
}

/* Members of messages that are angles or turn rates, by their last
   components.  */

static const char *
angle_member (const struct frame_place *place)
{
  const char *last = place->n_path ? place->path[place->n_path - 1] : "";
  const char *before = place->n_path > 1 ? place->path[place->n_path - 2] : "";

  if (strcmp (last, "angle_min") == 0 || strcmp (last, "angle_max") == 0
      || strcmp (last, "angle_increment") == 0)
    return "the angle";
  if (strlen (last) == 1 && strchr ("xyz", last[0])
      && (strcmp (before, "angular_velocity") == 0
	  || strcmp (before, "angular") == 0))
    return "the turn rate";
  return NULL;
}

/* STMT writes a component of a turn rate: if the other two are written, too,
   look at the three together.  */

static void
check_rates (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_source sources[3];

  if (frame_trace_components (a, stmt, 3, sources))
    check_siblings (a, stmt, sources, 3);
}

static void
check_member (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const char *what = stmt->dst.kind == FRAME_PLACE && stmt->n_args == 1
		       ? angle_member (&stmt->dst.place) : NULL;
  struct frame_source source;

  if (!what)
    return;
  frame_trace (a, stmt, &stmt->args[0], &source);
  /* A rate may be anything, as a number: it is not even always a rate (a
     steering servo is straight at 90).  */
  if (strcmp (what, "the turn rate") == 0)
    {
      if (!check_unit (a, stmt, &source, what))
	check_rates (a, stmt);
    }
  else if (!check_constant (a, stmt, &stmt->args[0], what))
    check_unit (a, stmt, &source, what);
}

/* Both.  */

void
frame_check_angles (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct angles g;

  switch (stmt->op)
    {
    case FRAME_OP_RPY:
      read_angles (&g, a, stmt, 0, 3);
      check_rpy_order (&g);
      check_elements (&g);
      check_units (&g, 0);
      break;
    case FRAME_OP_EULER:
      read_angles (&g, a, stmt, 0, 3);
      if (stmt->word && strcmp (stmt->word, "yxz") == 0)
	check_tf_euler_order (&g);
      check_units (&g, 0);
      break;
    case FRAME_OP_AXIS_ANGLE:
      read_angles (&g, a, stmt, 1, 1);
      check_units (&g, 1);
      break;
    case FRAME_OP_UNKNOWN:
      if (stmt->word && stmt->dst.kind == FRAME_PLACE)
	check_got_angle (a, stmt);
      break;
    case FRAME_OP_SET:
      check_member (a, stmt);
      break;
    default:
      break;
    }
}
