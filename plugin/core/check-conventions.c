/* Conventions: -Wframe-reversed-name, -Wframe-optical-name,
   -Wframe-sensor-null, and of -Wframe-ned the rule that a *_ned frame differs
   from its parent in nothing but axes.

   These are notes about taste and common practice (REP 103, and the implicit
   conventions of the PhysFrame paper), off by default.  */

#include "check.h"
#include "frame-names.h"
#include <ctype.h>
#include <math.h>
#include <string.h>

/* One transform that is sent.  */
struct sent
{
  struct frame_activation *a;
  const struct frame_stmt *stmt;
  const char *parent, *child;	/* constants, without leading slashes */
  const struct frame_value *rotation;
  bool moves_known;
  double move[3];
};

/* The frame that ID certainly is, without a slash, or null.  */

static const char *
text_of (struct frame_analysis *an, const struct frame_value *id)
{
  const char *text = frame_certain_id (an, id);

  return text ? frame_strip_slash (an, text) : NULL;
}

static struct frame_finding *
report (const struct sent *s, enum frame_warning warning, const char *text)
{
  return frame_findings_add (s->a->an->findings, warning, FRAME_ON_EVERY_PATH,
			     frame_where_of (s->a, s->stmt), "%s", text);
}

/* Displacements.  */

static bool
displaced_p (const struct sent *s)
{
  return s->moves_known
	 && (fabs (s->move[0]) > 1e-9 || fabs (s->move[1]) > 1e-9
	     || fabs (s->move[2]) > 1e-9);
}

static bool
exact_p (const struct sent *s)
{
  return s->rotation->u.turn.r.exact;
}

static void
read_move (struct sent *s, const struct frame_node *transform)
{
  struct frame_world *world = &s->a->an->world;
  const struct frame_node *move
    = frame_node_child (world, transform, world->names[FRAME_K_TRANSLATION]);

  s->moves_known = true;
  for (unsigned i = 0; i < 3; i++)
    s->moves_known
      = frame_node_number (world,
			   frame_node_child (world, move,
					     world->names[FRAME_K_X + i]),
			   &s->move[i])
	&& s->moves_known;
}

/* Reversed names.  */

/* NAME in lower case, "camelCase" as "camel_case", into BUF.  */

static void
plain_name (const char *name, char *buf, size_t size)
{
  size_t n = 0;

  for (const char *p = name; *p && n + 2 < size; p++)
    {
      if (isupper ((unsigned char) *p) && p > name
	  && islower ((unsigned char) p[-1]))
	buf[n++] = '_';
      buf[n++] = tolower ((unsigned char) *p);
    }
  buf[n] = '\0';
}

/* The length of NAME without "_link" or "_frame".  */

static size_t
short_length (const char *name)
{
  size_t n = strlen (name);

  if (frame_name_ends_with_p (name, "_link"))
    return n - 5;
  return frame_name_ends_with_p (name, "_frame") ? n - 6 : n;
}

/* True if FRAME, perhaps without "_link", is somewhere in NAME.  */

static bool
mentions_p (const char *name, const char *frame)
{
  size_t n = short_length (frame);

  if (n == 0)
    return true;
  for (const char *p = name; (p = strchr (p, frame[0])); p++)
    if (strncmp (p, frame, n) == 0)
      return true;
  return false;
}

/* True if NAME has FIRST, JOIN and SECOND in this order as whole words;
   the frames perhaps without "_link".  */

static bool
joined_p (const char *name, const char *first, const char *join,
	  const char *second)
{
  size_t lengths[2][2] = { { strlen (first), short_length (first) },
			   { strlen (second), short_length (second) } };

  for (unsigned i = 0; i < 4; i++)
    {
      size_t n1 = lengths[0][i & 1], n2 = lengths[1][i >> 1];
      size_t nj = strlen (join);

      for (const char *p = name; *p; p++)
	if ((p == name || p[-1] == '_') && strncmp (p, first, n1) == 0
	    && strncmp (p + n1, join, nj) == 0
	    && strncmp (p + n1 + nj, second, n2) == 0
	    && (p[n1 + nj + n2] == '\0' || p[n1 + nj + n2] == '_'))
	  return true;
    }
  return false;
}

/* The name by which the program knows the transform that S sends: its
   variable or field, or the one that a temporary was made from.  Null if it
   has none.  */

static const char *
variable_name (const struct sent *s)
{
  const struct frame_place *place = &s->stmt->args[0].place;
  const struct frame_block *block
    = &s->a->info->fn->blocks[s->a->block];

  if (s->stmt->args[0].kind != FRAME_PLACE
      && s->stmt->args[0].kind != FRAME_CONST_ADDRESS)
    return NULL;
  if (place->n_path == 0 && place->base == FRAME_BASE_LOCAL
      && isdigit ((unsigned char) place->name[0]))
    for (unsigned i = 0; i < block->n_stmts; i++)
      {
	const struct frame_stmt *t = &block->stmts[i];

	if (t->op == FRAME_OP_SET && t->dst.kind == FRAME_PLACE
	    && t->dst.place.base == FRAME_BASE_LOCAL
	    && t->dst.place.name == place->name && t->dst.place.n_path == 1
	    && strcmp (t->dst.place.path[0], "transform") == 0
	    && t->args[0].kind == FRAME_PLACE)
	  {
	    place = &t->args[0].place;
	    break;
	  }
      }
  if (place->n_path)
    {
      const char *last = place->path[place->n_path - 1];
      const char *colon = strrchr (last, ':');

      return colon ? colon + 1 : NULL;
    }
  return place->base == FRAME_BASE_LOCAL ? place->name : NULL;
}

static void
check_reversed_name (const struct sent *s)
{
  static const char *const down[] = { "_to_", "to", "_2_", "2" };
  static const char *const up[] = { "_in_", "_rel_", "_wrt_" };
  const char *name = variable_name (s);
  bool reversed = false;
  char plain[128];

  if (!name)
    return;
  plain_name (name, plain, sizeof plain);
  if (!mentions_p (plain, s->parent) || !mentions_p (plain, s->child))
    return;
  for (unsigned i = 0; i < sizeof down / sizeof *down; i++)
    reversed |= joined_p (plain, s->child, down[i], s->parent);
  for (unsigned i = 0; i < sizeof up / sizeof *up; i++)
    reversed |= joined_p (plain, s->parent, up[i], s->child);
  if (reversed)
    report (s, FRAME_W_REVERSED_NAME,
	    frame_printf (s->a->an->arena, "the name " FRAME_Q ("%s")
			  " says the direction the other way round: the "
			  "transform sent is from " FRAME_Q ("%s")
			  " to its child " FRAME_Q ("%s"),
			  name, s->parent, s->child));
}

/* Optical names.  */

/* The rule that fixes axes by names that hold a word, "*optical*", if S turns
   forward-left-up axes into those, and its child is not called so; else
   null.  */

static const struct frame_mined_rule *
optical_rule (const struct sent *s)
{
  struct frame_axes axes = frame_value_axes (s->rotation);
  const struct frame_mined_rule *rule = NULL;
  struct frame_orientation child;

  if (!exact_p (s) || !frame_axes_known_p (axes))
    return NULL;
  child = frame_axes_rotate (frame_orientation_flu, axes);
  for (const struct frame_mined_rule *r
       = frame_mined_fixed (s->a->an->options.mined);
       r; r = r->next)
    if (r->frame && !r->sensor && r->frame[0] == '*' && !r->word
	&& frame_orientation_equal_p (r->orientation, child))
      {
	if (frame_name_like_p (s->child, r->frame))
	  return NULL;
	rule = r;
      }
  return rule;
}

/* The pattern of RULE as part of a name: "_optical" for "*optical*".  */

static const char *
part_of (struct frame_arena *arena, const struct frame_mined_rule *rule)
{
  size_t n = strcspn (rule->frame + 1, "*");

  return frame_printf (arena, "_%.*s", (int) n, rule->frame + 1);
}

static void
check_optical_name (const struct sent *s)
{
  const struct frame_mined *mined = s->a->an->options.mined;
  struct frame_arena *arena = s->a->an->arena;
  const struct frame_mined_rule *rule = optical_rule (s);
  struct frame_axes axes;

  if (rule && frame_name_sensor_p (mined, s->child, "camera"))
    report (s, FRAME_W_OPTICAL_NAME,
	    frame_printf (arena, FRAME_Q ("%s") " gets optical axes (right, "
			  "down, forward) but no " FRAME_Q ("%s")
			  " in its name (%s)", s->child, part_of (arena, rule),
			  rule->source));
  else if (displaced_p (s)
	   && (rule = frame_name_change (mined, s->parent, s->child, &axes))
	   && rule->parent[0] == '*' && frame_name_like_p (s->child, rule->child))
    report (s, FRAME_W_OPTICAL_NAME,
	    frame_printf (arena, "optical frame " FRAME_Q ("%s")
			  " is displaced by (%g, %g, %g) from its camera "
			  FRAME_Q ("%s"), s->child, s->move[0], s->move[1],
			  s->move[2], s->parent));
}

/* Sensors.  */

static void
check_sensor_null (const struct sent *s)
{
  const struct frame_mined_rule *sensor
    = frame_name_mounted (s->a->an->options.mined, s->child);

  if (!sensor || frame_name_like_p (s->parent, sensor->child)
      || !s->moves_known || displaced_p (s) || !exact_p (s)
      || !frame_rotation_identity_p (s->rotation->u.turn.r))
    return;
  report (s, FRAME_W_SENSOR_NULL,
	  frame_printf (s->a->an->arena, "sensor frame " FRAME_Q ("%s")
			" is mounted on " FRAME_Q ("%s") " by the null "
			"transform: is it really there?", s->child,
			s->parent));
}

/* NED.  */

/* True if the name of FRAME fixes axes of the world with z down.  */

static bool
ned_p (const struct sent *s, const char *frame)
{
  const struct frame_mined_rule *rule
    = frame_name_axes (s->a->an->options.mined, frame);

  return rule && frame_orientation_world_p (rule->orientation)
	 && rule->orientation.d[2] == FRAME_DOWN;
}

static void
check_ned (const struct sent *s)
{
  struct frame_axes axes = frame_value_axes (s->rotation);
  struct frame_arena *arena = s->a->an->arena;

  if (!ned_p (s, s->child) || ned_p (s, s->parent))
    return;
  if (displaced_p (s))
    report (s, FRAME_W_NED,
	    frame_printf (arena, FRAME_Q ("%s") " is displaced by (%g, %g, %g)"
			  " from " FRAME_Q ("%s") ": a NED frame differs from "
			  "its sibling in its axes alone (REP 103)", s->child,
			  s->move[0], s->move[1], s->move[2], s->parent));
  else if (exact_p (s) && frame_axes_known_p (axes)
	   && axes.ds[2] != -FRAME_AXIS_Z)
    report (s, FRAME_W_NED,
	    frame_printf (arena, FRAME_Q ("%s") " keeps the direction of z of "
			  FRAME_Q ("%s") ": the z axis of a NED frame points "
			  "down (REP 103)", s->child, s->parent));
}

static void
check_sent (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct frame_node *message)
{
  struct frame_world *world = &a->an->world;
  const struct frame_node *transform = frame_transform_of (a->an, message);
  struct sent s = { .a = a, .stmt = stmt };

  s.parent = text_of (a->an, frame_parent_id (a->an, message));
  s.child = text_of (a->an, frame_child_id (a->an, message));
  if (!s.parent || !s.child)
    return;
  s.rotation = frame_node_rotation (
    world, frame_node_child (world, transform,
			     world->names[FRAME_K_ROTATION]));
  read_move (&s, transform);
  check_reversed_name (&s);
  check_optical_name (&s);
  check_sensor_null (&s);
  check_ned (&s);
}

void
frame_check_conventions (struct frame_activation *a,
			 const struct frame_stmt *stmt)
{
  if (stmt->op == FRAME_OP_SEND)
    frame_each_message (a, stmt, frame_argument (a, stmt, 0), check_sent);
}
