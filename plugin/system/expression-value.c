/* Values of Python expressions: making, printing, comparing, taking
   apart.  */

#include "expression-library.h"
#include <ctype.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 100

typedef struct frame_expression value;

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
      if (!frame_expression_print (out, &v->items[i], depth + 1))
	return false;
    }
  frame_buffer_puts (out, dict ? "}" : "]");
  return true;
}

/* Append V as str () prints it, at DEPTH 0, or repr () inside a list.
   Returns false if it has holes.  */

bool
frame_expression_print (struct frame_buffer *out, const value *v,
			unsigned depth)
{
  if (depth > MAX_DEPTH || out->length > FRAME_EXPRESSION_TEXT)
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

const char *
frame_expression_take (struct frame_arena *arena, struct frame_buffer *out,
		       bool good)
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
  good = frame_expression_print (&out, v, 0);
  return frame_expression_take (arena, &out, good);
}

static bool
same_key_p (const value *a, const value *b)
{
  if (a->kind == FRAME_E_STRING && b->kind == FRAME_E_STRING)
    return strcmp (a->text, b->text) == 0;
  return frame_expression_number_p (a) && frame_expression_number_p (b)
	 && a->number == b->number;
}

double
frame_expression_length (const value *v)
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
    i += frame_expression_length (v);
  if (i < 0 || i >= frame_expression_length (v))
    return frame_expression_error (arena, "the index %.0f is out of range",
				   key->number);
  if (v->kind == FRAME_E_LIST)
    return v->items[(unsigned) i];
  return frame_expression_string (
    frame_intern_n (arena, v->text + (size_t) i, 1));
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
  double length = frame_expression_length (v), first = bound (from, length, 0);
  double last = bound (to, length, length);
  value part = *v;

  if (v->kind != FRAME_E_LIST && v->kind != FRAME_E_STRING)
    return frame_expression_error (arena, "this has no elements");
  if (last < first)
    last = first;
  if (v->kind == FRAME_E_STRING)
    return frame_expression_string (frame_intern_n (
      arena, v->text + (size_t) first, (size_t) (last - first)));
  part.n_items = (unsigned) (last - first);
  part.items = v->items ? v->items + (size_t) first : NULL;
  return part;
}
