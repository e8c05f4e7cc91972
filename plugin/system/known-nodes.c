/* Reading the catalogue of well-known nodes, and putting parameters into what
   it says.  */

#include "known-nodes.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "yaml-tree.h"
#define uthash_malloc(SIZE) frame_alloc (nodes->arena, SIZE)
#define uthash_free(POINTER, SIZE) ((void) 0)
#include <uthash.h>

/* Defaults may name other parameters; nobody nests deeper.  */
#define MAX_NESTING 4

/* The conditions of an edge or lookup.  */
enum { MAX_CONDITIONS = 4 };

struct condition
{
  const char *param;
  const char *value;		/* a template, or null: that it is true */
  bool unless;
};

/* "static A -> B if C", or "A <- B"; of a topic its name, the type of its
   messages and its quality of service.  */
struct rule
{
  const char *first;		/* templates */
  const char *second;
  bool is_static;
  struct frame_qos qos;
  unsigned n_conditions;
  struct condition conditions[MAX_CONDITIONS];
};

struct param
{
  const char *name;
  const char *value;
};

struct frame_known_node
{
  int ros;			/* 0: both */
  bool open;
  unsigned n_params;
  struct param *params;
  unsigned n_edges;
  struct rule *edges;
  unsigned n_lookups;
  struct rule *lookups;
  unsigned n_stamps;
  struct rule *stamps;
  unsigned n_defines;
  struct rule *defines;
  unsigned n_publishes;
  struct rule *publishes;
  unsigned n_subscribes;
  struct rule *subscribes;
};

struct entry
{
  const char *name;
  const struct frame_known_node *node;
  struct entry *next;		/* of the same name; the last one wins */
  UT_hash_handle hh;
};

struct frame_known_nodes
{
  struct frame_arena *arena;
  struct entry *entries;
};

struct reader
{
  struct frame_known_nodes *nodes;
  struct frame_arena *arena;
  struct frame_yaml yaml;
};

struct frame_known_nodes *
frame_known_nodes_new (struct frame_arena *arena)
{
  struct frame_known_nodes *nodes = FRAME_NEW (arena, struct frame_known_nodes);

  nodes->arena = arena;
  return nodes;
}

/* Reading.  */

/* The text of NODE; null if it is none.  */

static const char *
scalar_text (const struct frame_yaml_node *node)
{
  return node->kind == FRAME_YAML_SCALAR ? node->text : NULL;
}

/* True if NODE is a sequence; else WHAT it should be goes into the
   complaint.  */

static bool
sequence_p (struct reader *r, const struct frame_yaml_node *node,
	    const char *what)
{
  if (node->kind != FRAME_YAML_SEQUENCE)
    return frame_yaml_complain (&r->yaml, node, "expected %s", what);
  return true;
}

/* The next word of *TEXT up to a space, cut off; null at the end.  Braces
   hold together.  */

static const char *
next_word (struct frame_arena *arena, const char **text)
{
  const char *begin = *text + strspn (*text, " ");
  const char *end = begin;

  for (unsigned depth = 0; *end && (depth || *end != ' '); end++)
    depth += (*end == '{') - (*end == '}' && depth);
  *text = end;
  return end > begin ? frame_intern_n (arena, begin, end - begin) : NULL;
}

/* Read conditions "if X", "unless X=Y" from TEXT into RULE.  */

static bool
read_conditions (struct reader *r, const char *text, struct rule *rule)
{
  const char *word;

  while ((word = next_word (r->arena, &text)))
    {
      struct condition *c = &rule->conditions[rule->n_conditions];
      const char *equals;

      if (rule->n_conditions == MAX_CONDITIONS)
	return false;
      c->unless = strcmp (word, "unless") == 0;
      if (!c->unless && strcmp (word, "if") != 0)
	return false;
      word = next_word (r->arena, &text);
      if (!word)
	return false;
      equals = strchr (word, '=');
      c->param = equals ? frame_intern_n (r->arena, word, equals - word) : word;
      c->value = equals ? equals + 1 : NULL;
      rule->n_conditions++;
    }
  return true;
}

/* Read the rule TEXT of a topic: "NAME TYPE reliable transient_local", and
   conditions.  */

static bool
read_topic (struct reader *r, const char *text, struct rule *rule)
{
  const char *word, *rest;

  rule->first = next_word (r->arena, &text);
  rule->second = next_word (r->arena, &text);
  rule->qos = frame_qos_unknown ();
  for (rest = text; (word = next_word (r->arena, &text)); rest = text)
    if (!frame_qos_set_word (&rule->qos, word))
      break;
  return rule->second && read_conditions (r, rest, rule);
}

/* Read the rule TEXT: two templates joined by ARROW, or one if ARROW is
   null; "=" stands for a topic.  */

static bool
read_rule (struct reader *r, const char *text, const char *arrow,
	   struct rule *rule)
{
  const char *word;

  if (arrow && *arrow == '=')
    return read_topic (r, text, rule);
  word = next_word (r->arena, &text);
  if (arrow && word && strcmp (word, "static") == 0)
    {
      rule->is_static = true;
      word = next_word (r->arena, &text);
    }
  rule->first = word;
  if (!word)
    return false;
  if (arrow)
    {
      word = next_word (r->arena, &text);
      rule->second = next_word (r->arena, &text);
      if (!word || strcmp (word, arrow) != 0 || !rule->second)
	return false;
    }
  return read_conditions (r, text, rule);
}

/* Read the list NODE of rules into *RULES, *N of them.  */

static void
read_rules (struct reader *r, const struct frame_yaml_node *node,
	    const char *arrow, struct rule **rules, unsigned *n)
{
  if (!sequence_p (r, node, "a list"))
    return;
  for (unsigned i = 0; i < node->n_items; i++)
    {
      const struct frame_yaml_node *at = node->items[i];
      const char *text = scalar_text (at);
      struct rule rule = { .first = NULL };

      if (!text || !read_rule (r, text, arrow, &rule))
	frame_yaml_complain (&r->yaml, at, "expected %s",
			     !arrow ? "a frame"
			     : *arrow == '='
			       ? "'TOPIC TYPE POLICIES if PARAMETER'"
			     : *arrow == '-'
			       ? "'PARENT -> CHILD if PARAMETER'"
			       : "'TARGET <- SOURCE'");
      else
	*FRAME_APPEND (r->arena, *rules, *n, struct rule) = rule;
    }
}

static void
read_params (struct reader *r, const struct frame_yaml_node *node,
	     struct frame_known_node *known)
{
  const char *what = "'parameter: default'";

  if (!frame_yaml_mapping_p (&r->yaml, node, what))
    return;
  for (unsigned i = 0; i < node->n_items; i += 2)
    {
      const struct frame_yaml_node *value = node->items[i + 1];
      struct param *param;

      if (!frame_yaml_scalar_p (&r->yaml, value, what))
	continue;
      param = FRAME_APPEND (r->arena, known->params, known->n_params,
			    struct param);
      param->name = node->items[i]->text;
      param->value = value->text;
    }
}

/* Call KNOWN by NAME.  */

static void
add_name (struct frame_known_nodes *nodes, const char *name,
	  const struct frame_known_node *known)
{
  struct entry *entry = FRAME_NEW (nodes->arena, struct entry), *first;

  entry->name = name;
  entry->node = known;
  HASH_FIND_STR (nodes->entries, name, first);
  if (first)
    {
      entry->next = first->next;
      first->next = entry;
    }
  else
    HASH_ADD_KEYPTR (hh, nodes->entries, name, strlen (name), entry);
}

/* KNOWN is called by each name in the list NODE.  */

static void
read_names (struct reader *r, const struct frame_yaml_node *node,
	    const struct frame_known_node *known)
{
  if (!sequence_p (r, node, "a list of nodes"))
    return;
  for (unsigned i = 0; i < node->n_items; i++)
    {
      const char *name = scalar_text (node->items[i]);

      if (name && *name)
	add_name (r->nodes, name, known);
      else
	frame_yaml_complain (&r->yaml, node->items[i],
			     "expected PACKAGE/EXECUTABLE");
    }
}

static bool
yes_p (const char *text)
{
  return text && (strcmp (text, "yes") == 0 || strcmp (text, "true") == 0);
}

/* Read the key KEY of an entry of the catalogue.  */

static void
read_key (struct reader *r, const struct frame_yaml_node *key,
	  const struct frame_yaml_node *value, struct frame_known_node *known)
{
  const char *name = key->text, *text = scalar_text (value);

  if (strcmp (name, "nodes") == 0)
    read_names (r, value, known);
  else if (strcmp (name, "source") == 0)
    /* For who reads the file.  */;
  else if (strcmp (name, "ros") == 0)
    {
      known->ros = text ? atoi (text) : 0;
      if (known->ros != 1 && known->ros != 2)
	frame_yaml_complain (&r->yaml, value, "expected 1 or 2");
    }
  else if (strcmp (name, "open") == 0)
    known->open = yes_p (text);
  else if (strcmp (name, "params") == 0)
    read_params (r, value, known);
  else if (strcmp (name, "edges") == 0)
    read_rules (r, value, "->", &known->edges, &known->n_edges);
  else if (strcmp (name, "lookups") == 0)
    read_rules (r, value, "<-", &known->lookups, &known->n_lookups);
  else if (strcmp (name, "stamps") == 0)
    read_rules (r, value, NULL, &known->stamps, &known->n_stamps);
  else if (strcmp (name, "defines") == 0)
    read_rules (r, value, NULL, &known->defines, &known->n_defines);
  else if (strcmp (name, "publishes") == 0)
    read_rules (r, value, "=", &known->publishes, &known->n_publishes);
  else if (strcmp (name, "subscribes") == 0)
    read_rules (r, value, "=", &known->subscribes, &known->n_subscribes);
  else
    frame_yaml_complain (&r->yaml, key, "unknown key '%.60s'", name);
}

static void
read_entry (struct reader *r, const struct frame_yaml_node *node)
{
  struct frame_known_node *known
    = FRAME_NEW (r->arena, struct frame_known_node);

  if (!frame_yaml_mapping_p (&r->yaml, node, "an entry with 'nodes'"))
    return;
  for (unsigned i = 0; i < node->n_items; i += 2)
    read_key (r, node->items[i], node->items[i + 1], known);
}

/* Read the file NAME, or the LENGTH bytes of TEXT if that is not null.  */

static unsigned
read_all (struct frame_known_nodes *nodes, const char *name, const char *text,
	  size_t length, frame_problem_fn report, void *data)
{
  struct reader r = { .nodes = nodes, .arena = nodes->arena,
		      .yaml = { .arena = nodes->arena, .name = name,
				.report = report, .data = data } };
  const struct frame_yaml_node *list = frame_yaml_read (&r.yaml, text, length);

  /* In a project file the list stands under "nodes".  */
  if (list && list->kind == FRAME_YAML_MAPPING)
    list = frame_yaml_member (list, "nodes");
  if (list && sequence_p (&r, list, "a list of entries"))
    for (unsigned i = 0; i < list->n_items; i++)
      read_entry (&r, list->items[i]);
  return r.yaml.n_errors;
}

unsigned
frame_known_nodes_parse (struct frame_known_nodes *nodes, const char *text,
			 size_t length, frame_problem_fn report, void *data)
{
  return read_all (nodes, "", text, length, report, data);
}

unsigned
frame_known_nodes_read (struct frame_known_nodes *nodes, const char *file,
			frame_problem_fn report, void *data)
{
  return read_all (nodes, file, NULL, 0, report, data);
}

/* Asking.  */

unsigned
frame_known_nodes_count (const struct frame_known_nodes *nodes)
{
  return HASH_COUNT (nodes->entries);
}

const struct frame_known_node *
frame_known_nodes_find (const struct frame_known_nodes *nodes,
			const char *name, int ros)
{
  const struct frame_known_node *found = NULL;
  struct entry *entry;

  HASH_FIND_STR (nodes->entries, name, entry);
  /* The first one of the chain is the oldest, behind it the newest come
     first.  */
  if (!entry)
    return NULL;
  for (const struct entry *at = entry->next; at && !found; at = at->next)
    if (!at->node->ros || at->node->ros == ros)
      found = at->node;
  if (!found && (!entry->node->ros || entry->node->ros == ros))
    found = entry->node;
  return found;
}

/* True if TEMPLATE is "{NAME}".  */

static bool
just_p (const char *template, const char *name)
{
  size_t n = strlen (name);

  return template && template[0] == '{' && strncmp (template + 1, name, n) == 0
	 && strcmp (template + 1 + n, "}") == 0;
}

static bool
any_just_p (const struct rule *rules, unsigned n, const char *name)
{
  for (unsigned i = 0; i < n; i++)
    if (just_p (rules[i].first, name) || just_p (rules[i].second, name))
      return true;
  return false;
}

const char *
frame_known_node_frame (const struct frame_known_node *node, unsigned i)
{
  for (unsigned k = 0; k < node->n_params; k++)
    {
      const char *name = node->params[k].name;

      if (!any_just_p (node->edges, node->n_edges, name)
	  && !any_just_p (node->lookups, node->n_lookups, name)
	  && !any_just_p (node->stamps, node->n_stamps, name))
	continue;
      if (i-- == 0)
	return name;
    }
  return NULL;
}

/* A node with the values of its parameters.  */
struct values
{
  const struct frame_known_node *node;
  frame_known_param_fn param;
  void *data;
  struct frame_arena *arena;
};

static const char *expand (const struct values *v, const char *template,
			   unsigned depth);

/* The value of parameter NAME; null if it is not known.  */

static const char *
value_of (const struct values *v, const char *name, unsigned depth)
{
  bool unknown = false;
  const char *set = v->param ? v->param (v->data, name, &unknown) : NULL;

  if (set || unknown)
    return set;
  for (unsigned i = 0; i < v->node->n_params; i++)
    if (strcmp (v->node->params[i].name, name) == 0)
      return expand (v, v->node->params[i].value, depth + 1);
  return NULL;
}

/* TEMPLATE with values for {parameters}, interned; null if one is not
   known.  */

static const char *
expand (const struct values *v, const char *template, unsigned depth)
{
  const char *open = strchr (template, '{');
  const char *close = open ? strchr (open, '}') : NULL;
  const char *name, *value, *rest;

  if (!close || depth > MAX_NESTING)
    return frame_intern (v->arena, template);
  name = frame_intern_n (v->arena, open + 1, close - open - 1);
  value = value_of (v, name, depth);
  /* Most templates are one parameter.  */
  if (open == template && !close[1])
    return value ? frame_intern (v->arena, value) : NULL;
  rest = expand (v, close + 1, depth);
  if (!value || !rest)
    return NULL;
  return frame_intern (v->arena,
		       frame_printf (v->arena, "%.*s%s%s",
				     (int) (open - template), template, value,
				     rest));
}

/* The frame that TEMPLATE means, without a leading slash.  */

static const char *
frame_of (const struct values *v, const char *template)
{
  const char *text = expand (v, template, 0);

  return text && text[0] == '/' ? frame_intern (v->arena, text + 1) : text;
}

/* True if VALUE is a number other than zero, or a word other than false.  */

static bool
true_p (const char *value)
{
  char *end;
  double number = strtod (value, &end);

  if (end != value && !*end)
    return number != 0;
  return *value && strcasecmp (value, "false") != 0;
}

/* True if the conditions of RULE may hold.  *MAYBE is set if that is not
   known.  */

static bool
holds_p (const struct values *v, const struct rule *rule, bool *maybe)
{
  for (unsigned i = 0; i < rule->n_conditions; i++)
    {
      const struct condition *c = &rule->conditions[i];
      const char *value = value_of (v, c->param, 0);
      const char *wanted = c->value ? expand (v, c->value, 0) : NULL;

      if (!value || (c->value && !wanted))
	*maybe = true;
      else if ((c->value ? strcmp (value, wanted) == 0 : true_p (value))
	       == c->unless)
	return false;
    }
  return true;
}

/* The frames of N RULES that hold into *LIST, *N_LIST of them.  */

static void
expand_frames (const struct values *v, const struct rule *rules, unsigned n,
	       const char ***list, unsigned *n_list)
{
  *list = FRAME_NEW_N (v->arena, const char *, n + 1);
  for (unsigned i = 0; i < n; i++)
    {
      bool maybe = false;
      const char *frame
	= holds_p (v, &rules[i], &maybe) ? frame_of (v, rules[i].first) : NULL;

      if (frame && *frame && !maybe)
	(*list)[(*n_list)++] = frame;
    }
}

/* Add to E the topics of N RULES that hold.  */

static void
expand_topics (const struct values *v, const struct rule *rules, unsigned n,
	       bool publishes, struct frame_known_effects *e)
{
  for (unsigned i = 0; i < n; i++)
    {
      struct frame_known_topic *topic = &e->topics[e->n_topics];
      bool maybe = false;

      if (!holds_p (v, &rules[i], &maybe) || maybe)
	continue;
      topic->name = expand (v, rules[i].first, 0);
      topic->type = rules[i].second;
      topic->publishes = publishes;
      topic->qos = rules[i].qos;
      e->n_topics += topic->name && *topic->name;
    }
}

void
frame_known_node_effects (const struct frame_known_node *node,
			  frame_known_param_fn param, void *data,
			  struct frame_arena *arena,
			  struct frame_known_effects *e)
{
  struct values v = { node, param, data, arena };

  memset (e, 0, sizeof *e);
  e->open = node->open;
  e->edges
    = FRAME_NEW_N (arena, struct frame_known_edge, node->n_edges + 1);
  for (unsigned i = 0; i < node->n_edges; i++)
    {
      struct frame_known_edge *edge = &e->edges[e->n_edges];

      edge->maybe = false;
      if (!holds_p (&v, &node->edges[i], &edge->maybe))
	continue;
      edge->parent = frame_of (&v, node->edges[i].first);
      edge->child = frame_of (&v, node->edges[i].second);
      edge->is_static = node->edges[i].is_static;
      if (!edge->parent || !edge->child)
	e->open = true;
      else if (*edge->parent && *edge->child)
	e->n_edges++;
    }
  e->lookups
    = FRAME_NEW_N (arena, struct frame_known_lookup, node->n_lookups + 1);
  for (unsigned i = 0; i < node->n_lookups; i++)
    {
      struct frame_known_lookup *lookup = &e->lookups[e->n_lookups];
      bool maybe = false;

      if (!holds_p (&v, &node->lookups[i], &maybe) || maybe)
	continue;
      lookup->target = frame_of (&v, node->lookups[i].first);
      lookup->source = frame_of (&v, node->lookups[i].second);
      if (lookup->target && lookup->source && *lookup->target
	  && *lookup->source)
	e->n_lookups++;
    }
  expand_frames (&v, node->stamps, node->n_stamps, &e->stamps, &e->n_stamps);
  expand_frames (&v, node->defines, node->n_defines, &e->defines,
		 &e->n_defines);
  e->topics = FRAME_NEW_N (arena, struct frame_known_topic,
			   node->n_publishes + node->n_subscribes + 1);
  expand_topics (&v, node->publishes, node->n_publishes, true, e);
  expand_topics (&v, node->subscribes, node->n_subscribes, false, e);
}
