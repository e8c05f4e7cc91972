/* Abstract values: making, comparing, joining and printing them.  Nothing
   here knows where in an object a value stands; that is state.c.  */

#include "value.h"
#include <math.h>
#include <string.h>
#include "frame-text.h"

const struct frame_value frame_string_unknown
  = { FRAME_VALUE_STRING, { NULL, { 0, 0, 0, 0 } },
      { .string = { .other = true } } };
const struct frame_value frame_string_top
  = { FRAME_VALUE_STRING, { NULL, { 0, 0, 0, 0 } },
      { .string = { .other = true, .top = true } } };

/* Bytes of a value of KIND.  Rotations are large, and most values are
   strings.  */

static size_t
size_of_kind (enum frame_value_kind kind)
{
  static const size_t sizes[] = {
    [FRAME_VALUE_STRING] = sizeof (struct frame_string),
    [FRAME_VALUE_NUMBER] = sizeof (struct frame_number),
    [FRAME_VALUE_ROTATION] = sizeof (struct frame_turn),
    [FRAME_VALUE_ADDRESS] = sizeof (struct frame_address),
    [FRAME_VALUE_CONDITION] = sizeof (struct frame_condition),
    [FRAME_VALUE_OUTCOME] = sizeof (struct frame_outcome),
    [FRAME_VALUE_FUNCTION] = sizeof (const char *)
  };

  return offsetof (struct frame_value, u) + sizes[kind];
}

/* A value of KIND, set at WHERE, in ARENA.  */

struct frame_value *
frame_value_new (struct frame_arena *arena, enum frame_value_kind kind,
		 struct frame_where where)
{
  struct frame_value *value
    = (struct frame_value *) frame_alloc (arena, size_of_kind (kind));

  value->kind = kind;
  value->where = where;
  return value;
}

struct frame_value *
frame_value_copy (struct frame_arena *arena, const struct frame_value *value)
{
  size_t size = size_of_kind (value->kind);

  return (struct frame_value *) memcpy (frame_alloc (arena, size), value,
					size);
}

/* Strings.  */

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

/* Like frame_alt_same_p, but of the descriptions: two unknown parts are
   alike.  */

static bool
alt_alike_p (const struct frame_alt *a, const struct frame_alt *b)
{
  if (a->kind != b->kind || a->text != b->text || a->name != b->name
      || a->found != b->found || a->instead != b->instead
      || a->n_parts != b->n_parts)
    return false;
  for (unsigned i = 0; i < a->n_parts; i++)
    if (!alt_alike_p (&a->parts[i], &b->parts[i]))
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
   ..."): then the parameter has no default.  */

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
  alts[param].found = false;
  alts[param].instead = true;
  alts[param].text = alts[!param].text;
  alts[param].where = alts[!param].where;
  alts[0] = alts[param];
  return 1;
}

/* The strings of A and B together.  */

static const struct frame_value *
join_strings (struct frame_arena *arena, const struct frame_value *a,
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
      for (j = 0; j < n && !alt_alike_p (&alts[j], &alt); j++)
	;
      if (j == n)
	alts[n++] = alt;
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

static bool
strings_equal_p (const struct frame_string *a, const struct frame_string *b)
{
  if (a->other != b->other || a->top != b->top || a->assumed != b->assumed
      || a->n != b->n || !frame_value_equal_p (a->from, b->from))
    return false;
  for (unsigned i = 0; i < a->n; i++)
    {
      unsigned j;

      for (j = 0; j < b->n && !alt_alike_p (&a->alts[i], &b->alts[j]); j++)
	;
      if (j == b->n)
	return false;
    }
  return true;
}

/* Numbers.  */

const struct frame_value *
frame_value_number (struct frame_arena *arena, double n,
		    struct frame_where where)
{
  struct frame_value *value = frame_value_new (arena, FRAME_VALUE_NUMBER, where);

  value->u.number.n = n;
  return value;
}

static bool
numbers_equal_p (const struct frame_number *a, const struct frame_number *b)
{
  if (a->whole || b->whole)
    return a->whole == b->whole && a->part == b->part;
  return a->param == b->param && (a->n == b->n || (a->n != a->n
						   && b->n != b->n));
}

/* Rotations.  */

/* The axes of R: an exact one is looked at afresh.  */

static struct frame_axes
axes_of (const struct frame_rotation *r)
{
  return r->exact ? frame_axes_of_matrix (r->m) : r->axes;
}

struct frame_axes
frame_value_axes (const struct frame_value *value)
{
  if (!value || value->kind != FRAME_VALUE_ROTATION)
    return frame_axes_unknown;
  return axes_of (&value->u.turn.r);
}

/* Determinant of R: 1, -1, or 0 if it is no matter of sign alone.  */

static int
rotation_determinant (const struct frame_rotation *r)
{
  double d;

  if (!r->exact)
    return frame_axes_determinant (r->axes);
  d = frame_matrix_determinant (r->m);
  return fabs (d - 1) < 1e-2 ? 1 : fabs (d + 1) < 1e-2 ? -1 : 0;
}

int
frame_value_determinant (const struct frame_value *value)
{
  if (!value || value->kind != FRAME_VALUE_ROTATION)
    return 0;
  return rotation_determinant (&value->u.turn.r);
}

/* The rotation R, made at WHERE.  A constant other than identity is a
   factor of its own.  */

const struct frame_value *
frame_value_rotation (struct frame_arena *arena, struct frame_rotation r,
		      struct frame_where where)
{
  struct frame_value *value = frame_value_new (arena, FRAME_VALUE_ROTATION, where);
  struct frame_turn *t = &value->u.turn;

  t->r = r;
  t->left = t->right = frame_axes_identity;
  if (r.exact && !frame_rotation_identity_p (r))
    {
      struct frame_factor *factor = FRAME_NEW (arena, struct frame_factor);

      factor->where = where;
      factor->axes = axes_of (&r);
      factor->determinant = rotation_determinant (&r);
      t->n_factors = 1;
      t->factors = factor;
    }
  return value;
}

/* The constant factors of A and then of B, at most FRAME_MAX_FACTORS.  */

static void
join_factors (struct frame_arena *arena, struct frame_turn *t,
	      const struct frame_turn *a, const struct frame_turn *b)
{
  unsigned n = a->n_factors + b->n_factors;
  struct frame_factor *factors;

  if (n > FRAME_MAX_FACTORS)
    n = FRAME_MAX_FACTORS;
  factors = FRAME_NEW_N (arena, struct frame_factor, n + 1);
  for (unsigned i = 0; i < n; i++)
    factors[i] = i < a->n_factors ? a->factors[i]
				  : b->factors[i - a->n_factors];
  t->n_factors = n;
  t->factors = factors;
}

/* The rotation A * B.  */

const struct frame_value *
frame_value_compose (struct frame_arena *arena, const struct frame_value *a,
		     const struct frame_value *b, struct frame_where where)
{
  const struct frame_turn *ta = &a->u.turn, *tb = &b->u.turn;
  struct frame_value *value = frame_value_new (arena, FRAME_VALUE_ROTATION, where);
  struct frame_turn *t = &value->u.turn;
  struct frame_axes axes_a = axes_of (&ta->r), axes_b = axes_of (&tb->r);
  bool change_a = ta->r.exact && frame_axes_known_p (axes_a);
  bool change_b = tb->r.exact && frame_axes_known_p (axes_b);

  t->r = frame_rotation_compose (ta->r, tb->r);
  t->left = t->right = frame_axes_identity;
  t->mounting = ta->mounting || tb->mounting;
  t->inverted = ta->inverted || tb->inverted;
  join_factors (arena, t, ta, tb);
  if (change_a && !tb->r.exact)
    {
      t->left = frame_axes_compose (axes_a, tb->left);
      t->right = tb->right;
    }
  else if (change_b && !ta->r.exact)
    {
      t->left = ta->left;
      t->right = frame_axes_compose (ta->right, axes_b);
    }
  else
    {
      /* An exact rotation that is no axis change is as good as an unknown
	 one here.  */
      if (!ta->r.exact)
	t->left = ta->left;
      if (!tb->r.exact)
	t->right = tb->right;
    }
  return value;
}

const struct frame_value *
frame_value_invert (struct frame_arena *arena, const struct frame_value *a,
		    struct frame_where where)
{
  const struct frame_turn *ta = &a->u.turn;
  struct frame_value *value = frame_value_new (arena, FRAME_VALUE_ROTATION, where);
  struct frame_turn *t = &value->u.turn;
  struct frame_factor *factors
    = FRAME_NEW_N (arena, struct frame_factor, ta->n_factors + 1);

  t->r = frame_rotation_invert (ta->r);
  t->left = frame_axes_invert (ta->right);
  t->right = frame_axes_invert (ta->left);
  t->mounting = ta->mounting;
  t->inverted = !ta->inverted;
  for (unsigned i = 0; i < ta->n_factors; i++)
    factors[i] = ta->factors[ta->n_factors - 1 - i];
  t->n_factors = ta->n_factors;
  t->factors = factors;
  return value;
}

static bool
turns_equal_p (const struct frame_turn *a, const struct frame_turn *b)
{
  return frame_rotation_equal_p (a->r, b->r)
	 && frame_axes_equal_p (a->left, b->left)
	 && frame_axes_equal_p (a->right, b->right)
	 && a->mounting == b->mounting && a->inverted == b->inverted;
}

/* Addresses.  */

bool
frame_target_equal_p (const struct frame_target *a,
		      const struct frame_target *b)
{
  if (a->root != b->root || a->n_path != b->n_path)
    return false;
  for (unsigned i = 0; i < a->n_path; i++)
    if (a->path[i] != b->path[i])
      return false;
  return true;
}

const struct frame_value *
frame_value_address (struct frame_arena *arena,
		     const struct frame_target *target,
		     struct frame_where where)
{
  struct frame_value *value = frame_value_new (arena, FRAME_VALUE_ADDRESS, where);
  struct frame_target *copy = FRAME_NEW (arena, struct frame_target);
  const char **path = FRAME_NEW_N (arena, const char *, target->n_path + 1);

  for (unsigned i = 0; i < target->n_path; i++)
    path[i] = target->path[i];
  *copy = *target;
  copy->path = path;
  value->u.address.n = 1;
  value->u.address.targets = copy;
  return value;
}

/* True if TARGET is among those of A.  */

static bool
has_target_p (const struct frame_address *a, const struct frame_target *t)
{
  for (unsigned i = 0; i < a->n; i++)
    if (frame_target_equal_p (&a->targets[i], t))
      return true;
  return false;
}

static bool
addresses_equal_p (const struct frame_address *a,
		   const struct frame_address *b)
{
  if (a->other != b->other || a->n != b->n)
    return false;
  for (unsigned i = 0; i < a->n; i++)
    if (!has_target_p (b, &a->targets[i]))
      return false;
  return true;
}

/* A pointer to what A or B point to.  */

static const struct frame_value *
join_addresses (struct frame_arena *arena, const struct frame_value *a,
		const struct frame_value *b)
{
  const struct frame_address *aa = &a->u.address, *ab = &b->u.address;
  struct frame_value *result;
  struct frame_target *targets;
  bool other = aa->other || ab->other;
  unsigned n = aa->n;

  targets = FRAME_NEW_N (arena, struct frame_target, FRAME_MAX_TARGETS);
  memcpy (targets, aa->targets, n * sizeof *targets);
  for (unsigned i = 0; i < ab->n; i++)
    if (!has_target_p (aa, &ab->targets[i]))
      {
	if (n < FRAME_MAX_TARGETS)
	  targets[n++] = ab->targets[i];
	else
	  other = true;
      }
  if (n == aa->n && other == aa->other)
    return a;
  result = frame_value_new (arena, FRAME_VALUE_ADDRESS, a->where);
  result->u.address.other = other;
  result->u.address.n = n;
  result->u.address.targets = targets;
  return result;
}

/* All kinds.  */

bool
frame_value_equal_p (const struct frame_value *a, const struct frame_value *b)
{
  if (a == b)
    return true;
  if (!a || !b || a->kind != b->kind)
    return false;
  switch (a->kind)
    {
    case FRAME_VALUE_STRING:
      return strings_equal_p (&a->u.string, &b->u.string);
    case FRAME_VALUE_NUMBER:
      return numbers_equal_p (&a->u.number, &b->u.number);
    case FRAME_VALUE_ROTATION:
      return turns_equal_p (&a->u.turn, &b->u.turn);
    case FRAME_VALUE_ADDRESS:
      return addresses_equal_p (&a->u.address, &b->u.address);
    case FRAME_VALUE_CONDITION:
      return frame_target_equal_p (&a->u.condition.target,
				   &b->u.condition.target)
	     && a->u.condition.text == b->u.condition.text
	     && a->u.condition.negated == b->u.condition.negated;
    case FRAME_VALUE_OUTCOME:
      break;
    case FRAME_VALUE_FUNCTION:
      return a->u.function == b->u.function;
    }
  return false;
}

const struct frame_value *
frame_value_join (struct frame_arena *arena, const struct frame_value *a,
		  const struct frame_value *b, enum frame_join how)
{
  if (!a || !b || a->kind != b->kind)
    return NULL;
  if (a == b)
    return a;
  if (a->kind == FRAME_VALUE_STRING)
    return join_strings (arena, a, b, how);
  if (a->kind == FRAME_VALUE_ADDRESS)
    return join_addresses (arena, a, b);
  return frame_value_equal_p (a, b) ? a : NULL;
}

/* Printing.  */

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

static void
print_string (const struct frame_string *s, struct frame_buffer *out)
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

static void
print_address (const struct frame_address *a, struct frame_buffer *out)
{
  for (unsigned i = 0; i < a->n; i++)
    {
      frame_buffer_printf (out, "%s&#%u", i ? "|" : "", a->targets[i].root);
      for (unsigned j = 0; j < a->targets[i].n_path; j++)
	frame_buffer_printf (out, ".%s", a->targets[i].path[j]);
    }
  if (a->other)
    frame_buffer_puts (out, "|?");
}

void
frame_value_print (const struct frame_value *value, struct frame_buffer *out)
{
  char axes[16];

  if (!value)
    {
      frame_buffer_puts (out, "?");
      return;
    }
  switch (value->kind)
    {
    case FRAME_VALUE_STRING:
      print_string (&value->u.string, out);
      break;
    case FRAME_VALUE_NUMBER:
      if (value->u.number.whole)
	frame_buffer_printf (out, ".%c of ", value->u.number.part);
      if (value->u.number.whole)
	frame_value_print (value->u.number.whole, out);
      else
	frame_buffer_printf (out, "%.10g", value->u.number.n);
      break;
    case FRAME_VALUE_ROTATION:
      frame_axes_print (frame_value_axes (value), axes);
      frame_buffer_puts (out, axes);
      break;
    case FRAME_VALUE_ADDRESS:
      print_address (&value->u.address, out);
      break;
    case FRAME_VALUE_CONDITION:
    case FRAME_VALUE_OUTCOME:
      frame_buffer_puts (out, "condition");
      break;
    case FRAME_VALUE_FUNCTION:
      frame_buffer_printf (out, "^%s", value->u.function);
      break;
    }
}
