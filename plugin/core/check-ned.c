/* North-east-down against east-north-up: -Wframe-ned, apart from the frames
   called *_ned (check-conventions.c).

   Names are one fact, what is done with the numbers is the other.  Reported
   is what a name calls NED and another ENU (or FRD and FLU) with no or with
   the wrong conversion between them: x east and y north become y and x and z
   turns round, <y,x,-z>; a yaw becomes pi/2 - yaw; roll stays and pitch turns
   round, they do not change places; vectors of the body have no north.  All
   of it only with -Wframe-all: people name badly.  */

#include "angles.h"
#include "check.h"
#include "trace.h"
#include <ctype.h>
#include <math.h>
#include <string.h>

/* Names.  */

/* The rule by which NAME tells its axes, as "map_ned" would; null if it tells
   several, as those of conversions do.  */

static const struct frame_mined_rule *
axes_in_name (struct frame_activation *a, const char *name)
{
  const struct frame_mined_rule *axes = NULL;

  for (const struct frame_mined_rule *r
       = frame_mined_words (a->an->options.mined);
       r; r = r->next_word)
    if (frame_name_has_word_p (name, r->word))
      {
	if (axes)
	  return NULL;
	axes = r;
      }
  return axes;
}

/* The change of axes by which coordinates of FROM become those of TO; unknown
   if one is of the world and the other of a body, or there is none.  */

static struct frame_axes
change_between (const struct frame_mined_rule *to,
		const struct frame_mined_rule *from)
{
  return to && from ? frame_axes_between (to->orientation, from->orientation)
		    : frame_axes_unknown;
}

/* True if A and B tell of the same kind of axes in different directions, as
   NED and ENU do.  */

static bool
opposite_p (const struct frame_mined_rule *a, const struct frame_mined_rule *b)
{
  struct frame_axes change = change_between (a, b);

  return frame_axes_known_p (change)
	 && !frame_axes_equal_p (change, frame_axes_identity);
}

static bool
world_p (const struct frame_mined_rule *axes)
{
  return axes && frame_orientation_world_p (axes->orientation);
}

/* The axes that the names in PLACE of A tell, the last one first; *NAME is set
   to that name.  */

static const struct frame_mined_rule *
axes_of_place (struct frame_activation *a, const struct frame_place *place,
	       const char **name)
{
  struct frame_place p = *place;

  for (;; p.n_path--)
    {
      const struct frame_mined_rule *axes;

      *name = frame_trace_name (a, &p);
      axes = *name ? axes_in_name (a, *name) : NULL;
      if (axes || p.n_path == 0)
	return axes;
    }
}

static const struct frame_mined_rule *
axes_of_operand (struct frame_activation *a, const struct frame_operand *op,
		 const char **name)
{
  if (op->kind != FRAME_PLACE && op->kind != FRAME_ADDRESS
      && op->kind != FRAME_CONST_ADDRESS)
    return NULL;
  return axes_of_place (a, &op->place, name);
}

/* The last identifier in the mangled name SYMBOL, or SYMBOL.  */

static const char *
plain_symbol (struct frame_activation *a, const char *symbol)
{
  const char *p = strstr (symbol, "_Z"), *last = NULL;
  size_t length = 0;

  if (!p)
    return symbol;
  for (p += 2; *p && strchr ("NKL", *p); p++)
    ;
  while (isdigit ((unsigned char) *p))
    {
      size_t n = 0;

      for (; isdigit ((unsigned char) *p); p++)
	n = n * 10 + (*p - '0');
      if (n == 0 || n > strlen (p))
	break;
      last = p;
      length = n;
      p += n;
    }
  return last ? frame_intern_n (a->an->world.strings, last, length) : symbol;
}

static void
report (struct frame_activation *a, const struct frame_stmt *stmt,
	const char *text)
{
  struct frame_finding *finding
    = frame_findings_add (a->an->findings, FRAME_W_NED, FRAME_ON_EVERY_PATH,
			  frame_where_of (a, stmt), "%s", text);

  if (finding)
    finding->tier = 'A';
}

/* Copies.  */

/* True if PLACE is a component of a vector or quaternion, or an element of an
   array: those are converted one by one.  */

static bool
component_p (const struct frame_place *place)
{
  const char *last = place->n_path ? place->path[place->n_path - 1] : "";

  return last[0] == '[' || (strlen (last) == 1 && strchr ("xyzw", last[0]));
}

/* STMT copies something whose name tells axes to something whose name tells
   the opposite ones.  */

static void
check_copy (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const char *to, *from;
  const struct frame_mined_rule *axes
    = axes_of_place (a, &stmt->dst.place, &to);

  if (!axes || component_p (&stmt->dst.place)
      || !opposite_p (axes, axes_of_operand (a, &stmt->args[0], &from))
      || component_p (&stmt->args[0].place))
    return;
  report (a, stmt,
	  frame_printf (a->an->arena, FRAME_Q ("%s") " gets " FRAME_Q ("%s")
			" without a conversion", to, from));
}

/* True if a heading of NED is FACTOR * the heading of ENU + OFFSET, or the
   reverse: pi/2 - heading.  */

static bool
heading_converted_p (double factor, double offset)
{
  double turns = (offset - M_PI / 2) / (2 * M_PI);

  return factor == -1 && fabs (turns - round (turns)) < 1e-3;
}

/* STMT calculates a heading of other axes.  */

static void
check_heading (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const char *to, *from;
  static const struct frame_axes swap = { { 2, 1, -3 } };
  const struct frame_mined_rule *axes
    = axes_of_place (a, &stmt->dst.place, &to);
  struct frame_operand self = stmt->dst;
  struct frame_stmt behind = *stmt;
  struct frame_source source;

  if (!world_p (axes)
      || frame_angle_role (to) != FRAME_ANGLE_YAW)
    return;
  frame_trace (a, stmt->op == FRAME_OP_SET ? stmt : &behind,
	       stmt->op == FRAME_OP_SET ? &stmt->args[0] : &self, &source);
  if (!source.has_place || source.several || fabs (source.factor) != 1
      || !frame_axes_equal_p (
	   change_between (axes,
			   axes_of_place (source.a, &source.place, &from)),
	   swap)
      || heading_converted_p (source.factor, source.offset))
    return;
  report (a, stmt,
	  frame_printf (a->an->arena, FRAME_Q ("%s") " is %s" FRAME_Q ("%s")
			" %+.4g, but between NED and ENU a heading becomes "
			"pi/2 - heading", to, source.factor < 0 ? "-" : "", from,
			source.offset));
}

/* Rotations.  */

/* The place that the result of STMT gets a name with: its own, or, if it is a
   temporary, the one that the statement behind copies it to.  */

static const struct frame_place *
named_result (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_block *block = &a->info->fn->blocks[a->block];
  const struct frame_stmt *next = stmt + 1;

  if (!frame_trace_name (a, &stmt->dst.place) && stmt >= block->stmts
      && next < block->stmts + block->n_stmts && next->op == FRAME_OP_SET
      && next->n_args == 1 && next->dst.kind == FRAME_PLACE
      && next->args[0].kind == FRAME_PLACE
      && frame_place_equal (&next->args[0].place, &stmt->dst.place))
    return &next->dst.place;
  return &stmt->dst.place;
}

/* STMT turns something of one kind of axes into the other by a constant that
   is not the change of axes between the two.  */

static void
check_turn (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const char *to, *from;
  const struct frame_mined_rule *given, *axes
    = axes_of_place (a, named_result (a, stmt), &to);
  const struct frame_value *turn;
  struct frame_axes expected, got;
  char text[16], wanted[16];

  if (!axes || stmt->n_args < 2)
    return;
  given = axes_of_operand (a, &stmt->args[1], &from);
  if (!opposite_p (axes, given))
    return;
  turn = frame_node_rotation (&a->an->world, frame_argument (a, stmt, 0));
  if (!turn->u.turn.r.exact)
    return;
  expected = change_between (axes, given);
  got = frame_value_axes (turn);
  if (frame_axes_equal_p (got, expected))
    return;
  frame_axes_print (got, text);
  frame_axes_print (expected, wanted);
  report (a, stmt,
	  frame_printf (a->an->arena, FRAME_Q ("%s") " is " FRAME_Q ("%s")
			" turned by the axes %s, but %s and %s differ by %s", to,
			from, text, given->word, axes->word, wanted));
}

/* The role of the angle SOURCE.  */

static enum frame_angle_role
role_of (const struct frame_source *source)
{
  return source->quantity      ? frame_angle_role (source->quantity)
	 : source->source_name ? frame_angle_role (source->source_name)
			       : FRAME_ANGLE_NONE;
}

/* STMT makes a rotation of (pitch, roll, -yaw).  */

static void
check_euler (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_source s[3];

  if (stmt->n_args < 3)
    return;
  for (unsigned i = 0; i < 3; i++)
    frame_trace (a, stmt, &stmt->args[i], &s[i]);
  if (role_of (&s[0]) != FRAME_ANGLE_PITCH || role_of (&s[1]) != FRAME_ANGLE_ROLL
      || role_of (&s[2]) != FRAME_ANGLE_YAW || s[0].factor != 1
      || s[1].factor != 1 || s[2].factor != -1)
    return;
  report (a, stmt, "roll and pitch change places like x and y of a vector; "
		   "between NED and ENU roll stays, pitch turns round and yaw "
		   "becomes pi/2 - yaw");
}

/* Calls.  */

/* True if the function NAME converts between world axes.  */

static bool
converts_world_p (const char *name)
{
  bool ned = frame_name_has_word_p (name, "ned");
  bool enu = frame_name_has_word_p (name, "enu");

  if (frame_name_has_word_p (name, "body") || frame_name_has_word_p (name, "frd")
      || frame_name_has_word_p (name, "flu")
      || frame_name_has_word_p (name, "aircraft")
      || frame_name_has_word_p (name, "baselink"))
    return false;
  return (ned && enu) || ((ned || enu) && frame_name_has_word_p (name, "to"));
}

/* True if the function NAME hands on what is called as it is.  */

static bool
hands_on_p (const char *name)
{
  static const char *const verbs[]
    = { "send", "set", "publish", "push", "write", NULL };

  for (unsigned i = 0; verbs[i]; i++)
    if (strncmp (name, verbs[i], strlen (verbs[i])) == 0)
      return true;
  return false;
}

/* True if NAME tells of the axes of a body, and of no others: "ned_q_frd" is
   an attitude, between both.  */

static bool
body_name_p (const char *name)
{
  if (frame_name_has_word_p (name, "ned") || frame_name_has_word_p (name, "enu")
      || frame_name_has_word_p (name, "world")
      || frame_name_has_word_p (name, "map"))
    return false;
  return frame_name_has_word_p (name, "body")
	 || frame_name_has_word_p (name, "baselink")
	 || frame_name_has_word_p (name, "flu")
	 || frame_name_has_word_p (name, "frd");
}

/* The function NAME, INFO if it has a body here, gets operand I of STMT as its
   parameter I.  Returns true if that was reported.  */

static bool
check_argument (struct frame_activation *a, const struct frame_stmt *stmt,
		const char *name, const struct frame_info *info, unsigned i)
{
  const struct frame_operand *op = &stmt->args[i];
  const char *param = info && i < info->fn->n_params
			? info->fn->params[i].name : NULL;
  const char *given, *plain;
  const struct frame_mined_rule *axes = axes_of_operand (a, op, &given);
  const struct frame_mined_rule *wanted;

  if (op->kind != FRAME_PLACE && op->kind != FRAME_ADDRESS
      && op->kind != FRAME_CONST_ADDRESS)
    return false;
  wanted = param ? axes_in_name (a, param) : NULL;
  if (!wanted && hands_on_p (name))
    wanted = axes_in_name (a, name);
  plain = frame_trace_name (a, &op->place);
  if (opposite_p (axes, wanted) && !component_p (&op->place))
    report (a, stmt,
	    frame_printf (a->an->arena, FRAME_Q ("%s") " gets " FRAME_Q ("%s")
			  " without a conversion to %s", name, given,
			  wanted->word));
  else if (converts_world_p (name) && plain && body_name_p (plain))
    report (a, stmt,
	    frame_printf (a->an->arena, FRAME_Q ("%s") " converts between NED "
			  "and ENU, but " FRAME_Q ("%s") " is along the axes of "
			  "the body, which have no north", name, plain));
  else if (param && op->kind == FRAME_ADDRESS && op->place.n_path > 1
	   && op->place.path[op->place.n_path - 2]
		== a->an->world.names[FRAME_K_TRANSLATION]
	   && ((op->place.path[op->place.n_path - 1]
		  == a->an->world.names[FRAME_K_X]
		&& frame_name_has_word_p (param, "northing"))
	       || (op->place.path[op->place.n_path - 1]
		     == a->an->world.names[FRAME_K_Y]
		   && frame_name_has_word_p (param, "easting")))
	   && !(world_p (axes) && axes->orientation.d[2] == FRAME_DOWN))
    report (a, stmt,
	    frame_printf (a->an->arena, FRAME_Q ("%s") " of the position gets the "
			  "%s; x is east and y is north (REP 103)",
			  op->place.path[op->place.n_path - 1], param));
  else
    return false;
  return true;
}

static void
check_call (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const char *name = stmt->word ? plain_symbol (a, stmt->word) : NULL;
  const struct frame_info *info;

  if (!name)
    return;
  info = frame_find_function (a->an, a->info->fn->unit, stmt->word);
  for (unsigned i = 0; i < stmt->n_args; i++)
    if (check_argument (a, stmt, name, info, i))
      return;
}

void
frame_check_ned (struct frame_activation *a, const struct frame_stmt *stmt)
{
  switch (stmt->op)
    {
    case FRAME_OP_SET:
      if (stmt->dst.kind != FRAME_PLACE || stmt->n_args != 1)
	break;
      if (stmt->args[0].kind == FRAME_PLACE)
	check_copy (a, stmt);
      check_heading (a, stmt);
      break;
    case FRAME_OP_BINARY:
      if (stmt->dst.kind == FRAME_PLACE)
	check_heading (a, stmt);
      break;
    case FRAME_OP_COMPOSE:
    case FRAME_OP_APPLY:
      if (stmt->dst.kind == FRAME_PLACE)
	check_turn (a, stmt);
      break;
    case FRAME_OP_RPY:
      check_euler (a, stmt);
      break;
    case FRAME_OP_CALL:
      check_call (a, stmt);
      break;
    default:
      break;
    }
}
