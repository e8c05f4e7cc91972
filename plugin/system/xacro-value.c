/* Properties of xacro, and text with ${...} and $(...) in it.  */

#include "xacro-internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "expression-library.h"
#include "packages.h"

/* Directories that are searched upwards for a package.  */
#define MAX_UP 8

/* Values.  */

static struct frame_expression
unknown (void)
{
  struct frame_expression v = { .kind = FRAME_E_UNKNOWN };

  return v;
}

static struct frame_expression
failure (struct xacro *x, const char *text)
{
  struct frame_expression v = { .kind = FRAME_E_ERROR };

  v.text = frame_intern (x->arena, text);
  return v;
}

struct frame_expression
xacro_string (struct xacro *x, const char *text)
{
  struct frame_expression v = { .kind = FRAME_E_STRING };

  v.text = frame_intern (x->arena, text);
  return v;
}

/* TEXT as Python's int () or float () reads it.  */

static bool
read_number (const char *text, bool whole, double *n)
{
  const char *p = text + strspn (text, " \t\n");
  char *end;

  if (whole && p[strspn (p, "+-0123456789 \t\n")])
    return false;
  if (strpbrk (p, "xXpP"))	/* Python's float knows no 0x10 */
    return false;
  *n = strtod (p, &end);
  return end != p && end[strspn (end, " \t\n")] == '\0';
}

/* VALUE as a literal: numbers and truth values are not kept as strings.  */

static struct frame_expression
literal (struct xacro *x, struct frame_expression value)
{
  const char *text = value.text;
  size_t length;
  double n;

  if (value.kind != FRAME_E_STRING)
    return value;
  length = strlen (text);
  if (length >= 2 && text[0] == '\'' && text[length - 1] == '\'')
    return xacro_string (x, frame_intern_n (x->arena, text + 1, length - 2));
  if (strchr (text, '_'))
    return value;
  if (read_number (text, true, &n))
    value.kind = FRAME_E_INT;
  else if (read_number (text, false, &n))
    value.kind = FRAME_E_FLOAT;
  else if (strcmp (text, "true") == 0 || strcmp (text, "True") == 0
	   || strcmp (text, "false") == 0 || strcmp (text, "False") == 0)
    {
      value.kind = FRAME_E_BOOL;
      n = text[0] == 't' || text[0] == 'T';
    }
  else
    return value;
  value.number = n;
  return value;
}

int
xacro_truth (const struct frame_expression *value)
{
  double n;

  if (value->kind == FRAME_E_UNKNOWN || value->kind == FRAME_E_ERROR)
    return -1;
  if (value->kind != FRAME_E_STRING)
    return frame_expression_truth (value);
  if (strcmp (value->text, "true") == 0 || strcmp (value->text, "True") == 0)
    return 1;
  if (strcmp (value->text, "false") == 0
      || strcmp (value->text, "False") == 0)
    return 0;
  return read_number (value->text, true, &n) ? n != 0 : -2;
}

/* Properties.  */

struct scope *
xacro_scope_new (struct xacro *x, struct scope *parent, bool is_namespace)
{
  struct scope *scope = FRAME_NEW (x->arena, struct scope);

  scope->parent = parent;
  scope->is_namespace = is_namespace;
  return scope;
}

static struct property *
own_property (struct scope *scope, const char *name)
{
  struct property *found;

  HASH_FIND_STR (scope->properties, name, found);
  return found;
}

struct property *
xacro_find_property (struct scope *scope, const char *name)
{
  struct property *found = NULL;

  for (; scope && !found; scope = scope->parent)
    found = own_property (scope, name);
  return found;
}

struct property *
xacro_new_property (struct xacro *x, struct scope *scope, const char *name)
{
  struct property *p = own_property (scope, name);

  if (p)
    {
      p->text = NULL;
      p->block = NULL;
      p->space = NULL;
      return p;
    }
  p = FRAME_NEW (x->arena, struct property);
  p->name = frame_intern (x->arena, name);
  HASH_ADD_KEYPTR (hh, scope->properties, p->name, strlen (p->name), p);
  return p;
}

void
xacro_remove_property (struct scope *scope, const char *name)
{
  struct xacro *x = NULL;

  (void) x;
  for (; scope; scope = scope->parent)
    {
      struct property *p = own_property (scope, name);

      if (p)
	HASH_DEL (scope->properties, p);
    }
}

void
xacro_set_value (struct xacro *x, struct scope *scope, const char *name,
		 struct frame_expression value)
{
  struct property *p = xacro_new_property (x, scope, name);

  p->kind = PROPERTY_VALUE;
  p->value = literal (x, value);
}

static struct frame_expression property_value (struct xacro *x,
					       struct scope *scope,
					       struct property *p);

/* The properties of SPACE as a dict, so that "space.name" is one of its
   items.  */

static struct frame_expression
space_value (struct xacro *x, struct scope *space)
{
  struct frame_expression v = { .kind = FRAME_E_DICT };
  struct property *p, *next;

  v.items = FRAME_NEW_N (x->arena, struct frame_expression,
			 2 * HASH_COUNT (space->properties) + 1);
  HASH_ITER (hh, space->properties, p, next)
    {
      struct frame_expression value = property_value (x, space, p);

      if (value.kind == FRAME_E_ERROR)
	continue;
      v.items[v.n_items++] = xacro_string (x, p->name);
      v.items[v.n_items++] = value;
    }
  return v;
}

/* The value of P, which SCOPE holds.  */

static struct frame_expression
property_value (struct xacro *x, struct scope *scope, struct property *p)
{
  struct frame_expression v;

  if (p->kind == PROPERTY_NAMESPACE)
    return space_value (x, p->space);
  if (p->kind == PROPERTY_BLOCK)
    return failure (x, "a block is no value");
  if (p->kind == PROPERTY_VALUE)
    return p->value;
  if (p->busy)
    return failure (x, frame_printf (x->arena, "property '%s' is defined by "
				     "itself", p->name));
  if (x->depth >= XACRO_MAX_DEPTH)
    return unknown ();
  p->busy = true;
  x->depth++;
  v = literal (x, xacro_eval (x, p->text, scope, p->loc));
  x->depth--;
  p->busy = false;
  if (v.kind != FRAME_E_ERROR)
    {
      p->kind = PROPERTY_VALUE;
      p->value = v;
    }
  return v;
}

/* Callbacks of the evaluator.  */

struct view
{
  struct xacro *x;
  struct scope *scope;
};

static struct frame_expression
find_name (void *data, const char *name)
{
  struct view *view = data;
  struct frame_expression none = { .kind = FRAME_E_ERROR };

  for (struct scope *s = view->scope; s; s = s->parent)
    {
      struct property *p = own_property (s, name);

      if (p)
	return property_value (view->x, s, p);
    }
  return none;
}

const struct xacro_arg *
xacro_find_arg (const struct xacro *x, const char *name)
{
  for (unsigned i = 0; i < x->n_args; i++)
    if (strcmp (x->args[i].name, name) == 0)
      return &x->args[i];
  return NULL;
}

/* The value of $(arg NAME).  Its caller may have to give it.  */

static struct frame_expression
arg_value (struct xacro *x, const char *name)
{
  const struct xacro_arg *arg = xacro_find_arg (x, name);

  return arg && arg->value ? xacro_string (x, arg->value) : unknown ();
}

static struct frame_expression
call_function (void *data, const char *name,
	       const struct frame_expression *args, unsigned n)
{
  struct view *view = data;
  struct frame_expression none = { .kind = FRAME_E_ERROR };
  bool text = n == 1 && args[0].kind == FRAME_E_STRING;

  if (strncmp (name, "python.", 7) == 0)
    {
      const struct frame_expression_world world = { .arena = view->x->arena };

      return frame_expression_function (&world, name + 7, args, n);
    }
  if (strcmp (name, "xacro.load_yaml") == 0 || strcmp (name, "load_yaml") == 0)
    return text ? xacro_load_yaml (view->x, args[0].text) : unknown ();
  if (strcmp (name, "xacro.arg") == 0)
    return text ? arg_value (view->x, args[0].text) : unknown ();
  if (strcmp (name, "xacro.dotify") == 0 || strcmp (name, "dotify") == 0)
    return n == 1 ? args[0] : unknown ();
  if (strcmp (name, "xacro.abs_filename") == 0
      || strcmp (name, "abs_filename") == 0)
    return text ? xacro_string (view->x, xacro_path (view->x, args[0].text))
		: unknown ();
  if (strncmp (name, "xacro.", 6) == 0)
    return unknown ();
  return none;
}

static struct frame_expression
evaluate (struct xacro *x, const char *text, struct scope *scope)
{
  struct view view = { x, scope };
  struct frame_expression_world world
    = { x->arena, find_name, call_function, &view };

  if (++x->steps > XACRO_MAX_STEPS)
    {
      xacro_unknown (x);
      x->stopped = true;
      return unknown ();
    }
  return frame_expression_evaluate (&world, text);
}

/* Names of packages and files.  */

/* True if DIRECTORY is the source of package NAME.  */

static bool
package_at_p (struct xacro *x, const char *directory, const char *name)
{
  const char *base = strrchr (directory, '/');

  return strcmp (base ? base + 1 : directory, name) == 0
	 && access (frame_printf (x->arena, "%s/package.xml", directory), F_OK)
	      == 0;
}

/* The directory of package NAME around or beside the present file, where the
   workspace is not known.  */

static const char *
near_package (struct xacro *x, const char *name)
{
  char *path = realpath (x->file, NULL), *slash;
  const char *found = NULL;

  if (!path || strchr (name, '/') || name[0] == '.')
    {
      free (path);
      return NULL;
    }
  for (unsigned i = 0; i < MAX_UP && !found && (slash = strrchr (path, '/'));
       i++)
    {
      const char *beside;

      *slash = '\0';
      beside = frame_printf (x->arena, "%s/%s", path, name);
      if (package_at_p (x, path, name))
	found = frame_intern (x->arena, path);
      else if (package_at_p (x, beside, name))
	found = beside;
    }
  free (path);
  return found;
}

/* The value of $(find NAME).  */

static struct frame_expression
find_package (struct xacro *x, const char *name)
{
  const struct frame_package *package
    = x->setup->packages
	? frame_packages_find (x->setup->packages, name) : NULL;
  const char *path = package ? package->source ? package->source
					       : package->share
			     : NULL;

  if (!path)
    path = near_package (x, name);
  return path ? xacro_string (x, path) : unknown ();
}

const char *
xacro_path (struct xacro *x, const char *name)
{
  const char *slash = strrchr (x->file, '/');

  if (name[0] == '/' || !slash)
    return name;
  return frame_printf (x->arena, "%.*s/%s", (int) (slash - x->file), x->file,
		       name);
}

/* $(...).  */

/* The arguments of xacro by their names, for $(eval).  */

static struct frame_expression
find_arg_name (void *data, const char *name)
{
  struct xacro *x = ((struct view *) data)->x;
  struct frame_expression none = { .kind = FRAME_E_ERROR };

  if (!xacro_find_arg (x, name))
    return none;
  return literal (x, arg_value (x, name));
}

static struct frame_expression
call_eval (void *data, const char *name, const struct frame_expression *args,
	   unsigned n)
{
  struct xacro *x = ((struct view *) data)->x;
  struct frame_expression none = { .kind = FRAME_E_ERROR };

  if (strcmp (name, "arg") == 0 && n == 1 && args[0].kind == FRAME_E_STRING)
    return arg_value (x, args[0].text);
  if (strcmp (name, "find") == 0 && n == 1 && args[0].kind == FRAME_E_STRING)
    return find_package (x, args[0].text);
  if (strcmp (name, "env") == 0 || strcmp (name, "optenv") == 0
      || strcmp (name, "dirname") == 0 || strcmp (name, "anon") == 0)
    return unknown ();
  return none;
}

static struct frame_expression
dirname_value (struct xacro *x)
{
  char *path = realpath (x->file, NULL);
  char *slash = path ? strrchr (path, '/') : NULL;
  struct frame_expression v
    = slash ? xacro_string (x, frame_intern_n (x->arena, path, slash - path))
	    : unknown ();

  free (path);
  return v;
}

/* The value of $(TEXT).  */

static struct frame_expression
extension (struct xacro *x, const char *text)
{
  size_t n = strcspn (text, " \t\n");
  const char *word = frame_intern_n (x->arena, text, n);
  const char *rest = text + n + strspn (text + n, " \t\n");
  size_t length = strlen (rest);
  struct view view = { x, NULL };
  struct frame_expression_world world
    = { x->arena, find_arg_name, call_eval, &view };

  while (length && (rest[length - 1] == ' ' || rest[length - 1] == '\t'))
    length--;
  rest = frame_intern_n (x->arena, rest, length);
  if (strcmp (word, "arg") == 0)
    return arg_value (x, rest);
  if (strcmp (word, "find") == 0)
    return find_package (x, rest);
  if (strcmp (word, "eval") == 0)
    return frame_expression_evaluate (&world, rest);
  if (strcmp (word, "dirname") == 0)
    return dirname_value (x);
  if (strcmp (word, "anon") == 0)
    return xacro_string (x, rest);
  if (strcmp (word, "optenv") == 0)
    {
      n = strcspn (rest, " \t\n");
      return xacro_string (x, rest + n + strspn (rest + n, " \t\n"));
    }
  return unknown ();
}

/* Text.  */

/* A piece of text behind *AT, which moves: "$${" as it is to be written, an
   expression, an extension, or plain text.  */

enum piece_kind
{
  PIECE_TEXT,
  PIECE_EXPRESSION,
  PIECE_EXTENSION,
  PIECE_WRONG
};

static enum piece_kind
next_piece (const char **at, const char **start, size_t *length)
{
  const char *p = *at;
  size_t dollars = strspn (p, "$");
  const char *end;

  if (dollars >= 2 && (p[dollars] == '{' || p[dollars] == '('))
    {
      *start = p + 1;
      *length = dollars;
      *at = p + dollars + 1;
      return PIECE_TEXT;
    }
  if (dollars && (p[1] == '{' || p[1] == '('))
    {
      end = strchr (p, p[1] == '{' ? '}' : ')');
      if (!end)
	return PIECE_WRONG;
      *start = p + 2;
      *length = end - p - 2;
      *at = end + 1;
      return p[1] == '{' ? PIECE_EXPRESSION : PIECE_EXTENSION;
    }
  /* "$" and then anything up to the next opening; or text up to "$".  */
  *start = p;
  *length = dollars ? 1 + strcspn (p + 1, "{($") : strcspn (p, "$");
  *at = p + *length;
  return PIECE_TEXT;
}

static struct frame_expression
piece_value (struct xacro *x, enum piece_kind kind, const char *text,
	     struct scope *scope, struct frame_loc loc)
{
  struct frame_expression inner;
  const char *word;

  if (kind == PIECE_TEXT)
    return xacro_string (x, text);
  inner = xacro_eval (x, text, scope, loc);
  word = frame_expression_text (x->arena, &inner);
  if (!word)
    return inner;
  return kind == PIECE_EXPRESSION ? evaluate (x, word, scope)
				  : extension (x, word);
}

/* A and B as one string.  */

static struct frame_expression
join (struct xacro *x, const struct frame_expression *a,
      const struct frame_expression *b)
{
  const char *s, *t;

  if (a->kind == FRAME_E_ERROR || a->kind == FRAME_E_UNKNOWN)
    return *a;
  if (b->kind == FRAME_E_ERROR || b->kind == FRAME_E_UNKNOWN)
    return *b;
  s = frame_expression_text (x->arena, a);
  t = frame_expression_text (x->arena, b);
  if (!s || !t || strlen (s) + strlen (t) > XACRO_MAX_VALUE)
    return unknown ();
  x->text += strlen (s) + strlen (t);
  if (x->text > XACRO_MAX_TEXT)
    {
      x->stopped = true;
      return unknown ();
    }
  return xacro_string (x, frame_printf (x->arena, "%s%s", s, t));
}

struct frame_expression
xacro_eval (struct xacro *x, const char *text, struct scope *scope,
	    struct frame_loc loc)
{
  struct frame_expression all = { .kind = FRAME_E_STRING, .text = "" };
  bool first = true;

  if (!strchr (text, '$'))
    return xacro_string (x, text);
  if (x->stopped || x->depth >= XACRO_MAX_DEPTH)
    return unknown ();
  x->depth++;
  while (*text)
    {
      const char *start;
      size_t length;
      enum piece_kind kind = next_piece (&text, &start, &length);
      struct frame_expression v;

      if (kind == PIECE_WRONG)
	{
	  all = failure (x, "a bracket is not closed");
	  break;
	}
      v = piece_value (x, kind, frame_intern_n (x->arena, start, length),
		       scope, loc);
      all = first ? v : join (x, &all, &v);
      first = false;
    }
  x->depth--;
  return all;
}

/* True if ERROR is one that xacro has, too, beyond doubt.  */

static bool
certain_p (const char *error)
{
  return error
	 && (strstr (error, "is not defined") || strstr (error, "by itself"));
}

const char *
xacro_eval_text (struct xacro *x, const char *text, struct scope *scope,
		 struct frame_loc loc)
{
  struct frame_expression v = xacro_eval (x, text, scope, loc);
  const char *result = frame_expression_text (x->arena, &v);

  if (v.kind == FRAME_E_ERROR && !x->lost && certain_p (v.text))
    xacro_fail (x, loc, "%s", v.text);
  return result ? frame_intern (x->arena, result) : NULL;
}
