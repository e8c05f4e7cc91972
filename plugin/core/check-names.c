/* Ids that look like mistakes: -Wframe-name.

   tf2 takes any text for an id but the empty one, so a slip makes another
   frame.  One id is looked at where it reaches ROS: blanks, "//", a slash at
   its end, a slash behind a prefix that is empty.  Then the ids of the
   program are compared: two that differ only in case or in "-" and "_", and
   one that occurs both bare and behind a prefix.  */

#include "check.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Where an id goes.  */
struct role
{
  struct frame_activation *a;
  const struct frame_stmt *stmt;
  const char *name;		/* "child frame" */
  bool refused;			/* -Wframe-leading-slash speaks of a slash */
};

/* One id.  */

/* What is wrong with the constant TEXT, part of an id, its LAST one; null if
   nothing is.  */

static const char *
flaw_of (const char *text, bool last)
{
  size_t length = strlen (text);

  for (size_t i = 0; i < length; i++)
    if (isspace ((unsigned char) text[i]))
      return "has a blank";
  if (strstr (text, "//"))
    return "has " FRAME_Q ("//");
  if (last && length > 1 && text[length - 1] == '/')
    return "ends with " FRAME_Q ("/");
  return NULL;
}

/* True if ALT is a prefix that is empty by default, joined to a name with a
   slash.  */

static bool
empty_prefix_p (const struct frame_alt *alt)
{
  return alt->kind == FRAME_ALT_CONCAT && alt->n_parts > 1
	 && alt->parts[0].kind == FRAME_ALT_PARAM && alt->parts[0].text
	 && !*alt->parts[0].text && alt->parts[1].kind == FRAME_ALT_CONST
	 && alt->parts[1].text[0] == '/';
}

static void
report_prefix (const struct role *r, const struct frame_alt *alt)
{
  struct frame_analysis *an = r->a->an;
  struct frame_where where = frame_where_of (r->a, r->stmt);
  struct frame_finding *finding;
  bool by_default = false;
  const char *text = frame_alt_text (an->world.strings, alt, &by_default);

  finding = frame_findings_add (
    an->findings, FRAME_W_NAME, FRAME_ON_EVERY_PATH, where,
    "%s " FRAME_Q ("%s%s") " has an empty prefix before its first "
    FRAME_Q ("/") ": parameter " FRAME_Q ("%s") " is empty by default",
    r->name, text ? text : alt->parts[1].text, text ? "" : "...",
    alt->parts[0].name ? alt->parts[0].name : "?");
  if (finding)
    frame_note_origin (an, finding, where, &alt->parts[0]);
}

static void
report_flaw (const struct role *r, const struct frame_alt *alt,
	     const char *text, const char *flaw)
{
  struct frame_analysis *an = r->a->an;
  struct frame_where where = frame_where_of (r->a, r->stmt);
  struct frame_finding *finding = frame_findings_add (
    an->findings, FRAME_W_NAME, FRAME_ON_EVERY_PATH, where,
    "%s " FRAME_Q ("%s") "%s %s: tf2 takes it for a frame of its own",
    r->name, text, frame_default_remark (an, alt), flaw);

  if (finding)
    frame_note_origin (an, finding, where, alt);
}

static void
check_alt (const struct role *r, const struct frame_alt *alt)
{
  struct frame_analysis *an = r->a->an;
  bool by_default = false;
  const char *text = frame_alt_text (an->world.strings, alt, &by_default);
  const char *flaw = text ? flaw_of (text, true) : NULL;

  if (!text && alt->kind == FRAME_ALT_CONCAT)
    for (unsigned i = 0; i < alt->n_parts && !flaw; i++)
      if (alt->parts[i].kind == FRAME_ALT_CONST)
	{
	  text = alt->parts[i].text;
	  flaw = flaw_of (text, i + 1 == alt->n_parts);
	}
  if (flaw)
    report_flaw (r, alt, text, flaw);
  else if (!r->refused && empty_prefix_p (alt))
    report_prefix (r, alt);
}

/* Remember that ALT is used as R says.  SEVERAL: it is one of several.  */

static void
collect (const struct role *r, const struct frame_alt *alt, bool several)
{
  struct frame_analysis *an = r->a->an;
  struct frame_id_use *use;
  bool by_default = false;
  const char *text = frame_alt_text (an->world.strings, alt, &by_default);

  if (several || (!text && alt->kind != FRAME_ALT_CONCAT) || (text && !*text))
    return;
  use = FRAME_PUSH (an->ids, an->n_ids, an->ids_capacity,
		    struct frame_id_use);
  use->where = frame_where_of (r->a, r->stmt);
  use->alt = *alt;
  use->text = text ? frame_strip_slash (an, text) : NULL;
}

static void
check_value (const struct role *r, const struct frame_value *value)
{
  const struct frame_string *s = &value->u.string;

  for (unsigned i = 0; i < s->n; i++)
    {
      check_alt (r, &s->alts[i]);
      collect (r, &s->alts[i], s->n > 1 || s->other);
    }
}

static void
check_sent (struct frame_activation *a, const struct frame_stmt *stmt,
	    const struct frame_node *message)
{
  struct role r = { a, stmt, "parent frame", false };

  check_value (&r, frame_parent_id (a->an, message));
  r.name = "child frame";
  check_value (&r, frame_child_id (a->an, message));
}

static void
check_published (struct frame_activation *a, const struct frame_stmt *stmt)
{
  const struct frame_type *type
    = frame_find_type (a->an, a->info->fn->unit, stmt->word);
  struct role r = { a, stmt, "frame", false };

  if (type && type->frame_class != FRAME_TYPE_PLAIN
      && type->frame_class != FRAME_TYPE_UNUSED)
    check_value (&r, frame_parent_id (a->an, frame_argument (a, stmt, 0)));
}

static void
check_requested (struct frame_activation *a, const struct frame_stmt *stmt)
{
  struct role r = { a, stmt, "target frame",
		    stmt->api == FRAME_API_TF2 || stmt->api == FRAME_API_ROS2 };

  if (stmt->n_args > 0)
    check_value (&r, frame_operand_string (a, stmt, 0));
  r.name = "source frame";
  if (stmt->n_args > 1 && stmt->op != FRAME_OP_TRANSFORM_TO)
    check_value (&r, frame_operand_string (a, stmt, 1));
}

void
frame_check_name (struct frame_activation *a, const struct frame_stmt *stmt)
{
  switch (stmt->op)
    {
    case FRAME_OP_SEND:
      frame_each_message (a, stmt, frame_argument (a, stmt, 0), check_sent);
      break;
    case FRAME_OP_PUBLISH:
      check_published (a, stmt);
      break;
    case FRAME_OP_LOOKUP:
    case FRAME_OP_CAN_TRANSFORM:
    case FRAME_OP_TRANSFORM_TO:
      check_requested (a, stmt);
      break;
    default:
      break;
    }
}

/* The ids of the program.  */

/* A character as it counts where ids are compared loosely.  */

static int
loose (char c)
{
  return c == '-' ? '_' : tolower ((unsigned char) c);
}

static int
compare_loosely (const char *a, const char *b)
{
  while (*a && loose (*a) == loose (*b))
    {
      a++;
      b++;
    }
  return loose (*a) - loose (*b);
}

/* For qsort: alike ids together, then by text, then by place.  */

static int
compare_uses (const void *a, const void *b)
{
  const struct frame_id_use *x = (const struct frame_id_use *) a;
  const struct frame_id_use *y = (const struct frame_id_use *) b;
  int order;

  if (!x->text || !y->text)
    return !x->text - !y->text;
  order = compare_loosely (x->text, y->text);
  if (order == 0)
    order = strcmp (x->text, y->text);
  if (order == 0)
    order = strcmp (frame_where_file (&x->where), frame_where_file (&y->where));
  return order ? order : (x->where.loc.line > y->where.loc.line)
			   - (x->where.loc.line < y->where.loc.line);
}

/* Report the two spellings X and Y of what is meant to be one id, at the
   later one.  */

static void
report_alike (struct frame_analysis *an, const struct frame_id_use *x,
	      const struct frame_id_use *y)
{
  struct frame_finding *finding;

  if (x->where.unit == y->where.unit && x->where.loc.file == y->where.loc.file
      && x->where.loc.line > y->where.loc.line)
    {
      const struct frame_id_use *swap = x;

      x = y;
      y = swap;
    }
  finding = frame_findings_add (
    an->findings, FRAME_W_NAME, FRAME_ON_EVERY_PATH, y->where,
    "frame " FRAME_Q ("%s") " is spelt " FRAME_Q ("%s") " elsewhere: to tf2 "
    "they are two frames", y->text, x->text);
  if (finding)
    frame_finding_note (an->findings, finding, x->where,
			FRAME_Q ("%s") " is used here", x->text);
}

/* The bare name behind the prefix of the id ALT: "_laser" and "/laser" give
   "laser".  Null if it has no prefix that is unknown or a parameter's.  */

static const char *
bare_name (const struct frame_alt *alt)
{
  const struct frame_alt *last;

  if (alt->kind != FRAME_ALT_CONCAT || alt->n_parts != 2
      || alt->parts[0].kind == FRAME_ALT_CONST
      || alt->parts[0].kind == FRAME_ALT_DIGITS)
    return NULL;
  last = &alt->parts[1];
  return last->kind == FRAME_ALT_CONST
	     && (last->text[0] == '_' || last->text[0] == '/') && last->text[1]
	   ? last->text + 1 : NULL;
}

/* True if robots share the frame NAME, whatever prefix their own have.  */

static bool
shared_frame_p (struct frame_analysis *an, const char *name)
{
  const char *const *names = an->world.names;

  return strcmp (name, names[FRAME_K_MAP]) == 0
	 || strcmp (name, names[FRAME_K_WORLD]) == 0
	 || strcmp (name, names[FRAME_K_EARTH]) == 0;
}

/* Report if the id of USE, which has a prefix, is used without it as well.  */

static void
check_bare (struct frame_analysis *an, const struct frame_id_use *use)
{
  const char *name = bare_name (&use->alt);
  struct frame_finding *finding;

  if (!name || shared_frame_p (an, name))
    return;
  for (unsigned i = 0; i < an->n_ids; i++)
    {
      const struct frame_id_use *other = &an->ids[i];

      if (other->alt.kind != FRAME_ALT_CONST || !other->text
	  || strcmp (other->text, name) != 0)
	continue;
      finding = frame_findings_add (
	an->findings, FRAME_W_NAME, FRAME_ON_EVERY_PATH, other->where,
	"frame " FRAME_Q ("%s") " has no prefix here and has one elsewhere",
	name);
      if (finding)
	frame_finding_note (an->findings, finding, use->where,
			    FRAME_Q ("...%s") " is used here",
			    use->alt.parts[1].text);
      return;
    }
}

void
frame_check_names (struct frame_analysis *an)
{
  if (an->n_ids == 0)
    return;
  qsort (an->ids, an->n_ids, sizeof *an->ids, compare_uses);
  for (unsigned i = 1; i < an->n_ids; i++)
    {
      const struct frame_id_use *x = &an->ids[i - 1], *y = &an->ids[i];

      if (x->text && y->text && strcmp (x->text, y->text) != 0
	  && compare_loosely (x->text, y->text) == 0)
	report_alike (an, x, y);
    }
  for (unsigned i = 0; i < an->n_ids; i++)
    check_bare (an, &an->ids[i]);
}
