/* The evaluator of small Python expressions: a recursive descent over the
   tokens that computes as it goes.

   Nothing has side effects, so every operand is evaluated and a mistake in one
   is a value like any other: "x if c else y" simply chooses.  Only what is no
   Python at all stops the evaluation.  Depth and the size of values are
   bounded, for the text comes from outside.  */

#include "expression.h"
#include "expression-library.h"
#include "frame-text.h"
#include "python-tokens.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 100
/* Operations of one evaluation.  */
#define MAX_STEPS 100000
/* Elements of a list, bytes of a string.  */
#define MAX_ITEMS 10000
#define MAX_TEXT (1u << 20)

typedef struct frame_expression value;

struct parser
{
  const struct frame_expression_world *world;
  const struct frame_python *py;
  unsigned at;
  unsigned last;
  unsigned depth;
  unsigned steps;
  bool stopped;			/* RESULT is the value of the whole */
  value result;
};

static value parse_expression (struct parser *p);
static value parse_unary (struct parser *p);

/* -- values --------------------------------------------------------------- */

static bool
bad_p (const value *v)
{
  return v->kind == FRAME_E_ERROR || v->kind == FRAME_E_UNKNOWN;
}

/* What an operation on A and B is if one of them has no value: a mistake
   beats not knowing.  */

static value
worse (const value *a, const value *b)
{
  if (a->kind == FRAME_E_ERROR)
    return *a;
  return b->kind == FRAME_E_ERROR || !bad_p (a) ? *b : *a;
}

static value
error (struct parser *p, const char *text)
{
  return frame_expression_error (p->world->arena, "%s", text);
}

/* End the evaluation with RESULT.  */

static value
stop (struct parser *p, value result)
{
  if (!p->stopped)
    p->result = result;
  p->stopped = true;
  p->at = p->last;
  return result;
}

static value
syntax_error (struct parser *p)
{
  const char *text = p->at < p->last ? p->py->tokens[p->at].text : "";

  if (p->at < p->last && p->py->tokens[p->at].kind != FRAME_PY_STRING)
    return stop (p, frame_expression_error (p->world->arena,
					    "unexpected '%.40s'", text));
  return stop (p, frame_expression_error (
		    p->world->arena, p->at < p->last ? "unexpected string"
						     : "it ends too early"));
}

/* What Python can do and this cannot.  */

static value
beyond (struct parser *p)
{
  return stop (p, frame_expression_unknown ());
}

/* -- operators ------------------------------------------------------------ */

static bool
equal_p (const value *a, const value *b, unsigned depth)
{
  if (frame_expression_number_p (a) && frame_expression_number_p (b))
    return a->number == b->number;
  if (a->kind != b->kind)
    return false;
  if (a->kind == FRAME_E_STRING)
    return strcmp (a->text, b->text) == 0;
  if (a->n_items != b->n_items || depth > MAX_DEPTH)
    return false;
  for (unsigned i = 0; i < a->n_items; i++)
    if (!equal_p (&a->items[i], &b->items[i], depth + 1))
      return false;
  return true;
}

static value
join_lists (struct parser *p, const value *a, const value *b)
{
  value list = { .kind = FRAME_E_LIST, .n_items = a->n_items + b->n_items };

  if (list.n_items > MAX_ITEMS)
    return frame_expression_unknown ();
  list.items = FRAME_NEW_N (p->world->arena, value, list.n_items + 1);
  if (a->n_items)
    memcpy (list.items, a->items, a->n_items * sizeof (value));
  if (b->n_items)
    memcpy (list.items + a->n_items, b->items, b->n_items * sizeof (value));
  return list;
}

/* The string or list A N times.  */

static value
repeat (struct parser *p, const value *a, double n)
{
  size_t length = a->kind == FRAME_E_STRING ? strlen (a->text) : a->n_items;
  size_t limit = a->kind == FRAME_E_STRING ? MAX_TEXT : MAX_ITEMS;
  value all = *a;
  size_t times = n < 1 ? 0 : n > (double) limit ? limit + 1 : (size_t) n;

  if (times && length > limit / times)
    return frame_expression_unknown ();
  if (a->kind == FRAME_E_STRING)
    {
      char *text = frame_alloc (p->world->arena, length * times + 1);
      for (size_t i = 0; i < times; i++)
	memcpy (text + i * length, a->text, length);
      return frame_expression_string (text);
    }
  all.n_items = (unsigned) (length * times);
  all.items = FRAME_NEW_N (p->world->arena, value, length * times + 1);
  for (size_t i = 0; i < times * length; i++)
    all.items[i] = a->items[i % length];
  return all;
}

/* Python's a // b and a % b: rounded towards minus infinity.  */

static value
divide (struct parser *p, const char *op, const value *a, const value *b)
{
  bool whole = a->kind != FRAME_E_FLOAT && b->kind != FRAME_E_FLOAT;
  double floored = floor (a->number / b->number), rest;

  if (b->number == 0)
    return error (p, "division by zero");
  if (strcmp (op, "/") == 0)
    return frame_expression_number (a->number / b->number, false);
  if (strcmp (op, "//") == 0)
    return frame_expression_number (floored, whole);
  rest = fmod (a->number, b->number);
  if (rest != 0 && (rest < 0) != (b->number < 0))
    rest += b->number;
  return frame_expression_number (rest, whole);
}

static value
arithmetic (struct parser *p, const char *op, const value *a, const value *b)
{
  bool whole = a->kind != FRAME_E_FLOAT && b->kind != FRAME_E_FLOAT;

  if (strcmp (op, "+") == 0)
    return frame_expression_number (a->number + b->number, whole);
  if (strcmp (op, "-") == 0)
    return frame_expression_number (a->number - b->number, whole);
  if (strcmp (op, "*") == 0)
    return frame_expression_number (a->number * b->number, whole);
  if (strcmp (op, "**") != 0)
    return divide (p, op, a, b);
  if (a->number == 0 && b->number < 0)
    return error (p, "division by zero");
  if (a->number < 0 && b->number != floor (b->number))
    return frame_expression_unknown ();
  return frame_expression_number (pow (a->number, b->number),
				  whole && b->number >= 0);
}

static const char *
kind_name (const value *v)
{
  switch (v->kind)
    {
    case FRAME_E_NONE:
      return "None";
    case FRAME_E_STRING:
      return "a string";
    case FRAME_E_LIST:
      return "a list";
    case FRAME_E_DICT:
      return "a dict";
    default:
      return "a number";
    }
}

/* A OP B.  */

static value
binary (struct parser *p, const char *op, const value *a, const value *b)
{
  bool numbers = frame_expression_number_p (a) && frame_expression_number_p (b);
  bool sequence = a->kind == FRAME_E_STRING || a->kind == FRAME_E_LIST;

  if (++p->steps > MAX_STEPS)
    return beyond (p);
  if (*op == '%' && a->kind == FRAME_E_STRING && b->kind != FRAME_E_ERROR)
    return frame_expression_percent (p->world->arena, a->text, b);
  if (bad_p (a) || bad_p (b))
    return worse (a, b);
  if (numbers)
    return arithmetic (p, op, a, b);
  if (strcmp (op, "+") == 0 && a->kind == FRAME_E_STRING
      && b->kind == FRAME_E_STRING
      && strlen (a->text) + strlen (b->text) <= MAX_TEXT)
    return frame_expression_string (
      frame_printf (p->world->arena, "%s%s", a->text, b->text));
  if (strcmp (op, "+") == 0 && a->kind == FRAME_E_LIST
      && b->kind == FRAME_E_LIST)
    return join_lists (p, a, b);
  if (strcmp (op, "*") == 0 && sequence && frame_expression_number_p (b)
      && b->kind != FRAME_E_FLOAT)
    return repeat (p, a, b->number);
  if (strcmp (op, "*") == 0 && frame_expression_number_p (a)
      && a->kind != FRAME_E_FLOAT
      && (b->kind == FRAME_E_STRING || b->kind == FRAME_E_LIST))
    return repeat (p, b, a->number);
  return frame_expression_error (p->world->arena,
				 "'%s' does not go with %s and %s", op,
				 kind_name (a), kind_name (b));
}

/* Whether A is in B, as a value.  */

static value
contains (struct parser *p, const value *a, const value *b)
{
  unsigned step = b->kind == FRAME_E_DICT ? 2 : 1;

  if (b->kind == FRAME_E_STRING && a->kind == FRAME_E_STRING)
    return frame_expression_bool (strstr (b->text, a->text) != NULL);
  if (b->kind != FRAME_E_LIST && b->kind != FRAME_E_DICT)
    return error (p, "'in' wants a string, a list or a dict");
  for (unsigned i = 0; i < b->n_items; i += step)
    if (bad_p (&b->items[i]))
      return frame_expression_unknown ();
    else if (equal_p (a, &b->items[i], 0))
      return frame_expression_bool (true);
  return frame_expression_bool (false);
}

/* True if some part of V is not known.  */

static bool
holes_p (const value *v, unsigned depth)
{
  if (bad_p (v) || depth > MAX_DEPTH)
    return true;
  for (unsigned i = 0; i < v->n_items; i++)
    if (holes_p (&v->items[i], depth + 1))
      return true;
  return false;
}

/* A OP B for a comparison; "in", "not in", "is" and "is not" are ops too.  */

static value
compare (struct parser *p, const char *op, const value *a, const value *b)
{
  double order;

  if (bad_p (a) || bad_p (b))
    return worse (a, b);
  if (strcmp (op, "in") == 0)
    return contains (p, a, b);
  if (strcmp (op, "not in") == 0)
    {
      value in = contains (p, a, b);
      return bad_p (&in) ? in : frame_expression_bool (!in.number);
    }
  if (holes_p (a, 0) || holes_p (b, 0))
    return frame_expression_unknown ();
  if (strcmp (op, "==") == 0 || strcmp (op, "is") == 0)
    return frame_expression_bool (equal_p (a, b, 0));
  if (strcmp (op, "!=") == 0 || strcmp (op, "is not") == 0)
    return frame_expression_bool (!equal_p (a, b, 0));
  if (frame_expression_number_p (a) && frame_expression_number_p (b))
    order = a->number < b->number ? -1 : a->number > b->number;
  else if (a->kind == FRAME_E_STRING && b->kind == FRAME_E_STRING)
    order = strcmp (a->text, b->text);
  else
    return frame_expression_error (p->world->arena,
				   "'%s' does not go with %s and %s", op,
				   kind_name (a), kind_name (b));
  if (*op == '<')
    return frame_expression_bool (op[1] ? order <= 0 : order < 0);
  return frame_expression_bool (op[1] ? order >= 0 : order > 0);
}

/* -- parsing -------------------------------------------------------------- */

static bool
op_p (const struct parser *p, const char *op)
{
  return p->at < p->last && frame_py_op_p (p->py, p->at, op);
}

static bool
word_p (const struct parser *p, const char *word)
{
  return p->at < p->last && frame_py_name_p (p->py, p->at, word);
}

static bool
take_op (struct parser *p, const char *op)
{
  if (!op_p (p, op))
    return false;
  p->at++;
  return true;
}

static bool
take_word (struct parser *p, const char *word)
{
  if (!word_p (p, word))
    return false;
  p->at++;
  return true;
}

/* Values separated by commas up to the bracket CLOSE, into a list.  In a DICT
   they are pairs.  A keyword argument or a star makes the whole unknown.  */

static value
parse_items (struct parser *p, const char *close, bool dict)
{
  value list = { .kind = dict ? FRAME_E_DICT : FRAME_E_LIST };
  struct frame_arena *arena = p->world->arena;

  while (!p->stopped && !op_p (p, close))
    {
      value item;
      if (op_p (p, "*") || op_p (p, "**"))
	return beyond (p);
      item = parse_expression (p);
      *FRAME_APPEND (arena, list.items, list.n_items, value) = item;
      if (word_p (p, "for") || op_p (p, "=") || op_p (p, ":=")
	  || (!dict && op_p (p, ":")))
	return beyond (p);
      if (dict && !take_op (p, ":"))
	return op_p (p, ",") || op_p (p, "}") ? beyond (p) : syntax_error (p);
      if (dict)
	{
	  item = parse_expression (p);
	  *FRAME_APPEND (arena, list.items, list.n_items, value) = item;
	}
      if (word_p (p, "for") || list.n_items > MAX_ITEMS)
	return beyond (p);
      if (!take_op (p, ","))
	break;
    }
  if (!p->stopped && !take_op (p, close))
    return syntax_error (p);
  return list;
}

/* ( ... ): a value or a tuple.  */

static value
parse_parenthesis (struct parser *p)
{
  unsigned open = p->at++;
  value list;

  if (frame_py_find (p->py, open + 1, p->py->tokens[open].match, ",")
	!= p->py->tokens[open].match
      || op_p (p, ")"))
    return parse_items (p, ")", false);
  list = parse_items (p, ")", false);
  return !p->stopped && list.n_items == 1 ? list.items[0] : list;
}

/* Adjacent strings.  */

static value
parse_string (struct parser *p)
{
  struct frame_arena *arena = p->world->arena;
  const char *text = NULL;
  bool unknown = false;

  for (; p->at < p->last && p->py->tokens[p->at].kind == FRAME_PY_STRING;
       p->at++)
    {
      const struct frame_py_token *token = &p->py->tokens[p->at];
      const char *part = token->text;

      if (token->bytes)
	unknown = true;
      if (token->formatted)
	part = frame_expression_format_fields (p->world, part, p->depth + 1);
      if (!part)
	unknown = true;
      else
	text = text ? frame_printf (arena, "%s%s", text, part) : part;
    }
  return unknown ? frame_expression_unknown () : frame_expression_string (text);
}

static value
parse_number (struct parser *p)
{
  const char *text = p->py->tokens[p->at++].text;
  char digits[64], *end;
  size_t n = 0;
  bool whole = !strpbrk (text, ".eEjJ")
	       || (text[0] == '0' && (text[1] | 32) == 'x');
  double number;

  for (const char *c = text; *c && n < sizeof digits - 1; c++)
    if (*c != '_')
      digits[n++] = *c;
  digits[n] = '\0';
  if (digits[0] == '0' && ((digits[1] | 32) == 'b' || (digits[1] | 32) == 'o'))
    number = (double) strtoll (digits + 2, &end,
			       (digits[1] | 32) == 'b' ? 2 : 8);
  else
    number = strtod (digits, &end);
  if (*end)
    {
      p->at--;
      return syntax_error (p);
    }
  return frame_expression_number (number, whole);
}

/* A name that may be followed by ".name" and is a function, a constant of
   Python, or known to the world.  */

static value
parse_name (struct parser *p)
{
  const struct frame_py_token *tokens = p->py->tokens;
  const char *name = tokens[p->at].text;
  value v = { .kind = FRAME_E_ERROR };

  if (word_p (p, "lambda") || word_p (p, "await") || word_p (p, "yield"))
    return beyond (p);
  if (frame_py_name_p (p->py, p->at, "not") || word_p (p, "if")
      || word_p (p, "else") || word_p (p, "for") || word_p (p, "in")
      || word_p (p, "and") || word_p (p, "or") || word_p (p, "is"))
    return syntax_error (p);
  p->at++;
  if (!op_p (p, "(") && p->world->name)
    v = p->world->name (p->world->data, name);
  if (!op_p (p, "(") && v.kind == FRAME_E_ERROR
      && frame_expression_constant (name, &v))
    return v;
  if (v.kind != FRAME_E_ERROR)
    return v;
  /* A dotted name, unless what is before the first dot has a value.  */
  while (op_p (p, ".") && p->at + 1 < p->last
	 && tokens[p->at + 1].kind == FRAME_PY_NAME)
    {
      name = frame_printf (p->world->arena, "%s.%s", name,
			   tokens[p->at + 1].text);
      p->at += 2;
    }
  if (!op_p (p, "("))
    {
      if (frame_expression_constant (name, &v))
	return v;
      if (strchr (name, '.'))
	return frame_expression_unknown ();
      return v.text ? v
		    : frame_expression_error (p->world->arena,
					      "'%.80s' is not defined", name);
    }
  p->at++;
  v = parse_items (p, ")", false);
  if (p->stopped)
    return v;
  return frame_expression_function (p->world, name, v.items, v.n_items);
}

static value
parse_atom (struct parser *p)
{
  const struct frame_py_token *token = &p->py->tokens[p->at];

  if (p->at >= p->last)
    return syntax_error (p);
  if (token->kind == FRAME_PY_STRING)
    return parse_string (p);
  if (token->kind == FRAME_PY_NUMBER)
    return parse_number (p);
  if (token->kind == FRAME_PY_NAME)
    return parse_name (p);
  if (op_p (p, "("))
    return parse_parenthesis (p);
  if (take_op (p, "["))
    return parse_items (p, "]", false);
  if (take_op (p, "{"))
    return parse_items (p, "}", true);
  return syntax_error (p);
}

/* V [ ... ], behind the opening bracket: an index or a slice.  */

static value
parse_index (struct parser *p, const value *v)
{
  value none = { .kind = FRAME_E_NONE }, from = none, to = none;
  bool slice = false;

  if (!op_p (p, ":"))
    from = parse_expression (p);
  if (take_op (p, ":"))
    {
      slice = true;
      if (!op_p (p, "]") && !op_p (p, ":"))
	to = parse_expression (p);
      if (op_p (p, ":"))
	return beyond (p);
    }
  if (p->stopped)
    return p->result;
  if (op_p (p, ","))
    return beyond (p);
  if (!take_op (p, "]"))
    return syntax_error (p);
  if (bad_p (v) || bad_p (&from) || bad_p (&to))
    return v->kind == FRAME_E_ERROR ? *v : worse (&from, &to);
  return slice ? frame_expression_slice (p->world->arena, v, &from, &to)
	       : frame_expression_item (p->world->arena, v, &from);
}

/* V.name or V.name (...), behind the dot.  */

static value
parse_attribute (struct parser *p, const value *v)
{
  const char *name = p->at < p->last ? p->py->tokens[p->at].text : "";
  value args, key;

  if (p->at >= p->last || p->py->tokens[p->at].kind != FRAME_PY_NAME)
    return syntax_error (p);
  p->at++;
  if (take_op (p, "("))
    {
      args = parse_items (p, ")", false);
      if (p->stopped)
	return args;
      return bad_p (v) ? *v
		       : frame_expression_method (p->world, v, name,
						  args.items, args.n_items);
    }
  if (v->kind != FRAME_E_DICT)
    return v->kind == FRAME_E_ERROR ? *v : frame_expression_unknown ();
  /* xacro lets one write props.wheel for props['wheel'].  */
  key = frame_expression_string (name);
  return frame_expression_item (p->world->arena, v, &key);
}

static value
parse_primary (struct parser *p)
{
  value v = parse_atom (p);

  while (!p->stopped)
    if (take_op (p, "["))
      v = parse_index (p, &v);
    else if (take_op (p, "."))
      v = parse_attribute (p, &v);
    else if (op_p (p, "("))
      return beyond (p);
    else
      break;
  return v;
}

/* a ** b; the power binds closer than a sign before it.  */

static value
parse_power (struct parser *p)
{
  value a = parse_primary (p), b;

  if (p->stopped || !take_op (p, "**"))
    return a;
  if (++p->depth > MAX_DEPTH)
    return beyond (p);
  b = parse_unary (p);
  p->depth--;
  return p->stopped ? b : binary (p, "**", &a, &b);
}

static value
parse_unary (struct parser *p)
{
  value v;
  bool minus = op_p (p, "-");

  if (!minus && !op_p (p, "+"))
    return op_p (p, "~") ? beyond (p) : parse_power (p);
  p->at++;
  if (++p->depth > MAX_DEPTH)
    return beyond (p);
  v = parse_unary (p);
  p->depth--;
  if (p->stopped || bad_p (&v))
    return v;
  if (!frame_expression_number_p (&v))
    return error (p, "a sign before what is no number");
  return frame_expression_number (minus ? -v.number : v.number,
				  v.kind != FRAME_E_FLOAT);
}

/* The operator of LEVEL (0: + and -, 1: * / // %) at the current token, or
   null.  */

static const char *
operator_at (const struct parser *p, unsigned level)
{
  static const char *const ops[2][4]
    = { { "+", "-", NULL, NULL }, { "*", "/", "//", "%" } };

  for (unsigned i = 0; i < 4 && ops[level][i]; i++)
    if (op_p (p, ops[level][i]))
      return ops[level][i];
  return NULL;
}

static value
parse_arithmetic (struct parser *p, unsigned level)
{
  value a = level ? parse_unary (p) : parse_arithmetic (p, 1), b;
  const char *op;

  while (!p->stopped && (op = operator_at (p, level)))
    {
      p->at++;
      b = level ? parse_unary (p) : parse_arithmetic (p, 1);
      if (!p->stopped)
	a = binary (p, op, &a, &b);
    }
  if (!p->stopped
      && (op_p (p, "&") || op_p (p, "|") || op_p (p, "^") || op_p (p, "<<")
	  || op_p (p, ">>") || op_p (p, "@")))
    return beyond (p);
  return a;
}

/* The comparison at the current token, which is stepped over; or null.  */

static const char *
take_comparison (struct parser *p)
{
  static const char *const ops[] = { "==", "!=", "<=", ">=", "<", ">" };

  for (unsigned i = 0; i < sizeof ops / sizeof *ops; i++)
    if (take_op (p, ops[i]))
      return ops[i];
  if (take_word (p, "in"))
    return "in";
  if (take_word (p, "is"))
    return take_word (p, "not") ? "is not" : "is";
  if (word_p (p, "not") && p->at + 1 < p->last
      && frame_py_name_p (p->py, p->at + 1, "in"))
    {
      p->at += 2;
      return "not in";
    }
  return NULL;
}

/* A chain of comparisons: a < b < c.  */

static value
parse_comparison (struct parser *p)
{
  value a = parse_arithmetic (p, 0), b, result = a, one;
  const char *op;
  bool first = true;

  while (!p->stopped && (op = take_comparison (p)))
    {
      b = parse_arithmetic (p, 0);
      if (p->stopped)
	break;
      one = compare (p, op, &a, &b);
      if (first || frame_expression_truth (&result) != 0)
	result = first || frame_expression_truth (&one) == 0
		   || frame_expression_truth (&result) == 1 ? one : result;
      first = false;
      a = b;
    }
  return result;
}

static value
parse_not (struct parser *p)
{
  value v;

  if (!take_word (p, "not"))
    return parse_comparison (p);
  if (++p->depth > MAX_DEPTH)
    return beyond (p);
  v = parse_not (p);
  p->depth--;
  return p->stopped || bad_p (&v)
	   ? v : frame_expression_bool (!frame_expression_truth (&v));
}

/* a and b, or with OR a or b, from left to right.  */

static value
parse_logical (struct parser *p, bool or)
{
  value a = or ? parse_logical (p, false) : parse_not (p), b;

  while (!p->stopped && take_word (p, or ? "or" : "and"))
    {
      int truth = frame_expression_truth (&a);
      b = or ? parse_logical (p, false) : parse_not (p);
      if (p->stopped)
	break;
      if (truth == !or)
	a = b;
      /* Whatever A is, "a and False" is false.  */
      else if (truth < 0 && a.kind == FRAME_E_UNKNOWN
	       && frame_expression_truth (&b) == or)
	a = frame_expression_bool (or);
    }
  return a;
}

static value
parse_expression (struct parser *p)
{
  value v, condition, other;

  if (++p->depth > MAX_DEPTH || ++p->steps > MAX_STEPS)
    return beyond (p);
  v = parse_logical (p, true);
  if (!p->stopped && take_word (p, "if"))
    {
      condition = parse_logical (p, true);
      if (!p->stopped && !take_word (p, "else"))
	return syntax_error (p);
      other = p->stopped ? condition : parse_expression (p);
      if (frame_expression_truth (&condition) < 0)
	v = condition;
      else if (!frame_expression_truth (&condition))
	v = other;
    }
  p->depth--;
  return v;
}

/* The value of tokens FIRST to LAST of PY, DEPTH brackets deep.  */

static value
evaluate (const struct frame_expression_world *world,
	  const struct frame_python *py, unsigned first, unsigned last,
	  unsigned depth)
{
  struct parser p = { .world = world, .py = py, .at = first, .last = last,
		      .depth = depth };
  value v = parse_expression (&p);

  /* "a, b" is a tuple.  */
  if (!p.stopped && op_p (&p, ","))
    {
      p.at = first;
      v.kind = FRAME_E_LIST;
      v.n_items = 0;
      v.items = NULL;
      while (!p.stopped && p.at < p.last && v.n_items < MAX_ITEMS)
	{
	  value item = parse_expression (&p);
	  *FRAME_APPEND (world->arena, v.items, v.n_items, value) = item;
	  if (!take_op (&p, ","))
	    break;
	}
    }
  if (!p.stopped && (word_p (&p, "for") || op_p (&p, ":=") || op_p (&p, "=")))
    beyond (&p);
  if (!p.stopped && p.at < p.last)
    syntax_error (&p);
  return p.stopped ? p.result : v;
}

value
frame_expression_tokens (const struct frame_expression_world *world,
			 const struct frame_python *py, unsigned first,
			 unsigned last)
{
  return evaluate (world, py, first, last, 0);
}

/* The value of TEXT, which stands DEPTH brackets deep.  */

value
frame_expression_nested (const struct frame_expression_world *world,
			 const char *text, unsigned depth)
{
  struct frame_python *py;
  value v;
  unsigned last;

  if (depth > MAX_DEPTH)
    return frame_expression_unknown ();
  /* An expression may begin with blanks and go over several lines.  */
  py = frame_python_tokens (
    world->arena, frame_printf (world->arena, "(%s\n)", text),
    strlen (text) + 3);
  last = py->n_tokens - 1;
  while (last && py->tokens[last - 1].kind == FRAME_PY_NEWLINE)
    last--;
  if (py->problem)
    v = frame_expression_error (world->arena, "%s", py->problem);
  else if (last < 2 || py->tokens[0].match != last - 1)
    v = frame_expression_error (world->arena, "a bracket too many");
  else if (last == 2)
    v = frame_expression_error (world->arena, "there is no expression");
  else
    v = evaluate (world, py, 1, last - 1, depth);
  frame_python_free (py);
  return v;
}

value
frame_expression_evaluate (const struct frame_expression_world *world,
			   const char *text)
{
  return frame_expression_nested (world, text, 0);
}
