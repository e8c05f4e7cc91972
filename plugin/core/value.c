/* Abstract values: making, comparing, joining and printing them.  Strings are
   in value-string.c.  Nothing here knows where in an object a value stands;
   that is state.c.  */

#include "value-internal.h"
#include <math.h>
#include <string.h>
#include "frame-text.h"

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
    [FRAME_VALUE_WAY] = sizeof (struct frame_way),
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

/* Guards.  */

struct frame_guard
frame_guard_join (struct frame_guard a, struct frame_guard b)
{
  static const struct frame_guard none;

  if (!a.join || a.join != b.join)
    return none;
  a.ways |= b.ways;
  return a;
}

bool
frame_value_guarded_p (const struct frame_value *value)
{
  if (!value || value->kind != FRAME_VALUE_STRING)
    return value
	   && (value->kind == FRAME_VALUE_WAY
	       || (value->kind == FRAME_VALUE_NUMBER && value->u.number.was));
  for (unsigned i = 0; i < value->u.string.n; i++)
    if (value->u.string.alts[i].guard.join)
      return true;
  return false;
}

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
      return frame_string_equal_p (&a->u.string, &b->u.string);
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
    case FRAME_VALUE_WAY:
      return a->u.way.join == b->u.way.join
	     && a->u.way.on[0] == b->u.way.on[0]
	     && a->u.way.on[1] == b->u.way.on[1];
    case FRAME_VALUE_FUNCTION:
      return a->u.function == b->u.function;
    }
  return false;
}

/* A truth value of which A and B say by which ways of one block it is what;
   null if that is nothing.  */

static const struct frame_value *
join_ways (struct frame_arena *arena, const struct frame_value *a,
	   const struct frame_value *b)
{
  struct frame_value *result;

  if (a->u.way.join != b->u.way.join)
    return NULL;
  if (frame_value_equal_p (a, b))
    return a;
  result = frame_value_copy (arena, a);
  for (unsigned k = 0; k < 2; k++)
    result->u.way.on[k] |= b->u.way.on[k];
  if (a->u.way.was != b->u.way.was)
    result->u.way.was = NULL;
  return result->u.way.on[0] == result->u.way.on[1] ? NULL : result;
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
    return frame_string_join (arena, a, b, how);
  if (a->kind == FRAME_VALUE_ADDRESS)
    return join_addresses (arena, a, b);
  if (a->kind == FRAME_VALUE_WAY)
    return join_ways (arena, a, b);
  return frame_value_equal_p (a, b) ? a : NULL;
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
      frame_string_print (&value->u.string, out);
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
    case FRAME_VALUE_WAY:
      frame_buffer_puts (out, "condition");
      break;
    case FRAME_VALUE_FUNCTION:
      frame_buffer_printf (out, "^%s", value->u.function);
      break;
    }
}
