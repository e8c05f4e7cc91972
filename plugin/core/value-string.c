/* Strings: what an id may be on the paths that lead to a statement.  */

#include "value-internal.h"
#include <string.h>
#include "frame-text.h"

const struct frame_value frame_string_unknown
  = { FRAME_VALUE_STRING, { NULL, { 0, 0, 0, 0 } },
      { .string = { .other = true } } };
const struct frame_value frame_string_top
  = { FRAME_VALUE_STRING, { NULL, { 0, 0, 0, 0 } },
      { .string = { .other = true, .top = true } } };

/* The string that is ALT or, with OTHER, also something unknown.  */

const struct frame_value *
frame_value_alt (struct frame_arena *arena, const struct frame_alt *alt,
		 bool other)
{
  struct frame_value *value
    = frame_value_new (arena, FRAME_VALUE_STRING, alt->where);
  struct frame_alt *copy = FRAME_NEW (arena, struct frame_alt);

  *copy = *alt;
  value->u.string.other = other;
  value->u.string.n = 1;
  value->u.string.alts = copy;
  return value;
}

/* The constant string TEXT, interned, set at WHERE.  */

const struct frame_value *
frame_value_string (struct frame_arena *arena, const char *text,
		    struct frame_where where)
{
  struct frame_alt alt = { .kind = FRAME_ALT_CONST, .text = text,
			   .where = where };

  return frame_value_alt (arena, &alt, false);
}

const char *
frame_constant_string (const struct frame_value *value)
{
  const struct frame_string *s = &value->u.string;

  if (s->n == 1 && !s->other && s->alts[0].kind == FRAME_ALT_CONST)
    return s->alts[0].text;
  return NULL;
}

/* True if A and B are certain to be the same string.  */

bool
frame_alt_same_p (const struct frame_alt *a, const struct frame_alt *b)
{
  if (a->kind != b->kind)
    return false;
  switch (a->kind)
    {
    case FRAME_ALT_CONST:
      return a->text == b->text;
    case FRAME_ALT_PARAM:
      return a->name && a->name == b->name && a->text == b->text;
    case FRAME_ALT_SYMBOL:
      return a->name == b->name;
    case FRAME_ALT_CONCAT:
      if (a->n_parts != b->n_parts)
	return false;
      for (unsigned i = 0; i < a->n_parts; i++)
	if (!frame_alt_same_p (&a->parts[i], &b->parts[i]))
	  return false;
      return true;
    case FRAME_ALT_UNSET:
      return true;
    case FRAME_ALT_DIGITS:
    case FRAME_ALT_OTHER:
      return false;
    }
  return false;
}

bool
frame_alt_alike_p (const struct frame_alt *a, const struct frame_alt *b)
{
  if (a->kind != b->kind || a->text != b->text || a->name != b->name
      || a->found != b->found || a->instead != b->instead
      || a->n_parts != b->n_parts)
    return false;
  for (unsigned i = 0; i < a->n_parts; i++)
    if (!frame_alt_alike_p (&a->parts[i], &b->parts[i]))
      return false;
  return true;
}

/* The text of ALT with defaults for its parameters; see value.h.  */

const char *
frame_alt_text (struct frame_arena *strings, const struct frame_alt *alt,
		bool *by_default)
{
  const char *text = "";

  switch (alt->kind)
    {
    case FRAME_ALT_CONST:
      return alt->text;
    case FRAME_ALT_PARAM:
      *by_default = true;
      return alt->text;
    case FRAME_ALT_CONCAT:
      for (unsigned i = 0; i < alt->n_parts; i++)
	{
	  const char *part
	    = frame_alt_text (strings, &alt->parts[i], by_default);

	  if (!part)
	    return NULL;
	  text = frame_printf (strings, "%s%s", text, part);
	}
      return frame_intern (strings, text);
    default:
      return NULL;
    }
}

/* True if ALT is the empty string for certain.  */

static bool
alt_empty_p (const struct frame_alt *alt)
{
  return alt->kind == FRAME_ALT_UNSET
	 || (alt->kind == FRAME_ALT_CONST && alt->text[0] == '\0');
}

bool
frame_string_empty_p (const struct frame_value *value, bool always)
{
  const struct frame_string *s = &value->u.string;
  unsigned n = 0;

  for (unsigned i = 0; i < s->n; i++)
    n += alt_empty_p (&s->alts[i]);
  return always ? n == s->n && n > 0 && !s->other : n > 0;
}

/* Add to PARTS, N of them so far, the string VALUE, joining neighbouring
   constants.  Returns the new number; more than FRAME_MAX_PARTS is too
   many.  */

static unsigned
add_part (struct frame_arena *strings, struct frame_alt *parts, unsigned n,
	  const struct frame_alt *alt)
{
  if (alt->kind == FRAME_ALT_CONCAT)
    {
      for (unsigned i = 0; i < alt->n_parts && n <= FRAME_MAX_PARTS; i++)
	n = add_part (strings, parts, n, &alt->parts[i]);
      return n;
    }
  if (alt_empty_p (alt))
    return n;
  if (alt->kind == FRAME_ALT_CONST && n
      && parts[n - 1].kind == FRAME_ALT_CONST)
    {
      const char *joined
	= frame_printf (strings, "%s%s", parts[n - 1].text, alt->text);

      parts[n - 1].text = frame_intern (strings, joined);
      return n;
    }
  if (n < FRAME_MAX_PARTS)
    parts[n] = *alt;
  return n + 1;
}

/* VALUES end to end; see value.h.  A value of several alternatives is an
   unknown part: their combinations would soon be too many.  */

const struct frame_value *
frame_value_concat (struct frame_arena *arena, struct frame_arena *strings,
		    const struct frame_value *const *values, unsigned n,
		    struct frame_where where)
{
  static const struct frame_alt other = { .kind = FRAME_ALT_OTHER };
  struct frame_alt parts[FRAME_MAX_PARTS + 1];
  struct frame_alt alt = { .kind = FRAME_ALT_CONCAT, .where = where };
  struct frame_alt *copy;
  unsigned n_parts = 0;

  for (unsigned i = 0; i < n; i++)
    {
      const struct frame_string *s = &values[i]->u.string;
      bool one = s->n == 1 && !s->other;

      n_parts = add_part (strings, parts, n_parts, one ? s->alts : &other);
      if (n_parts > FRAME_MAX_PARTS)
	return &frame_string_unknown;
    }
  if (n_parts == 0)
    return frame_value_string (arena, frame_intern (strings, ""), where);
  if (n_parts == 1)
    {
      if (parts[0].kind == FRAME_ALT_OTHER)
	return &frame_string_unknown;
      parts[0].where = where;
      return frame_value_alt (arena, parts, false);
    }
  copy = FRAME_NEW_N (arena, struct frame_alt, n_parts);
  memcpy (copy, parts, n_parts * sizeof *copy);
  alt.n_parts = n_parts;
  alt.parts = copy;
  return frame_value_alt (arena, &alt, false);
}

/* True if ALT is TEXT for certain; see frame_string_refine.  */

static bool
alt_is_p (const struct frame_alt *alt, const char *text)
{
  if (!text || !*text)
    return alt_empty_p (alt);
  return alt->kind == FRAME_ALT_CONST && alt->text == text;
}

/* True if ALT may be TEXT.  */

static bool
alt_may_be_p (const struct frame_alt *alt, const char *text)
{
  if (alt->kind == FRAME_ALT_CONST || alt->kind == FRAME_ALT_UNSET)
    return alt_is_p (alt, text);
  if (alt->kind == FRAME_ALT_DIGITS && (!text || !*text))
    return false;
  if (alt->kind == FRAME_ALT_CONCAT && (!text || !*text))
    for (unsigned i = 0; i < alt->n_parts; i++)
      if (alt->parts[i].kind == FRAME_ALT_CONST)
	return false;
  return true;
}

/* ALT, if it is a parameter, in a branch where it IS TEXT or is not: then
   its default is not its value, if that is TEXT.  */

static void
refine_param (struct frame_alt *alt, const char *text, bool is)
{
  if (alt->kind != FRAME_ALT_PARAM)
    return;
  if (!is && alt->text
      && (text && *text ? alt->text == text : alt->text[0] == '\0'))
    {
      alt->text = NULL;
      alt->found = true;
    }
  else if (is && text && *text)
    {
      alt->kind = FRAME_ALT_CONST;
      alt->name = NULL;
      alt->text = text;
    }
}

const struct frame_value *
frame_string_refine (struct frame_arena *arena,
		     const struct frame_value *value, const char *text,
		     bool keep)
{
  const struct frame_string *s = &value->u.string;
  struct frame_value *result
    = frame_value_new (arena, FRAME_VALUE_STRING, value->where);
  struct frame_alt *alts = FRAME_NEW_N (arena, struct frame_alt, s->n + 1);
  unsigned n = 0;

  for (unsigned i = 0; i < s->n; i++)
    if (keep ? alt_may_be_p (&s->alts[i], text)
	     : !alt_is_p (&s->alts[i], text))
      {
	alts[n] = s->alts[i];
	refine_param (&alts[n++], text, keep);
      }
  if (n == 0 && !s->other)
    return NULL;
  result->u.string.other = s->other;
  result->u.string.n = n;
  result->u.string.alts = alts;
  return result;
}

static signed char
joined_axis (signed char a, signed char b)
{
  return a == b ? a : !a || !b ? FRAME_AXIS_UNKNOWN : FRAME_AXIS_SEVERAL;
}

/* True if ALT is a parameter that is "" by default.  */

static bool
empty_default_p (const struct frame_alt *alt)
{
  return alt->kind == FRAME_ALT_PARAM && alt->text && !*alt->text;
}

/* True if some alternative of S is a string of its own.  */

static bool
says_something_p (const struct frame_string *s)
{
  for (unsigned i = 0; i < s->n; i++)
    if (!alt_empty_p (&s->alts[i]) && !empty_default_p (&s->alts[i])
	&& (s->alts[i].kind != FRAME_ALT_PARAM || s->alts[i].text))
      return true;
  return false;
}

/* ALT, of a field.  With ELSEWHERE it is also given a string of its own, most
   likely where its parameter is missing ("if (!getParam (..., frame_)) frame_ =
   ..."): then the parameter has no default.  It is not FOUND, which would make
   that string its default: the writes of a field have no order.  */

static struct frame_alt
written_alt (const struct frame_alt *alt, bool elsewhere)
{
  struct frame_alt result = *alt;

  if (elsewhere && empty_default_p (alt))
    result.text = NULL;
  return result;
}

/* True if ALT is what A, a parameter with a default, says already: the
   parameter where it is set, or the default.  */

static bool
part_of_param_p (const struct frame_alt *alt, const struct frame_alt *a)
{
  if (a->kind != FRAME_ALT_PARAM || !a->text || alt == a)
    return false;
  return alt->kind == FRAME_ALT_PARAM
	   ? alt->found && alt->name == a->name
	   : alt->kind == FRAME_ALT_CONST && a->instead && alt->text == a->text;
}

/* Where one of the N things ALTS is a parameter where it is set, and the other
   a constant, that is what the program uses where it is not: a parameter with
   a default.  Returns how many are left.  */

static unsigned
join_default (struct frame_alt *alts, unsigned n)
{
  unsigned kept = 0, param;

  for (unsigned i = 0; i < n; i++)
    {
      bool said = false;

      for (unsigned j = 0; j < n && !said; j++)
	said = part_of_param_p (&alts[i], &alts[j]);
      if (!said)
	alts[kept++] = alts[i];
    }
  if (kept != 2)
    return kept;
  param = alts[0].kind == FRAME_ALT_PARAM ? 0 : 1;
  if (alts[param].kind != FRAME_ALT_PARAM || !alts[param].found
      || alts[!param].kind != FRAME_ALT_CONST)
    return kept;
  alts[param].guard = frame_guard_join (alts[0].guard, alts[1].guard);
  alts[param].found = false;
  alts[param].instead = true;
  alts[param].text = alts[!param].text;
  alts[param].where = alts[!param].where;
  alts[0] = alts[param];
  return 1;
}

/* Let ALT stand for OTHER, which is like it, as well.  Returns true if that
   changes it.  */

static bool
merge_alt (struct frame_alt *alt, const struct frame_alt *other)
{
  struct frame_guard guard = frame_guard_join (alt->guard, other->guard);
  bool changed = !frame_guard_equal_p (guard, alt->guard);

  alt->guard = guard;
  return changed;
}

/* The strings of A and B together.  */

const struct frame_value *
frame_string_join (struct frame_arena *arena, const struct frame_value *a,
		   const struct frame_value *b, enum frame_join how)
{
  const struct frame_string *sa = &a->u.string, *sb = &b->u.string;
  struct frame_alt alts[2 * FRAME_MAX_ALTS];
  struct frame_value *result;
  struct frame_alt *copy;
  const struct frame_value *from
    = frame_value_equal_p (sa->from, sb->from) ? sa->from : NULL;
  bool other = sa->other || sb->other, changed = false;
  bool elsewhere = how == FRAME_JOIN_WRITES
		   && (says_something_p (sa) || says_something_p (sb));
  unsigned n = 0, kept = 0, n_empty = 0;

  if (sa->top || sb->top)
    return sa->top ? a : b;
  for (unsigned i = 0; i < sa->n + sb->n; i++)
    {
      const struct frame_alt *old
	= i < sa->n ? &sa->alts[i] : &sb->alts[i - sa->n];
      struct frame_alt alt = written_alt (old, elsewhere);
      unsigned j;

      changed |= i < sa->n && alt.text != old->text;
      for (j = 0; j < n && !frame_alt_alike_p (&alts[j], &alt); j++)
	;
      if (j == n)
	alts[n++] = alt;
      else
	changed |= merge_alt (&alts[j], &alt);
    }
  for (unsigned i = 0; i < n; i++)
    {
      n_empty += alt_empty_p (&alts[i]);
      if (how != FRAME_JOIN_WRITES || !alt_empty_p (&alts[i])
	  || (n_empty == n && !other && kept == 0))
	alts[kept++] = alts[i];
    }
  if (!other)
    kept = join_default (alts, kept);
  if (n == sa->n && kept == n && other == sa->other && !changed
      && (sa->assumed || !sb->assumed) && from == sa->from
      && (!sa->origin || sb->origin)
      && (!sa->sort || sa->sort == sb->sort)
      && sa->axis == joined_axis (sa->axis, sb->axis))
    return a;
  if (kept > FRAME_MAX_ALTS)
    return &frame_string_top;
  result = frame_value_new (arena, FRAME_VALUE_STRING, a->where);
  copy = FRAME_NEW_N (arena, struct frame_alt, kept);
  memcpy (copy, alts, kept * sizeof *copy);
  result->u.string.other = other;
  result->u.string.assumed = sa->assumed || sb->assumed;
  result->u.string.origin = sa->origin && sb->origin && from;
  result->u.string.from = from;
  result->u.string.sort = sa->sort == sb->sort ? sa->sort : FRAME_SORT_ANY;
  result->u.string.axis = joined_axis (sa->axis, sb->axis);
  result->u.string.n = kept;
  result->u.string.alts = copy;
  return result;
}

const struct frame_value *
frame_value_assumed (struct frame_arena *arena,
		     const struct frame_value *value)
{
  struct frame_value *copy;

  if (value->u.string.assumed)
    return value;
  copy = frame_value_copy (arena, value);
  copy->u.string.assumed = true;
  return copy;
}

const struct frame_value *
frame_value_moved (struct frame_arena *arena,
		   const struct frame_value *value,
		   const struct frame_value *from)
{
  struct frame_value *copy;

  if (value->u.string.from == from)
    return value;
  copy = frame_value_copy (arena, value);
  copy->u.string.from = from;
  copy->u.string.origin = false;
  return copy;
}

const struct frame_value *
frame_value_origin (struct frame_arena *arena,
		    const struct frame_value *parent,
		    const struct frame_value *child)
{
  struct frame_value *copy = frame_value_copy (arena, parent);

  copy->u.string.from = child;
  copy->u.string.assumed = true;
  copy->u.string.origin = true;
  return copy;
}

const struct frame_value *
frame_value_sorted (struct frame_arena *arena,
		    const struct frame_value *value, enum frame_sort sort)
{
  struct frame_value *copy;

  if (!value || value->u.string.sort == sort)
    return value;
  copy = frame_value_copy (arena, value);
  copy->u.string.sort = sort;
  return copy;
}

const struct frame_value *
frame_value_along (struct frame_arena *arena, const struct frame_value *value,
		   signed char axis)
{
  struct frame_value *copy;

  if (!value || value->u.string.axis == axis)
    return value;
  copy = frame_value_copy (arena, value);
  copy->u.string.axis = axis;
  return copy;
}

bool
frame_string_equal_p (const struct frame_string *a,
		      const struct frame_string *b)
{
  if (a->other != b->other || a->top != b->top || a->assumed != b->assumed
      || a->origin != b->origin || a->n != b->n || !frame_value_equal_p (a->from, b->from))
    return false;
  for (unsigned i = 0; i < a->n; i++)
    {
      unsigned j;

      for (j = 0;
	   j < b->n && !frame_alt_alike_p (&a->alts[i], &b->alts[j]); j++)
	;
      if (j == b->n
	  || !frame_guard_equal_p (a->alts[i].guard, b->alts[j].guard))
	return false;
    }
  return true;
}

static void
print_alt (const struct frame_alt *alt, struct frame_buffer *out)
{
  switch (alt->kind)
    {
    case FRAME_ALT_CONST:
      frame_buffer_printf (out, "\"%s\"", alt->text);
      break;
    case FRAME_ALT_PARAM:
      frame_buffer_printf (out, "param %s", alt->name ? alt->name : "?");
      if (alt->text)
	frame_buffer_printf (out, "=\"%s\"", alt->text);
      break;
    case FRAME_ALT_UNSET:
      frame_buffer_puts (out, "unset");
      break;
    case FRAME_ALT_SYMBOL:
      frame_buffer_printf (out, "<%s>", alt->name);
      break;
    case FRAME_ALT_CONCAT:
      for (unsigned i = 0; i < alt->n_parts; i++)
	{
	  if (i)
	    frame_buffer_puts (out, "+");
	  print_alt (&alt->parts[i], out);
	}
      break;
    case FRAME_ALT_DIGITS:
      frame_buffer_puts (out, "digits");
      break;
    case FRAME_ALT_OTHER:
      frame_buffer_puts (out, "?");
      break;
    }
}

void
frame_string_print (const struct frame_string *s, struct frame_buffer *out)
{
  for (unsigned i = 0; i < s->n; i++)
    {
      if (i)
	frame_buffer_puts (out, "|");
      print_alt (&s->alts[i], out);
    }
  if (s->other)
    frame_buffer_puts (out, s->n ? "|?" : "?");
}
