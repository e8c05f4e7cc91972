/* What Python's functions do with values: math, conversions.

   Source: the Python 3 documentation, "Built-in Functions" and "math".  */

#include "expression-library.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PI 3.14159265358979323846

typedef struct frame_expression value;

bool
frame_expression_constant (const char *name, value *v)
{
  if (strncmp (name, "math.", 5) == 0)
    name += 5;
  /* roslaunch and xacro know "true" too.  */
  if (strcmp (name, "True") == 0 || strcmp (name, "true") == 0)
    *v = frame_expression_bool (true);
  else if (strcmp (name, "False") == 0 || strcmp (name, "false") == 0)
    *v = frame_expression_bool (false);
  else if (strcmp (name, "None") == 0)
    *v = (value){ .kind = FRAME_E_NONE };
  else if (strcmp (name, "pi") == 0)
    *v = frame_expression_number (PI, false);
  else if (strcmp (name, "tau") == 0)
    *v = frame_expression_number (2 * PI, false);
  else if (strcmp (name, "e") == 0)
    *v = frame_expression_number (2.71828182845904523536, false);
  else
    return false;
  return true;
}

static double
radians (double degrees)
{
  return degrees * PI / 180;
}

static double
degrees (double radians_)
{
  return radians_ * 180 / PI;
}

/* A function of math with one argument, or two.  WHOLE: it gives an
   integer.  */

struct math_function
{
  const char *name;
  double (*one) (double);
  double (*two) (double, double);
  bool whole;
};

static const struct math_function math_functions[] = {
  { "sin", sin, NULL, false },	       { "cos", cos, NULL, false },
  { "tan", tan, NULL, false },	       { "asin", asin, NULL, false },
  { "acos", acos, NULL, false },       { "atan", atan, NULL, false },
  { "atan2", NULL, atan2, false },     { "sinh", sinh, NULL, false },
  { "cosh", cosh, NULL, false },       { "tanh", tanh, NULL, false },
  { "sqrt", sqrt, NULL, false },       { "exp", exp, NULL, false },
  { "log", log, NULL, false },	       { "log10", log10, NULL, false },
  { "pow", NULL, pow, false },	       { "hypot", NULL, hypot, false },
  { "fmod", NULL, fmod, false },       { "copysign", NULL, copysign, false },
  { "fabs", fabs, NULL, false },       { "radians", radians, NULL, false },
  { "degrees", degrees, NULL, false }, { "floor", floor, NULL, true },
  { "ceil", ceil, NULL, true },	       { "trunc", trunc, NULL, true }
};

/* The function NAME of math, into RESULT; false if there is none.  */

static bool
call_math (struct frame_arena *arena, const char *name, const value *args,
	   unsigned n, value *result)
{
  if (strncmp (name, "math.", 5) == 0)
    name += 5;
  for (size_t i = 0; i < sizeof math_functions / sizeof *math_functions; i++)
    {
      const struct math_function *f = &math_functions[i];
      double y;

      if (strcmp (f->name, name) != 0)
	continue;
      if (n != (f->one ? 1 : 2) || !frame_expression_number_p (&args[0])
	  || !frame_expression_number_p (&args[n - 1]))
	{
	  *result
	    = frame_expression_error (arena, "%s () wants %s", name,
				      f->one ? "a number" : "two numbers");
	  return true;
	}
      y = f->one ? f->one (args[0].number)
		 : f->two (args[0].number, args[1].number);
      *result = isnan (y) ? frame_expression_error (
		  arena, "%s () of a number out of range", name)
			  : frame_expression_number (y, f->whole);
      return true;
    }
  return false;
}

/* int (V), or with WHOLE false float (V).  */

static value
convert (struct frame_arena *arena, const value *v, bool whole)
{
  const char *text;
  char *end;
  double x;

  if (frame_expression_number_p (v))
    return frame_expression_number (whole ? trunc (v->number) : v->number,
				    whole);
  if (v->kind != FRAME_E_STRING)
    return frame_expression_error (arena, "%s () of what is no number",
				   whole ? "int" : "float");
  text = v->text + strspn (v->text, " \t\n");
  x = whole ? (double) strtoll (text, &end, 10) : strtod (text, &end);
  if (end == text || end[strspn (end, " \t\n")])
    return frame_expression_error (arena, "'%.80s' is no number", v->text);
  return frame_expression_number (x, whole);
}

/* min or max (SIGN 1) of ARGS.  */

static value
extreme (struct frame_arena *arena, int sign, const value *args, unsigned n)
{
  value best;

  if (n == 1 && args[0].kind == FRAME_E_LIST)
    {
      n = args[0].n_items;
      args = args[0].items;
    }
  if (!n)
    return frame_expression_error (arena, "min () or max () of nothing");
  best = args[0];
  for (unsigned i = 0; i < n; i++)
    if (!frame_expression_number_p (&args[i]))
      return frame_expression_unknown ();
    else if (sign * (args[i].number - best.number) > 0)
      best = args[i];
  return best;
}

static value
sum (const value *list)
{
  double total = 0;
  bool whole = true;

  if (list->kind != FRAME_E_LIST)
    return frame_expression_unknown ();
  for (unsigned i = 0; i < list->n_items; i++)
    {
      if (!frame_expression_number_p (&list->items[i]))
	return frame_expression_unknown ();
      total += list->items[i].number;
      whole &= list->items[i].kind != FRAME_E_FLOAT;
    }
  return frame_expression_number (total, whole);
}

/* round (V), to DIGITS if not null.  */

static value
round_value (const value *v, const value *digits)
{
  char text[64];

  if (!frame_expression_number_p (v))
    return frame_expression_unknown ();
  if (!digits)
    return frame_expression_number (nearbyint (v->number), true);
  if (digits->kind != FRAME_E_INT || digits->number < 0 || digits->number > 15
      || fabs (v->number) > 1e15)
    return frame_expression_unknown ();
  snprintf (text, sizeof text, "%.*f", (int) digits->number, v->number);
  return frame_expression_number (strtod (text, NULL),
				  v->kind != FRAME_E_FLOAT);
}

/* range (ARGS) as a list.  */

static value
range (struct frame_arena *arena, const value *args, unsigned n)
{
  value list = { .kind = FRAME_E_LIST };
  double from = n > 1 ? args[0].number : 0, to = args[n > 1].number;
  double step = n > 2 ? args[2].number : 1;

  for (unsigned i = 0; i < n; i++)
    if (args[i].kind != FRAME_E_INT)
      return frame_expression_unknown ();
  if (step == 0 || fabs ((to - from) / step) > FRAME_EXPRESSION_ITEMS)
    return frame_expression_unknown ();
  for (; step > 0 ? from < to : from > to; from += step)
    *FRAME_APPEND (arena, list.items, list.n_items, value)
      = frame_expression_number (from, true);
  return list;
}

/* str (V).  */

static value
to_string (struct frame_arena *arena, const value *v)
{
  const char *text = frame_expression_text (arena, v);

  return text ? frame_expression_string (text) : frame_expression_unknown ();
}

/* A function of one argument V that is built in, and whatever is not.  */

static value
call_builtin (struct frame_arena *arena, const char *name, const value *v,
	      unsigned n)
{
  if (strcmp (name, "str") == 0 && n == 1)
    return to_string (arena, v);
  if (strcmp (name, "str") == 0 && !n)
    return frame_expression_string ("");
  if (strcmp (name, "int") == 0 && n == 1)
    return convert (arena, v, true);
  if (strcmp (name, "float") == 0 && n == 1)
    return convert (arena, v, false);
  if (strcmp (name, "bool") == 0 && n == 1)
    return frame_expression_bool (frame_expression_truth (v));
  if (strcmp (name, "abs") == 0 && n == 1 && frame_expression_number_p (v))
    return frame_expression_number (fabs (v->number),
				    v->kind != FRAME_E_FLOAT);
  if (strcmp (name, "len") == 0 && n == 1
      && (v->kind == FRAME_E_STRING || v->kind == FRAME_E_LIST
	  || v->kind == FRAME_E_DICT))
    return frame_expression_number (frame_expression_length (v), true);
  if (strcmp (name, "round") == 0 && (n == 1 || n == 2))
    return round_value (v, n == 2 ? v + 1 : NULL);
  if (strcmp (name, "min") == 0)
    return extreme (arena, -1, v, n);
  if (strcmp (name, "max") == 0)
    return extreme (arena, 1, v, n);
  if (strcmp (name, "sum") == 0 && n == 1)
    return sum (v);
  if (strcmp (name, "range") == 0 && n && n <= 3)
    return range (arena, v, n);
  if ((strcmp (name, "list") == 0 || strcmp (name, "tuple") == 0)
      && (!n || (n == 1 && v->kind == FRAME_E_LIST)))
    return n ? *v : (value){ .kind = FRAME_E_LIST };
  if (strcmp (name, "dict") == 0
      && (!n || (n == 1 && v->kind == FRAME_E_DICT)))
    return n ? *v : (value){ .kind = FRAME_E_DICT };
  return frame_expression_unknown ();
}

value
frame_expression_function (const struct frame_expression_world *world,
			   const char *name, const value *args, unsigned n)
{
  value result;

  for (unsigned i = 0; i < n; i++)
    if (args[i].kind == FRAME_E_ERROR)
      return args[i];
  if (world->call)
    {
      result = world->call (world->data, name, args, n);
      if (result.kind != FRAME_E_ERROR || result.text)
	return result;
    }
  for (unsigned i = 0; i < n; i++)
    if (args[i].kind == FRAME_E_UNKNOWN)
      return frame_expression_unknown ();
  if (call_math (world->arena, name, args, n, &result))
    return result;
  return call_builtin (world->arena, name, args, n);
}
