/* Values of Python expressions and what Python's functions do with them:
   math, conversions, methods of strings, lists and dicts, formatting.

   Source: the Python 3 documentation, "Built-in Functions", "Built-in Types"
   and "math".  */

#include "expression-library.h"
#include "frame-text.h"
#include <ctype.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct frame_expression value;

#define MAX_DEPTH 100
#define MAX_ITEMS 10000
#define MAX_TEXT (1u << 20)
#define PI 3.14159265358979323846

/* -- values --------------------------------------------------------------- */

value
frame_expression_unknown (void)
{
  value v = { .kind = FRAME_E_UNKNOWN };
  return v;
}

value
frame_expression_error (struct frame_arena *arena, const char *format, ...)
{
  value v = { .kind = FRAME_E_ERROR };
  va_list args;

  va_start (args, format);
  v.text = frame_vprintf (arena, format, args);
  va_end (args);
  return v;
}

value
frame_expression_bool (bool truth)
{
  value v = { .kind = FRAME_E_BOOL, .number = truth };
  return v;
}

value
frame_expression_string (const char *text)
{
  value v = { .kind = FRAME_E_STRING, .text = text };
  return v;
}

value
frame_expression_number (double number, bool whole)
{
  value v = { .kind = whole ? FRAME_E_INT : FRAME_E_FLOAT, .number = number };

  /* Python's integers have no end; ours are exact up to here.  */
  if (isnan (number) || isinf (number) || (whole && fabs (number) > 0x1p53))
    return frame_expression_unknown ();
  return v;
}

bool
frame_expression_number_p (const value *v)
{
  return v->kind == FRAME_E_INT || v->kind == FRAME_E_FLOAT
	 || v->kind == FRAME_E_BOOL;
}

int
frame_expression_truth (const value *v)
{
  switch (v->kind)
    {
    case FRAME_E_ERROR:
    case FRAME_E_UNKNOWN:
      return -1;
    case FRAME_E_NONE:
      return 0;
    case FRAME_E_STRING:
      return *v->text != '\0';
    case FRAME_E_LIST:
    case FRAME_E_DICT:
      return v->n_items != 0;
    default:
      return v->number != 0;
    }
}

static bool
bad_p (const value *v)
{
  return v->kind == FRAME_E_ERROR || v->kind == FRAME_E_UNKNOWN;
}

/* -- printing ------------------------------------------------------------- */

/* X as repr () prints it: the fewest digits that read back the same.  */

static void
print_float (struct frame_buffer *out, double x)
{
  char text[40], digits[40], *e;
  int n = 0, exponent, precision = 0;

  if (x < 0 || (x == 0 && signbit (x)))
    frame_buffer_puts (out, "-");
  x = fabs (x);
  do
    snprintf (text, sizeof text, "%.*e", precision++, x);
  while (strtod (text, NULL) != x && precision < 18);
  e = strchr (text, 'e');
  exponent = atoi (e + 1);
  for (char *c = text; c < e; c++)
    if (isdigit ((unsigned char) *c))
      digits[n++] = *c;
  while (n > 1 && digits[n - 1] == '0')
    n--;
  digits[n] = '\0';
  if (exponent < -4 || exponent >= 16)
    frame_buffer_printf (out, "%c%s%se%c%02d", digits[0], n > 1 ? "." : "",
			 digits + 1, exponent < 0 ? '-' : '+', abs (exponent));
  else if (exponent < 0)
    frame_buffer_printf (out, "0.%.*s%s", -exponent - 1, "0000", digits);
  else if (n <= exponent + 1)
    frame_buffer_printf (out, "%s%.*s.0", digits, exponent + 1 - n,
			 "0000000000000000");
  else
    frame_buffer_printf (out, "%.*s.%s", exponent + 1, digits,
			 digits + exponent + 1);
}

/* TEXT as repr () prints it.  */

static void
print_quoted (struct frame_buffer *out, const char *text)
{
  char quote = strchr (text, '\'') && !strchr (text, '"') ? '"' : '\'';

  frame_buffer_add (out, &quote, 1);
  for (; *text; text++)
    if (*text == quote || *text == '\\')
      frame_buffer_printf (out, "\\%c", *text);
    else if (*text == '\n')
      frame_buffer_puts (out, "\\n");
    else if (*text == '\t')
      frame_buffer_puts (out, "\\t");
    else
      frame_buffer_add (out, text, 1);
  frame_buffer_add (out, &quote, 1);
}

static bool print_value (struct frame_buffer *out, const value *v,
			 unsigned depth);

/* The elements of the list or dict V.  */

static bool
print_items (struct frame_buffer *out, const value *v, unsigned depth)
{
  bool dict = v->kind == FRAME_E_DICT;

  frame_buffer_puts (out, dict ? "{" : "[");
  for (unsigned i = 0; i < v->n_items; i++)
    {
      if (i)
	frame_buffer_puts (out, dict && i % 2 ? ": " : ", ");
      if (!print_value (out, &v->items[i], depth + 1))
	return false;
    }
  frame_buffer_puts (out, dict ? "}" : "]");
  return true;
}

/* Append V as str () prints it, at DEPTH 0, or repr () inside a list.
   Returns false if it has holes.  */

static bool
print_value (struct frame_buffer *out, const value *v, unsigned depth)
{
  if (depth > MAX_DEPTH || out->length > MAX_TEXT)
    return false;
  switch (v->kind)
    {
    case FRAME_E_ERROR:
    case FRAME_E_UNKNOWN:
      return false;
    case FRAME_E_NONE:
      frame_buffer_puts (out, "None");
      return true;
    case FRAME_E_BOOL:
      frame_buffer_puts (out, v->number ? "True" : "False");
      return true;
    case FRAME_E_INT:
      frame_buffer_printf (out, "%.0f", v->number);
      return true;
    case FRAME_E_FLOAT:
      print_float (out, v->number);
      return true;
    case FRAME_E_STRING:
      if (depth)
	print_quoted (out, v->text);
      else
	frame_buffer_puts (out, v->text);
      return true;
    default:
      return print_items (out, v, depth);
    }
}

/* The text of OUT in ARENA, or null if not GOOD.  OUT is freed.  */

static const char *
take_buffer (struct frame_arena *arena, struct frame_buffer *out, bool good)
{
  const char *text
    = good ? frame_intern_n (arena, out->text ? out->text : "", out->length)
	   : NULL;

  frame_buffer_free (out);
  return text;
}

const char *
frame_expression_text (struct frame_arena *arena, const value *v)
{
  struct frame_buffer out = { 0 };
  bool good;

  if (v->kind == FRAME_E_STRING)
    return v->text;
  good = print_value (&out, v, 0);
  return take_buffer (arena, &out, good);
}

/* -- indexing ------------------------------------------------------------- */

static bool
same_key_p (const value *a, const value *b)
{
  if (a->kind == FRAME_E_STRING && b->kind == FRAME_E_STRING)
    return strcmp (a->text, b->text) == 0;
  return frame_expression_number_p (a) && frame_expression_number_p (b)
	 && a->number == b->number;
}

static double
length_of (const value *v)
{
  if (v->kind == FRAME_E_STRING)
    return (double) strlen (v->text);
  return v->kind == FRAME_E_DICT ? v->n_items / 2 : v->n_items;
}

value
frame_expression_item (struct frame_arena *arena, const value *v,
		       const value *key)
{
  double i = key->number;

  if (v->kind == FRAME_E_DICT)
    {
      for (unsigned k = 0; k + 1 < v->n_items; k += 2)
	if (bad_p (&v->items[k]))
	  return frame_expression_unknown ();
	else if (same_key_p (&v->items[k], key))
	  return v->items[k + 1];
      return key->kind == FRAME_E_STRING
	       ? frame_expression_error (arena, "there is no key '%.80s'",
					 key->text)
	       : frame_expression_error (arena, "there is no such key");
    }
  if (v->kind != FRAME_E_LIST && v->kind != FRAME_E_STRING)
    return frame_expression_error (arena, "this has no elements");
  if (key->kind != FRAME_E_INT && key->kind != FRAME_E_BOOL)
    return frame_expression_error (arena, "an index must be an integer");
  if (i < 0)
    i += length_of (v);
  if (i < 0 || i >= length_of (v))
    return frame_expression_error (arena, "the index %.0f is out of range",
				   key->number);
  if (v->kind == FRAME_E_LIST)
    return v->items[(unsigned) i];
  return frame_expression_string (frame_intern_n (arena,
						  v->text + (size_t) i, 1));
}

/* The bound B of a slice of LENGTH elements; DEFAULT_ if left out.  */

static double
bound (const value *b, double length, double default_)
{
  double i = b->kind == FRAME_E_NONE ? default_ : b->number;

  if (i < 0)
    i += length;
  return i < 0 ? 0 : i > length ? length : i;
}

value
frame_expression_slice (struct frame_arena *arena, const value *v,
			const value *from, const value *to)
{
  double length = length_of (v), first = bound (from, length, 0);
  double last = bound (to, length, length);
  value part = *v;

  if (v->kind != FRAME_E_LIST && v->kind != FRAME_E_STRING)
    return frame_expression_error (arena, "this has no elements");
  if (last < first)
    last = first;
  if (v->kind == FRAME_E_STRING)
    return frame_expression_string (
      frame_intern_n (arena, v->text + (size_t) first,
		      (size_t) (last - first)));
  part.n_items = (unsigned) (last - first);
  part.items = v->items ? v->items + (size_t) first : NULL;
  return part;
}

/* -- formatting ----------------------------------------------------------- */

/* The conversion that begins behind a "%", at *AT, of ARG into OUT.  */

static bool
print_conversion (struct frame_buffer *out, const char **at, const value *arg)
{
  const char *start = *at;
  char format[16] = "%";
  size_t n;

  while (**at && strchr ("-+ 0#.123456789", **at))
    (*at)++;
  n = (size_t) (*at - start);
  if (n > 10 || !**at)
    return false;
  memcpy (format + 1, start, n);
  /* No width that fills the memory.  */
  if (strspn (start, "-+ 0#.") + 3 < n)
    return false;
  switch (*(*at)++)
    {
    case 's':
      return n == 0 && print_value (out, arg, 0);
    case 'd':
    case 'i':
      if (!frame_expression_number_p (arg) || strchr (format, '.'))
	return false;
      strcpy (format + n + 1, ".0f");
      frame_buffer_printf (out, format, trunc (arg->number));
      return true;
    case 'f':
    case 'g':
    case 'e':
      if (!frame_expression_number_p (arg))
	return false;
      format[n + 1] = (*at)[-1];
      frame_buffer_printf (out, format, arg->number);
      return true;
    default:
      return false;
    }
}

value
frame_expression_percent (struct frame_arena *arena, const char *text,
			  const value *args)
{
  struct frame_buffer out = { 0 };
  bool good = true, many = args->kind == FRAME_E_LIST;
  unsigned n = 0;

  while (*text && good)
    if (*text != '%')
      frame_buffer_add (&out, text++, 1);
    else if (text[1] == '%')
      {
	frame_buffer_puts (&out, "%");
	text += 2;
      }
    else
      {
	text++;
	good = n < (many ? args->n_items : 1)
	       && print_conversion (&out, &text, many ? &args->items[n] : args);
	n++;
      }
  text = take_buffer (arena, &out, good);
  return text ? frame_expression_string (text) : frame_expression_unknown ();
}

/* Step *AT over the literal text before the next field of a format, append it
   to OUT.  Returns true if a field begins; *AT is behind its "{".  */

static bool
next_field (struct frame_buffer *out, const char **at)
{
  while (**at)
    {
      char c = *(*at)++;
      if ((c == '{' || c == '}') && **at == c)
	(*at)++;
      else if (c == '{')
	return true;
      frame_buffer_add (out, &c, 1);
    }
  return false;
}

/* TEXT.format (ARGS): {} and {0}.  */

static value
format_method (struct frame_arena *arena, const char *text, const value *args,
	       unsigned n)
{
  struct frame_buffer out = { 0 };
  unsigned next = 0;
  bool good = true;

  while (good && next_field (&out, &text))
    {
      size_t digits = strspn (text, "0123456789");
      unsigned long index = digits ? strtoul (text, NULL, 10) : next++;

      good = digits < 6 && text[digits] == '}' && index < n
	     && print_value (&out, &args[index], 0);
      text += digits + (text[digits] != '\0');
    }
  text = take_buffer (arena, &out, good);
  return text ? frame_expression_string (text) : frame_expression_unknown ();
}

/* The length of the expression of a field at TEXT; 0 if it has a conversion,
   a format or no end.  */

static size_t
field_length (const char *text)
{
  unsigned depth = 0;

  for (const char *c = text; *c; c++)
    if (*c == '(' || *c == '[' || *c == '{')
      depth++;
    else if (*c == '}' && !depth)
      return (size_t) (c - text);
    else if (*c == ')' || *c == ']' || *c == '}')
      depth -= depth != 0;
    else if (*c == '\'' || *c == '"')
      {
	c = strchr (c + 1, *c);
	if (!c)
	  return 0;
      }
    else if (!depth && (*c == ':' || (*c == '!' && c[1] != '=')
			|| (*c == '=' && c[1] == '}')))
      return 0;
  return 0;
}

const char *
frame_expression_format_fields (const struct frame_expression_world *world,
				const char *text, unsigned depth)
{
  struct frame_buffer out = { 0 };
  bool good = true;

  while (good && next_field (&out, &text))
    {
      size_t length = field_length (text);
      value v;

      good = length != 0;
      if (!good)
	break;
      v = frame_expression_nested (
	world, frame_intern_n (world->arena, text, length), depth);
      good = print_value (&out, &v, 0);
      text += length + 1;
    }
  return take_buffer (world->arena, &out, good);
}

/* -- methods -------------------------------------------------------------- */

/* TEXT without the bytes in SET (blanks if null) at its ends; LEFT and RIGHT
   say at which.  */

static value
strip (struct frame_arena *arena, const char *text, const char *set, bool left,
       bool right)
{
  size_t length;

  if (!set)
    set = " \t\n\r\f\v";
  while (left && *text && strchr (set, *text))
    text++;
  length = strlen (text);
  while (right && length && strchr (set, text[length - 1]))
    length--;
  return frame_expression_string (frame_intern_n (arena, text, length));
}

/* TEXT.split (SEPARATOR), at blanks if that is null.  */

static value
split (struct frame_arena *arena, const char *text, const char *separator)
{
  value list = { .kind = FRAME_E_LIST };

  while (list.n_items < MAX_ITEMS)
    {
      const char *end;
      if (!separator)
	{
	  text += strspn (text, " \t\n\r\f\v");
	  if (!*text)
	    return list;
	  end = text + strcspn (text, " \t\n\r\f\v");
	}
      else if (!(end = strstr (text, separator)))
	end = text + strlen (text);
      value word
	= frame_expression_string (frame_intern_n (arena, text,
						   (size_t) (end - text)));
      *FRAME_APPEND (arena, list.items, list.n_items, value) = word;
      if (separator && !*end)
	return list;
      text = end + (separator ? strlen (separator) : 0);
    }
  return frame_expression_unknown ();
}

/* TEXT with OLD, which is not empty, made NEW everywhere.  */

static value
replace (struct frame_arena *arena, const char *text, const char *old,
	 const char *new)
{
  struct frame_buffer out = { 0 };
  const char *found;

  while ((found = strstr (text, old)) && out.length <= MAX_TEXT)
    {
      frame_buffer_add (&out, text, (size_t) (found - text));
      frame_buffer_puts (&out, new);
      text = found + strlen (old);
    }
  frame_buffer_puts (&out, text);
  text = take_buffer (arena, &out, out.length <= MAX_TEXT);
  return text ? frame_expression_string (text) : frame_expression_unknown ();
}

/* SEPARATOR.join (LIST).  */

static value
join (struct frame_arena *arena, const char *separator, const value *list)
{
  struct frame_buffer out = { 0 };
  bool good = list->kind == FRAME_E_LIST;
  const char *text;

  for (unsigned i = 0; good && i < list->n_items; i++)
    {
      good = list->items[i].kind == FRAME_E_STRING && out.length <= MAX_TEXT;
      if (i)
	frame_buffer_puts (&out, separator);
      if (good)
	frame_buffer_puts (&out, list->items[i].text);
    }
  text = take_buffer (arena, &out, good);
  return text ? frame_expression_string (text) : frame_expression_unknown ();
}

/* TEXT in lower case, or upper if UPPER.  */

static value
change_case (struct frame_arena *arena, const char *text, bool upper)
{
  char *copy = frame_printf (arena, "%s", text);

  for (char *c = copy; *c; c++)
    *c = (char) (upper ? toupper ((unsigned char) *c)
		       : tolower ((unsigned char) *c));
  return frame_expression_string (copy);
}

/* A method of the string TEXT whose N arguments ARGS are all strings.  */

static value
string_method (struct frame_arena *arena, const char *text, const char *name,
	       const value *args, unsigned n)
{
  const char *a = n ? args[0].text : NULL;
  size_t la = a ? strlen (a) : 0, lt = strlen (text);

  if (strcmp (name, "split") == 0 && n < 2 && (!a || *a))
    return split (arena, text, a);
  if (strcmp (name, "strip") == 0 && n < 2)
    return strip (arena, text, a, true, true);
  if (strcmp (name, "lstrip") == 0 && n < 2)
    return strip (arena, text, a, true, false);
  if (strcmp (name, "rstrip") == 0 && n < 2)
    return strip (arena, text, a, false, true);
  if (strcmp (name, "lower") == 0 && !n)
    return change_case (arena, text, false);
  if (strcmp (name, "upper") == 0 && !n)
    return change_case (arena, text, true);
  if (strcmp (name, "startswith") == 0 && n == 1)
    return frame_expression_bool (strncmp (text, a, la) == 0);
  if (strcmp (name, "endswith") == 0 && n == 1)
    return frame_expression_bool (la <= lt && strcmp (text + lt - la, a) == 0);
  if (strcmp (name, "replace") == 0 && n == 2 && la)
    return replace (arena, text, a, args[1].text);
  return frame_expression_unknown ();
}

/* Every second element of the dict V from FIRST on, or with PAIRS all by
   twos.  */

static value
dict_part (struct frame_arena *arena, const value *v, unsigned first,
	   bool pairs)
{
  value list = { .kind = FRAME_E_LIST, .n_items = v->n_items / 2 };

  list.items = FRAME_NEW_N (arena, value, list.n_items + 1);
  for (unsigned i = 0; i < list.n_items; i++)
    if (pairs)
      list.items[i] = (value) { .kind = FRAME_E_LIST, .n_items = 2,
				.items = v->items + 2 * i };
    else
      list.items[i] = v->items[2 * i + first];
  return list;
}

static value
dict_method (struct frame_arena *arena, const value *v, const char *name,
	     const value *args, unsigned n)
{
  value none = { .kind = FRAME_E_NONE };

  if (strcmp (name, "get") == 0 && (n == 1 || n == 2))
    {
      value found = frame_expression_item (arena, v, &args[0]);
      return found.kind != FRAME_E_ERROR ? found : n == 2 ? args[1] : none;
    }
  if (n)
    return frame_expression_unknown ();
  if (strcmp (name, "keys") == 0)
    return dict_part (arena, v, 0, false);
  if (strcmp (name, "values") == 0)
    return dict_part (arena, v, 1, false);
  if (strcmp (name, "items") == 0)
    return dict_part (arena, v, 0, true);
  return frame_expression_unknown ();
}

value
frame_expression_method (const struct frame_expression_world *world,
			 const value *v, const char *name, const value *args,
			 unsigned n)
{
  struct frame_arena *arena = world->arena;
  bool strings = true;

  for (unsigned i = 0; i < n; i++)
    {
      if (args[i].kind == FRAME_E_ERROR)
	return args[i];
      strings &= args[i].kind == FRAME_E_STRING;
    }
  if (v->kind == FRAME_E_DICT)
    return dict_method (arena, v, name, args, n);
  if (v->kind != FRAME_E_STRING)
    return frame_expression_unknown ();
  if (strcmp (name, "format") == 0)
    return format_method (arena, v->text, args, n);
  if (strcmp (name, "join") == 0 && n == 1)
    return join (arena, v->text, &args[0]);
  if (!strings)
    return frame_expression_unknown ();
  return string_method (arena, v->text, name, args, n);
}

/* -- functions ------------------------------------------------------------ */

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
    *v = (value) { .kind = FRAME_E_NONE };
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
  { "sin", sin, NULL, false },	     { "cos", cos, NULL, false },
  { "tan", tan, NULL, false },	     { "asin", asin, NULL, false },
  { "acos", acos, NULL, false },     { "atan", atan, NULL, false },
  { "atan2", NULL, atan2, false },   { "sinh", sinh, NULL, false },
  { "cosh", cosh, NULL, false },     { "tanh", tanh, NULL, false },
  { "sqrt", sqrt, NULL, false },     { "exp", exp, NULL, false },
  { "log", log, NULL, false },	     { "log10", log10, NULL, false },
  { "pow", NULL, pow, false },	     { "hypot", NULL, hypot, false },
  { "fmod", NULL, fmod, false },     { "copysign", NULL, copysign, false },
  { "fabs", fabs, NULL, false },     { "radians", radians, NULL, false },
  { "degrees", degrees, NULL, false }, { "floor", floor, NULL, true },
  { "ceil", ceil, NULL, true },	     { "trunc", trunc, NULL, true }
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
	  *result = frame_expression_error (
	    arena, "%s () wants %s", name, f->one ? "a number" : "two numbers");
	  return true;
	}
      y = f->one ? f->one (args[0].number)
		 : f->two (args[0].number, args[1].number);
      *result = isnan (y) ? frame_expression_error (
				    arena, "%s () of a number out of range",
				    name)
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
  if (step == 0 || fabs ((to - from) / step) > MAX_ITEMS)
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
    return frame_expression_number (length_of (v), true);
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
    return n ? *v : (value) { .kind = FRAME_E_LIST };
  if (strcmp (name, "dict") == 0 && (!n || (n == 1 && v->kind == FRAME_E_DICT)))
    return n ? *v : (value) { .kind = FRAME_E_DICT };
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
