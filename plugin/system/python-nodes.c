/* Python nodes lowered to frame IR.

   Each "def" becomes a function, its suites blocks; a condition goes both
   ways.  Variables are places, fields of self fields of a class that only this
   file writes.  A constructor gives something unknown rather than something
   empty: Python has too many ways to fill a message.  A call that is not
   understood clobbers the messages it is given.  Sources: tf.transform_broadcaster,
   tf.listener, tf2_ros.buffer_interface, rospy.client and rclpy.node.  */

#define _GNU_SOURCE		/* memmem */
#include "python-nodes.h"
#include "expression.h"
#include "frame-text.h"
#include "python-scopes.h"
#include <string.h>

/* Suites and expressions nest this deep at most.  */
#define MAX_DEPTH 60
#define MAX_STEPS 400000
/* Tokens of one expression.  */
#define MAX_TOKENS 4000
/* Changes of a variable, functions of a file, tokens of the parameters of a
   function: with more of them nothing is known.  */
#define MAX_CHANGES 500
#define MAX_FUNCTIONS 5000
#define MAX_PARAMETERS 2000

typedef struct frame_operand operand;

struct lower
{
  struct frame_python *py;
  struct frame_py_scopes *scopes;
  const struct frame_py_function *functions;
  unsigned n_functions;
  const char **classes;		/* of each function: its class, or null */
  struct frame_arena *arena;
  struct frame_arena *scratch;
  struct frame_unit *unit;
  uint32_t file;
  const char *module;		/* the file: makes symbols unique */
  enum frame_api api;		/* of tf2 here: TF2 or ROS2 */
  /* The function that is being lowered.  */
  uint32_t function;
  struct frame_builder *builder;
  unsigned block;
  bool dead;			/* BLOCK does not go on */
  unsigned n_temps;
  unsigned depth;
  unsigned steps;
  const struct frame_place *sender;	/* the broadcaster of the call, or null */
};

static operand value_of (struct lower *l, unsigned first, unsigned last);
static unsigned lower_suite (struct lower *l, unsigned line, uint32_t indent,
			     unsigned loop);

/* -- looking at tokens ---------------------------------------------------- */

static bool
op_p (const struct lower *l, unsigned i, const char *op)
{
  return frame_py_op_p (l->py, i, op);
}

static bool
word_p (const struct lower *l, unsigned i, const char *word)
{
  return frame_py_name_p (l->py, i, word);
}

static bool
name_p (const struct lower *l, unsigned i)
{
  return l->py->tokens[i].kind == FRAME_PY_NAME;
}

static const char *
text_of (const struct lower *l, unsigned i)
{
  return l->py->tokens[i].text;
}

static struct frame_loc
loc_of (const struct lower *l, unsigned first, unsigned last)
{
  return frame_py_loc (l->py, l->file, first, last);
}

/* True if tokens FIRST to LAST are a bracket OPEN and what it encloses.  */

static bool
enclosed_p (const struct lower *l, unsigned first, unsigned last,
	    const char *open)
{
  return first + 1 < last && op_p (l, first, open)
	 && l->py->tokens[first].match == last - 1;
}

/* True if tokens FIRST to LAST are a.b.c.  */

static bool
dotted_p (const struct lower *l, unsigned first, unsigned last)
{
  if (last <= first || (last - first) % 2 == 0)
    return false;
  for (unsigned i = first; i < last; i++)
    if ((i - first) % 2 ? !op_p (l, i, ".") : !name_p (l, i))
      return false;
  return true;
}

/* The "(" of a call that is all of FIRST to LAST, of a dotted name; LAST if
   it is something else.  */

static unsigned
call_open (const struct lower *l, unsigned first, unsigned last)
{
  unsigned open = last > first + 2 ? l->py->tokens[last - 1].match : last;

  return last > first + 2 && op_p (l, last - 1, ")") && open > first
	     && open < last && dotted_p (l, first, open)
	   ? open : last;
}

/* -- statements ----------------------------------------------------------- */

static struct frame_stmt *
emit (struct lower *l, enum frame_op op, struct frame_loc loc, unsigned n_args)
{
  struct frame_stmt *stmt = frame_builder_add (l->builder, l->block, op, loc);

  if (n_args)
    frame_stmt_args (l->builder, stmt, n_args);
  return stmt;
}

static struct frame_place
temporary (struct lower *l)
{
  char name[24];

  snprintf (name, sizeof name, "_%u", ++l->n_temps);
  return frame_place_local (l->arena, name);
}

/* DST := anything.  */

static void
emit_unknown (struct lower *l, struct frame_place dst, struct frame_loc loc)
{
  emit (l, FRAME_OP_UNKNOWN, loc, 0)->dst = frame_op_place (dst);
}

static void
emit_set (struct lower *l, struct frame_place dst, operand value,
	  struct frame_loc loc)
{
  struct frame_stmt *stmt;

  if (value.kind == FRAME_UNKNOWN || value.kind == FRAME_NONE)
    {
      emit_unknown (l, dst, loc);
      return;
    }
  stmt = emit (l, FRAME_OP_SET, loc, 1);
  stmt->dst = frame_op_place (dst);
  stmt->args[0] = value;
}

static void
emit_clobber (struct lower *l, struct frame_place place, struct frame_loc loc)
{
  struct frame_stmt *stmt = emit (l, FRAME_OP_CLOBBER, loc, 1);

  stmt->args[0] = frame_op_address (place, false);
}

/* -- places --------------------------------------------------------------- */

/* The class whose methods the current function is one of, or null.  */

static const char *
current_class (const struct lower *l)
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

  if (v && v->n > MAX_CHANGES)
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

/* Add the fields in TEXT ("header.frame_id") to PLACE.  Returns false if the
   core does not know them.  */

static bool
add_fields (struct lower *l, struct frame_place *place, const char *text)
{
  static const char *const known[]
    = { "header", "header.frame_id", "child_frame_id", "transform",
	"transform.rotation", "transform.rotation.x", "transform.rotation.y",
	"transform.rotation.z", "transform.rotation.w", "transform.translation",
	"transform.translation.x", "transform.translation.y",
	"transform.translation.z", "frame_id", "rotation", "translation",
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

/* The place that the dotted name TEXT is, into PLACE.  */

static bool
place_of_text (struct lower *l, const char *text, struct frame_place *place)
{
  const char *dot = strchr (text, '.');
  size_t n = dot ? (size_t) (dot - text) : strlen (text);
  const char *base = frame_intern_n (l->py->arena, text, n);
  const struct frame_py_variable *v;
  unsigned position = 0;

  if (strcmp (base, "self") == 0 && current_class (l))
    {
      const char *field = dot ? dot + 1 : "";
      n = strcspn (field, ".");
      base = frame_intern_n (l->py->arena, field, n);
      if (!n || !field_p (l, base))
	return false;
      *place = frame_place_field (l->arena, frame_place_param (0),
				  frame_printf (l->scratch, "%s::%s",
						current_class (l), base));
      return !field[n] || add_fields (l, place, field + n + 1);
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
  return !dot || add_fields (l, place, dot + 1);
}

/* The place that tokens FIRST to LAST are, into PLACE.  */

static bool
place_of (struct lower *l, unsigned first, unsigned last,
	  struct frame_place *place)
{
  const struct frame_py_token *from = &l->py->tokens[first];
  const struct frame_py_token *to;
  char text[200];
  size_t n = 0;

  if (!dotted_p (l, first, last))
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
  return place_of_text (l, text, place);
}

/* -- constants ------------------------------------------------------------ */

static struct frame_expression constant (struct lower *l, unsigned first,
					 unsigned last);

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

  if (l->depth >= MAX_DEPTH || last - first > 200 || l->steps > MAX_STEPS)
    return v;
  l->depth++;
  l->steps += last - first + 1;
  v = frame_expression_tokens (&world, l->py, first, last);
  l->depth--;
  return v;
}

/* The number that tokens FIRST to LAST are, as an operand.  */

static operand
number_of (struct lower *l, unsigned first, unsigned last)
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
  struct frame_place dst = temporary (l);
  struct frame_stmt *stmt;

  if (!parts->n)
    return frame_op_unknown ();
  stmt = emit (l, FRAME_OP_CONCAT, loc, parts->n);
  stmt->dst = frame_op_place (dst);
  for (unsigned i = 0; i < parts->n; i++)
    stmt->args[i] = parts->list[i];
  return frame_op_place (dst);
}

/* Add TEXT of LENGTH bytes to PARTS.  */

static void
add_text (struct lower *l, struct parts *parts, const char *text, size_t length)
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
      if (place_of_text (l, name, &place))
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
      add_part (l, &parts, value_of (l, list[next].first, list[next].last));
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
      operand part = value_of (l, at, plus);
      text |= part.kind == FRAME_STRING;
      add_part (l, &parts, part);
      at = plus + 1;
    }
  return text ? concatenate (l, &parts, loc_of (l, first, last))
	      : frame_op_unknown ();
}

/* -- calls ---------------------------------------------------------------- */

/* A call: its "(" and arguments.  */

struct call
{
  unsigned open;
  unsigned n;
  struct frame_py_argument *list;
  struct frame_loc loc;
};

static struct call
call_at (struct lower *l, unsigned open)
{
  struct call call = { .open = open };
  unsigned close = l->py->tokens[open].match;

  call.n = frame_py_arguments (l->scratch, l->py, open, &call.list);
  call.loc = loc_of (l, open - 1, close < l->py->n_tokens ? close + 1 : close);
  return call;
}

/* Argument POSITION or KEY of CALL as a value; NONE if it is not there.  */

static operand
argument (struct lower *l, const struct call *call, unsigned position,
	  const char *key)
{
  const struct frame_py_argument *arg
    = frame_py_argument (call->list, call->n, position, key);

  return arg ? value_of (l, arg->first, arg->last) : frame_op_none ();
}

/* The same, unknown if it is not there.  */

static operand
given (struct lower *l, const struct call *call, unsigned position,
       const char *key)
{
  operand value = argument (l, call, position, key);

  return value.kind == FRAME_NONE ? frame_op_unknown () : value;
}

/* The parameter that CALL asks for or, with WORD "declare", declares.  */

static operand
parameter (struct lower *l, const struct call *call, const char *word,
	   const char *default_key)
{
  operand name = argument (l, call, 0, "name");
  operand value = default_key ? argument (l, call, 1, default_key)
			      : frame_op_none ();
  struct frame_place dst = temporary (l);
  struct frame_stmt *stmt;

  if (name.kind != FRAME_STRING)
    return frame_op_unknown ();
  /* "~x" is relative to the node, as the names of a node handle are.  */
  if (name.string[0] == '~')
    name = frame_op_string (l->arena, name.string + 1
					+ (name.string[1] == '/'));
  stmt = emit (l, FRAME_OP_PARAM, call->loc, 2);
  stmt->dst = frame_op_place (dst);
  stmt->word = word ? frame_intern (l->arena, word) : NULL;
  stmt->args[0] = name;
  stmt->args[1] = value;
  return frame_op_place (dst);
}

/* What can be asked for a parameter in tokens FIRST to LAST, and nothing
   else: self.get_parameter ('x').value, rospy.get_param ('~x', 'd').  */

static bool
parameter_of (struct lower *l, unsigned first, unsigned last, operand *value)
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
  if (open >= last || open == first || !dotted_p (l, first, open)
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
	struct call call = call_at (l, open);
	*value = parameter (l, &call, kinds[i].word, kinds[i].key);
	frame_array_free (l->scratch, call.list);
	return true;
      }
  return false;
}

/* -- functions of the file ------------------------------------------------ */

static const char *
symbol_of (struct lower *l, uint32_t function)
{
  return frame_printf (l->scratch, "py:%s:%u:%s", l->module, function,
		       l->functions[function].name);
}

/* The function of this file that the name before the "(" OPEN, from FIRST on,
   calls; 0 if none.  */

static uint32_t
callee (const struct lower *l, unsigned first, unsigned open)
{
  uint32_t found = 0;

  if (open == first + 1)
    found = frame_py_function_find (l->scopes, text_of (l, first),
				    l->function);
  if (open == first + 1 && found && !l->classes[found])
    return found;
  if (open != first + 3 || !word_p (l, first, "self") || !current_class (l)
      || l->n_functions > MAX_FUNCTIONS)
    return 0;
  found = 0;
  for (unsigned i = 1; i < l->n_functions; i++)
    if (l->classes[i] == current_class (l)
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
passed (struct lower *l, const struct call *call, uint32_t function,
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
    return value_of (l, arg->first, arg->last);
  if (p->key)
    return value_of (l, p->first, p->last);
  equal = frame_py_find (l->py, p->first, p->last, "=");
  return equal < p->last ? value_of (l, equal + 1, p->last)
			 : frame_op_unknown ();
}

/* A call of FUNCTION of this file.  */

static operand
call_function (struct lower *l, const struct call *call, uint32_t function)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (l->scratch, l->py,
				   l->functions[function].open, &list);
  operand *values = FRAME_NEW_N (l->scratch, operand, n + 1);
  struct frame_place dst = temporary (l);
  struct frame_stmt *stmt;

  for (unsigned i = 0; i < n; i++)
    values[i] = list[i].stars ? frame_op_unknown ()
		: i == 0 && l->classes[function]
		  ? frame_op_address (frame_place_param (0), false)
		  : passed (l, call, function, list, i);
  stmt = emit (l, FRAME_OP_CALL, call->loc, n);
  stmt->dst = frame_op_place (dst);
  stmt->word = frame_intern (l->arena, symbol_of (l, function));
  for (unsigned i = 0; i < n; i++)
    stmt->args[i] = values[i];
  frame_array_free (l->scratch, list);
  return frame_op_place (dst);
}

/* -- values --------------------------------------------------------------- */

/* The call that is all of FIRST to LAST, its "(" at OPEN.  */

static operand
call_value (struct lower *l, unsigned first, unsigned open)
{
  struct call call = call_at (l, open);
  uint32_t function = callee (l, first, open);
  operand value = frame_op_unknown ();

  if (function)
    value = call_function (l, &call, function);
  else if ((word_p (l, open - 1, "str") || word_p (l, open - 1, "deepcopy")
	    || word_p (l, open - 1, "copy"))
	   && call.n == 1 && !call.list[0].key && !call.list[0].stars)
    value = value_of (l, call.list[0].first, call.list[0].last);
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
      bool many = enclosed_p (l, percent + 1, last, "(");
      n = many ? frame_py_arguments (l->scratch, l->py, percent + 1, &list) : 1;
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
  struct frame_place dst = temporary (l);
  struct frame_loc loc = loc_of (l, first, last);
  struct frame_stmt *stmt;

  frame_unit_add_type (l->unit, &type);
  stmt = emit (l, FRAME_OP_INIT, loc, 0);
  stmt->word = frame_intern (l->arena, type.name);
  stmt->dst = frame_op_place (dst);
  for (unsigned i = 0; i < n; i++)
    {
      operand value = list[i].stars || list[i].key
			? frame_op_unknown ()
			: value_of (l, list[i].first, list[i].last);
      stmt = emit (l, FRAME_OP_APPEND, loc, 2);
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
  unsigned open = call_open (l, first, last);

  if (place_of (l, first, last, &place))
    return frame_op_place (place);
  if (dotted_p (l, first, last))
    return frame_op_unknown ();
  if (parameter_of (l, first, last, &value))
    return value;
  if (enclosed_p (l, first, last, "["))
    return list_value (l, first, last);
  if (last == first + 1 && l->py->tokens[first].kind == FRAME_PY_STRING
      && l->py->tokens[first].formatted)
    return formatted (l, text_of (l, first), loc_of (l, first, last));
  if (frame_py_find (l->py, first, last, "+") < last)
    return sum (l, first, last);
  if (open < last)
    return call_value (l, first, open);
  return format_value (l, first, last);
}

static operand
value_of (struct lower *l, unsigned first, unsigned last)
{
  struct frame_expression v;
  operand value;

  while (enclosed_p (l, first, last, "(")
	 && frame_py_find (l->py, first + 1, last - 1, ",") == last - 1)
    first++, last--;
  if (first >= last || last - first > MAX_TOKENS || l->depth >= MAX_DEPTH
      || l->steps > MAX_STEPS)
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

/* -- what tf does --------------------------------------------------------- */

/* Whether the broadcaster in tokens FIRST to LAST is of the class NAME.  */

static bool
made_by_p (struct lower *l, unsigned first, unsigned last, const char *class)
{
  const struct frame_py_variable *v = NULL;

  if (last == first + 3 && word_p (l, first, "self"))
    v = frame_py_variable_find (
      l->scopes,
      frame_intern (l->py->arena,
		    frame_printf (l->scratch, "self.%s", text_of (l, last - 1))),
      0);
  else if (last == first + 1)
    v = frame_py_variable_find (l->scopes, text_of (l, first), l->function);
  for (unsigned i = 0; v && i < v->n && i < MAX_CHANGES; i++)
    for (unsigned t = v->definitions[i].first;
	 t < v->definitions[i].last && t < v->definitions[i].first + 8; t++)
      if (word_p (l, t, class))
	return true;
  /* StaticTransformBroadcaster ().sendTransform (...) */
  for (unsigned t = first; t < last; t++)
    if (word_p (l, t, class))
      return true;
  return false;
}

/* The rotation that tokens FIRST to LAST are, into a temporary.  */

static operand
rotation_of (struct lower *l, unsigned first, unsigned last)
{
  unsigned open = call_open (l, first, last);
  struct frame_py_argument *list = NULL;
  struct frame_place dst = temporary (l);
  struct frame_stmt *stmt = NULL;
  unsigned n = 0, want = 0;

  if (open < last && word_p (l, open - 1, "quaternion_from_euler"))
    want = 3;
  else if (enclosed_p (l, first, last, "(") || enclosed_p (l, first, last, "["))
    {
      open = first;
      want = 4;
    }
  if (want)
    n = frame_py_arguments (l->scratch, l->py, open, &list);
  if (n == want && want)
    {
      operand values[4];
      bool good = true;
      for (unsigned i = 0; i < n; i++)
	{
	  good &= !list[i].key && !list[i].stars;
	  values[i] = number_of (l, list[i].first, list[i].last);
	}
      stmt = good ? emit (l, want == 4 ? FRAME_OP_QUATERNION : FRAME_OP_RPY,
			  loc_of (l, first, last), n)
		  : NULL;
      for (unsigned i = 0; stmt && i < n; i++)
	stmt->args[i] = values[i];
    }
  frame_array_free (l->scratch, list);
  if (!stmt)
    return frame_op_unknown ();
  stmt->dst = frame_op_place (dst);
  return frame_op_place (dst);
}

/* The vector that tokens FIRST to LAST are, into a temporary.  */

static operand
vector_of (struct lower *l, unsigned first, unsigned last)
{
  struct frame_py_argument *list = NULL;
  struct frame_place dst = temporary (l);
  operand values[3], result = frame_op_unknown ();
  struct frame_stmt *stmt;
  unsigned n = 0;

  if (enclosed_p (l, first, last, "(") || enclosed_p (l, first, last, "["))
    n = frame_py_arguments (l->scratch, l->py, first, &list);
  if (n == 3 && !list[0].stars && !list[1].stars && !list[2].stars)
    {
      for (unsigned i = 0; i < 3; i++)
	values[i] = number_of (l, list[i].first, list[i].last);
      stmt = emit (l, FRAME_OP_VECTOR, loc_of (l, first, last), 3);
      stmt->dst = frame_op_place (dst);
      memcpy (stmt->args, values, sizeof values);
      result = frame_op_place (dst);
    }
  frame_array_free (l->scratch, list);
  return result;
}

static void
emit_send (struct lower *l, operand what, bool is_static, enum frame_api api,
	   struct frame_loc loc)
{
  struct frame_stmt *stmt;

  if (what.kind != FRAME_PLACE)
    {
      struct frame_place place = temporary (l);
      emit_unknown (l, place, loc);
      what = frame_op_place (place);
    }
  stmt = emit (l, FRAME_OP_SEND, loc, l->sender ? 2 : 1);
  if (l->sender)
    stmt->args[1] = frame_op_place (*l->sender);
  stmt->word = frame_intern (l->arena, is_static ? "static" : "dynamic");
  stmt->api = api;
  stmt->args[0] = frame_op_address (what.place, true);
}

/* sendTransform (translation, rotation, time, child, parent) of tf.  */

static void
send_tf (struct lower *l, const struct call *call)
{
  const struct frame_py_argument *translation
    = frame_py_argument (call->list, call->n, 0, "translation");
  const struct frame_py_argument *rotation
    = frame_py_argument (call->list, call->n, 1, "rotation");
  operand child = given (l, call, 3, "child");
  operand parent = given (l, call, 4, "parent");
  operand r = rotation ? rotation_of (l, rotation->first, rotation->last)
		       : frame_op_unknown ();
  operand t = translation ? vector_of (l, translation->first, translation->last)
			  : frame_op_unknown ();
  struct frame_place dst = temporary (l);
  struct frame_stmt *stmt = emit (l, FRAME_OP_NEW_TRANSFORM, call->loc, 5);

  stmt->api = FRAME_API_TF;
  stmt->dst = frame_op_place (dst);
  stmt->args[0] = child;
  stmt->args[1] = parent;
  stmt->args[2] = r;
  stmt->args[3] = t;
  stmt->args[4] = frame_op_unknown ();
  emit_send (l, frame_op_place (dst), false, FRAME_API_TF, call->loc);
}

/* Send what tokens FIRST to LAST are: a message, or a list of them.  */

static void
send_messages (struct lower *l, unsigned first, unsigned last, bool is_static,
	       struct frame_loc loc)
{
  struct frame_py_argument *list = NULL;
  unsigned n;

  if (!enclosed_p (l, first, last, "["))
    {
      emit_send (l, value_of (l, first, last), is_static, l->api, loc);
      return;
    }
  n = frame_py_arguments (l->scratch, l->py, first, &list);
  for (unsigned i = 0; i < n; i++)
    emit_send (l, list[i].stars ? frame_op_unknown ()
				: value_of (l, list[i].first, list[i].last),
	       is_static, l->api, loc);
  frame_array_free (l->scratch, list);
}

/* The static broadcaster of ROS 1 that tokens FIRST to LAST name goes to
   PLACE.  False if it is not known to have been made for this name.  */

static bool
own_latch (struct lower *l, unsigned first, unsigned last,
	   struct frame_place *place)
{
  const struct frame_py_variable *v = NULL;
  unsigned open;

  if (l->api == FRAME_API_ROS2 || last != first + 1 || !name_p (l, first))
    return false;
  v = frame_py_variable_find (l->scopes, text_of (l, first), l->function);
  if (!v || v->n == 0 || v->definitions[0].change != FRAME_PY_SET)
    return false;
  for (unsigned i = 1; i < v->n; i++)
    if (v->definitions[i].change != FRAME_PY_FIELD
	&& v->definitions[i].change != FRAME_PY_PASSED)
      return false;
  open = call_open (l, v->definitions[0].first, v->definitions[0].last);
  return open < v->definitions[0].last
	 && word_p (l, open - 1, "StaticTransformBroadcaster")
	 && place_of (l, first, last, place);
}

/* A call of sendTransform; its receiver is tokens FIRST to LAST.  */

static operand
do_send (struct lower *l, const struct call *call, unsigned first,
	 unsigned last)
{
  bool is_static = made_by_p (l, first, last, "StaticTransformBroadcaster");
  struct frame_place sender;

  if (is_static && own_latch (l, first, last, &sender))
    l->sender = &sender;
  if (call->n >= 4)
    send_tf (l, call);
  else if (call->n == 1 && !call->list[0].stars)
    send_messages (l, call->list[0].first, call->list[0].last, is_static,
		   call->loc);
  else
    emit_send (l, frame_op_unknown (), is_static, l->api, call->loc);
  l->sender = NULL;
  return frame_op_unknown ();
}

/* A lookup or a question; OP is LOOKUP or CAN_TRANSFORM.  */

static operand
ask (struct lower *l, const struct call *call, enum frame_op op,
     enum frame_api api, bool full)
{
  operand target = given (l, call, 0, "target_frame");
  operand source = given (l, call, full ? 2 : 1, "source_frame");
  struct frame_place dst = temporary (l);
  struct frame_stmt *stmt = emit (l, op, call->loc, 3);

  stmt->api = api;
  stmt->dst = frame_op_place (dst);
  stmt->args[0] = target;
  stmt->args[1] = source;
  stmt->args[2] = frame_op_unknown ();
  return frame_op_place (dst);
}

/* buffer.transform (message, target), or listener.transformPose (target,
   message) if SWAPPED.  */

static operand
transform (struct lower *l, const struct call *call, bool swapped,
	   enum frame_api api)
{
  operand message = given (l, call, swapped ? 1 : 0,
			   swapped ? "ps" : "object_stamped");
  operand target = given (l, call, swapped ? 0 : 1, "target_frame");
  struct frame_place dst = temporary (l);
  struct frame_stmt *stmt;

  if (call->n < 2)
    return frame_op_unknown ();
  stmt = emit (l, FRAME_OP_TRANSFORM_TO, call->loc, 2);
  stmt->api = api;
  stmt->dst = frame_op_place (dst);
  stmt->args[0] = target;
  stmt->args[1] = message;
  return frame_op_place (dst);
}

/* What a call of a method does, if tf has one of that name.  */

enum tf_kind
{
  TF_SEND,
  TF_LOOKUP,
  TF_CAN,
  TF_TRANSFORM,
  TF_TRANSFORM_OLD
};

struct tf_method
{
  const char *name;
  enum tf_kind kind;
  bool old;			/* of tf, not tf2 */
  bool full;			/* with two times and a fixed frame */
};

static const struct tf_method tf_methods[] = {
  { "sendTransform", TF_SEND, false, false },
  { "sendTransformMessage", TF_SEND, true, false },
  { "lookup_transform", TF_LOOKUP, false, false },
  { "lookup_transform_core", TF_LOOKUP, false, false },
  { "lookup_transform_async", TF_LOOKUP, false, false },
  { "lookup_transform_full", TF_LOOKUP, false, true },
  { "lookupTransform", TF_LOOKUP, true, false },
  { "lookupTransformFull", TF_LOOKUP, true, true },
  { "can_transform", TF_CAN, false, false },
  { "can_transform_full", TF_CAN, false, true },
  { "wait_for_transform_async", TF_CAN, false, false },
  { "canTransform", TF_CAN, true, false },
  { "canTransformFull", TF_CAN, true, true },
  { "waitForTransform", TF_CAN, true, false },
  { "waitForTransformFull", TF_CAN, true, true },
  { "transform", TF_TRANSFORM, false, false },
  { "transformPose", TF_TRANSFORM_OLD, true, false },
  { "transformPoint", TF_TRANSFORM_OLD, true, false },
  { "transformPointCloud", TF_TRANSFORM_OLD, true, false },
  { "transformQuaternion", TF_TRANSFORM_OLD, true, false },
  { "transformVector3", TF_TRANSFORM_OLD, true, false }
};

/* True if tokens FIRST to LAST name a tf buffer.  */

static bool
buffer_p (struct lower *l, unsigned first, unsigned last)
{
  const char *name = last > first && name_p (l, last - 1)
		       ? text_of (l, last - 1) : "";

  return strstr (name, "buf") || strstr (name, "Buf")
	 || made_by_p (l, first, last, "Buffer");
}

/* The first token of the receiver of the method before the "(" OPEN; not
   before FIRST.  */

static unsigned
receiver (const struct lower *l, unsigned first, unsigned open)
{
  unsigned i = open - 1;

  while (i > first + 1 && op_p (l, i - 1, ".") && name_p (l, i - 2))
    i -= 2;
  return i;
}

/* The call before the "(" OPEN, in a statement that begins at FIRST, if it is
   one of tf: its value to VALUE.  */

static bool
tf_call (struct lower *l, unsigned first, unsigned open, operand *value)
{
  unsigned from;
  struct call call;
  const struct tf_method *m = NULL;
  enum frame_api api;

  if (open < first + 2 || !name_p (l, open - 1) || !op_p (l, open - 2, "."))
    return false;
  for (size_t i = 0; i < sizeof tf_methods / sizeof *tf_methods && !m; i++)
    if (strcmp (tf_methods[i].name, text_of (l, open - 1)) == 0)
      m = &tf_methods[i];
  from = receiver (l, first, open);
  if (!m || (m->kind == TF_TRANSFORM && !buffer_p (l, from, open - 2)))
    return false;
  call = call_at (l, open);
  api = m->old ? FRAME_API_TF : l->api;
  if (m->kind == TF_SEND)
    *value = do_send (l, &call, from, open - 2);
  else if (m->kind == TF_LOOKUP || m->kind == TF_CAN)
    *value = call.n < 2 ? frame_op_unknown ()
			: ask (l, &call, m->kind == TF_LOOKUP
					   ? FRAME_OP_LOOKUP
					   : FRAME_OP_CAN_TRANSFORM,
			       api, m->full);
  else
    *value = transform (l, &call, m->kind == TF_TRANSFORM_OLD, api);
  frame_array_free (l->scratch, call.list);
  return true;
}

/* -- simple statements ---------------------------------------------------- */

/* True if the dotted name FIRST to LAST looks like a message: a field of it
   is written somewhere, or a class made it.  */

static bool
message_p (struct lower *l, unsigned first, unsigned last)
{
  const struct frame_py_variable *v = NULL;

  if (last == first + 3 && word_p (l, first, "self"))
    return false;
  if (last == first + 1)
    v = frame_py_variable_find (l->scopes, text_of (l, first), l->function);
  if (v && v->n > MAX_CHANGES)
    return true;
  for (unsigned i = 0; v && i < v->n; i++)
    {
      const struct frame_py_definition *d = &v->definitions[i];
      if (d->change == FRAME_PY_FIELD || d->change == FRAME_PY_APPEND)
	return true;
      if (d->change == FRAME_PY_SET && call_open (l, d->first, d->last) < d->last)
	return true;
    }
  return false;
}

/* True if a field of the variable at token I is written somewhere.  */

static bool
changed_p (struct lower *l, unsigned i)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (l->scopes, text_of (l, i), l->function);

  for (unsigned k = 0; v && k < v->n && k < MAX_CHANGES; k++)
    if (v->definitions[k].change == FRAME_PY_FIELD)
      return true;
  return false;
}

/* Clobber the messages among the arguments of the call before OPEN, and the
   one whose method it is.  */

static void
clobber_arguments (struct lower *l, unsigned open)
{
  struct call call = call_at (l, open);
  struct frame_place object;

  if (open > 2 && op_p (l, open - 2, ".")
      && (open == 3 || !op_p (l, open - 4, "."))
      && message_p (l, open - 3, open - 2)
      && place_of (l, open - 3, open - 2, &object))
    emit_clobber (l, object, call.loc);

  for (unsigned i = 0; i < call.n; i++)
    {
      struct frame_place place;
      if (message_p (l, call.list[i].first, call.list[i].last)
	  && place_of (l, call.list[i].first, call.list[i].last, &place))
	emit_clobber (l, place, call.loc);
    }
  frame_array_free (l->scratch, call.list);
}

/* Calls that change nothing they are given.  */

static bool
harmless_p (const struct lower *l, unsigned open)
{
  static const char *const names[]
    = { "print", "publish", "str", "len", "loginfo", "logwarn", "logerr",
	"logdebug", "info", "debug", "warn", "warning", "error", "deepcopy",
	"append", NULL };

  for (unsigned i = 0; names[i]; i++)
    if (word_p (l, open - 1, names[i]))
      return true;
  return false;
}

/* Messages that mean nothing without their frame, and those of sensors.  */
static const struct frame_type messages[]
  = { { "PoseStamped", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "PointStamped", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "PoseWithCovarianceStamped", "stamped", FRAME_TYPE_NEEDED,
	FRAME_API_NONE },
      { "PoseArray", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "Odometry", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "Path", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "OccupancyGrid", "stamped", FRAME_TYPE_NEEDED, FRAME_API_NONE },
      { "LaserScan", "stamped", FRAME_TYPE_SENSOR, FRAME_API_NONE },
      { "PointCloud2", "stamped", FRAME_TYPE_SENSOR, FRAME_API_NONE },
      { "Image", "stamped", FRAME_TYPE_SENSOR, FRAME_API_NONE },
      { "Imu", "stamped", FRAME_TYPE_SENSOR, FRAME_API_NONE } };

/* The type of the variable at token I, if a constructor in this function makes
   it wherever it is set; or null.  */

static const struct frame_type *
message_type (struct lower *l, unsigned i)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (l->scopes, text_of (l, i), l->function);
  const struct frame_type *type = NULL;

  for (unsigned k = 0; v && k < v->n && k < MAX_CHANGES; k++)
    {
      const struct frame_py_definition *d = &v->definitions[k];
      const struct frame_type *made = NULL;
      unsigned open;

      if (d->change == FRAME_PY_FIELD)
	continue;
      open = d->change == FRAME_PY_SET ? call_open (l, d->first, d->last)
				       : d->last;
      if (open >= d->last)
	return NULL;
      for (size_t m = 0; m < sizeof messages / sizeof *messages; m++)
	if (word_p (l, open - 1, messages[m].name))
	  made = &messages[m];
      if (!made || (type && made != type))
	return NULL;
      type = made;
    }
  return type;
}

/* publisher.publish (message): the call before the "(" OPEN.  */

static void
lower_publish (struct lower *l, unsigned open)
{
  struct call call = call_at (l, open);
  const struct frame_type *type = NULL;
  struct frame_place place;
  struct frame_stmt *stmt;

  if (call.n == 1 && !call.list[0].stars && !call.list[0].key
      && call.list[0].last == call.list[0].first + 1
      && name_p (l, call.list[0].first)
      && place_of (l, call.list[0].first, call.list[0].last, &place))
    type = message_type (l, call.list[0].first);
  if (type)
    {
      frame_unit_add_type (l->unit, type);
      stmt = emit (l, FRAME_OP_PUBLISH, call.loc, 1);
      stmt->word = frame_intern (l->arena, type->name);
      stmt->args[0] = frame_op_place (place);
    }
  frame_array_free (l->scratch, call.list);
}

/* quaternion_from_euler (roll, pitch, yaw) of tf: the call before the "(" OPEN,
   which begins at token FROM.  */

static void
lower_euler (struct lower *l, unsigned from, unsigned open)
{
  struct call call = call_at (l, open);
  bool plain = call.n == 3;
  struct frame_stmt *stmt;
  operand angles[3];

  for (unsigned i = 0; plain && i < 3; i++)
    {
      const struct frame_py_argument *arg = &call.list[i];

      plain = !arg->key && !arg->stars;
      if (plain)
	angles[i] = value_of (l, arg->first, arg->last);
    }
  if (plain)
    {
      struct frame_place dst = temporary (l);

      stmt = emit (l, FRAME_OP_RPY,
		   loc_of (l, from, l->py->tokens[open].match + 1), 3);
      stmt->dst = frame_op_place (dst);
      memcpy (stmt->args, angles, sizeof angles);
    }
  frame_array_free (l->scratch, call.list);
}

/* Do what the calls in tokens FIRST to LAST do.  The value of the one that
   ends the statement goes to RESULT; returns whether it was understood.  */

static bool
lower_calls (struct lower *l, unsigned first, unsigned last, operand *result)
{
  bool understood = false;

  for (unsigned i = first + 1; i < last; i++)
    {
      operand value;
      unsigned close = l->py->tokens[i].match;
      if (!op_p (l, i, "(") || !name_p (l, i - 1)
	  || close >= l->py->n_tokens - 1)
	continue;
      if (tf_call (l, first, i, &value))
	{
	  if (close + 1 == last)
	    {
	      *result = value;
	      understood = true;
	    }
	}
      else if (close + 1 == last && callee (l, receiver (l, first, i), i)
	       && (receiver (l, first, i) == first
		   || word_p (l, first, "return")))
	{
	  *result = call_value (l, receiver (l, first, i), i);
	  understood = true;
	  clobber_arguments (l, i);
	}
      else if (word_p (l, i - 1, "publish"))
	lower_publish (l, i);
      else if (word_p (l, i - 1, "quaternion_from_euler")
	       && !callee (l, receiver (l, first, i), i))
	lower_euler (l, receiver (l, first, i), i);
      else if (!harmless_p (l, i))
	clobber_arguments (l, i);
    }
  return understood;
}

/* All names among the targets FIRST to LAST become unknown.  */

static void
forget_targets (struct lower *l, unsigned first, unsigned last)
{
  for (unsigned i = first; i < last; i++)
    {
      struct frame_place place;
      unsigned end = i + 1;
      if (!name_p (l, i))
	continue;
      while (end + 1 < last && op_p (l, end, ".") && name_p (l, end + 1))
	end += 2;
      if (place_of (l, i, end, &place))
	emit_unknown (l, place, loc_of (l, i, end));
      i = end - 1;
    }
}

/* A message that is made with keywords: TransformStamped (header=Header
   (frame_id='a'), child_frame_id='b').  */

static void
set_keywords (struct lower *l, struct frame_place dst, unsigned open)
{
  struct call call = call_at (l, open), header;
  const struct frame_py_argument *arg;
  struct frame_place field = dst;
  unsigned inner;
  operand value;

  arg = frame_py_argument (call.list, call.n, 99, "child_frame_id");
  if (arg && add_fields (l, &field, "child_frame_id"))
    emit_set (l, field, value_of (l, arg->first, arg->last),
	      loc_of (l, arg->first, arg->last));
  arg = frame_py_argument (call.list, call.n, 99, "header");
  field = dst;
  inner = arg ? call_open (l, arg->first, arg->last) : 0;
  if (arg && inner < arg->last && word_p (l, inner - 1, "Header")
      && add_fields (l, &field, "header.frame_id"))
    {
      header = call_at (l, inner);
      value = given (l, &header, 99, "frame_id");
      emit_set (l, field, value, header.loc);
      frame_array_free (l->scratch, header.list);
    }
  else if (arg && inner >= arg->last && add_fields (l, &field, "header"))
    emit_set (l, field, value_of (l, arg->first, arg->last),
	      loc_of (l, arg->first, arg->last));
  frame_array_free (l->scratch, call.list);
}

/* The target FIRST to LAST gets the value VALUE to END.  */

static void
lower_assignment (struct lower *l, unsigned first, unsigned last,
		  unsigned value, unsigned end)
{
  struct frame_place place;
  struct frame_loc loc = loc_of (l, value, end);
  unsigned colon = frame_py_find (l->py, first, last, ":");
  operand result = frame_op_unknown ();
  bool understood = lower_calls (l, value, end, &result);
  unsigned open = call_open (l, value, end);

  if (colon < last)
    last = colon;
  if (!dotted_p (l, first, last))
    {
      forget_targets (l, first, last);
      return;
    }
  if (!place_of (l, first, last, &place))
    {
      /* "x.pose.position.x = 1": nothing of x that has to do with frames.
	 But "x.transform = f ()" was found by place_of.  */
      return;
    }
  if (!understood)
    result = value_of (l, value, end);
  emit_set (l, place, result, loc);
  /* Two names of one message, which is changed through the new one.  */
  if (last == first + 1 && result.kind == FRAME_PLACE
      && dotted_p (l, value, end) && changed_p (l, first))
    emit_clobber (l, result.place, loc);
  if (!understood && result.kind == FRAME_UNKNOWN && open < end)
    set_keywords (l, place, open);
}

/* container.append (value).  Returns false if it is something else.  */

static bool
lower_append (struct lower *l, unsigned first, unsigned last)
{
  unsigned open = call_open (l, first, last);
  struct frame_place container;
  struct frame_stmt *stmt;
  struct call call;
  operand value;

  if (open >= last || open < first + 3 || !word_p (l, open - 1, "append")
      || !place_of (l, first, open - 2, &container))
    return false;
  call = call_at (l, open);
  value = call.n == 1 ? value_of (l, call.list[0].first, call.list[0].last)
		      : frame_op_unknown ();
  stmt = emit (l, FRAME_OP_APPEND, call.loc, 2);
  stmt->args[0] = frame_op_address (container, false);
  stmt->args[1] = value;
  frame_array_free (l->scratch, call.list);
  return true;
}

/* The simple statement of tokens FIRST to LAST.  LOOP is the block behind the
   loop it is in.  */

static void
lower_simple (struct lower *l, unsigned first, unsigned last, unsigned loop)
{
  unsigned equal = frame_py_find (l->py, first, last, "=");
  operand result = frame_op_unknown ();

  if (first >= last)
    return;
  if (word_p (l, first, "return"))
    {
      bool understood = lower_calls (l, first, last, &result);
      if (first + 1 < last)
	emit_set (l, frame_place_result (),
		  understood ? result : value_of (l, first + 1, last),
		  loc_of (l, first + 1, last));
      l->dead = true;
      return;
    }
  if (word_p (l, first, "raise"))
    {
      l->dead = true;
      return;
    }
  if (word_p (l, first, "break") || word_p (l, first, "continue"))
    {
      frame_builder_edge (l->builder, l->block, loop);
      l->dead = true;
      return;
    }
  if (equal < last)
    {
      unsigned value = equal + 1, next;
      while ((next = frame_py_find (l->py, value, last, "=")) < last)
	value = next + 1;
      lower_assignment (l, first, equal, value, last);
      return;
    }
  if (l->py->tokens[first].kind == FRAME_PY_NAME && first + 2 < last
      && l->py->tokens[first + 1].kind == FRAME_PY_OP
      && strchr (text_of (l, first + 1), '=')
      && strlen (text_of (l, first + 1)) > 1)
    {
      forget_targets (l, first, first + 1);
      return;
    }
  if (lower_append (l, first, last))
    return;
  lower_calls (l, first, last, &result);
  parameter_of (l, first, last, &result);
}

/* -- suites --------------------------------------------------------------- */

/* A new block that follows FROM.  */

static unsigned
block_after (struct lower *l, unsigned from)
{
  unsigned block = frame_builder_block (l->builder);

  frame_builder_edge (l->builder, from, block);
  return block;
}

/* What is behind the colon of line LINE, and the lines below it.  Returns the
   line behind.  */

static unsigned
lower_body (struct lower *l, unsigned line, unsigned loop)
{
  const struct frame_py_line *at = &l->py->lines[line];
  unsigned colon = frame_py_find (l->py, at->first, at->last, ":");

  if (colon + 1 < at->last)
    lower_simple (l, colon + 1, at->last, loop);
  if (l->depth >= MAX_DEPTH)
    {
      for (line++; line < l->py->n_lines
		   && l->py->lines[line].indent > at->indent; line++)
	;
      return line;
    }
  l->depth++;
  line = lower_suite (l, line + 1, at->indent, loop);
  l->depth--;
  return line;
}

/* The head of the compound statement LINE: what its expression does.  */

static void
lower_head (struct lower *l, unsigned line)
{
  const struct frame_py_line *at = &l->py->lines[line];
  unsigned colon = frame_py_find (l->py, at->first, at->last, ":");
  operand result;

  lower_calls (l, at->first, colon, &result);
}

static bool
line_word_p (const struct lower *l, unsigned line, const char *word)
{
  unsigned first;

  if (line >= l->py->n_lines)
    return false;
  first = l->py->lines[line].first;
  return word_p (l, first, word)
	 || (word_p (l, first, "async") && word_p (l, first + 1, word));
}

/* The current block goes on to AFTER, if it goes on.  */

static void
join_to (struct lower *l, unsigned after)
{
  if (!l->dead)
    frame_builder_edge (l->builder, l->block, after);
  l->dead = false;
}

/* if, elif, else from LINE on; or try with its handlers.  */

static unsigned
lower_branches (struct lower *l, unsigned line, unsigned loop)
{
  uint32_t indent = l->py->lines[line].indent;
  unsigned after = frame_builder_block (l->builder);
  bool is_try = line_word_p (l, line, "try"), all = false;
  unsigned before;

  if (!is_try)
    lower_head (l, line);
  before = l->block;
  do
    {
      if (line_word_p (l, line, "elif"))
	{
	  l->block = before;
	  lower_head (l, line);
	  before = l->block;
	}
      all |= line_word_p (l, line, "else") || is_try;
      l->block = block_after (l, before);
      line = lower_body (l, line, loop);
      join_to (l, after);
    }
  while (line < l->py->n_lines && l->py->lines[line].indent == indent
	 && (line_word_p (l, line, "elif") || line_word_p (l, line, "except")
	     || (line_word_p (l, line, "else") && !is_try)));
  if (!all)
    frame_builder_edge (l->builder, before, after);
  l->block = after;
  return line;
}

/* for or while at LINE.  */

static unsigned
lower_loop (struct lower *l, unsigned line)
{
  const struct frame_py_line *at = &l->py->lines[line];
  unsigned before, after, in = at->first + 1;

  lower_head (l, line);
  before = l->block;
  after = block_after (l, before);
  l->block = block_after (l, before);
  if (line_word_p (l, line, "for"))
    {
      while (in < at->last && !word_p (l, in, "in"))
	in++;
      forget_targets (l, at->first + 1, in);
    }
  line = lower_body (l, line, after);
  join_to (l, after);
  l->block = after;
  return line;
}

/* The lines from LINE on that are deeper than INDENT.  Returns the line
   behind.  */

static unsigned
lower_suite (struct lower *l, unsigned line, uint32_t indent, unsigned loop)
{
  const struct frame_python *py = l->py;
  bool module = indent == UINT32_MAX;

  while (line < py->n_lines && (module || py->lines[line].indent > indent))
    {
      const struct frame_py_line *at = &py->lines[line];
      if (l->dead)
	{
	  /* Nothing comes here; but it is lowered all the same.  */
	  l->block = frame_builder_block (l->builder);
	  l->dead = false;
	}
      if (line_word_p (l, line, "def") || line_word_p (l, line, "class"))
	for (line++; line < py->n_lines
		     && py->lines[line].indent > at->indent; line++)
	  ;
      else if (line_word_p (l, line, "if") || line_word_p (l, line, "try"))
	line = lower_branches (l, line, loop);
      else if (line_word_p (l, line, "for") || line_word_p (l, line, "while"))
	line = lower_loop (l, line);
      else if (line_word_p (l, line, "with")
	       || line_word_p (l, line, "else")
	       || line_word_p (l, line, "finally"))
	{
	  lower_head (l, line);
	  line = lower_body (l, line, loop);
	}
      else if (line_word_p (l, line, "elif") || line_word_p (l, line, "except")
	       || line_word_p (l, line, "case"))
	{
	  /* Without its beginning: in a path of its own.  */
	  unsigned before = l->block, after = block_after (l, before);
	  l->block = block_after (l, before);
	  line = lower_body (l, line, loop);
	  join_to (l, after);
	  l->block = after;
	}
      else
	{
	  lower_simple (l, at->first, at->last, loop);
	  line++;
	}
    }
  return line;
}

/* -- functions ------------------------------------------------------------ */

/* The class of each function: the "class" line that its "def" is in.  */

static void
find_classes (struct lower *l)
{
  l->classes = FRAME_NEW_N (l->scratch, const char *, l->n_functions + 1);
  for (unsigned i = 1; i < l->n_functions; i++)
    {
      const struct frame_py_line *line = &l->py->lines[l->functions[i].line];
      unsigned up = line->parent;
      unsigned first = l->py->lines[up].first;
      struct frame_class class_ = { NULL, true };

      if (up == l->functions[i].line || !word_p (l, first, "class")
	  || !name_p (l, first + 1) || !op_p (l, l->functions[i].open, "(")
	  || !word_p (l, l->functions[i].open + 1, "self"))
	continue;
      class_.name
	= frame_intern (l->arena,
			frame_printf (l->scratch, "%s:%s", l->module,
				      text_of (l, first + 1)));
      l->classes[i] = class_.name;
      frame_unit_add_class (l->unit, &class_);
    }
}

/* How often each name is called and how often it is only named, for the
   functions.  */

static void
find_entries (struct lower *l, bool *entry)
{
  struct frame_python *py = l->py;
  bool *called = FRAME_NEW_N (l->scratch, bool, l->n_functions + 1);

  for (unsigned i = 0; i + 1 < py->n_tokens; i++)
    {
      const struct frame_py_variable *v;
      uint32_t f = 0;
      if (!name_p (l, i) || (i && word_p (l, i - 1, "def")))
	continue;
      v = frame_py_variable_find (l->scopes, text_of (l, i), 0);
      /* So many of one name, and nobody knows which.  */
      for (unsigned k = 0; v && k < v->n && v->n < 64; k++)
	if (v->definitions[k].change == FRAME_PY_FUNCTION)
	  {
	    f = v->definitions[k].first;
	    if (op_p (l, i + 1, "("))
	      called[f] = true;
	    else
	      entry[f] = true;
	  }
    }
  for (unsigned i = 0; i < l->n_functions; i++)
    entry[i] |= !called[i];
}

static void
add_parameters (struct lower *l, struct frame_function *fn)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (l->scratch, l->py,
				   l->functions[l->function].open, &list);

  fn->n_params = n;
  fn->params = FRAME_NEW_N (l->arena, struct frame_param, n + 1);
  for (unsigned i = 0; i < n; i++)
    {
      const char *name = list[i].key ? list[i].key
			 : list[i].first < list[i].last
			   ? text_of (l, list[i].first) : "";
      fn->params[i].name = frame_intern (l->arena, name);
      if (i == 0 && current_class (l))
	{
	  fn->params[i].is_this = fn->params[i].is_ref = true;
	  fn->params[i].type = current_class (l);
	}
    }
  frame_array_free (l->scratch, list);
}

/* Lower FUNCTION.  */

static void
lower_function (struct lower *l, uint32_t function, bool entry)
{
  const struct frame_py_function *f = &l->functions[function];
  struct frame_function *fn
    = frame_function_new (l->unit, symbol_of (l, function),
			  function ? f->name : "<module>");

  l->function = function;
  l->n_temps = 0;
  l->steps = 0;
  l->dead = false;
  l->block = 0;
  fn->linkage = FRAME_LINK_LOCAL;
  fn->is_entry = entry;
  fn->loc = (struct frame_loc) { l->file, 1, 1, 0 };
  if (function)
    {
      fn->loc = loc_of (l, l->py->lines[f->line].first,
			l->py->lines[f->line].first + 2);
      add_parameters (l, fn);
    }
  l->builder = frame_builder_new (fn, 1);
  if (function)
    {
      const struct frame_py_line *at = &l->py->lines[f->line];
      unsigned colon = frame_py_find (l->py, at->first, at->last, ":");
      if (colon + 1 < at->last)
	lower_simple (l, colon + 1, at->last, 0);
      lower_suite (l, f->line + 1, at->indent, 0);
    }
  else
    lower_suite (l, 0, UINT32_MAX, 0);
  frame_builder_finish (l->builder);
}

/* -- the file ------------------------------------------------------------- */

/* True if PY does something with frames, and is a program of rospy or
   rclpy.  */

static bool
interesting_p (const struct frame_python *py, bool *ros2)
{
  bool ros = false, frames = false;

  for (unsigned i = 0; i + 1 < py->n_tokens; i++)
    {
      const char *text = py->tokens[i].text;
      if (py->tokens[i].kind != FRAME_PY_NAME)
	continue;
      if (strcmp (text, "generate_launch_description") == 0)
	return false;
      *ros2 |= strcmp (text, "rclpy") == 0;
      ros |= strcmp (text, "rclpy") == 0 || strcmp (text, "rospy") == 0
	     || strcmp (text, "tf2_ros") == 0;
      frames |= strcmp (text, "frame_id") == 0
		|| strcmp (text, "child_frame_id") == 0;
      for (size_t k = 0; k < sizeof tf_methods / sizeof *tf_methods && !frames;
	   k++)
	frames = tf_methods[k].kind != TF_TRANSFORM
		 && strcmp (text, tf_methods[k].name) == 0;
    }
  return ros && frames;
}

/* False if TEXT cannot be of interest: a workspace is full of other Python, and
   this is faster than its tokens.  */

static bool
perhaps_p (const char *text, size_t length)
{
  static const char *const words[][3]
    = { { "rospy", "rclpy", "tf2_ros" }, { "frame", "ransform", NULL } };

  for (unsigned i = 0; i < 2; i++)
    {
      bool found = false;
      for (unsigned k = 0; k < 3 && words[i][k] && !found; k++)
	found = memmem (text, length, words[i][k], strlen (words[i][k]));
      if (!found)
	return false;
    }
  return true;
}

static struct frame_unit *
read_unit (struct frame_program *program, struct frame_arena *scratch,
	   const char *file, const char *text, size_t length)
{
  struct lower l = { .arena = program->arena, .scratch = scratch };
  bool ros2 = false, *entry;

  if (!perhaps_p (text, length))
    return NULL;
  l.py = frame_python_tokens (scratch, text, length);
  if (!interesting_p (l.py, &ros2))
    return NULL;
  l.api = ros2 ? FRAME_API_ROS2 : FRAME_API_TF2;
  l.module = file;
  l.scopes = frame_py_scopes_new (scratch, l.py);
  l.n_functions = frame_py_functions (l.scopes, &l.functions);
  l.unit = frame_unit_new (program, file, "python");
  l.file = frame_unit_file (l.unit, file);
  find_classes (&l);
  frame_python_suppressions (l.py, l.unit, l.file);
  entry = FRAME_NEW_N (scratch, bool, l.n_functions + 1);
  find_entries (&l, entry);
  for (uint32_t i = 0; i < l.n_functions; i++)
    lower_function (&l, i, i == 0 || entry[i]);
  return l.unit;
}

struct frame_unit *
frame_python_read (struct frame_program *program, const char *file,
		   const char *text, size_t length)
{
  struct frame_arena *scratch = frame_arena_new ("python");
  struct frame_cleanup *cleanup
    = frame_arena_defer (program->arena,
			 (void (*) (void *)) frame_arena_free, scratch);
  struct frame_unit *unit = read_unit (program, scratch, file, text, length);

  frame_arena_run (program->arena, cleanup);
  return unit;
}
