/* Xacro: the walk over the elements of a document.

   Elements are read in document order, as xacro does, and what they become is
   appended to an element of the result.  Where a condition, a name or a file
   cannot be known, the element is left out, the result is incomplete, and
   what it would have defined is unknown from there on.  */

#include "xacro-internal.h"

#include <glob.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* Files larger than this are not read.  */
#define MAX_FILE (64L << 20)
/* Parameters of a glob are sorted names; more files than this are left
   out.  */
#define MAX_GLOB 1000

/* Failing.  */

void
xacro_unknown (struct xacro *x)
{
  x->setup->incomplete = true;
}

void
xacro_fail (struct xacro *x, struct frame_loc loc, const char *format, ...)
{
  struct frame_xacro *setup = x->setup;
  va_list args;

  setup->incomplete = true;
  x->lost = true;
  if (setup->failure)
    return;
  va_start (args, format);
  setup->failure = frame_vprintf (x->arena, format, args);
  setup->failure_loc = loc;
  va_end (args);
}

/* Nodes.  */

/* An element of the result that stands for SOURCE, without attributes.  */

struct frame_xml_element *
xacro_new_node (struct xacro *x, const struct frame_xml_element *source)
{
  struct frame_xml_element *node
    = FRAME_NEW (x->arena, struct frame_xml_element);

  node->name = source->name;
  node->prefix = source->prefix;
  node->loc = source->loc;
  node->last_line = source->last_line;
  node->text = source->text;
  node->text_loc = source->text_loc;
  if (++x->n_nodes > XACRO_MAX_NODES)
    {
      x->stopped = true;
      xacro_unknown (x);
    }
  return node;
}

static bool
xacro_tag_p (const struct frame_xml_element *node)
{
  return node->prefix && strcmp (node->prefix, "xacro") == 0;
}

/* Add the attribute LIKE with VALUE to NODE, or replace its namesake.  */

static void
set_attribute (struct xacro *x, struct frame_xml_element *node,
	       const struct frame_xml_attribute *like, const char *name,
	       const char *value)
{
  struct frame_xml_attribute *a = NULL;

  for (unsigned i = 0; i < node->n_attributes; i++)
    if (strcmp (node->attributes[i].name, name) == 0)
      a = &node->attributes[i];
  if (!a)
    a = FRAME_APPEND (x->arena, node->attributes, node->n_attributes,
		      struct frame_xml_attribute);
  a->name = name;
  a->prefix = like->prefix;
  a->loc = like->loc;
  a->value = value;
  a->plain = like->plain && value && strcmp (value, like->value) == 0;
}

/* NODE with its attributes evaluated.  */

static struct frame_xml_element *
evaluated (struct xacro *x, const struct frame_xml_element *node,
	   struct scope *scope)
{
  struct frame_xml_element *made = xacro_new_node (x, node);

  for (unsigned i = 0; i < node->n_attributes; i++)
    {
      const struct frame_xml_attribute *a = &node->attributes[i];

      if (a->prefix && strcmp (a->prefix, "xacro") == 0)
	continue;
      set_attribute (x, made, a, a->name,
		     a->value ? xacro_eval_text (x, a->value, scope, a->loc)
			      : NULL);
    }
  return made;
}

static void
append (struct xacro *x, struct frame_xml_element *to,
	struct frame_xml_element *node)
{
  *FRAME_APPEND (x->arena, to->children, to->n_children,
		 struct frame_xml_element *) = node;
}

/* The value of attribute NAME, evaluated; null if it cannot be known or is
   not there.  */

static const char *
eval_attribute (struct xacro *x, const struct frame_xml_element *node,
		const char *name, struct scope *scope)
{
  const struct frame_xml_attribute *a = frame_xml_attribute (node, name);

  return a && a->value ? xacro_eval_text (x, a->value, scope, a->loc) : NULL;
}

/* What may never have been defined.  */

/* NODE may or may not be there: what it would define is unknown.  */

static void
lose (struct xacro *x, const struct frame_xml_element *node,
      struct scope *scope)
{
  const struct frame_xml_attribute *name = frame_xml_attribute (node, "name");
  struct frame_expression unknown = { .kind = FRAME_E_UNKNOWN };

  x->lost = true;
  if (strcmp (node->name, "property") == 0 && name)
    xacro_set_value (x, scope, name->value, unknown);
  else if (strcmp (node->name, "arg") == 0 && name
	   && !xacro_find_arg (x, name->value))
    {
      struct xacro_arg *arg
	= FRAME_APPEND (x->arena, x->args, x->n_args, struct xacro_arg);

      arg->name = name->value;
    }
  for (unsigned i = 0; i < node->n_children; i++)
    lose (x, node->children[i], scope);
}

static void
leave_out (struct xacro *x, const struct frame_xml_element *node,
	   struct scope *scope)
{
  xacro_unknown (x);
  lose (x, node, scope);
}

/* The tags.  */

struct step
{
  struct xacro *x;
  const struct frame_xml_element *node;
  struct frame_xml_element *to;
  struct macros *macros;
  struct scope *scope;
};

static bool visit (struct xacro *x, const struct frame_xml_element *node,
		   struct frame_xml_element *to, struct macros *macros,
		   struct scope *scope);

static void
do_insert_block (struct step *s)
{
  struct xacro *x = s->x;
  const char *name = frame_xml_attribute (s->node, "name")
		       ? frame_xml_attribute (s->node, "name")->value : "";
  struct property *p
    = xacro_find_property (s->scope, frame_printf (x->arena, "**%s", name));
  bool content = p != NULL;

  if (!p)
    p = xacro_find_property (s->scope, frame_printf (x->arena, "*%s", name));
  if (p && p->kind == PROPERTY_BLOCK && content)
    xacro_children (x, p->block, s->to, s->macros, s->scope);
  else if (p && p->kind == PROPERTY_BLOCK)
    visit (x, p->block, s->to, s->macros, s->scope);
  else if (p || x->lost)
    leave_out (x, s->node, s->scope);
  else
    xacro_fail (x, s->node->loc, "there is no block " FRAME_Q ("%s"), name);
}

/* The document FILE, read once; null root if it cannot be.  */

static struct xacro_document *
read_document (struct xacro *x, const char *file)
{
  struct xacro_document *d;
  const char *text;
  size_t length;

  HASH_FIND_STR (x->documents, file, d);
  if (d)
    return d;
  d = FRAME_NEW (x->arena, struct xacro_document);
  d->file = frame_intern (x->arena, file);
  HASH_ADD_KEYPTR (hh, x->documents, d->file, strlen (d->file), d);
  text = frame_read_whole (x->arena, file, &length);
  if (text)
    d->root = frame_urdf_parse (x->setup->unit, x->setup->findings, d->file,
				text, length, &x->setup->recovered);
  return d;
}

/* Include FILE as S says.  OPTIONAL: it need not be there.  */

static void
include_file (struct step *s, const char *file, bool optional)
{
  struct xacro *x = s->x;
  struct xacro_document *d = read_document (x, file);
  const char *before = x->file;

  if (d->root)
    {
      x->file = d->file;
      xacro_children (x, d->root, s->to, s->macros, s->scope);
      x->file = before;
    }
  else if (!optional)
    leave_out (x, s->node, s->scope);
}

/* Include all files that PATTERN matches.  */

static void
include_files (struct step *s, const char *pattern, bool optional)
{
  glob_t found;

  if (!strpbrk (pattern, "*[?"))
    {
      include_file (s, pattern, optional);
      return;
    }
  if (glob (pattern, 0, NULL, &found) == 0)
    for (size_t i = 0; i < found.gl_pathc && i < MAX_GLOB; i++)
      include_file (s, found.gl_pathv[i], optional);
  globfree (&found);
}

static void
do_include (struct step *s)
{
  struct xacro *x = s->x;
  const char *file = eval_attribute (x, s->node, "filename", s->scope);
  const char *space = eval_attribute (x, s->node, "ns", s->scope);
  const struct frame_xml_attribute *optional
    = frame_xml_attribute (s->node, "optional");
  struct step inner = *s;

  if (!file)
    {
      leave_out (x, s->node, s->scope);
      return;
    }
  if (space)
    {
      struct property *p;

      inner.macros = FRAME_NEW (x->arena, struct macros);
      xacro_macro_space (x, s->macros, space, inner.macros);
      inner.scope = xacro_scope_new (x, s->scope, true);
      p = xacro_new_property (x, s->scope, space);
      p->kind = PROPERTY_NAMESPACE;
      p->space = inner.scope;
    }
  include_files (&inner, xacro_path (x, file),
		 optional && optional->value
		   && strcasecmp (optional->value, "true") == 0);
}

/* The scope that the property of S goes to, and whether it is lazy.  */

static struct scope *
property_scope (struct step *s, bool *lazy)
{
  const struct frame_xml_attribute *scope
    = frame_xml_attribute (s->node, "scope");
  const char *eval = eval_attribute (s->x, s->node, "lazy_eval", s->scope);
  struct scope *target = s->scope;

  *lazy = !eval || (strcmp (eval, "false") != 0 && strcmp (eval, "False") != 0
		    && strcmp (eval, "0") != 0);
  if (!scope || !scope->value)
    return target;
  if (strcmp (scope->value, "global") == 0)
    {
      *lazy = false;
      while (target->parent)
	target = target->parent;
    }
  else if (strcmp (scope->value, "parent") == 0 && target->parent)
    {
      *lazy = false;
      target = target->parent;
      if (!s->scope->is_namespace)
	while (target->is_namespace && target->parent)
	  target = target->parent;
    }
  return target;
}

/* Set property NAME to the text of ATTRIBUTE.  */

static void
set_property (struct step *s, const char *name,
	      const struct frame_xml_attribute *attribute)
{
  struct xacro *x = s->x;
  bool lazy;
  struct scope *target = property_scope (s, &lazy);
  struct property *p;

  if (!attribute->value)
    {
      struct frame_expression unknown = { .kind = FRAME_E_UNKNOWN };

      xacro_set_value (x, target, name, unknown);
      return;
    }
  if (!lazy || !strchr (attribute->value, '$'))
    {
      struct frame_expression v
	= xacro_eval (x, attribute->value, s->scope, attribute->loc);

      xacro_set_value (x, target, name, v);
      return;
    }
  p = xacro_new_property (x, target, name);
  p->kind = PROPERTY_LAZY;
  p->text = attribute->value;
  p->loc = attribute->loc;
}

static void
do_property (struct step *s)
{
  struct xacro *x = s->x;
  const char *name = eval_attribute (x, s->node, "name", s->scope);
  const struct frame_xml_attribute *value
    = frame_xml_attribute (s->node, "value");
  const struct frame_xml_attribute *default_
    = frame_xml_attribute (s->node, "default");
  const char *remove = eval_attribute (x, s->node, "remove", s->scope);

  if (!name)
    x->lost = true;
  else if (remove && (strcmp (remove, "true") == 0 || strcmp (remove, "1") == 0))
    xacro_remove_property (s->scope, name);
  else if (value)
    set_property (s, name, value);
  else if (default_)
    {
      if (!xacro_find_property (s->scope, name))
	set_property (s, name, default_);
    }
  else
    {
      bool lazy;
      struct property *p
	= xacro_new_property (x, property_scope (s, &lazy),
			      frame_printf (x->arena, "**%s", name));

      p->kind = PROPERTY_BLOCK;
      p->block = s->node;
    }
}

static void
do_macro (struct step *s)
{
  xacro_define_macro (s->x, s->node, s->macros);
}

static void
do_arg (struct step *s)
{
  struct xacro *x = s->x;
  const struct frame_xml_attribute *name
    = frame_xml_attribute (s->node, "name");
  struct xacro_arg *arg;

  if (!name || xacro_find_arg (x, name->value))
    return;
  arg = FRAME_APPEND (x->arena, x->args, x->n_args, struct xacro_arg);
  arg->name = name->value;
  arg->value = eval_attribute (x, s->node, "default", s->scope);
}

static void
do_element (struct step *s)
{
  struct xacro *x = s->x;
  struct frame_xml_element *node = xacro_new_node (x, s->node);
  const char *name = NULL;

  for (unsigned i = 0; i < s->node->n_attributes; i++)
    {
      const struct frame_xml_attribute *a = &s->node->attributes[i];

      if (a->prefix && strcmp (a->name, "name") == 0 && a->value)
	name = xacro_eval_text (x, a->value, s->scope, a->loc);
    }
  if (!name)
    {
      leave_out (x, s->node, s->scope);
      return;
    }
  *node = *s->node;
  node->prefix = strncmp (name, "xacro:", 6) == 0
		   ? frame_intern (x->arena, "xacro") : NULL;
  node->name = node->prefix ? name + 6 : name;
  visit (x, node, s->to, s->macros, s->scope);
}

static void
do_attribute (struct step *s)
{
  const struct frame_xml_attribute *value
    = frame_xml_attribute (s->node, "value");
  const char *name = eval_attribute (s->x, s->node, "name", s->scope);

  if (value && name)
    set_attribute (s->x, s->to, value, name,
		   eval_attribute (s->x, s->node, "value", s->scope));
}

/* xacro:if, or with UNLESS xacro:unless.  */

static void
condition (struct step *s, bool unless)
{
  const struct frame_xml_attribute *a
    = frame_xml_attribute (s->node, "value");
  struct frame_expression v = { .kind = FRAME_E_UNKNOWN };
  int truth;

  if (a && a->value)
    v = xacro_eval (s->x, a->value, s->scope, a->loc);
  /* For its complaint about what is not defined.  */
  if (v.kind == FRAME_E_ERROR)
    xacro_eval_text (s->x, a->value, s->scope, a->loc);
  truth = xacro_truth (&v);
  if (truth == -2)
    xacro_fail (s->x, a->loc, FRAME_Q ("%s") " is no truth value", v.text);
  if (truth < 0)
    leave_out (s->x, s->node, s->scope);
  else if (truth == !unless)
    xacro_children (s->x, s->node, s->to, s->macros, s->scope);
}

static void
do_if (struct step *s)
{
  condition (s, false);
}

static void
do_unless (struct step *s)
{
  condition (s, true);
}

static void
do_call (struct step *s)
{
  const char *name = eval_attribute (s->x, s->node, "macro", s->scope);
  struct frame_xml_element *node = xacro_new_node (s->x, s->node);

  if (!name)
    {
      leave_out (s->x, s->node, s->scope);
      return;
    }
  *node = *s->node;
  node->attributes = NULL;
  node->n_attributes = 0;
  for (unsigned i = 0; i < s->node->n_attributes; i++)
    if (strcmp (s->node->attributes[i].name, "macro") != 0)
      *FRAME_APPEND (s->x->arena, node->attributes, node->n_attributes,
		     struct frame_xml_attribute)
	= s->node->attributes[i];
  xacro_call (s->x, node, name, s->to, s->macros, s->scope);
}

static const struct tag
{
  const char *name;
  void (*run) (struct step *s);
  /* Xacro before ROS Jade knew it without the prefix, too, and then it has
     this attribute.  */
  const char *bare;
} tags[] = {
  { "insert_block", do_insert_block, "name" },
  { "include", do_include, "filename" },
  { "property", do_property, "name" },
  { "macro", do_macro, "name" },
  { "arg", do_arg, NULL },
  { "element", do_element, NULL },
  { "attribute", do_attribute, NULL },
  { "if", do_if, "value" },
  { "unless", do_unless, "value" },
  { "call", do_call, NULL },
};

static const struct tag *
find_tag (const struct frame_xml_element *node)
{
  for (unsigned i = 0; i < sizeof tags / sizeof *tags; i++)
    if (strcmp (tags[i].name, node->name) == 0
	&& (xacro_tag_p (node)
	    || (!node->prefix && tags[i].bare
		&& frame_xml_attribute (node, tags[i].bare))))
      return &tags[i];
  return NULL;
}

/* True if NODE is a call as xacro before ROS Jade knew it, without the
   prefix.  */

static bool
bare_call_p (const struct frame_xml_element *node, struct macros *macros)
{
  static const char *const plain[]
    = { "link", "joint", "gazebo", "transmission", "material", "origin" };

  if (node->prefix)
    return false;
  for (unsigned i = 0; i < sizeof plain / sizeof *plain; i++)
    if (strcmp (plain[i], node->name) == 0)
      return false;
  return xacro_find_macro (macros, node->name) != NULL;
}

/* Expand NODE into TO.  */

static void
visit_node (struct step *s)
{
  struct xacro *x = s->x;
  const struct tag *tag = find_tag (s->node);

  if (tag)
    tag->run (s);
  else if (xacro_tag_p (s->node) || bare_call_p (s->node, s->macros))
    xacro_call (x, s->node, s->node->name, s->to, s->macros, s->scope);
  else
    {
      struct frame_xml_element *made = evaluated (x, s->node, s->scope);

      append (x, s->to, made);
      xacro_children (x, s->node, made, s->macros, s->scope);
    }
}

/* The same, within bounds.  Returns false if they are met.  */

static bool
visit (struct xacro *x, const struct frame_xml_element *node,
       struct frame_xml_element *to, struct macros *macros,
       struct scope *scope)
{
  struct step s = { x, node, to, macros, scope };

  if (x->stopped)
    return false;
  if (x->depth >= XACRO_MAX_DEPTH)
    {
      if (!x->lost)
	xacro_fail (x, node->loc, "macros call each other, or files include "
		    "each other, without end");
      xacro_unknown (x);
      x->stopped = true;
      return false;
    }
  x->depth++;
  visit_node (&s);
  x->depth--;
  return !x->stopped;
}

void
xacro_children (struct xacro *x, const struct frame_xml_element *source,
		struct frame_xml_element *to, struct macros *macros,
		struct scope *scope)
{
  for (unsigned i = 0; i < source->n_children; i++)
    if (!visit (x, source->children[i], to, macros, scope))
      return;
}

/* The whole.  */

bool
frame_xacro_p (const struct frame_xml_element *root)
{
  if (xacro_tag_p (root))
    return true;
  for (unsigned i = 0; i < root->n_children; i++)
    if (frame_xacro_p (root->children[i]))
      return true;
  return false;
}

struct frame_xml_element *
frame_xacro_expand (struct frame_xacro *setup,
		    const struct frame_xml_element *root)
{
  struct xacro *x = FRAME_NEW (setup->arena, struct xacro);
  struct macros *macros = FRAME_NEW (setup->arena, struct macros);
  struct frame_xml_element *result;
  struct scope *scope;

  x->arena = setup->arena;
  x->setup = setup;
  x->file = setup->file;
  x->lost = setup->recovered;
  scope = xacro_scope_new (x, NULL, false);
  for (unsigned i = 0; i < setup->n_args; i++)
    {
      struct xacro_arg *arg
	= FRAME_APPEND (x->arena, x->args, x->n_args, struct xacro_arg);

      arg->name = setup->args[i].name;
      arg->value = setup->args[i].value;
    }
  result = evaluated (x, root, scope);
  xacro_children (x, root, result, macros, scope);
  return result;
}

const char *
frame_read_whole (struct frame_arena *arena, const char *file, size_t *length)
{
  struct stat status;
  char *text;
  FILE *stream;

  if (stat (file, &status) != 0 || !S_ISREG (status.st_mode)
      || status.st_size > MAX_FILE || !(stream = fopen (file, "rb")))
    return NULL;
  text = frame_alloc (arena, status.st_size + 1);
  *length = fread (text, 1, status.st_size, stream);
  fclose (stream);
  return text;
}
