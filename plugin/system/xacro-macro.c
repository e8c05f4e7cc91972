/* Macros of xacro: their parameters, and calling them.  */

#include "xacro-internal.h"

#include <string.h>

/* Parameters.  */

/* The length of the default value at P: ${...} or $(...) up to the end of a
   word, or words and quotes without blanks between.  */

static size_t
default_length (const char *p)
{
  const char *q = p;

  if (p[0] == '$' && (p[1] == '{' || p[1] == '('))
    while ((q = strchr (q, p[1] == '{' ? '}' : ')')))
      {
	q++;
	if (*q == '\0' || strchr (" \t\n", *q))
	  return q - p;
      }
  for (q = p; *q && !strchr (" \t\n", *q);)
    {
      const char *close = *q == '\'' || *q == '"' ? strchr (q + 1, *q) : NULL;

      q = close ? close + 1 : q + 1;
    }
  return q - p;
}

/* Read one parameter of the list at P into PARAM.  Returns what follows.  */

static const char *
read_param (struct xacro *x, const char *p, struct macro_param *param)
{
  size_t n = strcspn (p, " \t\n:=");
  const char *q = p + n + strspn (p + n, " \t\n");

  if (n && (q[0] == '=' || (q[0] == ':' && q[1] == '=')))
    {
      param->name = frame_intern_n (x->arena, p, n);
      p = q + (q[0] == ':' ? 2 : 1);
      p += strspn (p, " \t\n");
      if (*p == '^')
	{
	  param->forward = true;
	  p += p[1] == '|' ? 2 : 1;
	}
      n = default_length (p);
      if (n)
	param->default_ = frame_intern_n (x->arena, p, n);
      return p + n;
    }
  n = strcspn (p, " \t\n");
  param->name = frame_intern_n (x->arena, p, n);
  return p + n;
}

static void
read_params (struct xacro *x, struct macro *macro, const char *p)
{
  for (p += strspn (p, " \t\n"); *p; p += strspn (p, " \t\n"))
    {
      struct macro_param *param
	= FRAME_APPEND (x->arena, macro->params, macro->n_params,
			struct macro_param);

      p = read_param (x, p, param);
    }
}

/* Tables of macros.  */

static struct macro *
new_macro (struct xacro *x, struct macros *macros, const char *name)
{
  struct macro *macro;

  HASH_FIND_STR (macros->list, name, macro);
  if (!macro)
    {
      macro = FRAME_NEW (x->arena, struct macro);
      macro->name = frame_intern (x->arena, name);
      HASH_ADD_KEYPTR (hh, macros->list, macro->name, strlen (macro->name),
		       macro);
    }
  macro->body = NULL;
  macro->n_params = 0;
  macro->params = NULL;
  macro->space = NULL;
  return macro;
}

void
xacro_define_macro (struct xacro *x, const struct frame_xml_element *node,
		    struct macros *macros)
{
  const struct frame_xml_attribute *name = frame_xml_attribute (node, "name");
  const struct frame_xml_attribute *params
    = frame_xml_attribute (node, "params");
  struct macro *macro;

  if (!name || !name->value)
    {
      x->lost = true;
      return;
    }
  macro = new_macro (x, macros,
		     strncmp (name->value, "xacro:", 6) == 0 ? name->value + 6
							    : name->value);
  macro->body = node;
  if (params && params->value)
    read_params (x, macro, params->value);
}

struct macro *
xacro_find_macro (struct macros *macros, const char *name)
{
  struct macro *found = NULL;

  for (; macros && !found; macros = macros->parent)
    HASH_FIND_STR (macros->list, name, found);
  return found;
}

void
xacro_macro_space (struct xacro *x, struct macros *macros, const char *name,
		   struct macros *space)
{
  new_macro (x, macros, name)->space = space;
}

/* The macro that NAME, perhaps "space.name", calls; *MACROS and *SCOPE become
   those of its space.  */

static struct macro *
resolve (struct xacro *x, const char *name, struct macros **macros,
	 struct scope **scope)
{
  struct macro *macro = xacro_find_macro (*macros, name);
  const char *dot;

  if (macro && macro->body)
    return macro;
  for (; (dot = strchr (name, '.')); name = dot + 1)
    {
      const char *space = frame_intern_n (x->arena, name, dot - name);
      struct property *p = xacro_find_property (*scope, space);

      macro = xacro_find_macro (*macros, space);
      if (!macro || !macro->space || !p || p->kind != PROPERTY_NAMESPACE)
	return NULL;
      *macros = macro->space;
      *scope = p->space;
    }
  macro = xacro_find_macro (*macros, name);
  return macro && macro->body ? macro : NULL;
}

/* Calls.  */

struct call
{
  struct xacro *x;
  const struct frame_xml_element *node;
  struct macro *macro;
  struct macros *macros;	/* of the caller */
  struct scope *scope;
  struct scope *inner;
  bool *given;			/* by parameter */
  bool failed;
};

static int
param_index (const struct macro *macro, const char *name)
{
  for (unsigned i = 0; i < macro->n_params; i++)
    if (strcmp (macro->params[i].name, name) == 0)
      return i;
  return -1;
}

/* Set the parameters that the call gives as attributes.  */

static void
pass_attributes (struct call *c)
{
  struct xacro *x = c->x;

  for (unsigned i = 0; i < c->node->n_attributes; i++)
    {
      const struct frame_xml_attribute *a = &c->node->attributes[i];
      int param = param_index (c->macro, a->name);
      struct frame_expression v = { .kind = FRAME_E_UNKNOWN };

      if (param < 0 && !x->lost)
	xacro_fail (x, a->loc, "macro " FRAME_Q ("%s") " has no parameter "
		    FRAME_Q ("%s"), c->macro->name, a->name);
      if (param < 0)
	{
	  c->failed = true;
	  continue;
	}
      c->given[param] = true;
      if (a->value)
	v = xacro_eval (x, a->value, c->scope, a->loc);
      if (v.kind == FRAME_E_ERROR)
	{
	  xacro_eval_text (x, a->value, c->scope, a->loc);
	  v.kind = FRAME_E_UNKNOWN;
	}
      xacro_set_value (x, c->inner, a->name, v);
    }
}

/* Give the elements in the call, expanded, to the block parameters.  */

static void
pass_blocks (struct call *c)
{
  struct xacro *x = c->x;
  struct frame_xml_element *blocks = xacro_new_node (x, c->node);
  unsigned used = 0;
  bool lost = x->setup->incomplete;

  xacro_children (x, c->node, blocks, c->macros, c->scope);
  for (unsigned i = 0; i < c->macro->n_params; i++)
    {
      struct property *p;

      if (c->macro->params[i].name[0] != '*')
	continue;
      c->given[i] = true;
      if (used == blocks->n_children)
	{
	  if (!lost && !x->setup->incomplete)
	    xacro_fail (x, c->node->loc, "macro " FRAME_Q ("%s")
			" wants more blocks", c->macro->name);
	  c->failed = true;
	  return;
	}
      p = xacro_new_property (x, c->inner, c->macro->params[i].name);
      p->kind = PROPERTY_BLOCK;
      p->block = blocks->children[used++];
    }
  if (used < blocks->n_children)
    {
      if (!lost && !x->setup->incomplete)
	xacro_fail (x, blocks->children[used]->loc, "macro " FRAME_Q ("%s")
		    " takes no such block", c->macro->name);
      c->failed = true;
    }
}

/* Set PARAM, which the call leaves out.  Returns false if it has no
   default.  */

static bool
pass_default (struct call *c, const struct macro_param *param)
{
  struct xacro *x = c->x;
  struct frame_expression v = { .kind = FRAME_E_UNKNOWN };
  struct property *p
    = param->forward ? xacro_find_property (c->scope, param->name) : NULL;

  if (!p && !param->default_)
    return false;
  v = xacro_eval (x, p ? frame_printf (x->arena, "${%s}", param->name)
		       : param->default_, c->scope, c->macro->body->loc);
  if (v.kind == FRAME_E_ERROR)
    v.kind = FRAME_E_UNKNOWN;
  xacro_set_value (x, c->inner, param->name, v);
  return true;
}

static void
pass_defaults (struct call *c)
{
  for (unsigned i = 0; i < c->macro->n_params; i++)
    if (!c->given[i] && !pass_default (c, &c->macro->params[i]))
      {
	if (!c->x->lost)
	  xacro_fail (c->x, c->node->loc, "macro " FRAME_Q ("%s")
		      " is called without its parameter " FRAME_Q ("%s"),
		      c->macro->name, c->macro->params[i].name);
	c->failed = true;
      }
}

void
xacro_call (struct xacro *x, const struct frame_xml_element *node,
	    const char *name, struct frame_xml_element *to,
	    struct macros *macros, struct scope *scope)
{
  struct call c = { .x = x, .node = node };
  struct macros *inner = FRAME_NEW (x->arena, struct macros);

  c.macro = resolve (x, name, &macros, &scope);
  if (!c.macro)
    {
      if (!x->lost)
	xacro_fail (x, node->loc, "there is no macro " FRAME_Q ("%s"), name);
      xacro_unknown (x);
      x->lost = true;
      return;
    }
  c.macros = macros;
  c.scope = scope;
  c.inner = xacro_scope_new (x, scope, false);
  c.given = FRAME_NEW_N (x->arena, bool, c.macro->n_params + 1);
  pass_attributes (&c);
  pass_blocks (&c);
  if (!c.failed)
    pass_defaults (&c);
  if (c.failed)
    {
      xacro_unknown (x);
      x->lost = true;
      return;
    }
  inner->parent = macros;
  /* Names are looked up through all calls around this one.  */
  x->n_nodes += x->depth / 16;
  xacro_children (x, c.macro->body, to, inner, c.inner);
}
