/* Data of two different frames that meet without a transform:
   -Wframe-mismatch (R2, R11, R14).

   A mismatch needs two known, different frames.  Where both are certain it
   is reported by default; where one is a default that a parameter can
   change, or one of several, only with -Wframe-all.  */

#include "check.h"
#include "infer-frames.h"
#include <string.h>

/* Two ids that differ.  */
struct clash
{
  const struct frame_alt *a, *b;
  const char *text_a, *text_b;
  bool certain;			/* on every path, whatever the parameters */
};

/* The text of ALT without a slash, or null; *BY_DEFAULT is set if a parameter
   can change it.  */

static const char *
text_of (struct frame_analysis *an, const struct frame_alt *alt,
	 bool *by_default)
{
  bool changes = false;
  const char *text = frame_alt_text (an->world.strings, alt, &changes);

  *by_default |= changes;
  return text && *text ? frame_strip_slash (an, text) : NULL;
}

/* Find in C alternatives of the ids A and B that differ.  False if there are
   none, or if some may be the same only because both are unknown, or if both
   are one of several and may well be the same one each time.  */

static bool
find_clash (struct frame_analysis *an, const struct frame_value *a,
	    const struct frame_value *b, struct clash *c)
{
  bool doubt = false, equal = false;

  memset (c, 0, sizeof *c);
  /* What was changed by hand may be on its way into another frame.  */
  if (!a || !b || a->u.string.assumed || b->u.string.assumed)
    return false;
  for (unsigned i = 0; i < a->u.string.n; i++)
    for (unsigned j = 0; j < b->u.string.n; j++)
      {
	const char *x = text_of (an, &a->u.string.alts[i], &doubt);
	const char *y = text_of (an, &b->u.string.alts[j], &doubt);

	if (!x || !y)
	  return false;
	if (x == y)
	  equal = true;
	else if (!c->a)
	  {
	    c->a = &a->u.string.alts[i];
	    c->b = &b->u.string.alts[j];
	    c->text_a = x;
	    c->text_b = y;
	  }
      }
  if (equal && a->u.string.n > 1 && b->u.string.n > 1)
    return false;
  c->certain = !doubt && !equal;
  return c->a != NULL;
}

/* The one text that the id VALUE has, or "?".  */

static const char *
name_of (struct frame_analysis *an, const struct frame_value *value)
{
  bool by_default = false;
  const char *text = value && value->u.string.n == 1
		       ? text_of (an, &value->u.string.alts[0], &by_default)
		       : NULL;

  return text ? text : "?";
}

static enum frame_certainty
certainty (const struct clash *c)
{
  return c->certain ? FRAME_ON_EVERY_PATH : FRAME_ON_SOME_PATH;
}

static void
note_frames (struct frame_analysis *an, struct frame_finding *finding,
	     const struct clash *c)
{
  if (!finding)
    return;
  frame_note_origin (an, finding, finding->where, c->a);
  if (!frame_where_equal_p (c->a->where, c->b->where))
    frame_note_origin (an, finding, finding->where, c->b);
}

/* The one id that VALUE is, even if nobody knows which; else null.  */

static const struct frame_alt *
one_id (const struct frame_value *value)
{
  const struct frame_string *s = value ? &value->u.string : NULL;

  return s && s->n == 1 && !s->other && !s->assumed
	     && s->alts[0].kind != FRAME_ALT_UNSET ? &s->alts[0] : NULL;
}

/* True if A and B are one frame, whatever the parameters and whatever
   arrives.  */

static bool
one_frame_p (const struct frame_value *a, const struct frame_value *b)
{
  const struct frame_alt *x = one_id (a), *y = one_id (b);

  return x && y && frame_alt_same_p (x, y);
}

/* True if OTHER is known and may be another frame than PARENT: nothing that
   is in PARENT has a use for a transform from OTHER to it, even where nobody
   knows which frames the two are.  */

static bool
leads_here_p (const struct frame_value *parent, const struct frame_value *other)
{
  const struct frame_alt *x = one_id (other);

  return x && !frame_alt_same_p (x, one_id (parent));
}

/* ALT as it is put into a sentence: its text or what it is the frame of.  */

static const char *
words_of (struct frame_analysis *an, const struct frame_alt *alt)
{
  bool by_default = false;
  const char *text = text_of (an, alt, &by_default), *name, *end, *p;

  if (text)
    return frame_printf (an->arena, FRAME_Q ("%s"), text);
  name = alt->kind == FRAME_ALT_SYMBOL ? strchr (alt->name, ':') : NULL;
  if (!name)
    return "another frame";
  /* ":msg.*", ":this.Node::path_" and ":.g_path" with what follows.  */
  if (*++name == '.' || strncmp (name, "this.", 5) == 0)
    name = strchr (name, '.') + 1;
  end = strpbrk (name, ".");
  if (!end || end == name)
    return "the frame of the input";
  for (p = name; p + 2 < end; p++)
    if (p[0] == ':' && p[1] == ':')
      name = p + 2;
  return frame_printf (an->arena, "the frame of " FRAME_QUOTE_OPEN "%.*s"
		       FRAME_QUOTE_CLOSE, (int) (end - name), name);
}

/* True if the header's frame, in a message, is that of a member whose path
   in the message begins with PATH[0..N-1].  Not that of a twist, which is in
   another frame of an odometry message, or an attitude.  */

static bool
in_header_frame_p (const char *const *path, unsigned n)
{
  const struct frame_member *member;

  while (n && frame_element_key_p (*path))
    path++, n--;
  if (n == 0)
    return true;
  member = frame_member_by_name (*path);
  return member && member->frame == FRAME_MEMBER_HEADER
	 && strcmp (*path, "orientation") != 0
	 && strcmp (*path, "transform") != 0;
}

/* True if NODE is (a part of) the input, or of the message in a field, that ID
   is the frame id of, or is put together of such parts.  */

static bool
of_input_p (struct frame_activation *a, const struct frame_node *node,
	    const struct frame_alt *id)
{
  struct frame_world *world = &a->an->world;
  const struct frame_rest *rest = node->rest;
  const struct frame_node *held = frame_node_force (world, node);

  if (held->value || held->frame)
    return false;
  for (unsigned i = 0; i < held->n; i++)
    if (!of_input_p (a, held->children[i].node, id))
      return false;
  if (held->n)
    return true;
  for (unsigned i = 0; i <= rest->n_path; i++)
    {
      const char *name = frame_rest_identity (world, rest, i);
      size_t n = name ? strlen (name) : 0;

      if (!name)
	return false;
      if (strncmp (id->name, name, n) == 0
	  && strcmp (id->name + n, ".header.frame_id") == 0)
	return in_header_frame_p (rest->path + i, rest->n_path - i);
    }
  return false;
}

/* True if the data at operand OP is in the frame PARENT, whichever that
   is.  */

static bool
data_in_p (struct frame_activation *a, const struct frame_operand *op,
	   const struct frame_value *parent)
{
  const struct frame_alt *id = one_id (parent);
  const struct frame_value *data = frame_data_frame (a, op, true);

  if (!id || data)
    return one_frame_p (parent, data);
  return id->kind == FRAME_ALT_SYMBOL
	 && of_input_p (a, frame_operand_named (a, op), id);
}

/* Report if the transform from CHILD to PARENT is applied to data at OP that
   is in PARENT already, whichever frame that is.  */

static void
check_already (struct frame_activation *a, const struct frame_stmt *stmt,
	       const struct frame_value *parent,
	       const struct frame_value *child, const struct frame_operand *op)
{
  struct frame_analysis *an = a->an;
  struct frame_finding *finding;
  const char *here;

  if (!data_in_p (a, op, parent) || !leads_here_p (parent, child))
    return;
  here = words_of (an, one_id (parent));
  finding = frame_findings_add (
    an->findings, FRAME_W_MISMATCH, FRAME_ON_EVERY_PATH,
    frame_where_of (a, stmt),
    "a transform from %s to %s is applied to data that is in %s: it has been "
    "applied already, or its inverse is meant",
    words_of (an, one_id (child)), here, here);
  if (!finding)
    return;
  frame_note_origin (an, finding, finding->where, one_id (child));
  frame_note_origin (an, finding, finding->where, one_id (parent));
}

/* R11: parent_T_child takes data of its child.  */

static void
check_apply (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const struct frame_value *parent, *child, *data;
  struct frame_finding *finding;
  struct clash c;
  const char *to;

  if (stmt->n_args < 2)
    return;
  frame_transform_frames (a, &stmt->args[0], &parent, &child);
  if (!parent && !child)
    frame_part_frames (a, &stmt->args[0], &parent, &child);
  data = frame_data_frame (a, &stmt->args[1], true);
  if (!find_clash (an, child, data, &c))
    {
      check_already (a, stmt, parent, child, &stmt->args[1]);
      return;
    }
  to = name_of (an, parent);
  finding = frame_findings_add (
    an->findings, FRAME_W_MISMATCH, certainty (&c), frame_where_of (a, stmt),
    FRAME_Q ("%s_T_%s") " is applied to data in " FRAME_Q ("%s")
    ", but takes data in " FRAME_Q ("%s") "%s", to, c.text_a, c.text_b,
    c.text_a,
    strcmp (to, c.text_b) == 0
      ? ": it has been applied already, or its inverse is meant" : "");
  note_frames (an, finding, &c);
}

/* R14: in a product of transforms the inner frames are one.  */

static void
check_compose (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const struct frame_value *pa, *ca, *pb, *cb;
  struct frame_finding *finding;
  struct clash c;

  if (stmt->n_args < 2)
    return;
  frame_transform_frames (a, &stmt->args[0], &pa, &ca);
  frame_transform_frames (a, &stmt->args[1], &pb, &cb);
  /* A pose is from its own frame, nobody knows which, to that it is given
     in.  */
  if (!pb && !cb && ca)
    pb = frame_data_frame (a, &stmt->args[1], true);
  if (!find_clash (an, ca, pb, &c))
    {
      if (!cb)
	check_already (a, stmt, pa, ca, &stmt->args[1]);
      return;
    }
  finding = frame_findings_add (
    an->findings, FRAME_W_MISMATCH, certainty (&c), frame_where_of (a, stmt),
    "in the product " FRAME_Q ("%s_T_%s * %s_T_%s") " the inner frames "
    FRAME_Q ("%s") " and " FRAME_Q ("%s") " differ", name_of (an, pa),
    c.text_a, c.text_b, name_of (an, cb), c.text_a, c.text_b);
  note_frames (an, finding, &c);
}

/* What STMT does with two operands, for a sentence; null if they need not be
   in one frame.  */

static const char *
verb_of (const struct frame_stmt *stmt)
{
  switch (stmt->op)
    {
    case FRAME_OP_BINARY:
      return !stmt->word			? NULL
	     : strcmp (stmt->word, "+") == 0	? "added to"
	     : strcmp (stmt->word, "-") == 0	? "subtracted from"
						: NULL;
    case FRAME_OP_COMPARE:
      return "compared with";
    default:
      return NULL;
    }
}

/* The last component of PLACE if it is a coordinate, else null.  */

static const char *
last_coordinate (const struct frame_place *place)
{
  const char *last = place->n_path ? place->path[place->n_path - 1] : NULL;

  return last && (frame_element_key_p (last)
		  || (*last && strchr ("xyz", *last) && !last[1]))
	   ? last : NULL;
}

/* The coordinate that operand OP is: the last component of its place, or of
   what the temporary that it is was read from; null for anything else.  */

static const char *
coordinate_of (struct frame_activation *a, const struct frame_operand *op)
{
  const struct frame_function *fn = a->info->fn;
  const struct frame_stmt *def = NULL;

  if (op->kind != FRAME_PLACE)
    return NULL;
  if (op->place.n_path)
    return last_coordinate (&op->place);
  if (op->place.base != FRAME_BASE_LOCAL)
    return NULL;
  for (unsigned i = 0; i < fn->n_blocks; i++)
    for (unsigned j = 0; j < fn->blocks[i].n_stmts; j++)
      {
	const struct frame_stmt *t = &fn->blocks[i].stmts[j];

	if (t->dst.kind != FRAME_PLACE || t->dst.place.n_path
	    || t->dst.place.base != FRAME_BASE_LOCAL
	    || t->dst.place.name != op->place.name)
	  continue;
	if (def)
	  return NULL;
	def = t;
      }
  return def && def->op == FRAME_OP_SET && def->n_args == 1
	     && def->args[0].kind == FRAME_PLACE
	   ? last_coordinate (&def->args[0].place) : NULL;
}

/* The translation of a transform at operand I of STMT, where the frame of the
   child begins, and the other operand are points of one frame if they are
   subtracted; the sum may be a transform by hand.  */

static void
check_origin (struct frame_activation *a, const struct frame_stmt *stmt,
	      unsigned i)
{
  struct frame_analysis *an = a->an;
  const struct frame_value *parent, *child, *data;
  struct frame_finding *finding;
  struct clash c;

  if (!frame_origin_frames (a, &stmt->args[i], &parent, &child))
    return;
  data = frame_data_frame (a, &stmt->args[1 - i], false);
  if (!find_clash (an, data, parent, &c))
    return;
  finding = frame_findings_add (
    an->findings, FRAME_W_MISMATCH,
    one_frame_p (data, child) && one_id (parent) ? FRAME_ON_EVERY_PATH
						 : certainty (&c),
    frame_where_of (a, stmt),
    stmt->op == FRAME_OP_DISTANCE
      ? "the distance of a point in " FRAME_Q ("%s") " to where " FRAME_Q ("%s")
	" is in " FRAME_Q ("%s") " means nothing without a transform"
    : i == 1
      ? "from data in " FRAME_Q ("%s") " the place of " FRAME_Q ("%s") " in "
	FRAME_Q ("%s") " is subtracted without a transform"
      : "data in " FRAME_Q ("%s") " is subtracted from the place of "
	FRAME_Q ("%s") " in " FRAME_Q ("%s") " without a transform",
    c.text_a, name_of (an, child), c.text_b);
  note_frames (an, finding, &c);
}

/* R2: the operands are data of one frame.  Where an x meets a z somebody
   turns the axes by hand.  */

static void
check_operands (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct frame_analysis *an = a->an;
  const char *verb = verb_of (stmt);
  struct frame_where where = frame_where_of (a, stmt);
  struct frame_finding *finding;
  struct clash c;

  if (stmt->n_args < 2 || (!verb && stmt->op != FRAME_OP_DISTANCE))
    return;
  if (stmt->op == FRAME_OP_DISTANCE
      || (*verb == 's'
	  && coordinate_of (a, &stmt->args[0])
	       == coordinate_of (a, &stmt->args[1])))
    {
      check_origin (a, stmt, 0);
      check_origin (a, stmt, 1);
    }
  if (!find_clash (an, frame_data_frame (a, &stmt->args[0], false),
		      frame_data_frame (a, &stmt->args[1], false), &c)
      || (verb && coordinate_of (a, &stmt->args[0])
		    != coordinate_of (a, &stmt->args[1])))
    return;
  if (!verb)
    finding = frame_findings_add (
      an->findings, FRAME_W_MISMATCH, certainty (&c), where,
      "the distance of a point in " FRAME_Q ("%s") " to one in "
      FRAME_Q ("%s") " means nothing without a transform", c.text_a,
      c.text_b);
  else if (*verb == 's')
    finding = frame_findings_add (
      an->findings, FRAME_W_MISMATCH, certainty (&c), where,
      "data in " FRAME_Q ("%s") " is subtracted from data in "
      FRAME_Q ("%s") " without a transform", c.text_b, c.text_a);
  else
    finding = frame_findings_add (
      an->findings, FRAME_W_MISMATCH, certainty (&c), where,
      "data in " FRAME_Q ("%s") " is %s data in " FRAME_Q ("%s")
      " without a transform", c.text_a, verb, c.text_b);
  note_frames (an, finding, &c);
}

void
frame_check_mismatch (struct frame_activation *a,
		      const struct frame_stmt *stmt)
{
  switch (stmt->op)
    {
    case FRAME_OP_APPLY:
      check_apply (a, stmt);
      break;
    case FRAME_OP_COMPOSE:
      check_compose (a, stmt);
      break;
    case FRAME_OP_BINARY:
    case FRAME_OP_COMPARE:
    case FRAME_OP_DISTANCE:
      check_operands (a, stmt);
      break;
    default:
      break;
    }
}
