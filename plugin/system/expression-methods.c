/* What Python does with the text of an expression: formatting, and the methods
   of strings and dicts.

   Source: the Python 3 documentation, "Built-in Types".  */

#include "expression-library.h"
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct frame_expression value;

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
      return n == 0 && frame_expression_print (out, arg, 0);
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
	good
	  = n < (many ? args->n_items : 1)
	    && print_conversion (&out, &text, many ? &args->items[n] : args);
	n++;
      }
  text = frame_expression_take (arena, &out, good);
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
	     && frame_expression_print (&out, &args[index], 0);
      text += digits + (text[digits] != '\0');
    }
  text = frame_expression_take (arena, &out, good);
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
    else if (!depth
	     && (*c == ':' || (*c == '!' && c[1] != '=')
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
      good = frame_expression_print (&out, &v, 0);
      text += length + 1;
    }
  return frame_expression_take (world->arena, &out, good);
}

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

  while (list.n_items < FRAME_EXPRESSION_ITEMS)
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
      value word = frame_expression_string (
	frame_intern_n (arena, text, (size_t) (end - text)));
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

  while ((found = strstr (text, old)) && out.length <= FRAME_EXPRESSION_TEXT)
    {
      frame_buffer_add (&out, text, (size_t) (found - text));
      frame_buffer_puts (&out, new);
      text = found + strlen (old);
    }
  frame_buffer_puts (&out, text);
  text
    = frame_expression_take (arena, &out, out.length <= FRAME_EXPRESSION_TEXT);
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
      good = list->items[i].kind == FRAME_E_STRING
	     && out.length <= FRAME_EXPRESSION_TEXT;
      if (i)
	frame_buffer_puts (&out, separator);
      if (good)
	frame_buffer_puts (&out, list->items[i].text);
    }
  text = frame_expression_take (arena, &out, good);
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
      list.items[i] = (value){ .kind = FRAME_E_LIST,
			       .n_items = 2,
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
