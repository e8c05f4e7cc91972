/* Values of Python expressions: constants, strings that are joined,
   parameters, and calls of functions of the file.  */

#include "python-values.h"
#include "python-qos.h"
#include "expression.h"
#include <string.h>

/* Tokens of one expression.  */
#define MAX_TOKENS 4000
/* Functions of a file: with more of them nothing is known.  */
#define MAX_FUNCTIONS 5000

static struct frame_expression constant (struct lower *l, unsigned first,
					 unsigned last);

/* -- constants ------------------------------------------------------------ */

/* frame_expression_name: constants of the module.  */

static struct frame_expression
constant_name (void *data, const char *name)
{
  struct lower *l = data;
  struct frame_expression v = { .kind = FRAME_E_ERROR };
  const struct frame_py_variable *variable
    = frame_py_variable_find (l->scopes, name, l->function);
  const struct frame_py_definition *d;

  if (!variable)
    return v;
  v.kind = FRAME_E_UNKNOWN;
  d = frame_py_only (variable, FRAME_PY_SET);
  if (!d || (variable->function && variable->function != l->function)
      || frame_py_context (l->scopes, d->line).conditional)
    return v;
  /* A local that is set once is lowered as a place; here only what is the
     same everywhere.  */
  return variable->function ? v : constant (l, d->first, d->last);
}

/* The value of tokens FIRST to LAST, if they are constant.  */

static struct frame_expression
constant (struct lower *l, unsigned first, unsigned last)
{
  struct frame_expression_world world = { l->scratch, constant_name, NULL, l };
  struct frame_expression v = { .kind = FRAME_E_UNKNOWN };

  if (l->depth >= PY_MAX_DEPTH || last - first > 200
      || l->steps > PY_MAX_STEPS)
    return v;
  l->depth++;
  l->steps += last - first + 1;
  v = frame_expression_tokens (&world, l->py, first, last);
  l->depth--;
  return v;
}

operand
py_number_of (struct lower *l, unsigned first, unsigned last)
{
  struct frame_expression v = constant (l, first, last);

  return v.kind == FRAME_E_INT || v.kind == FRAME_E_FLOAT
	   ? frame_op_number (v.number) : frame_op_unknown ();
}

/* -- strings that are joined ---------------------------------------------- */

struct parts
{
  unsigned n;
  operand *list;
};

static void
add_part (struct lower *l, struct parts *parts, operand part)
{
  *FRAME_APPEND (l->scratch, parts->list, parts->n, operand) = part;
}

/* PARTS joined, at LOC.  */

static operand
concatenate (struct lower *l, const struct parts *parts, struct frame_loc loc)
{
  struct frame_place dst = py_temporary (l);
  struct frame_stmt *stmt;

  if (!parts->n)
    return frame_op_unknown ();
  stmt = py_emit (l, FRAME_OP_CONCAT, loc, parts->n);
  stmt->dst = frame_op_place (dst);
  for (unsigned i = 0; i < parts->n; i++)
    stmt->args[i] = parts->list[i];
  return frame_op_place (dst);
}

/* Add TEXT of LENGTH bytes to PARTS.  */

static void
add_text (struct lower *l, struct parts *parts, const char *text,
	  size_t length)
{
  if (length)
    add_part (l, parts, frame_op_string (l->arena,
					 frame_intern_n (l->scratch, text,
							 length)));
}

/* f"TEXT" at LOC; fields are names.  */

static operand
formatted (struct lower *l, const char *text, struct frame_loc loc)
{
  struct parts parts = { 0 };

  for (;;)
    {
      size_t n = strcspn (text, "{}");
      struct frame_place place;
      const char *name;

      add_text (l, &parts, text, n);
      text += n;
      if (!*text)
	return concatenate (l, &parts, loc);
      if (text[0] == text[1])
	{
	  add_text (l, &parts, text, 1);
	  text += 2;
	  continue;
	}
      n = strcspn (text + 1, "{}!:");
      name = frame_intern_n (l->py->arena, text + 1, n);
      if (text[n + 1] != '}' || n > 100)
	return frame_op_unknown ();
      if (py_place_of_text (l, name, &place))
	add_part (l, &parts, frame_op_place (place));
      else
	{
	  struct frame_expression v = constant_name (l, name);
	  if (v.kind == FRAME_E_STRING)
	    add_text (l, &parts, v.text, strlen (v.text));
	  else
	    add_part (l, &parts, frame_op_unknown ());
	}
      text += n + 2;
    }
}

/* FORMAT with its MARKs ("{}" or "%s") replaced by the N arguments LIST.  */

static operand
replaced (struct lower *l, const char *format, const char *mark,
	  const struct frame_py_argument *list, unsigned n,
	  struct frame_loc loc)
{
  struct parts parts = { 0 };
  unsigned next = 0;

  for (;;)
    {
      size_t length = strcspn (format, *mark == '{' ? "{}" : "%");
      add_text (l, &parts, format, length);
      format += length;
      if (!*format)
	return concatenate (l, &parts, loc);
      if (strncmp (format, mark, 2) != 0 || next >= n || list[next].key
	  || list[next].stars)
	return frame_op_unknown ();
      add_part (l, &parts, py_value_of (l, list[next].first, list[next].last));
      next++;
      format += 2;
    }
}

/* a + b + c, the first "+" at PLUS.  */

static operand
sum (struct lower *l, unsigned first, unsigned last)
{
  struct parts parts = { 0 };
  bool text = false;

  for (unsigned at = first; at < last;)
    {
      unsigned plus = frame_py_find (l->py, at, last, "+");
      operand part = py_value_of (l, at, plus);
      text |= part.kind == FRAME_STRING;
      add_part (l, &parts, part);
      at = plus + 1;
    }
  return text ? concatenate (l, &parts, loc_of (l, first, last))
	      : frame_op_unknown ();
}

/* -- calls ---------------------------------------------------------------- */

/* Argument POSITION or KEY of CALL as a value; NONE if it is not there.  */

static operand
argument (struct lower *l, const struct py_call *call, unsigned position,
	  const char *key)
{
  const struct frame_py_argument *arg
    = frame_py_argument (call->list, call->n, position, key);

  return arg ? py_value_of (l, arg->first, arg->last) : frame_op_none ();
}

operand
py_given (struct lower *l, const struct py_call *call, unsigned position,
	  const char *key)
{
  operand value = argument (l, call, position, key);

  return value.kind == FRAME_NONE ? frame_op_unknown () : value;
}

/* The parameter that CALL asks for or, with WORD "declare", declares.  */

static operand
parameter (struct lower *l, const struct py_call *call, const char *word,
	   const char *default_key)
{
  operand name = argument (l, call, 0, "name");
  operand value = default_key ? argument (l, call, 1, default_key)
			      : frame_op_none ();
  struct frame_place dst = py_temporary (l);
  struct frame_stmt *stmt;

  if (name.kind != FRAME_STRING)
    return frame_op_unknown ();
  /* "~x" is relative to the node, as the names of a node handle are.  */
  if (name.string[0] == '~')
    name = frame_op_string (l->arena, name.string + 1
					+ (name.string[1] == '/'));
  stmt = py_emit (l, FRAME_OP_PARAM, call->loc, 2);
  stmt->dst = frame_op_place (dst);
  stmt->word = word ? frame_intern (l->arena, word) : NULL;
  stmt->args[0] = name;
  stmt->args[1] = value;
  return frame_op_place (dst);
}

bool
py_parameter_of (struct lower *l, unsigned first, unsigned last,
		 operand *value)
{
  static const struct
  {
    const char *name, *word, *key;
  } kinds[] = { { "get_param", NULL, "default" },
		{ "get_param_cached", NULL, "default" },
		{ "declare_parameter", "declare", "value" },
		{ "get_parameter", NULL, NULL },
		{ "get_parameter_or", NULL, NULL } };
  unsigned open = first;

  while (open < last && !op_p (l, open, "("))
    open++;
  if (open >= last || open == first || !py_dotted_p (l, first, open)
      || l->py->tokens[open].match >= last)
    return false;
  /* Only attributes and empty calls may follow.  */
  for (unsigned i = l->py->tokens[open].match + 1; i < last; i++)
    if (!op_p (l, i, ".") && !op_p (l, i, "(") && !op_p (l, i, ")")
	&& !name_p (l, i))
      return false;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (word_p (l, open - 1, kinds[i].name))
      {
	struct py_call call = py_call_at (l, open);
	*value = parameter (l, &call, kinds[i].word, kinds[i].key);
	frame_array_free (l->scratch, call.list);
	return true;
      }
  return false;
}

/* -- functions of the file ------------------------------------------------ */

const char *
py_symbol_of (struct lower *l, uint32_t function)
{
  return frame_printf (l->scratch, "py:%s:%u:%s", l->module, function,
		       l->functions[function].name);
}

uint32_t
py_callee (const struct lower *l, unsigned first, unsigned open)
{
  uint32_t found = 0;

  if (open == first + 1)
    found = frame_py_function_find (l->scopes, text_of (l, first),
				    l->function);
  if (open == first + 1 && found && !l->classes[found])
    return found;
  if (open != first + 3 || !word_p (l, first, "self") || !py_current_class (l)
      || l->n_functions > MAX_FUNCTIONS)
    return 0;
  found = 0;
  for (unsigned i = 1; i < l->n_functions; i++)
    if (l->classes[i] == py_current_class (l)
	&& l->functions[i].name == text_of (l, open - 1))
      {
	if (found)
	  return 0;
	found = i;
      }
  return found;
}

/* The value that CALL gives the parameter of FUNCTION at POSITION, which LIST
   describes.  */

static operand
passed (struct lower *l, const struct py_call *call, uint32_t function,
	const struct frame_py_argument *list, unsigned position)
{
  const struct frame_py_argument *p = &list[position];
  const char *name = p->key ? p->key : text_of (l, p->first);
  unsigned shift = l->classes[function] ? 1 : 0;
  unsigned equal;

  for (unsigned i = 0; i < call->n; i++)
    if (call->list[i].stars)
      return frame_op_unknown ();
  const struct frame_py_argument *arg
    = frame_py_argument (call->list, call->n, position - shift, name);
  if (arg)
    return py_value_of (l, arg->first, arg->last);
  if (p->key)
    return py_value_of (l, p->first, p->last);
  equal = frame_py_find (l->py, p->first, p->last, "=");
  return equal < p->last ? py_value_of (l, equal + 1, p->last)
			 : frame_op_unknown ();
}

/* A call of FUNCTION of this file.  */

static operand
call_function (struct lower *l, const struct py_call *call, uint32_t function)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (l->scratch, l->py,
				   l->functions[function].open, &list);
  operand *values = FRAME_NEW_N (l->scratch, operand, n + 1);
  struct frame_place dst = py_temporary (l);
  struct frame_stmt *stmt;

  for (unsigned i = 0; i < n; i++)
    values[i] = list[i].stars ? frame_op_unknown ()
		: i == 0 && l->classes[function]
		  ? frame_op_address (frame_place_param (0), false)
		  : passed (l, call, function, list, i);
  stmt = py_emit (l, FRAME_OP_CALL, call->loc, n);
  stmt->dst = frame_op_place (dst);
  stmt->word = frame_intern (l->arena, py_symbol_of (l, function));
  for (unsigned i = 0; i < n; i++)
    stmt->args[i] = values[i];
  frame_array_free (l->scratch, list);
  return frame_op_place (dst);
}

/* -- values --------------------------------------------------------------- */

operand
py_call_value (struct lower *l, unsigned first, unsigned open)
{
  struct py_call call = py_call_at (l, open);
  uint32_t function = py_callee (l, first, open);
  operand value = frame_op_unknown ();

  if (function)
    value = call_function (l, &call, function);
  else if ((word_p (l, open - 1, "str") || word_p (l, open - 1, "deepcopy")
	    || word_p (l, open - 1, "copy"))
	   && call.n == 1 && !call.list[0].key && !call.list[0].stars)
    value = py_value_of (l, call.list[0].first, call.list[0].last);
  frame_array_free (l->scratch, call.list);
  return value;
}

/* 'format'.format (...), OPEN its "(", or FORMAT % arguments.  */

static operand
format_value (struct lower *l, unsigned first, unsigned last)
{
  unsigned open = l->py->tokens[last - 1].match;
  unsigned percent = frame_py_find (l->py, first, last, "%");
  operand value = frame_op_unknown ();
  struct frame_py_argument *list = NULL;
  struct frame_py_argument one = { NULL, 0, percent + 1, last };
  unsigned n;

  if (l->py->tokens[first].kind != FRAME_PY_STRING
      || l->py->tokens[first].formatted)
    return value;
  if (percent == first + 1)
    {
      bool many = py_enclosed_p (l, percent + 1, last, "(");
      n = many ? frame_py_arguments (l->scratch, l->py, percent + 1, &list)
	       : 1;
      value = replaced (l, text_of (l, first), "%s", many ? list : &one, n,
			loc_of (l, first, last));
    }
  else if (op_p (l, last - 1, ")") && open == first + 3
	   && word_p (l, first + 2, "format"))
    {
      n = frame_py_arguments (l->scratch, l->py, open, &list);
      value = replaced (l, text_of (l, first), "{}", list, n,
			loc_of (l, first, last));
    }
  frame_array_free (l->scratch, list);
  return value;
}

/* The elements of the list literal FIRST to LAST, into a container.  */

static operand
list_value (struct lower *l, unsigned first, unsigned last)
{
  struct frame_type type = { .name = "std::vector", .kind = "array" };
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (l->scratch, l->py, first, &list);
  struct frame_place dst = py_temporary (l);
  struct frame_loc loc = loc_of (l, first, last);
  struct frame_stmt *stmt;

  frame_unit_add_type (l->unit, &type);
  stmt = py_emit (l, FRAME_OP_INIT, loc, 0);
  stmt->word = frame_intern (l->arena, type.name);
  stmt->dst = frame_op_place (dst);
  for (unsigned i = 0; i < n; i++)
    {
      operand value = list[i].stars || list[i].key
			? frame_op_unknown ()
			: py_value_of (l, list[i].first, list[i].last);
      stmt = py_emit (l, FRAME_OP_APPEND, loc, 2);
      stmt->args[0] = frame_op_address (dst, false);
      stmt->args[1] = value;
    }
  frame_array_free (l->scratch, list);
  return frame_op_place (dst);
}

/* The value of tokens FIRST to LAST, which is no constant.  */

static operand
variable_value (struct lower *l, unsigned first, unsigned last)
{
  struct frame_place place;
  operand value;
  unsigned open = py_call_open (l, first, last);

  if (py_qos_value (l, first, last, &value))
    return value;
  if (py_place_of (l, first, last, &place))
    return frame_op_place (place);
  if (py_dotted_p (l, first, last))
    return frame_op_unknown ();
  if (py_parameter_of (l, first, last, &value))
    return value;
  if (py_enclosed_p (l, first, last, "["))
    return list_value (l, first, last);
  if (last == first + 1 && l->py->tokens[first].kind == FRAME_PY_STRING
      && l->py->tokens[first].formatted)
    return formatted (l, text_of (l, first), loc_of (l, first, last));
  if (frame_py_find (l->py, first, last, "+") < last)
    return sum (l, first, last);
  if (open < last)
    return py_call_value (l, first, open);
  return format_value (l, first, last);
}

operand
py_value_of (struct lower *l, unsigned first, unsigned last)
{
  struct frame_expression v;
  operand value;

  while (py_enclosed_p (l, first, last, "(")
	 && frame_py_find (l->py, first + 1, last - 1, ",") == last - 1)
    first++, last--;
  if (first >= last || last - first > MAX_TOKENS || l->depth >= PY_MAX_DEPTH
      || l->steps > PY_MAX_STEPS)
    return frame_op_unknown ();
  l->steps++;
  v = constant (l, first, last);
  if (v.kind == FRAME_E_STRING)
    return frame_op_string (l->arena, v.text);
  if (v.kind == FRAME_E_INT || v.kind == FRAME_E_FLOAT)
    return frame_op_number (v.number);
  for (unsigned i = first; i < last; i++)
    if (word_p (l, i, "if") || word_p (l, i, "for") || word_p (l, i, "or")
	|| word_p (l, i, "and") || word_p (l, i, "lambda"))
      return frame_op_unknown ();
  l->depth++;
  value = variable_value (l, first, last);
  l->depth--;
  return value;
}
