/* Tables of values that xacro loads from YAML files: as values of
   expressions, by the rules of YAML 1.1 that PyYAML follows.  */

#include "xacro-internal.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

/* Nodes that are made of one file; aliases may multiply them.  */
#define MAX_VALUES 100000
#define MAX_LEVELS 64

struct loader
{
  struct xacro *x;
  yaml_document_t document;
  unsigned n;			/* values made */
};

static const struct unit
{
  const char *tag;
  double factor;
} units[] = {
  { "!radians", 1 },	   { "!degrees", M_PI / 180 }, { "!meters", 1 },
  { "!millimeters", 1e-3 }, { "!foot", 0.3048 },	       { "!inches", 0.0254 },
};

static bool
word_p (const char *text, const char *const *words)
{
  for (; *words; words++)
    if (strcmp (text, *words) == 0)
      return true;
  return false;
}

/* True if TEXT is a decimal integer or, with a point, a float.  */

static bool
number_p (const char *text, bool *whole)
{
  const char *p = text + (*text == '-' || *text == '+');
  size_t before = strspn (p, "0123456789"), after;

  *whole = true;
  p += before;
  if (*p == '\0')
    return before > 0 && (before == 1 || p[-before] != '0');
  if (*p != '.')
    return false;
  *whole = false;
  after = strspn (p + 1, "0123456789");
  p += 1 + after;
  if (before + after == 0)
    return false;
  if ((*p == 'e' || *p == 'E') && (p[1] == '-' || p[1] == '+'))
    p += 2 + strspn (p + 2, "0123456789");
  return *p == '\0';
}

/* The plain scalar TEXT.  */

static struct frame_expression
plain (struct loader *l, const char *text)
{
  static const char *const yes[]
    = { "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON", NULL };
  static const char *const no[] = { "false", "False", "FALSE", "no", "No",
				    "NO", "off", "Off", "OFF", NULL };
  static const char *const null[] = { "", "~", "null", "Null", "NULL", NULL };
  struct frame_expression v = xacro_string (l->x, text);
  bool whole;

  if (word_p (text, yes) || word_p (text, no))
    {
      v.kind = FRAME_E_BOOL;
      v.number = word_p (text, yes);
    }
  else if (word_p (text, null))
    v.kind = FRAME_E_NONE;
  else if (number_p (text, &whole))
    {
      v.kind = whole ? FRAME_E_INT : FRAME_E_FLOAT;
      v.number = strtod (text, NULL);
    }
  /* Other bases, infinities and dates: rather nothing than something
     else.  */
  else if (isdigit ((unsigned char) *text)
	   && (strchr (text, ':') || strchr (text, '_') || *text == '0'
	       || strchr (text, '-')))
    v.kind = FRAME_E_UNKNOWN;
  return v;
}

static struct frame_expression
scalar (struct loader *l, const yaml_node_t *node)
{
  const char *text = (const char *) node->data.scalar.value;
  const char *tag = node->tag ? (const char *) node->tag : "";
  struct frame_expression v;

  for (unsigned i = 0; i < sizeof units / sizeof *units; i++)
    if (strcmp (tag, units[i].tag) == 0)
      {
	struct frame_expression_world world = { .arena = l->x->arena };

	v = frame_expression_evaluate (&world, text);
	if (v.kind != FRAME_E_INT && v.kind != FRAME_E_FLOAT)
	  v.kind = FRAME_E_UNKNOWN;
	v.kind = v.kind == FRAME_E_INT ? FRAME_E_FLOAT : v.kind;
	v.number *= units[i].factor;
	return v;
      }
  if (*tag == '!')
    {
      v = xacro_string (l->x, text);
      v.kind = FRAME_E_UNKNOWN;
      return v;
    }
  return node->data.scalar.style == YAML_PLAIN_SCALAR_STYLE
	   ? plain (l, text) : xacro_string (l->x, text);
}

static struct frame_expression
convert (struct loader *l, int index, unsigned depth)
{
  const yaml_node_t *node = yaml_document_get_node (&l->document, index);
  struct frame_expression v = { .kind = FRAME_E_UNKNOWN };

  if (!node || depth > MAX_LEVELS || ++l->n > MAX_VALUES)
    return v;
  if (node->type == YAML_SCALAR_NODE)
    return scalar (l, node);
  if (node->type == YAML_SEQUENCE_NODE)
    {
      v.kind = FRAME_E_LIST;
      for (yaml_node_item_t *i = node->data.sequence.items.start;
	   i < node->data.sequence.items.top; i++)
	{
	  struct frame_expression item = convert (l, *i, depth + 1);

	  *FRAME_APPEND (l->x->arena, v.items, v.n_items,
			 struct frame_expression) = item;
	}
      return v;
    }
  v.kind = FRAME_E_DICT;
  for (yaml_node_pair_t *p = node->data.mapping.pairs.start;
       p < node->data.mapping.pairs.top; p++)
    {
      struct frame_expression key = convert (l, p->key, depth + 1);
      struct frame_expression value = convert (l, p->value, depth + 1);

      *FRAME_APPEND (l->x->arena, v.items, v.n_items, struct frame_expression)
	= key;
      *FRAME_APPEND (l->x->arena, v.items, v.n_items, struct frame_expression)
	= value;
    }
  return v;
}

struct frame_expression
xacro_load_yaml (struct xacro *x, const char *name)
{
  struct loader l = { .x = x };
  struct frame_expression v = { .kind = FRAME_E_UNKNOWN };
  yaml_parser_t parser;
  size_t length;
  const char *text = frame_read_whole (x->arena, xacro_path (x, name),
				       &length);

  if (!text || (x->text += length) > XACRO_MAX_TEXT
      || !yaml_parser_initialize (&parser))
    return v;
  yaml_parser_set_input_string (&parser, (const unsigned char *) text, length);
  if (yaml_parser_load (&parser, &l.document))
    {
      if (yaml_document_get_root_node (&l.document))
	v = convert (&l, 1, 0);
      yaml_document_delete (&l.document);
    }
  yaml_parser_delete (&parser);
  return v;
}
