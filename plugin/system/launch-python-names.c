/* Tokens, names and constants of a launch.py: what stands where, what
   variables that are set once hold, and what needs nothing but Python.  */

#include "launch-python-names.h"
#include "launch-python-text.h"
#include <string.h>

#define MAX_DEPTH 60
#define MAX_STEPS 400000
/* Tokens of the parameters of a function.  */
#define MAX_PARAMETERS 2000

bool
frame_pyl_enter (reader *r)
{
  if (r->depth >= MAX_DEPTH || r->steps >= MAX_STEPS)
    return false;
  r->depth++;
  r->steps++;
  return true;
}

void
frame_pyl_leave (reader *r)
{
  r->depth--;
}

/* -- looking at tokens ---------------------------------------------------- */

bool
frame_pyl_enclosed_p (const reader *r, span s, const char *open)
{
  return s.first + 1 < s.last && op_p (r, s.first, open)
	 && r->py->tokens[s.first].match == s.last - 1;
}

unsigned
frame_pyl_find_word (const reader *r, span s, const char *word)
{
  for (unsigned i = s.first; i < s.last; i++)
    if (word_p (r, i, word))
      return i;
    else if (frame_py_open_p (r->py, i) && r->py->tokens[i].match > i)
      i = r->py->tokens[i].match;
  return s.last;
}

/* True if token I, in S, is an operator with an operand before it.  */

static bool
binary_p (const reader *r, span s, unsigned i)
{
  const struct frame_py_token *before = &r->py->tokens[i - (i > s.first)];

  return i > s.first
	 && (before->kind != FRAME_PY_OP || strchr (")]}", before->text[0]));
}

unsigned
frame_pyl_last_binary (const reader *r, span s, const char *op)
{
  unsigned found = s.last;

  for (unsigned at = s.first;
       (at = frame_py_find (r->py, at, s.last, op)) < s.last; at++)
    if (binary_p (r, s, at))
      found = at;
  return found;
}

span
frame_pyl_strip (const reader *r, span s)
{
  while (frame_pyl_enclosed_p (r, s, "(") && s.first + 2 < s.last
	 && frame_py_find (r->py, s.first + 1, s.last - 1, ",") == s.last - 1)
    {
      s.first++;
      s.last--;
    }
  return s;
}

unsigned
frame_pyl_last_bracket (const reader *r, span s, const char *open)
{
  unsigned match = s.last > s.first ? r->py->tokens[s.last - 1].match : 0;

  if (s.last <= s.first + 1 || r->py->tokens[s.last - 1].kind != FRAME_PY_OP
      || !strchr (")]", r->py->tokens[s.last - 1].text[0])
      || match <= s.first || match >= s.last || !op_p (r, match, open))
    return s.last;
  return match;
}

/* True if tokens FIRST to LAST are a.b.c.  */

static bool
dotted_p (const reader *r, unsigned first, unsigned last)
{
  if ((last - first) % 2 == 0 || last <= first)
    return false;
  for (unsigned i = first; i < last; i++)
    if ((i - first) % 2 ? !op_p (r, i, ".") : !name_p (r, i))
      return false;
  return true;
}

const char *
frame_pyl_call (reader *r, span s, unsigned *open)
{
  unsigned at = frame_pyl_last_bracket (r, s, "(");

  if (at >= s.last || !dotted_p (r, s.first, at))
    return NULL;
  *open = at;
  if (at == s.first + 1)
    return frame_py_real_name (r->scopes, r->py->tokens[s.first].text,
			       s.env->function);
  return r->py->tokens[at - 1].text;
}

/* -- names ---------------------------------------------------------------- */

/* The argument that ENV binds the parameter DEFINITION of its function to.  */

static bool
argument_of (reader *r, const struct frame_pyl_env *env,
	     const struct frame_py_variable *v, span *value)
{
  const struct frame_py_function *functions;
  struct frame_py_argument *list = NULL;
  const struct frame_py_argument *arg = NULL;
  unsigned n, position = 0;
  bool found = false;

  while (env && env->function != v->function)
    env = env->caller;
  if (!env || !env->bound)
    return false;
  frame_py_functions (r->scopes, &functions);
  n = functions[env->function].open;
  if (r->py->tokens[n].match > n + MAX_PARAMETERS)
    return false;
  n = frame_py_arguments (r->scratch, r->py, n, &list);
  for (; position < n && !found; position++)
    found = list[position].key
	      ? strcmp (list[position].key, v->name) == 0
	      : r->py->tokens[list[position].first].text == v->name;
  frame_array_free (r->scratch, list);
  if (found)
    arg = frame_py_argument (env->args, env->n_args, position - 1, v->name);
  if (!arg)
    return false;
  *value = (span) { arg->first, arg->last, env->caller };
  return true;
}

bool
frame_pyl_variable_value (reader *r, const char *name,
			  const struct frame_pyl_env *env, span *value)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (r->scopes, name, env->function);
  const struct frame_py_definition *d;

  if (!v)
    return false;
  *value = (span) { 0, 0, env };
  if ((d = frame_py_only (v, FRAME_PY_PARAM)))
    {
      if (argument_of (r, env, v, value))
	return true;
      /* A default counts only for a call that is known.  */
      if (!env->bound || env->function != v->function || d->first >= d->last)
	return false;
    }
  else if (!(d = frame_py_only (v, FRAME_PY_SET)))
    return false;
  value->first = d->first;
  value->last = d->last;
  return d->first < d->last;
}

span
frame_pyl_follow (reader *r, span s)
{
  for (unsigned i = 0; i < MAX_DEPTH; i++)
    {
      span value;
      s = frame_pyl_strip (r, s);
      if (s.last != s.first + 1 || !name_p (r, s.first)
	  || !frame_pyl_variable_value (r, r->py->tokens[s.first].text, s.env,
					&value))
	break;
      s = value;
    }
  return s;
}

bool
frame_pyl_return_value (reader *r, uint32_t function, span *value)
{
  const struct frame_py_function *functions;
  const struct frame_python *py = r->py;
  bool found = false;

  frame_py_functions (r->scopes, &functions);
  for (unsigned i = functions[function].line + 1;
       i < py->n_lines
       && py->lines[i].indent > py->lines[functions[function].line].indent;
       i++)
    {
      struct frame_py_context context = frame_py_context (r->scopes, i);
      r->steps += i % 16 == 0;
      if (context.function != function
	  || !word_p (r, py->lines[i].first, "return"))
	continue;
      if (found || context.conditional)
	return false;
      found = true;
      value->first = py->lines[i].first + 1;
      value->last = py->lines[i].last;
    }
  return found && value->first < value->last;
}

/* -- constants ------------------------------------------------------------ */

struct constant_world
{
  reader *r;
  const struct frame_pyl_env *env;
};

/* frame_expression_name: variables that hold constants.  */

static struct frame_expression
constant_name (void *data, const char *name)
{
  struct constant_world *world = data;
  struct frame_expression v = { .kind = FRAME_E_ERROR };
  span value;

  /* os, math and other modules are no values.  */
  if (!frame_py_variable_find (world->r->scopes, name, world->env->function))
    return v;
  v.kind = FRAME_E_UNKNOWN;
  return frame_pyl_variable_value (world->r, name, world->env, &value)
	   ? frame_pyl_constant_value (world->r, value) : v;
}

struct frame_expression
frame_pyl_constant_value (reader *r, span s)
{
  struct constant_world data = { r, s.env };
  struct frame_expression_world world
    = { r->scratch, constant_name, NULL, &data };
  struct frame_expression v = { .kind = FRAME_E_UNKNOWN };

  /* Long tables are no frame ids.  */
  if (s.last - s.first > 2000 || !frame_pyl_enter (r))
    return v;
  r->steps += (s.last - s.first) / 8;
  v = frame_expression_tokens (&world, r->py, s.first, s.last);
  frame_pyl_leave (r);
  return v;
}

const char *
frame_pyl_constant (reader *r, span s)
{
  template t = frame_pyl_template (r, s);

  return t->kind == FRAME_T_TEXT ? t->text : NULL;
}

template
frame_pyl_evaluate (reader *r, span s)
{
  struct frame_expression v = frame_pyl_constant_value (r, s);
  const char *text = frame_expression_text (r->scratch, &v);

  return text ? frame_pyl_text_template (r, s, text)
	      : frame_pyl_unknown (r, s);
}

template
frame_pyl_array (reader *r, span s)
{
  struct frame_expression v;

  s = frame_pyl_follow (r, s);
  if (!frame_py_op_p (r->py, s.first, "["))
    return NULL;
  v = frame_pyl_constant_value (r, s);
  return v.kind == FRAME_E_LIST && frame_expression_text (r->scratch, &v)
	   ? frame_pyl_text_template (r, s,
				      frame_expression_text (r->scratch, &v))
	   : NULL;
}

const char *
frame_pyl_type (reader *r, span s)
{
  unsigned open;
  const char *call;
  struct frame_py_argument *list = NULL;
  const struct frame_py_argument *type;
  unsigned n;

  s = frame_pyl_follow (r, s);
  call = frame_pyl_call (r, s, &open);
  if (call
      && (strcmp (call, "ParameterValue") == 0 || strcmp (call, "str") == 0))
    {
      n = frame_py_arguments (r->scratch, r->py, open, &list);
      type = frame_py_argument (list, n, 1, "value_type");
      call = *call == 's' ? "str"
	     : type && name_p (r, type->first)
	       ? r->py->tokens[type->first].text
	       : NULL;
      frame_array_free (r->scratch, list);
      return call ? frame_intern (r->arena, call) : NULL;
    }
  switch (frame_pyl_constant_value (r, s).kind)
    {
    case FRAME_E_STRING:
      return "str";
    case FRAME_E_BOOL:
      return "bool";
    case FRAME_E_INT:
      return "int";
    case FRAME_E_FLOAT:
      return "float";
    default:
      return r->py->tokens[s.first].kind == FRAME_PY_STRING ? "str" : NULL;
    }
}

/* -- strings -------------------------------------------------------------- */

template
frame_pyl_nested (reader *r, span s, const char *text, size_t length)
{
  struct frame_python *outer = r->py;
  struct frame_python *py = frame_python_tokens (r->scratch, text, length);
  span inner = { 0, py->n_tokens - 1, s.env };
  template t = NULL;

  while (inner.last && py->tokens[inner.last - 1].kind == FRAME_PY_NEWLINE)
    inner.last--;
  if (inner.last && !py->problem)
    {
      const char *name = py->tokens[0].text;
      span value;
      if (inner.last == 1 && py->tokens[0].kind == FRAME_PY_NAME)
	t = frame_pyl_variable_value (r, name, s.env, &value)
	      ? frame_pyl_template (r, value) : NULL;
      else
	{
	  struct constant_world data = { r, s.env };
	  struct frame_expression_world world
	    = { r->scratch, constant_name, NULL, &data };
	  struct frame_expression v
	    = frame_expression_tokens (&world, py, 0, inner.last);
	  const char *result = frame_expression_text (r->scratch, &v);
	  t = result ? frame_pyl_text_template (r, s, result) : NULL;
	}
    }
  r->py = outer;
  frame_python_free (py);
  return t ? t : frame_pyl_unknown (r, s);
}
