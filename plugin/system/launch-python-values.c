/* Values in a launch.py as templates: constants, substitutions, paths, and
   what variables that are set once hold.

   Source: launch.substitutions and launch_ros.substitutions of rolling.  */

#include "launch-python.h"
#include "expression.h"
#include "frame-text.h"
#include <stdlib.h>
#include <string.h>

typedef struct frame_pyl_reader reader;
typedef struct frame_pyl_span span;
typedef const struct frame_template *template;

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

/* -- making templates ----------------------------------------------------- */

static struct frame_loc
loc_of (const reader *r, span s)
{
  return frame_py_loc (r->py, r->file, s.first, s.last);
}

static template
text_template (const reader *r, span s, const char *text)
{
  return frame_template_text (r->arena, loc_of (r, s), text, strlen (text));
}

template
frame_pyl_unknown (reader *r, span s)
{
  struct frame_template *t
    = frame_template_new (r->arena, FRAME_T_UNKNOWN, loc_of (r, s), 0);
  const struct frame_py_token *from = &r->py->tokens[s.first];
  const struct frame_py_token *to
    = &r->py->tokens[s.last > s.first ? s.last - 1 : s.first];
  size_t length = to->offset + to->length - from->offset;

  t->text = frame_intern_n (r->arena, r->py->text + from->offset,
			    length < 60 ? length : 60);
  return t;
}

/* A template of KIND with the one argument A.  */

static template
with_one (const reader *r, span s, enum frame_template_kind kind, template a)
{
  struct frame_template *t
    = frame_template_new (r->arena, kind, loc_of (r, s), 1);

  t->args[0] = a;
  return t;
}

/* A list of templates that grows.  */

struct parts
{
  unsigned n;
  template *list;
};

static void
add_part (const reader *r, struct parts *parts, template t)
{
  *FRAME_APPEND (r->arena, parts->list, parts->n, template) = t;
}

static void
add_element (reader *r, span element, void *data)
{
  add_part (r, data, frame_pyl_template (r, element));
}

/* Add T to PARTS, joined to the text that may be the last of them.  */

static void
add_joined (const reader *r, struct parts *parts, template t)
{
  template last = parts->n ? parts->list[parts->n - 1] : NULL;
  const char *text;

  if (t->kind == FRAME_T_CONCAT)
    for (unsigned i = 0; i < t->n_args; i++)
      add_joined (r, parts, t->args[i]);
  else if (last && t->kind == FRAME_T_TEXT && last->kind == FRAME_T_TEXT)
    {
      text = frame_printf (r->scratch, "%s%s", last->text, t->text);
      parts->list[parts->n - 1]
	= frame_template_text (r->arena, last->loc, text, strlen (text));
    }
  else if (t->kind != FRAME_T_TEXT || *t->text)
    add_part (r, parts, t);
}

/* PARTS under KIND; one part of a CONCAT or PATH is itself.  */

static template
join (const reader *r, span s, enum frame_template_kind kind,
      const struct parts *parts)
{
  struct frame_template *t;
  struct parts joined = { 0 };

  if (kind == FRAME_T_CONCAT)
    {
      for (unsigned i = 0; i < parts->n; i++)
	add_joined (r, &joined, parts->list[i]);
      parts = &joined;
    }
  if (parts->n == 1 && (kind == FRAME_T_CONCAT || kind == FRAME_T_PATH))
    return parts->list[0];
  if (!parts->n && (kind == FRAME_T_CONCAT || kind == FRAME_T_PATH))
    return text_template (r, s, "");
  t = frame_template_new (r->arena, kind, loc_of (r, s), 0);
  t->n_args = parts->n;
  t->args = parts->list;
  return t;
}

/* The elements of the list S under KIND.  */

static template
join_elements (reader *r, span s, enum frame_template_kind kind)
{
  struct parts parts = { 0 };
  bool complete = true;

  frame_pyl_elements (r, s, add_element, &parts, &complete);
  return complete ? join (r, s, kind, &parts) : frame_pyl_unknown (r, s);
}

/* -- looking at tokens ---------------------------------------------------- */

static bool
op_p (const reader *r, unsigned i, const char *op)
{
  return frame_py_op_p (r->py, i, op);
}

static bool
word_p (const reader *r, unsigned i, const char *word)
{
  return frame_py_name_p (r->py, i, word);
}

static bool
name_p (const reader *r, unsigned i)
{
  return r->py->tokens[i].kind == FRAME_PY_NAME;
}

/* True if tokens FIRST to LAST are one bracket and what it encloses.  */

static bool
enclosed_p (const reader *r, span s, const char *open)
{
  return s.first + 1 < s.last && op_p (r, s.first, open)
	 && r->py->tokens[s.first].match == s.last - 1;
}

/* The first token of S, outside brackets, that is the word WORD; S.last if
   none is.  */

static unsigned
find_word (const reader *r, span s, const char *word)
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

/* The last of the binary operators OP of S outside brackets; S.last if
   none.  */

static unsigned
last_binary (const reader *r, span s, const char *op)
{
  unsigned found = s.last;

  for (unsigned at = s.first;
       (at = frame_py_find (r->py, at, s.last, op)) < s.last; at++)
    if (binary_p (r, s, at))
      found = at;
  return found;
}

/* S without parentheses around one value.  */

static span
strip (const reader *r, span s)
{
  while (enclosed_p (r, s, "(") && s.first + 2 < s.last
	 && frame_py_find (r->py, s.first + 1, s.last - 1, ",") == s.last - 1)
    {
      s.first++;
      s.last--;
    }
  return s;
}

/* The "(" of the call that S ends with, or the "[" of the index; S.last if it
   ends with something else.  */

static unsigned
last_bracket (const reader *r, span s, const char *open)
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
  unsigned at = last_bracket (r, s, "(");

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

/* The one value of the variable NAME in ENV, into VALUE.  */

static bool
variable_value (reader *r, const char *name, const struct frame_pyl_env *env,
		span *value)
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
      s = strip (r, s);
      if (s.last != s.first + 1 || !name_p (r, s.first)
	  || !variable_value (r, r->py->tokens[s.first].text, s.env, &value))
	break;
      s = value;
    }
  return s;
}

/* The only "return" of FUNCTION, its value to VALUE.  */

static bool
return_value (reader *r, uint32_t function, span *value)
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

static struct frame_expression constant_value (reader *r, span s);

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
  return variable_value (world->r, name, world->env, &value)
	   ? constant_value (world->r, value) : v;
}

/* The value of S if it needs nothing but Python.  */

static struct frame_expression
constant_value (reader *r, span s)
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

/* S by the evaluator of expressions.  */

static template
evaluate (reader *r, span s)
{
  struct frame_expression v = constant_value (r, s);
  const char *text = frame_expression_text (r->scratch, &v);

  return text ? text_template (r, s, text) : frame_pyl_unknown (r, s);
}

template
frame_pyl_array (reader *r, span s)
{
  struct frame_expression v;

  s = frame_pyl_follow (r, s);
  if (!frame_py_op_p (r->py, s.first, "["))
    return NULL;
  v = constant_value (r, s);
  return v.kind == FRAME_E_LIST && frame_expression_text (r->scratch, &v)
	   ? text_template (r, s, frame_expression_text (r->scratch, &v))
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
  if (call && (strcmp (call, "ParameterValue") == 0 || strcmp (call, "str") == 0))
    {
      n = frame_py_arguments (r->scratch, r->py, open, &list);
      type = frame_py_argument (list, n, 1, "value_type");
      call = *call == 's' ? "str"
	     : type && name_p (r, type->first) ? r->py->tokens[type->first].text
					       : NULL;
      frame_array_free (r->scratch, list);
      return call ? frame_intern (r->arena, call) : NULL;
    }
  switch (constant_value (r, s).kind)
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

/* The text between FIRST and LAST is an expression of its own: as a template
   at the place of S.  */

static template
nested (reader *r, span s, const char *text, size_t length)
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
	t = variable_value (r, name, s.env, &value)
	      ? frame_pyl_template (r, value) : NULL;
      else
	{
	  struct constant_world data = { r, s.env };
	  struct frame_expression_world world
	    = { r->scratch, constant_name, NULL, &data };
	  struct frame_expression v
	    = frame_expression_tokens (&world, py, 0, inner.last);
	  const char *result = frame_expression_text (r->scratch, &v);
	  t = result ? text_template (r, s, result) : NULL;
	}
    }
  r->py = outer;
  frame_python_free (py);
  return t ? t : frame_pyl_unknown (r, s);
}

/* The length of the expression in a field of an f-string at TEXT; 0 if it has
   a format or no end.  */

static size_t
field_length (const char *text)
{
  size_t n = strcspn (text, "{}!:\"'");

  return text[n] == '}' ? n : 0;
}

/* Add the parts of f"TEXT", at S.  */

static void
add_formatted (reader *r, span s, const char *text, struct parts *parts)
{
  struct frame_buffer literal = { 0 };

  for (; *text; text++)
    {
      size_t length;
      if (*text != '{' || text[1] == '{')
	{
	  frame_buffer_add (&literal, text, 1);
	  text += (*text == '{' || *text == '}') && text[1] == *text;
	  continue;
	}
      if (literal.length)
	add_part (r, parts, frame_template_text (r->arena, loc_of (r, s),
						 literal.text, literal.length));
      literal.length = 0;
      length = field_length (text + 1);
      add_part (r, parts, length ? nested (r, s, text + 1, length)
				 : frame_pyl_unknown (r, s));
      if (!length)
	break;
      text += length + 1;
    }
  if (literal.length)
    add_part (r, parts, frame_template_text (r->arena, loc_of (r, s),
					     literal.text, literal.length));
  frame_buffer_free (&literal);
}

/* The adjacent strings S.  */

static template
string_template (reader *r, span s)
{
  struct parts parts = { 0 };

  for (unsigned i = s.first; i < s.last; i++)
    {
      const struct frame_py_token *token = &r->py->tokens[i];
      span one = { i, i + 1, s.env };
      if (token->bytes)
	return frame_pyl_unknown (r, s);
      if (token->formatted)
	add_formatted (r, one, token->text, &parts);
      else
	add_part (r, &parts, text_template (r, one, token->text));
    }
  /* What is only text is one text.  */
  for (unsigned i = 0; i < parts.n; i++)
    if (parts.list[i]->kind != FRAME_T_TEXT)
      return join (r, s, FRAME_T_CONCAT, &parts);
  return parts.n == 1 ? parts.list[0] : evaluate (r, s);
}

/* FORMAT.format (...) with "{}" and "{0}", OPEN its "(".  */

static template
format_template (reader *r, span s, const char *format, unsigned open)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, open, &list), next = 0;
  struct parts parts = { 0 };
  bool good = true;

  while (*format && good)
    {
      size_t length = strcspn (format, "{}");
      if (length)
	add_part (r, &parts, frame_template_text (r->arena, loc_of (r, s),
						  format, length));
      format += length;
      if (!*format)
	break;
      if (format[0] == format[1])
	{
	  add_part (r, &parts, frame_template_text (r->arena, loc_of (r, s),
						    format, 1));
	  format += 2;
	  continue;
	}
      length = strcspn (format + 1, "}");
      const char *key = frame_intern_n (r->scratch, format + 1, length);
      bool number = !*key || strspn (key, "0123456789") == length;
      const struct frame_py_argument *arg = NULL;
      if (length < 60)
	arg = frame_py_argument (list, n, *key ? (unsigned) strtoul (key, NULL, 10)
					       : next++, number ? NULL : key);
      good = arg && format[length + 1] == '}' && (number ? !arg->key : arg->key != NULL);
      if (good)
	{
	  span value = { arg->first, arg->last, s.env };
	  add_part (r, &parts, frame_pyl_template (r, value));
	  format += length + 2;
	}
    }
  frame_array_free (r->scratch, list);
  return good ? join (r, s, FRAME_T_CONCAT, &parts) : frame_pyl_unknown (r, s);
}

/* -- calls ---------------------------------------------------------------- */

/* What a call of NAME makes.  KEY names its first argument.  */

struct substitution
{
  const char *name;
  enum frame_template_kind kind;
  const char *key;
  const char *second;		/* of a second argument, or null */
};

/* Classes and functions whose template is their kind over their one
   argument, or two.  */

static const struct substitution substitutions[] = {
  { "FindPackageShare", FRAME_T_FIND, "package", NULL },
  { "FindPackageShareDirectory", FRAME_T_FIND, "package", NULL },
  { "get_package_share_directory", FRAME_T_FIND, "package_name", NULL },
  { "get_package_share_path", FRAME_T_FIND, "package_name", NULL },
  { "FindPackage", FRAME_T_PREFIX, "package", NULL },
  { "FindPackagePrefix", FRAME_T_PREFIX, "package", NULL },
  { "get_package_prefix", FRAME_T_PREFIX, "package_name", NULL },
  { "EnvironmentVariable", FRAME_T_ENV, "name", "default_value" },
  { "getenv", FRAME_T_ENV, "key", "default" },
  { "PythonExpression", FRAME_T_EVAL, "expression", NULL },
  { "Command", FRAME_T_COMMAND, "command", NULL },
  { "NotSubstitution", FRAME_T_NOT, "value", NULL },
  { "AndSubstitution", FRAME_T_AND, "left", "right" },
  { "OrSubstitution", FRAME_T_OR, "left", "right" },
  { "EqualsSubstitution", FRAME_T_EQUALS, "left", "right" },
  { "NotEqualsSubstitution", FRAME_T_NOT_EQUALS, "left", "right" },
  { "AnonName", FRAME_T_ANON, "name", NULL },
  { "FileContent", FRAME_T_FILE, "path", NULL }
};

/* Functions that give their first argument, called KEY, as it is.  */

static const struct substitution wrappers[] = {
  { "TextSubstitution", 0, "text", NULL },
  { "ParameterValue", 0, "value", NULL },
  { "ParameterFile", 0, "param_file", NULL },
  { "FindExecutable", 0, "name", NULL },
  { "ExecutableInPackage", 0, "executable", NULL },
  { "PythonLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "XMLLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "YAMLLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "FrontendLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "AnyLaunchDescriptionSource", 0, "launch_file_path", NULL },
  { "str", 0, "object", NULL },
  { "Path", 0, NULL, NULL },
  { "PosixPath", 0, NULL, NULL },
  { "PurePath", 0, NULL, NULL },
  { "realpath", 0, NULL, NULL },
  { "abspath", 0, NULL, NULL },
  { "normpath", 0, NULL, NULL },
  { "PathSubstitution", 0, "path", NULL }
};

/* The value of argument POSITION or KEY of the call with N arguments LIST in
   S; null if it is not there.  */

static template
argument (reader *r, span s, const struct frame_py_argument *list, unsigned n,
	  unsigned position, const char *key)
{
  const struct frame_py_argument *arg
    = frame_py_argument (list, n, position, key);
  span value;

  if (!arg)
    return NULL;
  value = (span) { arg->first, arg->last, s.env };
  return frame_pyl_template (r, value);
}

/* LaunchConfiguration (NAME, default=D).  */

static template
configuration (reader *r, span s, template name, template default_)
{
  struct frame_template *t;

  if (!name || name->kind != FRAME_T_TEXT)
    return frame_pyl_unknown (r, s);
  t = frame_template_new (r->arena, FRAME_T_ARG, loc_of (r, s),
			  default_ ? 1 : 0);
  t->text = name->text;
  if (default_)
    t->args[0] = default_;
  return t;
}

static template
simple_substitution (reader *r, span s, const struct substitution *what,
		     const struct frame_py_argument *list, unsigned n)
{
  template a = argument (r, s, list, n, 0, what->key);
  template b = what->second ? argument (r, s, list, n, 1, what->second) : NULL;
  struct frame_template *t;

  if (!a || (what->second && !b && what->kind != FRAME_T_ENV))
    return frame_pyl_unknown (r, s);
  t = frame_template_new (r->arena, what->kind, loc_of (r, s), b ? 2 : 1);
  t->args[0] = a;
  if (b)
    t->args[1] = b;
  return t;
}

/* All N arguments LIST under KIND.  */

static template
of_all (reader *r, span s, enum frame_template_kind kind,
	const struct frame_py_argument *list, unsigned n)
{
  struct parts parts = { 0 };

  for (unsigned i = 0; i < n; i++)
    {
      span value = { list[i].first, list[i].last, s.env };
      bool complete = true;
      if (!list[i].stars)
	add_part (r, &parts, frame_pyl_template (r, value));
      else
	frame_pyl_elements (r, value, add_element, &parts, &complete);
      if (list[i].key || !complete)
	return frame_pyl_unknown (r, s);
    }
  return join (r, s, kind, &parts);
}

/* The directory of the file T.  */

static template
directory (reader *r, span s, template t)
{
  struct parts parts = { 0 };

  if (t->kind == FRAME_T_FILENAME)
    return frame_template_new (r->arena, FRAME_T_DIRNAME, loc_of (r, s), 0);
  if (t->kind == FRAME_T_UNKNOWN)
    return t;
  if (t->kind == FRAME_T_PATH && t->n_args > 1
      && t->args[t->n_args - 1]->kind == FRAME_T_TEXT
      && !strchr (t->args[t->n_args - 1]->text, '/'))
    {
      for (unsigned i = 0; i + 1 < t->n_args; i++)
	add_part (r, &parts, t->args[i]);
      return join (r, s, FRAME_T_PATH, &parts);
    }
  add_part (r, &parts, t);
  add_part (r, &parts, text_template (r, s, ".."));
  return join (r, s, FRAME_T_PATH, &parts);
}

struct mapping
{
  struct parts parts;
};

/* Add " KEY:=VALUE" to a command.  */

static void
add_mapping (reader *r, span key, span value, void *data)
{
  struct mapping *m = data;

  add_part (r, &m->parts, text_template (r, key, " "));
  add_part (r, &m->parts, frame_pyl_template (r, key));
  add_part (r, &m->parts, text_template (r, key, ":="));
  add_part (r, &m->parts, frame_pyl_template (r, value));
}

/* xacro.process_file (FILE, mappings={...}): as the command that does the
   same.  */

static template
process_file (reader *r, span s, const struct frame_py_argument *list,
	      unsigned n)
{
  template file = argument (r, s, list, n, 0, "input_file_name");
  const struct frame_py_argument *mappings
    = frame_py_argument (list, n, 99, "mappings");
  struct mapping m = { { 0 } };
  bool complete = true;

  if (!file)
    return frame_pyl_unknown (r, s);
  add_part (r, &m.parts, text_template (r, s, "xacro "));
  add_part (r, &m.parts, file);
  if (mappings)
    frame_pyl_pairs (r, (span) { mappings->first, mappings->last, s.env },
		     add_mapping, &m, &complete);
  if (!complete)
    return frame_pyl_unknown (r, s);
  return with_one (r, s, FRAME_T_COMMAND,
		   join (r, s, FRAME_T_CONCAT, &m.parts));
}

/* Clear *DATA if the key is about frames.  */

static void
check_rewrite (reader *r, span key, span value, void *data)
{
  const char *name = frame_pyl_constant (r, key);
  bool *plain = data;

  (void) value;
  if (!name || strstr (name, "frame") || strstr (name, "tf"))
    *plain = false;
}

/* nav2's RewrittenYaml (source_file, param_rewrites): the file, unless what is
   rewritten in it matters to us.  */

static template
rewritten_file (reader *r, span s, const struct frame_py_argument *list,
		unsigned n)
{
  template file = argument (r, s, list, n, 0, "source_file");
  const struct frame_py_argument *rewrites
    = frame_py_argument (list, n, 1, "param_rewrites");
  bool plain = file != NULL, complete = true;

  if (rewrites)
    frame_pyl_pairs (r, (span) { rewrites->first, rewrites->last, s.env },
		     check_rewrite, &plain, &complete);
  return plain && complete ? file : frame_pyl_unknown (r, s);
}

/* IfElseSubstitution (condition, if_value, else_value).  */

static template
if_else (reader *r, span s, const struct frame_py_argument *list, unsigned n)
{
  struct frame_template *t
    = frame_template_new (r->arena, FRAME_T_IF, loc_of (r, s), 3);

  t->args[0] = argument (r, s, list, n, 0, "condition");
  t->args[1] = argument (r, s, list, n, 1, "if_value");
  t->args[2] = argument (r, s, list, n, 2, "else_value");
  for (unsigned i = 0; i < 3; i++)
    if (!t->args[i])
      t->args[i] = i ? text_template (r, s, "") : frame_pyl_unknown (r, s);
  return t;
}

/* A call of a function of this file that only returns something.  */

static template
own_function (reader *r, span s, const char *name,
	      const struct frame_py_argument *list, unsigned n)
{
  uint32_t function
    = frame_py_function_find (r->scopes, frame_intern (r->py->arena, name),
			      s.env->function);
  struct frame_pyl_env env = { function, true, n, list, s.env };
  span value = { 0, 0, &env };

  if (!function || !return_value (r, function, &value))
    return NULL;
  return frame_pyl_template (r, value);
}

/* The call of NAME with N arguments LIST that is all of S.  */

static template
call_template (reader *r, span s, const char *name,
	       const struct frame_py_argument *list, unsigned n)
{
  template a, t;

  for (size_t i = 0; i < sizeof substitutions / sizeof *substitutions; i++)
    if (strcmp (name, substitutions[i].name) == 0)
      return simple_substitution (r, s, &substitutions[i], list, n);
  for (size_t i = 0; i < sizeof wrappers / sizeof *wrappers; i++)
    if (strcmp (name, wrappers[i].name) == 0)
      {
	if (n > 1 && !wrappers[i].key)
	  return of_all (r, s, FRAME_T_PATH, list, n);
	a = argument (r, s, list, n, 0, wrappers[i].key);
	return a ? a : frame_pyl_unknown (r, s);
      }
  if (strcmp (name, "LaunchConfiguration") == 0)
    return configuration (r, s, argument (r, s, list, n, 0, "variable_name"),
			  argument (r, s, list, n, 99, "default"));
  if (strcmp (name, "PathJoinSubstitution") == 0 && n == 1)
    return join_elements (r, (span) { list[0].first, list[0].last, s.env },
			  FRAME_T_PATH);
  if (strcmp (name, "join") == 0 || strcmp (name, "joinpath") == 0)
    return of_all (r, s, FRAME_T_PATH, list, n);
  if (strcmp (name, "ThisLaunchFileDir") == 0 && !n)
    return frame_template_new (r->arena, FRAME_T_DIRNAME, loc_of (r, s), 0);
  if (strcmp (name, "ThisLaunchFile") == 0 && !n)
    return frame_template_new (r->arena, FRAME_T_FILENAME, loc_of (r, s), 0);
  if (strcmp (name, "AllSubstitution") == 0)
    return of_all (r, s, FRAME_T_AND, list, n);
  if (strcmp (name, "AnySubstitution") == 0)
    return of_all (r, s, FRAME_T_OR, list, n);
  if (strcmp (name, "IfElseSubstitution") == 0)
    return if_else (r, s, list, n);
  if (strcmp (name, "RewrittenYaml") == 0)
    return rewritten_file (r, s, list, n);
  if (strcmp (name, "dirname") == 0 && n == 1)
    return directory (r, s, argument (r, s, list, n, 0, NULL));
  if (strcmp (name, "process_file") == 0 || strcmp (name, "process") == 0)
    return process_file (r, s, list, n);
  if ((strcmp (name, "perform_substitutions") == 0
       || strcmp (name, "perform_substitution") == 0) && n)
    return frame_pyl_template (r, (span) { list[n - 1].first, list[n - 1].last,
					   s.env });
  t = own_function (r, s, name, list, n);
  return t ? t : evaluate (r, s);
}

/* -- methods, attributes, indices ----------------------------------------- */

/* The file that S, what open () gave, reads.  */

static template
opened_file (reader *r, span s)
{
  const struct frame_py_definition *d;
  unsigned open;
  const char *name;
  struct frame_py_argument *list = NULL;
  template t = NULL;

  if (s.last == s.first + 1 && name_p (r, s.first))
    {
      d = frame_py_only (frame_py_variable_find (r->scopes,
						 r->py->tokens[s.first].text,
						 s.env->function),
			 FRAME_PY_OPENED);
      if (d)
	s = (span) { d->first, d->last, s.env };
      else
	s = frame_pyl_follow (r, s);
    }
  name = frame_pyl_call (r, s, &open);
  if (name && strcmp (name, "open") == 0)
    {
      unsigned n = frame_py_arguments (r->scratch, r->py, open, &list);
      t = argument (r, s, list, n, 0, "file");
      frame_array_free (r->scratch, list);
    }
  return t ? t : frame_pyl_unknown (r, s);
}

/* OBJECT.METHOD (...), all of S, OPEN its "(".  Null if METHOD is none that
   values of launch files have.  */

static template
method_template (reader *r, span s, span object, unsigned open)
{
  static const char *const same[]
    = { "perform", "toxml", "toprettyxml", "as_posix", "resolve", "absolute",
	NULL };
  const char *method = r->py->tokens[open - 1].text;
  struct frame_py_argument *list = NULL;
  template t = NULL;
  unsigned n;

  for (unsigned i = 0; same[i]; i++)
    if (strcmp (method, same[i]) == 0)
      return frame_pyl_template (r, object);
  if (strcmp (method, "read") == 0 || strcmp (method, "read_text") == 0)
    return with_one (r, s, FRAME_T_FILE,
		     method[4] ? frame_pyl_template (r, object)
			       : opened_file (r, object));
  n = frame_py_arguments (r->scratch, r->py, open, &list);
  if (strcmp (method, "find") == 0 && n == 1
      && (t = frame_pyl_template (r, object))->kind != FRAME_T_FIND)
    t = NULL;
  else if (strcmp (method, "format") == 0)
    {
      const char *format = frame_pyl_constant (r, object);
      t = format ? format_template (r, s, format, open) : NULL;
    }
  else if (strcmp (method, "joinpath") == 0)
    {
      struct parts parts = { 0 };
      add_part (r, &parts, frame_pyl_template (r, object));
      add_part (r, &parts, of_all (r, s, FRAME_T_PATH, list, n));
      t = join (r, s, FRAME_T_PATH, &parts);
    }
  else if (strcmp (method, "get") == 0 && n && object.last == object.first + 3
	   && word_p (r, object.last - 1, "environ"))
    t = simple_substitution (r, s, &(struct substitution) {
				     "", FRAME_T_ENV, "key", "default" },
			     list, n);
  frame_array_free (r->scratch, list);
  return t;
}

/* The value under the constant key in the index at OPEN of the dict OBJECT; or
   an element of a list.  */

struct wanted
{
  const char *key;
  template value;
};

static void
compare_key (reader *r, span key, span value, void *data)
{
  struct wanted *wanted = data;
  const char *text = frame_pyl_constant (r, key);

  if (!text)
    wanted->key = NULL;
  else if (wanted->key && strcmp (text, wanted->key) == 0)
    wanted->value = frame_pyl_template (r, value);
}

static template
index_template (reader *r, span s, span object, unsigned open)
{
  span key = { open + 1, s.last - 1, s.env };
  template index = frame_pyl_template (r, key);
  struct wanted wanted = { NULL, NULL };
  bool complete = true;

  if (object.last == object.first + 3
      && word_p (r, object.last - 1, "environ"))
    return with_one (r, s, FRAME_T_ENV, index);
  if (object.last == object.first + 3
      && word_p (r, object.last - 1, "launch_configurations"))
    return configuration (r, s, index, NULL);
  object = frame_pyl_follow (r, object);
  if (index->kind == FRAME_T_TEXT && enclosed_p (r, object, "{"))
    {
      wanted.key = index->text;
      frame_pyl_pairs (r, object, compare_key, &wanted, &complete);
      if (complete && wanted.key && wanted.value)
	return wanted.value;
    }
  return evaluate (r, s);
}

/* What S is that ends with a bracket or an attribute.  */

static template
postfix_template (reader *r, span s)
{
  unsigned open = last_bracket (r, s, "(");
  unsigned index = last_bracket (r, s, "[");
  struct frame_py_argument *list = NULL;
  const char *name;
  template t = NULL;
  unsigned n;

  if (index < s.last && index > s.first)
    return index_template (r, s, (span) { s.first, index, s.env }, index);
  if (open < s.last && open > s.first + 2 && op_p (r, open - 2, ".")
      && name_p (r, open - 1))
    t = method_template (r, s, (span) { s.first, open - 2, s.env }, open);
  if (t)
    return t;
  name = frame_pyl_call (r, s, &open);
  if (name)
    {
      n = frame_py_arguments (r->scratch, r->py, open, &list);
      t = call_template (r, s, name, list, n);
      frame_array_free (r->scratch, list);
      return t;
    }
  if (s.last > s.first + 2 && op_p (r, s.last - 2, ".")
      && word_p (r, s.last - 1, "parent"))
    {
      t = frame_pyl_template (r, (span) { s.first, s.last - 2, s.env });
      return directory (r, s, t);
    }
  return evaluate (r, s);
}

/* -- expressions ---------------------------------------------------------- */

/* "a % b": the text a with %s replaced.  */

static template
percent_template (reader *r, span s, unsigned at)
{
  const char *format
    = frame_pyl_constant (r, (span) { s.first, at, s.env });
  span args = { at + 1, s.last, s.env };
  struct parts values = { 0 }, parts = { 0 };
  bool complete = true;
  unsigned next = 0;

  if (!format)
    return evaluate (r, s);
  if (enclosed_p (r, args, "("))
    frame_pyl_elements (r, args, add_element, &values, &complete);
  else
    add_part (r, &values, frame_pyl_template (r, args));
  for (const char *from = format; complete; from = format)
    {
      format = strchr (from, '%');
      size_t length = format ? (size_t) (format - from) : strlen (from);
      add_part (r, &parts, frame_template_text (r->arena, loc_of (r, s), from,
						length));
      if (!format)
	return join (r, s, FRAME_T_CONCAT, &parts);
      if (format[1] != 's' || next >= values.n)
	break;
      add_part (r, &parts, values.list[next++]);
      format += 2;
    }
  return evaluate (r, s);
}

/* True if T can be told.  */

static bool
known_p (template t)
{
  return t->kind != FRAME_T_UNKNOWN;
}

/* S has the operator OP at AT: a sum of texts, or a path.  */

static template
operator_template (reader *r, span s, unsigned at, enum frame_template_kind kind)
{
  template whole = evaluate (r, s);
  struct parts parts = { 0 };

  if (known_p (whole))
    return whole;
  add_part (r, &parts, frame_pyl_template (r, (span) { s.first, at, s.env }));
  add_part (r, &parts,
	    frame_pyl_template (r, (span) { at + 1, s.last, s.env }));
  return join (r, s, kind, &parts);
}

/* A name alone.  */

static template
name_template (reader *r, span s)
{
  const char *name = r->py->tokens[s.first].text;
  span value;

  if (strcmp (name, "__file__") == 0)
    return frame_template_new (r->arena, FRAME_T_FILENAME, loc_of (r, s), 0);
  if (variable_value (r, name, s.env, &value))
    return frame_pyl_template (r, value);
  if (strcmp (name, "True") == 0 || strcmp (name, "False") == 0
      || strcmp (name, "None") == 0)
    return text_template (r, s, name);
  return frame_pyl_unknown (r, s);
}

/* S, which is neither empty nor in parentheses.  */

static template
expression_template (reader *r, span s)
{
  static const char *const words[]
    = { "if", "for", "lambda", "await", "yield", NULL };
  static const char *const logic[] = { "and", "or", "not", "in", "is", NULL };
  static const char *const others[]
    = { "==", "!=", "<", ">", "<=", ">=", "-", "*", "//", "**", "|", NULL };
  unsigned at;

  for (unsigned i = 0; words[i]; i++)
    if (find_word (r, s, words[i]) < s.last)
      return evaluate (r, s);
  for (unsigned i = 0; logic[i]; i++)
    if (find_word (r, s, logic[i]) < s.last)
      return evaluate (r, s);
  if ((at = last_binary (r, s, "+")) < s.last)
    return operator_template (r, s, at, FRAME_T_CONCAT);
  for (unsigned i = 0; others[i]; i++)
    if (frame_py_find (r->py, s.first, s.last, others[i]) < s.last)
      return evaluate (r, s);
  if ((at = last_binary (r, s, "/")) < s.last)
    return operator_template (r, s, at, FRAME_T_PATH);
  if ((at = last_binary (r, s, "%")) < s.last)
    return percent_template (r, s, at);
  for (at = s.first; at < s.last && r->py->tokens[at].kind == FRAME_PY_STRING;)
    at++;
  if (at == s.last)
    return string_template (r, s);
  if (enclosed_p (r, s, "[") || enclosed_p (r, s, "("))
    return join_elements (r, s, FRAME_T_CONCAT);
  if (s.last == s.first + 1 && name_p (r, s.first))
    return name_template (r, s);
  return postfix_template (r, s);
}

template
frame_pyl_template (reader *r, span s)
{
  template t;

  s = strip (r, s);
  if (s.first >= s.last || !frame_pyl_enter (r))
    return frame_pyl_unknown (r, s);
  t = expression_template (r, s);
  frame_pyl_leave (r);
  return t;
}

/* -- lists ---------------------------------------------------------------- */

/* The elements between the brackets S.  */

static void
literal_elements (reader *r, span s, frame_pyl_element_fn fn, void *data,
		  bool *complete)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, s.first, &list);

  for (unsigned i = 0; i < n; i++)
    {
      span element = { list[i].first, list[i].last, s.env };
      if (list[i].key || list[i].stars > 1
	  || find_word (r, element, "for") < element.last)
	*complete = false;
      else if (list[i].stars)
	frame_pyl_elements (r, element, fn, data, complete);
      else if (*complete)
	fn (r, element, data);
    }
  frame_array_free (r->scratch, list);
}

/* TEXT.split () of a constant, all of S: its words are elements.  */

static bool
split_elements (reader *r, span s, frame_pyl_element_fn fn, void *data)
{
  unsigned open = last_bracket (r, s, "(");
  struct frame_expression v;

  if (open >= s.last || open < s.first + 3 || !word_p (r, open - 1, "split"))
    return false;
  v = constant_value (r, s);
  if (v.kind != FRAME_E_LIST)
    return false;
  for (unsigned i = 0; i < v.n_items; i++)
    {
      /* Each word as tokens of its own would have no place; FN gets the whole,
	 and what it makes of it is the word.  */
      struct frame_py_token *token = &r->py->tokens[s.first];
      struct frame_py_token saved = *token;
      token->kind = FRAME_PY_STRING;
      token->formatted = token->bytes = false;
      token->text = v.items[i].text;
      fn (r, (span) { s.first, s.first + 1, s.env }, data);
      r->py->tokens[s.first] = saved;
    }
  return true;
}

/* The variable NAME as a list that is made bit by bit.  Returns false if it
   is none.  */

static bool
grown_elements (reader *r, span s, frame_pyl_element_fn fn, void *data,
		bool *complete)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (r->scopes, r->py->tokens[s.first].text,
			      s.env->function);

  if (!v || !v->n || v->definitions[0].change != FRAME_PY_SET)
    return false;
  r->steps += v->n;
  for (unsigned i = 0; i < v->n && *complete; i++)
    {
      const struct frame_py_definition *d = &v->definitions[i];
      span value = { d->first, d->last, s.env };
      struct frame_py_context context = frame_py_context (r->scopes, d->line);

      if (context.conditional || (i && d->change == FRAME_PY_SET))
	*complete = false;
      else if (d->change == FRAME_PY_APPEND)
	fn (r, value, data);
      else if (d->change == FRAME_PY_SET || d->change == FRAME_PY_EXTEND)
	frame_pyl_elements (r, value, fn, data, complete);
      else
	*complete = false;
    }
  return true;
}

void
frame_pyl_elements (reader *r, span s, frame_pyl_element_fn fn, void *data,
		    bool *complete)
{
  unsigned at;

  s = frame_pyl_follow (r, s);
  if (!frame_pyl_enter (r))
    {
      *complete = false;
      return;
    }
  at = last_binary (r, s, "+");
  if (at < s.last)
    {
      frame_pyl_elements (r, (span) { s.first, at, s.env }, fn, data, complete);
      frame_pyl_elements (r, (span) { at + 1, s.last, s.env }, fn, data,
			  complete);
    }
  else if (enclosed_p (r, s, "[") || enclosed_p (r, s, "("))
    literal_elements (r, s, fn, data, complete);
  else if (s.last == s.first + 1 && name_p (r, s.first))
    {
      if (!grown_elements (r, s, fn, data, complete))
	*complete = false;
    }
  else if (!split_elements (r, s, fn, data))
    *complete = false;
  frame_pyl_leave (r);
}

/* -- pairs ---------------------------------------------------------------- */

struct pairs
{
  frame_pyl_pair_fn fn;
  void *data;
  bool *complete;
};

/* An element that has to be a tuple of two.  */

static void
take_tuple (reader *r, span s, void *data)
{
  struct pairs *pairs = data;
  struct frame_py_argument *list = NULL;
  unsigned n;

  s = frame_pyl_follow (r, s);
  if (!enclosed_p (r, s, "(") && !enclosed_p (r, s, "["))
    {
      *pairs->complete = false;
      return;
    }
  n = frame_py_arguments (r->scratch, r->py, s.first, &list);
  if (n == 2 && !list[0].key && !list[1].key && !list[0].stars
      && !list[1].stars)
    pairs->fn (r, (span) { list[0].first, list[0].last, s.env },
	       (span) { list[1].first, list[1].last, s.env }, pairs->data);
  else
    *pairs->complete = false;
  frame_array_free (r->scratch, list);
}

/* The pairs of the dict S in braces.  */

static void
literal_pairs (reader *r, span s, struct pairs *pairs)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, s.first, &list);

  for (unsigned i = 0; i < n; i++)
    {
      span element = { list[i].first, list[i].last, s.env };
      unsigned colon = frame_py_find (r->py, element.first, element.last, ":");

      if (list[i].stars == 2)
	frame_pyl_pairs (r, element, pairs->fn, pairs->data, pairs->complete);
      else if (colon >= element.last || find_word (r, element, "for") < element.last)
	*pairs->complete = false;
      else
	pairs->fn (r, (span) { element.first, colon, s.env },
		   (span) { colon + 1, element.last, s.env }, pairs->data);
    }
  frame_array_free (r->scratch, list);
}

/* dict (a=b), OPEN its "(".  */

static void
keyword_pairs (reader *r, span s, unsigned open, struct pairs *pairs)
{
  struct frame_py_argument *list = NULL;
  unsigned n = frame_py_arguments (r->scratch, r->py, open, &list);

  for (unsigned i = 0; i < n; i++)
    if (list[i].key)
      {
	unsigned key = list[i].first - 2;
	struct frame_py_token saved = r->py->tokens[key];
	r->py->tokens[key].kind = FRAME_PY_STRING;
	pairs->fn (r, (span) { key, key + 1, s.env },
		   (span) { list[i].first, list[i].last, s.env }, pairs->data);
	r->py->tokens[key] = saved;
      }
    else
      *pairs->complete = false;
  frame_array_free (r->scratch, list);
}

/* A variable that was a dict, and then got further items.  */

static bool
grown_pairs (reader *r, span s, struct pairs *pairs)
{
  const struct frame_py_variable *v
    = frame_py_variable_find (r->scopes, r->py->tokens[s.first].text,
			      s.env->function);

  if (!v || !v->n || v->definitions[0].change != FRAME_PY_SET)
    return false;
  r->steps += v->n;
  for (unsigned i = 0; i < v->n; i++)
    {
      const struct frame_py_definition *d = &v->definitions[i];
      struct frame_py_context context = frame_py_context (r->scopes, d->line);
      unsigned close = r->py->tokens[d->first].match;

      if (context.conditional || (i && d->change == FRAME_PY_SET))
	*pairs->complete = false;
      else if (d->change == FRAME_PY_SET)
	frame_pyl_pairs (r, (span) { d->first, d->last, s.env }, pairs->fn,
			 pairs->data, pairs->complete);
      else if (d->change == FRAME_PY_ITEM && close + 2 < d->last
	       && op_p (r, close + 1, "="))
	pairs->fn (r, (span) { d->first + 1, close, s.env },
		   (span) { close + 2, d->last, s.env }, pairs->data);
      else
	*pairs->complete = false;
    }
  return true;
}

void
frame_pyl_pairs (reader *r, span s, frame_pyl_pair_fn fn, void *data,
		 bool *complete)
{
  struct pairs pairs = { fn, data, complete };
  const char *name;
  unsigned open = 0;

  s = frame_pyl_follow (r, s);
  if (!frame_pyl_enter (r))
    {
      *complete = false;
      return;
    }
  /* x.items () is the same for us.  */
  if (s.last > s.first + 4 && word_p (r, s.last - 3, "items")
      && op_p (r, s.last - 4, ".") && op_p (r, s.last - 2, "("))
    s = frame_pyl_follow (r, (span) { s.first, s.last - 4, s.env });
  name = frame_pyl_call (r, s, &open);
  if (enclosed_p (r, s, "{"))
    literal_pairs (r, s, &pairs);
  else if (name && strcmp (name, "dict") == 0)
    keyword_pairs (r, s, open, &pairs);
  else if (s.last != s.first + 1 || !name_p (r, s.first)
	   || !grown_pairs (r, s, &pairs))
    frame_pyl_elements (r, s, take_tuple, &pairs, complete);
  frame_pyl_leave (r);
}
