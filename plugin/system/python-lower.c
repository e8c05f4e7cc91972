/* What lowering Python stands on: looking at tokens, statements, and the
   places that names are.  */

#include "python-lower.h"
#include <string.h>

/* Tokens of the parameters of a function: with more of them nothing is
   known.  */
#define MAX_PARAMETERS 2000

/* -- looking at tokens ---------------------------------------------------- */

bool
py_enclosed_p (const struct lower *l, unsigned first, unsigned last,
	       const char *open)
{
  return first + 1 < last && op_p (l, first, open)
	 && l->py->tokens[first].match == last - 1;
}

bool
py_dotted_p (const struct lower *l, unsigned first, unsigned last)
{
  if (last <= first || (last - first) % 2 == 0)
    return false;
  for (unsigned i = first; i < last; i++)
    if ((i - first) % 2 ? !op_p (l, i, ".") : !name_p (l, i))
      return false;
  return true;
}

unsigned
py_call_open (const struct lower *l, unsigned first, unsigned last)
{
  unsigned open = last > first + 2 ? l->py->tokens[last - 1].match : last;

  return last > first + 2 && op_p (l, last - 1, ")") && open > first
	     && open < last && py_dotted_p (l, first, open)
	   ? open : last;
}

/* -- statements ----------------------------------------------------------- */

struct frame_stmt *
py_emit (struct lower *l, enum frame_op op, struct frame_loc loc,
	 unsigned n_args)
{
  struct frame_stmt *stmt = frame_builder_add (l->builder, l->block, op, loc);

  if (n_args)
    frame_stmt_args (l->builder, stmt, n_args);
  return stmt;
}

struct frame_place
py_temporary (struct lower *l)
{
  char name[24];

  snprintf (name, sizeof name, "_%u", ++l->n_temps);
  return frame_place_local (l->arena, name);
}

void
py_emit_unknown (struct lower *l, struct frame_place dst, struct frame_loc loc)
{
  py_emit (l, FRAME_OP_UNKNOWN, loc, 0)->dst = frame_op_place (dst);
}

void
py_emit_set (struct lower *l, struct frame_place dst, operand value,
	     struct frame_loc loc)
{
  struct frame_stmt *stmt;

  if (value.kind == FRAME_UNKNOWN || value.kind == FRAME_NONE)
    {
      py_emit_unknown (l, dst, loc);
      return;
    }
  stmt = py_emit (l, FRAME_OP_SET, loc, 1);
  stmt->dst = frame_op_place (dst);
  stmt->args[0] = value;
}

void
py_emit_clobber (struct lower *l, struct frame_place place,
		 struct frame_loc loc)
{
  struct frame_stmt *stmt = py_emit (l, FRAME_OP_CLOBBER, loc, 1);

  stmt->args[0] = frame_op_address (place, false);
}

/* -- places --------------------------------------------------------------- */

const char *
py_current_class (const struct lower *l)
{
  return l->classes[l->function];
}

/* True if every write of self.NAME is one that is lowered.  */

static bool
field_p (const struct lower *l, const char *name)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (l->scopes,
			      frame_intern (l->py->arena,
					    frame_printf (l->scratch,
							  "self.%s", name)),
			      0);
  unsigned sets = 0;

  if (v && v->n > PY_MAX_CHANGES)
    return false;
  for (unsigned i = 0; v && i < v->n; i++)
    if (v->definitions[i].change == FRAME_PY_SET)
      {
	struct frame_py_context context
	  = frame_py_context (l->scopes, v->definitions[i].line);
	if (!l->classes[context.function])
	  return false;
	sets++;
      }
  return sets > 0;
}

bool
py_add_fields (struct lower *l, struct frame_place *place, const char *text)
{
  static const char *const known[] = { "header",
				       "header.frame_id",
				       "child_frame_id",
				       "transform",
				       "transform.rotation",
				       "transform.rotation.x",
				       "transform.rotation.y",
				       "transform.rotation.z",
				       "transform.rotation.w",
				       "transform.translation",
				       "transform.translation.x",
				       "transform.translation.y",
				       "transform.translation.z",
				       "frame_id",
				       "rotation",
				       "translation",
				       "reliability",
				       "durability",
				       "liveliness",
				       "deadline",
				       "liveliness_lease_duration",
				       NULL };
  char copy[64];
  bool found = false;

  for (unsigned i = 0; known[i] && !found; i++)
    found = strcmp (text, known[i]) == 0;
  if (!found)
    return false;
  strcpy (copy, text);
  for (char *part = copy, *dot; part; part = dot)
    {
      dot = strchr (part, '.');
      if (dot)
	*dot++ = '\0';
      *place = frame_place_field (l->arena, *place, part);
    }
  return true;
}

bool
py_place_of_text (struct lower *l, const char *text, struct frame_place *place)
{
  const char *dot = strchr (text, '.');
  size_t n = dot ? (size_t) (dot - text) : strlen (text);
  const char *base = frame_intern_n (l->py->arena, text, n);
  const struct frame_py_variable *v;
  unsigned position = 0;

  if (strcmp (base, "self") == 0 && py_current_class (l))
    {
      const char *field = dot ? dot + 1 : "";
      n = strcspn (field, ".");
      base = frame_intern_n (l->py->arena, field, n);
      if (!n || !field_p (l, base))
	return false;
      *place = frame_place_field (l->arena, frame_place_param (0),
				  frame_printf (l->scratch, "%s::%s",
						py_current_class (l), base));
      return !field[n] || py_add_fields (l, place, field + n + 1);
    }
  v = frame_py_variable_find (l->scopes, base, l->function);
  if (!v || v->function != l->function)
    return false;
  *place = frame_place_local (l->arena, base);
  if (v->n && v->definitions[0].change == FRAME_PY_PARAM)
    {
      if (l->py->tokens[l->functions[l->function].open].match
	  > l->functions[l->function].open + MAX_PARAMETERS)
	return false;
      struct frame_py_argument *list = NULL;
      unsigned count
	= frame_py_arguments (l->scratch, l->py,
			      l->functions[l->function].open, &list);
      bool found = false;
      for (; position < count && !found; position++)
	found = list[position].key
		  ? strcmp (list[position].key, base) == 0
		  : text_of (l, list[position].first) == base;
      frame_array_free (l->scratch, list);
      if (!found)
	return false;
      *place = frame_place_param (position - 1);
    }
  return !dot || py_add_fields (l, place, dot + 1);
}

bool
py_place_of (struct lower *l, unsigned first, unsigned last,
	     struct frame_place *place)
{
  const struct frame_py_token *from = &l->py->tokens[first];
  const struct frame_py_token *to;
  char text[200];
  size_t n = 0;

  if (!py_dotted_p (l, first, last))
    return false;
  to = &l->py->tokens[last - 1];
  if (to->offset + to->length - from->offset >= sizeof text)
    return false;
  for (unsigned i = first; i < last; i++)
    {
      memcpy (text + n, text_of (l, i), l->py->tokens[i].length);
      n += l->py->tokens[i].length;
    }
  text[n] = '\0';
  return py_place_of_text (l, text, place);
}

/* -- calls ---------------------------------------------------------------- */

struct py_call
py_call_at (struct lower *l, unsigned open)
{
  struct py_call call = { .open = open };
  unsigned close = l->py->tokens[open].match;

  call.n = frame_py_arguments (l->scratch, l->py, open, &call.list);
  call.loc = loc_of (l, open - 1, close < l->py->n_tokens ? close + 1 : close);
  return call;
}

/* -- what tf does --------------------------------------------------------- */

unsigned
py_receiver (const struct lower *l, unsigned first, unsigned open)
{
  unsigned i = open - 1;

  while (i > first + 1 && op_p (l, i - 1, ".") && name_p (l, i - 2))
    i -= 2;
  return i;
}
